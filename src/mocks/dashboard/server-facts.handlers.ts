import { http, HttpResponse, type RequestHandler } from 'msw';
import { admit } from '../admit';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import {
  editorOf,
  guildsOf,
  serverSeenBy,
  visibleKeys,
  type SeenServer,
} from '../market/membership';
import type { Person } from '../session/people';
import { noSuchFunction } from '../postgrest';
import { ownRequestOf } from './access-requests.handlers';
import { serverRow } from '../handlers/tables';

/**
 * Mocks the function `my_server_facts()`, which returns the viewer's guilds and the servers where the viewer is an
 * editor.
 */
export function serverFactsHandler(context: MockContext): RequestHandler {
  const { url, conditions, since } = context;
  return http.post(
    `${url}/rest/v1/rpc/my_server_facts`,
    endpoint(context, 'read', async ({ request }) => {
      if (conditions.serverFacts === 'unreachable') return HttpResponse.error();
      const body = await jsonBodyOf(request.clone());
      const person = admit(request, 'function my_server_facts', context);
      if (person instanceof Response) return person;
      if (typeof body === 'string' || Object.keys(body).length > 0) {
        return noSuchFunction('my_server_facts');
      }
      const isStale = conditions.guildAccess === 'expired' && !since.guildsWereListed;
      const own = isStale ? [] : guildsOf(person, conditions);
      const given = editorOf(person).serverPermissions.map(({ serverId }) => serverId);
      const ids = [...new Set([...own.map(({ id }) => id), ...given])].toSorted();
      return HttpResponse.json(
        ids.flatMap((id) => {
          const server = serverSeenBy(person, id, conditions);
          return server ? [factsRow(server, person, context)] : [];
        }),
      );
    }),
  );
}

function factsRow(server: SeenServer, person: Person, context: MockContext) {
  const { id } = server.guild;
  const visible: readonly string[] = visibleKeys(person, server);
  const last = context.store
    .revisionsOf(id)
    .findLast(({ keys }) => keys.some((key) => visible.includes(key)));
  return {
    server_id: id,
    is_set_up: serverRow(server, context).added_at !== null,
    saved_at: last?.saved_at ?? null,
    saved_by_name: last?.saved_by_name ?? null,
    request: ownRequestOf(person, id, context),
  };
}
