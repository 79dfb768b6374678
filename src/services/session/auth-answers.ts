import type { AuthError } from '@supabase/auth-js';
import * as v from 'valibot';
import { parseJson } from '../json';

/** Answers about the refresh token itself (supabase.md §2.5). Only after these, the stored tokens are removed. */
const refusals: readonly string[] = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
];

const refusal = v.union([
  v.object({ code: v.picklist(refusals) }),
  v.object({ error_code: v.picklist(refusals) }),
  // Servers without error codes answer as RFC 6749 §5.2 says.
  v.object({ error: v.literal('invalid_grant') }),
]);

const session = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});

/** The statuses that the auth client repeats, and after which it keeps the session (supabase.md §2.4). */
const isRepeated = (status: number) =>
  (status >= 500 && status <= 504) || (status >= 520 && status <= 530);

/** Stands for an answer that says nothing about the token. The auth client keeps the session after this status. */
const SAYS_NOTHING = 503;
/** Like `SAYS_NOTHING`, for a success without a session. */
const NO_SESSION = 530;

/** Returns whether a failed refresh was answered with a success that contains no session, or had no session to refresh. */
export function isWithoutSession(error: AuthError | null): boolean {
  return !error || error.status === NO_SESSION || error.name === 'AuthSessionMissingError';
}

/** For how many ms no other refresh is sent after an answer that says nothing about the token. */
const REST = 30_000;
const LONGEST_REST = 300_000;

/** For how many ms the answer to a refresh also answers the same request. */
const REPEATED_WITHIN = 10_000;

type Fetch = (...request: Parameters<typeof fetch>) => Promise<Response>;

/**
 * Wraps `send` for the auth client:
 *
 * - If the access token has expired (`isExpired`), the client removes the session after any answer to a refresh that is
 *   not a session, such as a rate limit or the page of a captive portal. Those that do not refuse the token are replaced
 *   by a status after which the client keeps the session. It repeats such a request for 25 s; the repetitions are not
 *   sent, because they would prolong a rate limit.
 * - Shortly before a session expires, the client's `refreshSession` sends the same refresh token twice: once while it loads
 *   the session, and once for the call itself. The second request gets the answer to the first.
 * - Sessions lose `expires_at`, so that the client computes it with this computer's clock from `expires_in`. The clocks of
 *   the server and of this computer may differ by hours.
 */
export function readingAuthAnswers(
  send: Fetch,
  isExpired: () => boolean,
  now = () => performance.now(),
): Fetch {
  let rest = { until: 0, status: SAYS_NOTHING };
  let exchanged = { request: '', until: 0, answer: '' };
  return async (...request) => {
    const [input] = request;
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.startsWith('/auth/v1/')) return send(...request);
    const isRefresh = searchParams.get('grant_type') === 'refresh_token';
    if (isRefresh && isExpired() && now() < rest.until) {
      return new Response(null, { status: rest.status });
    }

    const sent = request[1]?.body;
    const asked = isRefresh && typeof sent === 'string' ? sent : '';
    if (asked !== '' && asked === exchanged.request && now() < exchanged.until) {
      return new Response(exchanged.answer);
    }

    const answer = await send(...request);
    if (!isRefresh && !answer.ok) return answer;
    const text = await answer.text();
    const body = parseJson(text);
    if (answer.ok && v.is(session, body)) {
      const given = withoutClockTime(body);
      if (isRefresh) exchanged = { request: asked, until: now() + REPEATED_WITHIN, answer: given };
      return new Response(given, answer);
    }
    const isClear = !answer.ok && (v.is(refusal, body) || isRepeated(answer.status));
    if (!isRefresh || isClear || !isExpired()) {
      return new Response(text === '' ? null : text, answer);
    }
    const wait = Number(answer.headers.get('Retry-After')) * 1_000;
    rest = {
      until: now() + Math.min(Math.max(REST, wait || 0), LONGEST_REST),
      status: answer.ok ? NO_SESSION : SAYS_NOTHING,
    };
    return new Response(null, { status: rest.status });
  };
}

const withoutClockTime = (body: object): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'expires_at')),
  );
