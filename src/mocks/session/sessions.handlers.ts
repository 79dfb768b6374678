import { http, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { isConfigKey } from '#domain/bot-config/fields';
import { isSecret } from '#domain/bot-config/secrets';
import type { MockContext } from '../context';
import { callerOf, jsonBodyOf } from '../gate';
import { rpcFor } from '../handlers/rpc';
import { postgrestError } from '../postgrest';
import type { Person } from './people';
import { factorRequired, hasFactor, isFactorRecent } from './factors.handlers';
import { startingSessions, type SessionRow } from './session-rows';

/** Mocks the sessions of the signed-in user (product.md §6.16). */
export function sessionHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, now } = context;
  const rpc = rpcFor(context);
  const { sessionReads, sessionEnds } = conditions;

  const rowsOf = (person: Person, request: Request): readonly SessionRow[] => {
    const caller = callerOf(request, context);
    const current = caller.kind === 'person' ? caller.sessionId : null;
    const open = store
      .openSessionsOf(person)
      .map(({ sessionId, createdAt, usedAt, userAgent }) => ({
        id: sessionId,
        user_agent: userAgent,
        created_at: new Date(createdAt).toISOString(),
        used_at: new Date(usedAt).toISOString(),
        is_current: sessionId === current,
      }));
    const ended = store.endedSessions();
    const others = startingSessions(person, conditions, now());
    return [...open, ...others.filter(({ id }) => !ended.includes(id))].toSorted(
      (one, other) =>
        Number(other.is_current) - Number(one.is_current) ||
        Date.parse(other.used_at) - Date.parse(one.used_at),
    );
  };

  return [
    guard(context),
    rpc('my_sessions', {
      takes: 'read',
      condition: sessionReads,
      args: {},
      answer: (person, _, { request }) => rowsOf(person, request).slice(0, 100),
    }),
    rpc('end_sessions', {
      takes: 'save',
      condition: sessionEnds,
      args: { session_id: v.nullable(v.string()) },
      answer: (person, { session_id }, { request }) => {
        const others = rowsOf(person, request).filter(({ is_current }) => !is_current);
        const ended = others.filter(({ id }) => session_id === null || id === session_id);
        store.endSessions(ended.map(({ id }) => id));
        return 'ended';
      },
    }),
  ];
}

/**
 * The tables and functions that need a session that still exists, as the triggers of the database do. All but
 * `sessionFunctions` also need a second factor that was used recently, if the person has one.
 */
const guardedTables: Readonly<Record<string, readonly string[]>> = {
  managed_users: ['POST', 'PATCH', 'DELETE'],
  server_member_permissions: ['POST', 'PATCH', 'DELETE'],
  store_memberships: ['POST', 'PATCH'],
  stores: ['DELETE'],
  team_members: ['POST', 'PATCH', 'DELETE'],
};
const sessionFunctions: readonly string[] = ['end_sessions', 'my_sessions'];
const guardedFunctions: readonly string[] = [
  'assign_plan',
  'change_store_member',
  'confirm_editors',
  'dismiss_plan',
  'link_store_member',
  'replace_member_permissions',
  'save_server_config',
  'set_notice_webhook',
  'set_payment_secret',
];

/**
 * Answers a sensitive call of a session that was ended, or that needs the second factor. Leaves all other calls to the
 * handlers after it.
 */
function guard(context: MockContext): RequestHandler {
  return http.all(`${context.url}/rest/v1/*`, async ({ request }) => {
    const { conditions, store } = context;
    const caller = callerOf(request, context);
    if (caller.kind !== 'person') return undefined;
    const what = await guardedPart(request);
    if (what === null) return undefined;
    const isOpen = conditions.ownSession === 'open' && store.isOpen(caller.sessionId);
    if (!isOpen) return sessionEnded();
    const needsFactor = what === 'sessionAndFactor' && hasFactor(caller.person, context);
    return needsFactor && !isFactorRecent(caller, context) ? factorRequired() : undefined;
  });
}

async function guardedPart(request: Request): Promise<'session' | 'sessionAndFactor' | null> {
  const called = new URL(request.url).pathname.split('/rest/v1/rpc/')[1] ?? '';
  if (sessionFunctions.includes(called)) return 'session';
  return (await isSensitive(request)) ? 'sessionAndFactor' : null;
}

async function isSensitive(request: Request): Promise<boolean> {
  const name = new URL(request.url).pathname.split('/rest/v1/')[1] ?? '';
  const methods = Object.hasOwn(guardedTables, name) ? guardedTables[name] : undefined;
  const called = name.startsWith('rpc/') ? name.slice('rpc/'.length) : '';
  const isGuarded = methods?.includes(request.method) || guardedFunctions.includes(called);
  if (!isGuarded) return false;
  const body = await jsonBodyOf(request.clone());
  if (typeof body === 'string') return true;
  if (name === 'store_memberships') return request.method === 'POST' || 'checkout_url' in body;
  return called !== 'save_server_config' || changesSecret(body['changes']);
}

const changedKeys = v.array(v.object({ key: v.string() }));

function changesSecret(changes: unknown): boolean {
  return v.is(changedKeys, changes) && changes.some(({ key }) => isConfigKey(key) && isSecret(key));
}

function sessionEnded(): Response {
  return postgrestError(401, 'PT401', 'The session was ended', 'session_ended');
}
