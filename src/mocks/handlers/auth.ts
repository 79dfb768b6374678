import { http, HttpResponse, type RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { callerOf, endpoint, jsonBodyOf } from '../gate';
import { personByCredentials, personById, userOf } from '../people';

const versioned = { 'x-supabase-api-version': '2024-01-01' };

function refuse(status: number, code: string, message: string): Response {
  return HttpResponse.json({ code, message }, { status, headers: versioned });
}

function accept(body: object): Response {
  return HttpResponse.json(body, { headers: versioned });
}

/** Supabase Auth, as much of it as the app calls (backend.md §5). Discord's consent page is `handlers/consent`. */
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
      return endpoint(context, 'read', (call) =>
        grant === 'refresh_token'
          ? grantRefresh(call.request, context)
          : refuse(400, 'validation_failed', 'unsupported_grant_type'),
      )({ request });
    }),
    http.get(
      `${auth}/user`,
      endpoint(context, 'read', ({ request }) => {
        const caller = callerOf(request, context);
        if (caller.kind === 'anonymous') {
          return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
        }
        if (caller.kind !== 'person') return badJwt();
        if (!store.isOpen(caller.sessionId)) {
          return refuse(
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
          return refuse(500, 'unexpected_failure', 'Unexpected failure, please check server logs');
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
  return refuse(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
}

async function grantPassword(request: Request, { conditions, store }: MockContext) {
  const body = await jsonBodyOf(request);
  if (typeof body === 'string')
    return refuse(400, 'bad_json', 'Could not parse request body as JSON');
  const person = personByCredentials(body['email'], body['password']);
  if (!person || conditions.password === 'neverRight') {
    return refuse(400, 'invalid_credentials', 'Invalid login credentials');
  }
  return accept(store.openSession(person));
}

async function grantRefresh(request: Request, { conditions, store, since }: MockContext) {
  const body = await jsonBodyOf(request);
  if (typeof body === 'string')
    return refuse(400, 'bad_json', 'Could not parse request body as JSON');
  const unknown = () =>
    refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (conditions.refresh === 'refused') return unknown();
  if (conditions.refresh === 'answersNothing') return accept({});
  const owner = store.takeRefreshToken(String(body['refresh_token']));
  const person = owner && personById(owner.personId);
  if (!person) return unknown();
  since.sessionsRefreshed += 1;
  // Like the real one: a refreshed session comes without Discord's token (backend.md §5).
  return accept(store.openSession(person, { continues: owner }));
}
