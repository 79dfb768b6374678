import { canOpenPanel } from '#domain/permissions/panel-access';
import type { Panel } from '#domain/permissions/panels';
import type { Editor } from '#domain/permissions/roles';
import { isAdministrator } from '#domain/servers/administrator';
import { serverFromGuild, type Guild, type ServerRole } from '#domain/servers/server';
import type { Person } from './people';
import { guilds, manyGuilds } from './servers';
import type { Conditions } from './worlds';

/** The guilds a person is in, as Discord lists them to them. */
export function guildsOf(person: Person, conditions: Conditions): readonly Guild[] {
  if (conditions.guilds === 'many') return manyGuilds;
  const own = person.guilds.map((name): Guild => guilds[name]);
  if (conditions.guilds === 'own') return own;
  return own.filter(({ owner, permissions }) => !owner && !isAdministrator(permissions));
}

/** What a person may edit as one of the team. */
export function editorOf({ discord, role, serverPermissions }: Person): Editor {
  return {
    discordId: discord?.id ?? null,
    role,
    allowedPanels: [],
    serverPermissions: serverPermissions.map(({ guild, allowedPanels }) => ({
      serverId: guilds[guild].id,
      serverName: guilds[guild].name,
      allowedPanels,
    })),
  };
}

/** A server as a person may see it. */
export interface SeenServer {
  guild: Guild;
  viewerRole: ServerRole;
}

/** A server a person is in, was given, or may edit as one of the team; null where there is none to be seen. */
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
  if (!foreign || !(isGiven || editor.role === 'admin')) return null;
  return { guild: foreign, viewerRole: 'Member' };
}

/** Whether a person may change the settings of a panel of a server (spec §6). */
export function mayEdit(person: Person, { guild, viewerRole }: SeenServer, panel: Panel): boolean {
  const server = { id: guild.id, role: viewerRole, isDemo: false };
  return canOpenPanel({ server, editor: editorOf(person), panel });
}
