import type { Editor } from '../../src/domain/permissions/roles';
import { isAdministrator } from '../../src/domain/servers/administrator';
import type { ServerRole } from '../../src/domain/servers/server';
import type { Persona } from './decisions';

/** The id of the server for which `decisions.ts` defines the permissions. */
export const here = '845201933120405504';
const elsewhere = '902334817261953024';

/** Returns the role that the server's card shows. Expired access does not count. */
export function serverRole({ guild }: Persona): ServerRole {
  if (guild === undefined || guild.hasLapsed) return 'Member';
  if (guild.owner) return 'Owner';
  return isAdministrator(guild.permissions) ? 'Admin' : 'Member';
}

/** Returns the access that the backend reports for a persona. */
export function editorOf(persona: Persona): Editor {
  const [only] = persona.here ?? [];
  const given = [
    { serverId: here, given: persona.hereInAll ?? only },
    { serverId: elsewhere, given: persona.elsewhere },
  ];
  return {
    discordId: '218345611802574848',
    role: persona.site ?? 'member',
    allowedPanels: persona.panelsEverywhere ?? [],
    serverPermissions: given.flatMap(({ serverId, given: rights }) =>
      rights
        ? [{ serverId, serverName: 'Deals', role: rights.role, allowedPanels: rights.panels }]
        : [],
    ),
  };
}
