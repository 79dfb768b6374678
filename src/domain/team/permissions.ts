import { wordMatcher } from '../fold';
import { panels, type Panel } from '../permissions/panels';
import type { MemberPermission } from './member';

export interface ServerRef {
  /** A snowflake string. */
  id: string;
  name: string;
}

/** Adds the server without panels, or removes it with its panels (product.md §12.17). */
export function toggleServer(
  permissions: readonly MemberPermission[],
  { id, name }: ServerRef,
): readonly MemberPermission[] {
  return isGiven(permissions, id)
    ? permissions.filter(({ serverId }) => serverId !== id)
    : [...permissions, { serverId: id, serverName: name, allowedPanels: [] }];
}

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

/** Gives exactly these panels in the server, and adds the server if needed. */
export function withPanels(
  permissions: readonly MemberPermission[],
  server: ServerRef,
  given: readonly Panel[],
): readonly MemberPermission[] {
  const all = isGiven(permissions, server.id) ? permissions : toggleServer(permissions, server);
  return all.map((permission) =>
    permission.serverId === server.id
      ? { ...permission, allowedPanels: inOrder(given) }
      : permission,
  );
}

export function panelsIn(
  permissions: readonly MemberPermission[],
  id: string,
): readonly Panel[] | null {
  return permissions.find(({ serverId }) => serverId === id)?.allowedPanels ?? null;
}

/** Returns whether two lists give access to the same panels. Ignores the order and the server names. */
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

/** If both sides changed the same server or panel, the draft wins (product.md §12.17). */
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

/** Leaves out demo servers, which are recognized by name, and servers that do not match (product.md §12.18). */
export function assignableServers<Server extends ServerRef>(
  servers: readonly Server[],
  query = '',
): readonly Server[] {
  const isFound = wordMatcher(query);
  return servers.filter(({ name }) => !name.toLowerCase().includes('demo') && isFound(name));
}

function isGiven(permissions: readonly MemberPermission[], id: string): boolean {
  return panelsIn(permissions, id) !== null;
}

function inOrder(some: readonly Panel[]): readonly Panel[] {
  return panels.filter((panel) => some.includes(panel));
}
