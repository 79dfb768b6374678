import { http, type RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { callerOf, endpoint } from '../gate';
import { stopOf } from '../handlers/rpc';
import { factorHandlers, userWithFactors } from './factors.handlers';
import { discordTokenOf } from './people';
import { captchaError } from './captcha.handlers';
import {
  accepted,
  badJwt,
  bodyOrError,
  failed,
  noContent,
  sessionOrError,
} from './auth-answers.handlers';
import { signUpHandlers } from './sign-up.handlers';

/**
 * Mocks the endpoints of Supabase Auth that the app uses (supabase.md §2, §3). Discord's consent page is in
 * `consent.handlers.ts`, the links and codes of the emails are in `emails.handlers.ts`.
 */
export function authHandlers(context: MockContext): RequestHandler[] {
  const { url, store, conditions } = context;
  const auth = `${url}/auth/v1`;
  return [
    http.get(
      `${auth}/settings`,
      endpoint(context, 'read', () =>
        accepted({
          external: { discord: conditions.discordSignIn === 'offered', email: true },
          disable_signup: conditions.signUp === 'off',
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
        return failed(400, 'validation_failed', 'unsupported_grant_type');
      })({ request });
    }),
    http.get(
      `${auth}/user`,
      endpoint(context, 'read', ({ request }) => {
        const stop = stopOf(conditions.factorReads);
        if (stop) return stop;
        const caller = sessionOrError(request, context);
        return caller instanceof Response
          ? caller
          : accepted(userWithFactors(caller.person, context));
      }),
    ),
    http.post(
      `${auth}/logout`,
      endpoint(context, 'read', ({ request, url: { searchParams } }) => {
        if (conditions.signOut === 'fails') {
          return failed(500, 'unexpected_failure', 'Unexpected failure, please check server logs');
        }
        const caller = callerOf(request, context);
        if (caller.kind !== 'person') return badJwt();
        if (searchParams.get('scope') === 'global') store.closeSessions(caller.person.id);
        return noContent();
      }),
    ),
    ...factorHandlers(context),
    ...signUpHandlers(context),
  ];
}

async function grantPassword(request: Request, context: MockContext) {
  const { conditions, store } = context;
  const body = await bodyOrError(request);
  if (body instanceof Response) return body;
  const wrong = captchaError(body, context);
  if (wrong) return wrong;
  const { email, password } = body;
  const person = typeof email === 'string' ? store.accounts.personByEmail(email) : null;
  const isRight =
    person && typeof password === 'string' && (await store.accounts.hasPassword(person, password));
  if (!isRight || conditions.password === 'alwaysWrong') {
    return failed(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (conditions.password === 'limited') {
    return failed(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  if (person.signedUp?.confirmed_at === null) {
    return failed(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return accepted(store.openSession(person));
}

/** How long after a request for an email the code of its link can be exchanged, in ms (supabase.md §2.10). */
const MAILED_CODE_LIFE = 300_000;

/** Exchanges a code, if the verifier matches its challenge. */
async function grantCode(request: Request, { conditions, store, now }: MockContext) {
  const body = await bodyOrError(request);
  if (body instanceof Response) return body;
  const issued = store.takeCode(String(body['auth_code']));
  const person = issued && store.accounts.personById(issued.personId);
  if (!person) {
    return failed(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  const { mailedAt } = issued;
  if (mailedAt !== undefined && now() > mailedAt + MAILED_CODE_LIFE) {
    return failed(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if ((await challengeOf(String(body['code_verifier']))) !== issued.challenge) {
    return failed(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  const session = store.openSession(person);
  if (conditions.consent === 'unknownTokens') store.closeSessions(person.id);
  if (mailedAt !== undefined) return accepted(session);
  const providerToken = discordTokenOf(person);
  return accepted({
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
  const body = await bodyOrError(request);
  if (body instanceof Response) return body;
  const unknown = () =>
    failed(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (conditions.refresh === 'rejected') return unknown();
  if (conditions.refresh === 'empty') return accepted({});
  const owner = store.takeRefreshToken(String(body['refresh_token']));
  const person = owner && store.accounts.personById(owner.personId);
  if (!person) return unknown();
  since.sessionsRefreshed += 1;
  // A refreshed session has no Discord token (supabase.md §3.3).
  return accepted(store.openSession(person, { continues: owner }));
}
