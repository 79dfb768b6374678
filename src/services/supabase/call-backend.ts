import * as v from 'valibot';
import type { Result } from '#domain/result';
import { type BackendCall, type Page, rpcCall } from '../backend-call';
import type { Args, FunctionName } from '../database-functions';
import { takeEarlyAnswer } from '../early-answers';
import { needsFactor } from '../answers';
import { type Answer, bodyOf, call } from '../http';
import { askForFactor } from '../session/factor-request';
import { endRevokedSession, saysRevoked } from '../session/revoked-session';
import { readGoodSession } from '../session/stored-session';
import { type SupabaseAddress, supabaseAddress, reachableClient } from './client';

interface CallOptions {
  /**
   * The token to send instead of the session's token. It is needed right after a sign-in redirect, when there is no
   * session yet.
   */
  accessToken?: string | undefined;
  signal?: AbortSignal | undefined;
  /** If true, the request is completed even after the user has left the page. */
  outlivesPage?: boolean;
}

/**
 * Calls the backend as the viewer (product.md §6.14). Does not use the client library, so that a page's first content
 * does not wait for it. After a 401 of the database, refreshes the session and sends the request once more, unless the
 * session was ended on another device. If a second factor is needed, asks for it and sends the request again.
 */
export async function callBackend(asked: BackendCall, as: CallOptions = {}): Promise<Answer> {
  const { url, anonKey } = supabaseAddress();
  const tokenOrKey = async () => as.accessToken ?? (await accessToken()) ?? anonKey;
  const token = await tokenOrKey();
  const { path } = asked;
  const address = `${url}${path}`;
  const early = await takeEarlyAnswer(address, { accessToken: token, body: bodyFor(asked) ?? '' });
  if (early) return early;
  const callWith = (bearer: string) =>
    call(address, {
      ...requestFor(asked, { anonKey, bearer }),
      signal: as.signal ?? null,
      keepalive: as.outlivesPage ?? false,
    });
  const answer = await callWith(token);
  if (needsFactor(answer))
    return (await askForFactor(as.signal)) ? callWith(await tokenOrKey()) : answer;
  const isUnauthorized = answer.kind === 'answered' && answer.status === 401;
  // An edge function also returns 401 for the Discord token; refreshing the session would not help then.
  if (!isUnauthorized || token === anonKey || !path.startsWith('/rest/v1/')) return answer;
  if (saysRevoked(answer, token)) {
    // The page shows the result of the call before it says that the session has ended.
    void endRevokedSession();
    return answer;
  }
  const renewed = await renewedAccessToken(token);
  return renewed === null ? answer : callWith(renewed);
}

export function rpc<Name extends FunctionName>(
  name: Name,
  args: Args<Name>,
  as?: CallOptions,
): Promise<Answer> {
  return callBackend(rpcCall(name, args), as);
}

/** Calls from the server, which does not have the visitor's session. `limit` is in ms. */
export function callAsVisitor(
  asked: BackendCall,
  { url, anonKey, limit }: SupabaseAddress & { limit: number },
): Promise<Answer> {
  return call(`${url}${asked.path}`, requestFor(asked, { anonKey, bearer: anonKey }), limit);
}

function bodyFor({ body }: BackendCall): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

function requestFor(
  asked: BackendCall,
  { anonKey, bearer }: { anonKey: string; bearer: string },
): RequestInit {
  const body = bodyFor(asked);
  return {
    method: asked.method ?? (body === null ? 'GET' : 'POST'),
    headers: {
      Authorization: `Bearer ${bearer}`,
      apikey: anonKey,
      ...(body !== null && { 'Content-Type': 'application/json' }),
      ...asked.headers,
    },
    body,
  };
}

/** Returns the rows of a table; null if the response is not a list, such as the HTML of a captive portal. */
export function rowsOf(answer: { text: string }): readonly unknown[] | null {
  const parsed = v.safeParse(v.array(v.unknown()), bodyOf(answer));
  return parsed.success ? parsed.output : null;
}

/** Rows per request. This is the maximum of the Data API. */
const PAGE = 1_000;

/** Reads all rows of a table, page by page. If a page fails, returns its failed response. */
export async function readAll(
  callFor: (page: Page) => BackendCall,
  signal: AbortSignal | undefined,
): Promise<Result<readonly unknown[], Answer>> {
  return readPages(callFor, (asked) => callBackend(asked, { signal }));
}

/** Like `readAll`, but calls the backend with `send`, and stops after `most` rows, rounded up to whole pages. */
export async function readPages(
  callFor: (page: Page) => BackendCall,
  send: (asked: BackendCall) => Promise<Answer>,
  most: number = Number.POSITIVE_INFINITY,
): Promise<Result<readonly unknown[], Answer>> {
  const found: unknown[] = [];
  let count = PAGE;
  for (let from = 0; count === PAGE && from < most; from += PAGE) {
    const page = { from, count: PAGE, last: found.at(-1) ?? null };
    const answer = await send(callFor(page));
    const rows = answer.kind === 'answered' ? rowsOf(answer) : null;
    if (!rows) return { ok: false, error: answer };
    count = rows.length;
    found.push(...rows);
  }
  return { ok: true, value: found };
}

/** Uses the stored session if it is valid, otherwise the client, which may refresh it. Undefined if signed out. */
export async function accessToken(): Promise<string | undefined> {
  const stored = readGoodSession();
  if (stored) return stored.accessToken;
  const client = await reachableClient();
  return (await client?.getSession())?.data.session?.access_token;
}

/** Uses a newer token that another tab has stored, or refreshes the session. Returns null if there is none. */
async function renewedAccessToken(rejectedToken: string): Promise<string | null> {
  const stored = readGoodSession();
  if (stored && stored.accessToken !== rejectedToken) return stored.accessToken;
  const client = await reachableClient();
  return (await client?.refreshSession())?.data.session?.access_token ?? null;
}
