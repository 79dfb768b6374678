import { panels, type Panel } from '../permissions/panels';
import type { MemberPermission } from './member';

/** A server as far as rights in it go. */
export interface ServerRef {
  /** A snowflake string. */
  id: string;
  name: string;
}

/** Gives a server with no panels yet, or takes it with all of them (spec §4 «Permission edit flow»). */
export function toggleServer(
  permissions: readonly MemberPermission[],
  { id, name }: ServerRef,
): readonly MemberPermission[] {
  return isGiven(permissions, id)
    ? permissions.filter(({ serverId }) => serverId !== id)
    : [...permissions, { serverId: id, serverName: name, allowedPanels: [] }];
}

/** Gives a panel of a server, or takes it; a server that was not given comes with it. */
export function togglePanel(
  permissions: readonly MemberPermission[],
  server: ServerRef,
  panel: Panel,
): readonly MemberPermission[] {
  const given = isGiven(permissions, server.id) ? permissions : toggleServer(permissions, server);
  return given.map((permission) => {
    if (permission.serverId !== server.id) return permission;
    const others = permission.allowedPanels.filter((other) => other !== panel);
    const hadIt = others.length < permission.allowedPanels.length;
    return { ...permission, allowedPanels: inOrder(hadIt ? others : [...others, panel]) };
  });
}

/** The panels given in a server; null where the server was not given. */
export function panelsIn(
  permissions: readonly MemberPermission[],
  id: string,
): readonly Panel[] | null {
  return permissions.find(({ serverId }) => serverId === id)?.allowedPanels ?? null;
}

/** Whether two lists give the same, in whatever order and under whatever name a server was known. */
export function samePermissions(
  one: readonly MemberPermission[],
  other: readonly MemberPermission[],
): boolean {
  return (
    one.length === other.length &&
    one.every(({ serverId, allowedPanels }) => {
      const there = panelsIn(other, serverId);
      return there !== null && inOrder(there).join() === inOrder(allowedPanels).join();
    })
  );
}

/**
 * What was changed from `base` to `draft`, carried over to what others made of `base` meanwhile: the last word on each
 * server and panel is with whoever touched it here.
 */
export function rebasePermissions({
  base,
  draft,
  theirs,
}: Record<'base' | 'draft' | 'theirs', readonly MemberPermission[]>): readonly MemberPermission[] {
  const known = [...theirs, ...draft].filter(
    ({ serverId }, index, all) => all.findIndex((one) => one.serverId === serverId) === index,
  );
  return known.flatMap((permission): MemberPermission[] => {
    const id = permission.serverId;
    const [was, mine, now] = [panelsIn(base, id), panelsIn(draft, id), panelsIn(theirs, id)];
    const touchedServer = (was === null) !== (mine === null);
    if (touchedServer ? mine === null : now === null) return [];
    const has = (some: readonly Panel[] | null, panel: Panel) => some?.includes(panel) === true;
    const isThere = (panel: Panel) =>
      mine !== null && has(was, panel) !== has(mine, panel) ? has(mine, panel) : has(now, panel);
    return [{ ...permission, allowedPanels: panels.filter(isThere) }];
  });
}

/**
 * The servers that can be handed out: demo servers, known by their name, are left out, and so is what a search by name
 * does not find (spec §5 «Assign Servers»).
 */
export function assignableServers<Server extends ServerRef>(
  servers: readonly Server[],
  query = '',
): readonly Server[] {
  const wanted = query.trim().toLowerCase();
  return servers.filter(({ name }) => {
    const lower = name.toLowerCase();
    return !lower.includes('demo') && lower.includes(wanted);
  });
}

function isGiven(permissions: readonly MemberPermission[], id: string): boolean {
  return panelsIn(permissions, id) !== null;
}

/** Panels in the order of the sidebar. */
function inOrder(some: readonly Panel[]): readonly Panel[] {
  return panels.filter((panel) => some.includes(panel));
}
