import { isAdministrator } from '#domain/servers/administrator';
import { HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import type { MockContext } from '../context';
import { editorOf, guildsOf, isKnownServer, serverSeenBy } from '../market/membership';
import { people, type Person } from '../session/people';
import { postgrestError } from '../postgrest';
import { createPresence } from '../shell/presence';
import { factorOf } from '../dashboard/factor-requirement.handlers';
import { replacePermissions } from '../dashboard/replace-permissions.handlers';
import { saveServerConfig } from '../dashboard/save-server-config.handlers';
import { rpcFor, rpcForAnyone } from './rpc';
import { serverRow } from './tables';

export function databaseFunctionHandlers(context: MockContext): RequestHandler[] {
  const { conditions } = context;
  const rpc = rpcFor(context);
  const presence = createPresence(context);
  const ofServer = { server_id: v.unknown() };
  return [
    rpc('viewer_rights', {
      takes: 'read',
      args: {},
      answer: (person) => viewerRights(person, context),
    }),
    rpc('save_server_config', {
      takes: 'save',
      condition: conditions.save,
      args: { ...ofServer, base_version: v.unknown(), changes: v.unknown() },
      answer: (person, given) => saveServerConfig(given, person, context),
    }),
    rpc('known_server', {
      takes: 'read',
      args: ofServer,
      answer: (person, { server_id }) => {
        const id = String(server_id);
        const guild = guildsOf(person, conditions).find((own) => own.id === id);
        const known = conditions.config !== 'missing' && isKnownServer(id);
        return { known, name: (known && guild?.name) || null };
      },
    }),
    rpcForAnyone(context)('site_presence', {
      takes: 'read',
      condition: conditions.presence,
      args: { visit: v.unknown() },
      answer: (person, { visit }) => presence(person, visit),
    }),
    rpc('platform_owner_id', {
      takes: 'read',
      args: {},
      answer: () => people.platformOwner.discord.id,
    }),
    rpc('replace_member_permissions', {
      takes: 'save',
      args: { member_id: v.unknown(), rows: v.unknown() },
      answer: (person, given) => replacePermissions(given, person, context),
    }),
    rpc('add_server', {
      takes: 'save',
      args: ofServer,
      answer: (person, { server_id }) => addServer(String(server_id), person, context),
    }),
  ];
}

function viewerRights(person: Person, context: MockContext): Response {
  const { discordId, role, allowedPanels, serverPermissions } = editorOf(person);
  return HttpResponse.json({
    discord_id: discordId,
    role: context.since.siteRoleWasTaken ? 'member' : role,
    allowed_panels: allowedPanels,
    server_permissions: serverPermissions.map((given) => ({
      server_id: given.serverId,
      server_name: given.serverName,
      role: given.role,
      allowed_panels: given.allowedPanels,
    })),
    factor: factorOf(person, context),
  });
}

/** The person must be an owner or administrator of the server on Discord, even if they run the site. */
function addServer(serverId: string, person: Person, context: MockContext): Response {
  const { conditions, store } = context;
  const guild = guildsOf(person, conditions).find(({ id }) => id === serverId);
  const server = serverSeenBy(person, serverId, conditions);
  const isAllowed = guild && (guild.owner || isAdministrator(guild.permissions));
  if (!server || !isAllowed || conditions.addServer === 'rejects') {
    return postgrestError(403, '42501', 'Not an administrator of this server');
  }
  store.addServer(serverId);
  return HttpResponse.json(serverRow(server, context));
}
