import { http, HttpResponse, type RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { callerOf, endpoint, jsonBodyOf } from '../gate';
import { discordTokenOf, personByCredentials, personById, userOf } from '../people';

const versioned = { 'x-supabase-api-version': '2024-01-01' };

function fail(status: number, code: string, message: string): Response {
  return HttpResponse.json({ code, message }, { status, headers: versioned });
}

function accept(body: object): Response {
  return HttpResponse.json(body, { headers: versioned });
}

/**
 * Mocks the endpoints of Supabase Auth that the app uses (supabase.md §2, §3). Discord's consent page is in
 * `consent.ts`.
 */
export function authHandlers(context: MockContext): RequestHandler[] {
  const { url, store } = context;
  const auth = `${url}/auth/v1`;
  return [
    http.get(
      `${auth}/settings`,
      endpoint(context, 'read', () =>
        accept({
          external: { discord: context.conditions.discordSignIn === 'offered', email: true },
          disable_signup: false,
        }),
      ),
    ),
    http.post(`${auth}/token`, ({ request }) => {
      const grant = new URL(request.url).searchParams.get('grant_type');
      if (grant === 'password') {
        return endpoint(context, 'signIn', (call) => grantPassword(call.request, context))({
          request,
        });
      }
      return endpoint(context, 'read', (call) => {
        if (grant === 'refresh_token') return grantRefresh(call.request, context);
        if (grant === 'pkce') return grantCode(call.request, context);
        return fail(400, 'validation_failed', 'unsupported_grant_type');
      })({ request });
    }),
    http.get(
      `${auth}/user`,
      endpoint(context, 'read', ({ request }) => {
        const caller = callerOf(request, context);
        if (caller.kind === 'anonymous') {
          return fail(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
        }
        if (caller.kind !== 'person') return badJwt();
        if (!store.isOpen(caller.sessionId)) {
          return fail(
            403,
            'session_not_found',
            'Session from session_id claim in JWT does not exist',
          );
        }
        return accept(userOf(caller.person));
      }),
    ),
    http.post(
      `${auth}/logout`,
      endpoint(context, 'read', ({ request, url: { searchParams } }) => {
        if (context.conditions.signOut === 'fails') {
          return fail(500, 'unexpected_failure', 'Unexpected failure, please check server logs');
        }
        const caller = callerOf(request, context);
        if (caller.kind !== 'person') return badJwt();
        if (searchParams.get('scope') === 'global') store.closeSessions(caller.person.id);
        return new HttpResponse(null, { status: 204, headers: versioned });
      }),
    ),
  ];
}

function badJwt(): Response {
  return fail(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
}

async function grantPassword(request: Request, { conditions, store }: MockContext) {
  const body = await jsonBodyOf(request);
  if (typeof body === 'string')
    return fail(400, 'bad_json', 'Could not parse request body as JSON');
  const person = personByCredentials(body['email'], body['password']);
  if (!person || conditions.password === 'alwaysWrong') {
    return fail(400, 'invalid_credentials', 'Invalid login credentials');
  }
  return accept(store.openSession(person));
}

/** Exchanges a code, if the verifier matches its challenge. */
async function grantCode(request: Request, { conditions, store }: MockContext) {
  const body = await jsonBodyOf(request);
  if (typeof body === 'string')
    return fail(400, 'bad_json', 'Could not parse request body as JSON');
  const issued = store.takeCode(String(body['auth_code']));
  const person = issued && personById(issued.personId);
  if (!person) {
    return fail(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if ((await challengeOf(String(body['code_verifier']))) !== issued.challenge) {
    return fail(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  const session = store.openSession(person);
  if (conditions.consent === 'unknownTokens') store.closeSessions(person.id);
  const providerToken = discordTokenOf(person);
  return accept({
    ...session,
    provider_token: providerToken,
    provider_refresh_token: `${providerToken}-refresh`,
  });
}

/** Returns the challenge of a verifier: its SHA-256, base64url without padding (RFC 7636 §4.2). */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function grantRefresh(request: Request, { conditions, store, since }: MockContext) {
  const body = await jsonBodyOf(request);
  if (typeof body === 'string')
    return fail(400, 'bad_json', 'Could not parse request body as JSON');
  const unknown = () =>
    fail(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (conditions.refresh === 'rejected') return unknown();
  if (conditions.refresh === 'empty') return accept({});
  const owner = store.takeRefreshToken(String(body['refresh_token']));
  const person = owner && personById(owner.personId);
  if (!person) return unknown();
  since.sessionsRefreshed += 1;
  // A refreshed session has no Discord token (supabase.md §3.3).
  return accept(store.openSession(person, { continues: owner }));
}
