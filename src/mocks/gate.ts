import { HttpResponse } from 'msw';
import { due, MOCK_ANON_KEY, type MockContext } from './context';
import type { Person } from './session/people';
import { givenTo, panelsEverywhereOf } from './dashboard/team-rights';
import { claimsOf } from './session/tokens';
import { postgrestError } from './postgrest';

/** The caller of a request: anonymous, signed in, or with an invalid or expired token. */
export type Caller =
  | { kind: 'anonymous' }
  /** `factorAt`: when a second factor was used, as the token says, in Unix ms; null if it was not. */
  | { kind: 'person'; person: Person; sessionId: string; factorAt: number | null }
  | { kind: 'badToken'; reason: 'malformed' | 'expired' };

/** The gateway requires the public key. Returns the error response; null for a valid key. */
export function gatewayError(request: Request): Response | null {
  const key = request.headers.get('apikey');
  if (key === MOCK_ANON_KEY) return null;
  const body = key
    ? { message: 'Invalid API key', hint: 'Double check your Supabase anon key.' }
    : {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      };
  return HttpResponse.json(body, { status: 401 });
}

export function callerOf(request: Request, context: MockContext): Caller {
  const [, token] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return callerWith(token, context);
}

export function callerWith(token: string | undefined, { now, store }: MockContext): Caller {
  if (token === undefined || token === MOCK_ANON_KEY) return { kind: 'anonymous' };
  const claims = claimsOf(token);
  const person = claims && store.accounts.personById(claims.sub);
  if (!person) return { kind: 'badToken', reason: 'malformed' };
  if (claims.exp * 1_000 <= now()) return { kind: 'badToken', reason: 'expired' };
  const team = store.team.rows();
  const given = { servers: givenTo(person, team), everywhere: panelsEverywhereOf(person, team) };
  const used = claims.amr.find(({ method }) => method === 'totp');
  return {
    kind: 'person',
    person: { ...person, given },
    sessionId: claims.session_id,
    factorAt: used ? used.timestamp * 1_000 : null,
  };
}

/** Returns 'empty' without a body, and 'broken' for other than a JSON object. The edge functions distinguish them. */
export async function jsonBodyOf(
  request: Request,
): Promise<'empty' | 'broken' | Readonly<Record<string, unknown>>> {
  const text = await request.text();
  if (text.trim() === '') return 'empty';
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'broken';
    return body as Readonly<Record<string, unknown>>;
  } catch {
    return 'broken';
  }
}

type Answer = (call: { request: Request; url: URL }) => Response | Promise<Response>;

/** Wraps an endpoint: simulates the network condition and the latency, and checks the gateway's key. */
export function endpoint(
  context: MockContext,
  takes: keyof MockContext['latency'],
  answer: Answer,
) {
  return async ({ request }: { request: Request }): Promise<Response> => {
    if (context.conditions.network === 'down') return HttpResponse.error();
    await due(context.latency[takes]);
    return gatewayError(request) ?? answer({ request, url: new URL(request.url) });
  };
}

/** Returns the sender, or an error response. `what` is the name of the requested table or function. */
export function admit(request: Request, what: string, context: MockContext): Person | Response {
  const caller = callerOf(request, context);
  if (caller.kind === 'person') return caller.person;
  if (caller.kind === 'anonymous') return denied(what, 401);
  return caller.reason === 'expired'
    ? jwtExpired()
    : postgrestError(401, 'PGRST301', 'Expected 3 parts in JWT; got 1');
}

/** The database returns 401 to anonymous callers and 403 to signed-in users. */
export function denied(what: string, status: 401 | 403): Response {
  return postgrestError(status, '42501', `permission denied for ${what}`);
}

export function jwtExpired(): Response {
  return postgrestError(401, 'PGRST303', 'JWT expired');
}
