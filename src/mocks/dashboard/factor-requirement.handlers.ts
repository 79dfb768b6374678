import { http, type RequestHandler } from 'msw';
import * as v from 'valibot';
import type { MockContext } from '../context';
import { callerOf, denied, jsonBodyOf } from '../gate';
import { rpcFor } from '../handlers/rpc';
import { opensPanels, serverSeenBy } from '../market/membership';
import {
  factorMissing,
  factorRequired,
  hasFactor,
  isFactorRecent,
} from '../session/factors.handlers';
import type { Person } from '../session/people';
import { guilds } from './servers';

/** Mocks the rule that a server's owner can require a second factor of its editors (product.md §12.28). */
export function factorRequirementHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store } = context;
  return [
    guard(context),
    rpcFor(context)('require_factor_of_editors', {
      takes: 'save',
      condition: conditions.factorRuleChanges,
      args: { server_id: v.string(), is_required: v.boolean() },
      answer: (person, { server_id, is_required }, { request }) => {
        const owns = serverSeenBy(person, server_id, conditions)?.viewerRole === 'Owner';
        if (!owns || conditions.factorRuleChanges === 'rightTakenMeanwhile') {
          return denied('require_factor_of_editors', 403);
        }
        if (!hasFactor(person, context)) return factorMissing();
        if (!isFactorRecent(callerOf(request, context), context)) return factorRequired();
        store.requireFactor(server_id, is_required);
        return 'saved';
      },
    }),
  ];
}

const everyServer = Object.values(guilds).map(({ id }) => id);

/** Returns what `viewer_rights()` says about the second factor of a person. */
export function factorOf(person: Person, context: MockContext) {
  return {
    is_set_up: hasFactor(person, context),
    required_in: everyServer
      .filter((id) => isRequiredIn(id, context) && mayOpen(person, id, context))
      .toSorted(),
  };
}

function isRequiredIn(serverId: string, { store, conditions }: MockContext): boolean {
  return store.requiresFactor(serverId) ?? conditions.factorRule === 'on';
}

function mayOpen(person: Person, serverId: string, { conditions }: MockContext): boolean {
  const server = serverSeenBy(person, serverId, conditions);
  return server !== null && opensPanels(person, server);
}

/** Refuses a change of a server by a person who needs a second factor. Leaves all other calls to the handlers after it. */
function guard(context: MockContext): RequestHandler {
  return http.all(`${context.url}/rest/v1/*`, async ({ request }) => {
    const caller = callerOf(request, context);
    if (request.method === 'GET' || caller.kind !== 'person') return undefined;
    const edited = await editedServers(request, context);
    const isAsked = edited.some(
      (id) => isRequiredIn(id, context) && mayOpen(caller.person, id, context),
    );
    if (!isAsked) return undefined;
    if (!hasFactor(caller.person, context)) return factorMissing();
    return caller.factorAt === null ? factorRequired() : undefined;
  });
}

const functionsOfServer: readonly string[] = [
  'confirm_editors',
  'save_server_config',
  'set_notice_webhook',
  'unlink_store',
];

async function editedServers(
  request: Request,
  { store, conditions }: MockContext,
): Promise<readonly string[]> {
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.split('/rest/v1/')[1] ?? '';
  const read = await jsonBodyOf(request.clone());
  const body: Readonly<Record<string, unknown>> = typeof read === 'string' ? {} : read;
  const { members, permissions } = store.team.rows();
  const ofMember = (id: unknown) =>
    permissions.flatMap((row) => (row.team_member_id === id ? [row.server_id] : []));
  const filter = (column: string) => searchParams.get(column)?.replace(/^eq\./, '');
  if (functionsOfServer.includes(name.replace(/^rpc\//, ''))) return [String(body['server_id'])];
  switch (name) {
    case 'rpc/replace_member_permissions':
      return [...ofMember(body['member_id']), ...serversIn(body['rows'])];
    case 'rpc/decline_access_request':
      return store.accessRequests
        .rows(conditions)
        .flatMap((row) => (row.id === body['request_id'] ? [row.server_id] : []));
    case 'team_members': {
      const member = members.find(({ id }) => id === filter('id'));
      const isEverywhere = [member?.allowed_panels, body['allowed_panels']].some(
        (panels) => Array.isArray(panels) && panels.length > 0,
      );
      return isEverywhere ? everyServer : ofMember(member?.id);
    }
    case 'server_member_permissions':
      return [filter('server_id') ?? String(body['server_id'])];
    default:
      return [];
  }
}

const rowsOfServers = v.array(v.object({ server_id: v.string() }));

function serversIn(rows: unknown): readonly string[] {
  const parsed = v.safeParse(rowsOfServers, rows);
  return parsed.success ? parsed.output.map(({ server_id }) => server_id) : [];
}
