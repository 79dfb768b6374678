import type { Result } from '#domain/result';
import * as v from 'valibot';
import type { BackendCall, Page } from '../backend-calls';
import { takeEarlyAnswer } from '../early-answers';
import { type Answer, bodyOf, call } from '../http';
import { accessToken, renewedAccessToken } from './access-token';
import { supabaseAddress } from './client';

interface AsWhom {
  /** Where it is not the session's own: right after a sign-in redirect there is no session yet. */
  accessToken?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the backend as the viewer: session token, public key and, of what is posted, its content type (spec §7). By
 * itself, without the client library, so that what a page shows first does not wait for it. Where the database refuses
 * the session (401), the session is refreshed and the call made again, once.
 */
export async function callBackend(
  { path, body: content, headers }: BackendCall,
  as: AsWhom = {},
): Promise<Answer> {
  const { url, anonKey } = supabaseAddress();
  const token = as.accessToken ?? (await accessToken()) ?? anonKey;
  const address = `${url}${path}`;
  const body = content === undefined ? null : JSON.stringify(content);
  const early = await takeEarlyAnswer(address, { accessToken: token, body: body ?? '' });
  if (early) return early;
  const callWith = (bearer: string) =>
    call(address, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${bearer}`,
        apikey: anonKey,
        ...(body !== null && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body,
      signal: as.signal ?? null,
    });
  const answer = await callWith(token);
  const isRefused = answer.kind === 'answered' && answer.status === 401;
  // The edge functions answer 401 for Discord's token too, which a new session does not mend.
  if (!isRefused || token === anonKey || !path.startsWith('/rest/v1/')) return answer;
  const renewed = await renewedAccessToken(token);
  return renewed === null ? answer : callWith(renewed);
}

/** The rows of what a table was asked for; null where the answer is no list, such as another's page. */
export function rowsOf(answer: { text: string }): readonly unknown[] | null {
  const parsed = v.safeParse(v.array(v.unknown()), bodyOf(answer));
  return parsed.success ? parsed.output : null;
}

/** How many rows are read at a time: no more than the Data API hands out at once. */
const PAGE = 1_000;

/** All rows of a table, page by page; what was answered instead where that is none of its pages. */
export async function readAll(
  callFor: (page: Page) => BackendCall,
  signal: AbortSignal | undefined,
): Promise<Result<readonly unknown[], Answer>> {
  const found: unknown[] = [];
  let count = PAGE;
  for (let from = 0; count === PAGE; from += PAGE) {
    const page = { from, count: PAGE, last: found.at(-1) ?? null };
    const answer = await callBackend(callFor(page), { signal });
    const rows = answer.kind === 'answered' ? rowsOf(answer) : null;
    if (!rows) return { ok: false, error: answer };
    count = rows.length;
    found.push(...rows);
  }
  return { ok: true, value: found };
}
