import { http, HttpResponse, type RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { callerOf, endpoint, jsonBodyOf, type Caller } from '../gate';
import { editorOf, serverSeenBy, type SeenServer } from '../membership';
import { isAdministrator } from '#domain/servers/administrator';
import type { Person } from '../people';
import { postgrestError, rows } from '../postgrest';
import { saveServerConfig } from './save-server-config';

/** The tables and functions of the database the app calls, each behind its row-level security (design.md §10). */
export function restHandlers(context: MockContext): RequestHandler[] {
  const { url, conditions, store } = context;
  const table = (name: string, read: (person: Person, url: URL) => readonly object[] | Response) =>
    http.get(
      `${url}/rest/v1/${name}`,
      endpoint(context, 'read', (call) => {
        if (name === 'server_configs' && conditions.config === 'unreachable') {
          return HttpResponse.error();
        }
        const person = personOrRefusal(callerOf(call.request, context), `table ${name}`);
        if (person instanceof Response) return person;
        const found = read(person, call.url);
        return found instanceof Response ? found : rows(call.request, found);
      }),
    );

  return [
    table('server_configs', (person, { searchParams }) => {
      if (conditions.config === 'forbidden') return denied('table server_configs', 403);
      const server = seenServer(person, searchParams.get('server_id'), context);
      if (!server) return [];
      const { config, version } = store.configOf(server.guild.id);
      return [{ server_id: server.guild.id, config, version }];
    }),
    table('servers', (person, { searchParams }) => {
      const server = seenServer(person, searchParams.get('id'), context);
      return server ? [serverRow(server, person)] : [];
    }),
    http.post(
      `${url}/rest/v1/rpc/viewer_rights`,
      endpoint(context, 'read', ({ request }) => {
        const person = personOrRefusal(callerOf(request, context), 'function viewer_rights');
        if (person instanceof Response) return person;
        const { discordId, role, allowedPanels, serverPermissions } = editorOf(person);
        return HttpResponse.json({
          discord_id: discordId,
          role,
          allowed_panels: allowedPanels,
          server_permissions: serverPermissions.map((given) => ({
            server_id: given.serverId,
            server_name: given.serverName,
            allowed_panels: given.allowedPanels,
          })),
        });
      }),
    ),
    http.post(
      `${url}/rest/v1/rpc/save_server_config`,
      endpoint(context, 'save', async ({ request }) => {
        if (conditions.save === 'signedOut') return jwtExpired();
        const person = personOrRefusal(callerOf(request, context), 'function save_server_config');
        if (person instanceof Response) return person;
        return saveServerConfig(await jsonBodyOf(request), person, context);
      }),
    ),
    http.post(
      `${url}/rest/v1/rpc/add_server`,
      endpoint(context, 'save', async ({ request }) => {
        const person = personOrRefusal(callerOf(request, context), 'function add_server');
        if (person instanceof Response) return person;
        const body = await jsonBodyOf(request);
        const serverId = typeof body === 'string' ? '' : String(body['server_id']);
        const server = serverSeenBy(person, serverId, conditions);
        if (
          !server ||
          !isAdministrator(server.guild.permissions) ||
          conditions.addServer === 'refuses'
        ) {
          return postgrestError(403, '42501', 'Not an administrator of this server');
        }
        store.addServer(serverId);
        return HttpResponse.json(serverRow(server, person));
      }),
    ),
  ];
}

function seenServer(person: Person, filter: string | null, { conditions }: MockContext) {
  const [, id] = /^eq\.(\d{1,20})$/.exec(filter ?? '') ?? [];
  if (id === undefined || conditions.config === 'missing') return null;
  return serverSeenBy(person, id, conditions);
}

function serverRow({ guild, viewerRole }: SeenServer, person: Person) {
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    owner_id: guild.owner ? (person.discord?.id ?? null) : null,
    has_license: true,
    viewer_role: viewerRole,
  };
}

function personOrRefusal(caller: Caller, what: string): Person | Response {
  if (caller.kind === 'person') return caller.person;
  if (caller.kind === 'anonymous') return denied(what, 401);
  return caller.reason === 'expired'
    ? jwtExpired()
    : postgrestError(401, 'PGRST301', 'Expected 3 parts in JWT; got 1');
}

/** The database answers 401 to whoever is not signed in, and 403 to whoever is. */
function denied(what: string, status: 401 | 403): Response {
  return postgrestError(status, '42501', `permission denied for ${what}`);
}

function jwtExpired(): Response {
  return postgrestError(401, 'PGRST303', 'JWT expired');
}
