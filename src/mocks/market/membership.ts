import { canEditKey } from '#domain/permissions/config-rights';
import { canOpenPanel } from '#domain/permissions/panel-access';
import { panels, type Panel } from '#domain/permissions/panels';
import type { Editor } from '#domain/permissions/roles';
import { isAdministrator } from '#domain/servers/administrator';
import { fields, type ConfigKey } from '#domain/bot-config/fields';
import { serverFromGuild, type Guild, type ServerRole } from '#domain/servers/server';
import { people, type Person } from '../session/people';
import { fortyGuilds, guilds, manyGuilds } from '../dashboard/servers';
import type { Conditions } from '../conditions';

export function guildsOf(person: Person, conditions: Conditions): readonly Guild[] {
  if (conditions.guilds === 'many') return manyGuilds;
  if (conditions.guilds === 'forty') return fortyGuilds;
  const own = person.guilds.map((name): Guild => guilds[name]);
  if (conditions.guilds === 'own') return own;
  return own.filter(({ owner, permissions }) => !owner && !isAdministrator(permissions));
}

export function editorOf({ discord, role, given }: Person): Editor {
  return {
    discordId: discord?.id ?? null,
    role,
    allowedPanels: given?.everywhere ?? [],
    serverPermissions: given?.servers ?? [],
  };
}

export interface SeenServer {
  guild: Guild;
  viewerRole: ServerRole;
}

/** Returns null if the person is not a member and has no rights on the server. */
export function serverSeenBy(
  person: Person,
  serverId: string,
  conditions: Conditions,
): SeenServer | null {
  const own = guildsOf(person, conditions).find(({ id }) => id === serverId);
  if (own) return { guild: own, viewerRole: serverFromGuild(own).role };
  const foreign = Object.values<Guild>(guilds).find(({ id }) => id === serverId);
  const editor = editorOf(person);
  const isGiven = editor.serverPermissions.some((given) => given.serverId === serverId);
  if (!foreign || !(isGiven || runsTheSite(person))) return null;
  return { guild: foreign, viewerRole: 'Member' };
}

/** Returns whether a person has all rights on all servers (product.md §12.1). */
export function runsTheSite({ role }: Person): boolean {
  return role !== 'member';
}

export function isKnownServer(serverId: string): boolean {
  return [...Object.values<Guild>(guilds), ...manyGuilds].some(({ id }) => id === serverId);
}

/** Returns the Discord id of a guild's owner; null when the owner is not one of `people`. */
export function ownerIdOf({ id }: Guild): string | null {
  const owner = Object.values<Person>(people).find((person) =>
    person.guilds.some((name) => guilds[name].id === id && guilds[name].owner),
  );
  return owner?.discord?.id ?? null;
}

/** Returns whether a person may open a panel of a server (product.md §12.4). */
export function mayOpen(person: Person, { guild, viewerRole }: SeenServer, panel: Panel): boolean {
  const server = { id: guild.id, role: viewerRole, isDemo: false };
  return canOpenPanel({ server, editor: editorOf(person), panel });
}

export function opensPanels(person: Person, server: SeenServer): boolean {
  return panels.some((panel) => mayOpen(person, server, panel));
}

/** Returns whether a person may change a setting of a server (product.md §12.7). */
export function mayEdit(
  person: Person,
  { guild, viewerRole }: SeenServer,
  key: ConfigKey,
): boolean {
  const server = { id: guild.id, role: viewerRole, isDemo: false };
  return canEditKey({ server, editor: editorOf(person), key });
}

/** Returns the settings that a person may see in a server: `private.visible_keys`. */
export function visibleKeys(person: Person, server: SeenServer): readonly ConfigKey[] {
  return fields.flatMap(({ key }) => (mayEdit(person, server, key) ? [key] : []));
}
