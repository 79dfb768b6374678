import type { BackendCall } from '../backend-calls';
import { takeEarlyAnswer } from '../early-answers';
import { type Answer, call } from '../http';
import { accessToken } from './access-token';
import { supabaseAddress } from './client';

interface AsWhom {
  /** Where it is not the session's own: right after a sign-in redirect there is no session yet. */
  accessToken?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Posts JSON to the backend as the viewer: session token, public key and content type (spec §7). By itself, without the
 * client library, so that what a page shows first does not wait for it.
 */
export async function callBackend(
  { path, body: content, headers }: BackendCall,
  as: AsWhom = {},
): Promise<Answer> {
  const { url, anonKey } = supabaseAddress();
  const token = as.accessToken ?? (await accessToken()) ?? anonKey;
  const address = `${url}${path}`;
  const body = JSON.stringify(content);
  const early = await takeEarlyAnswer(address, { accessToken: token, body });
  if (early) return early;
  return call(address, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      apikey: anonKey,
      'Content-Type': 'application/json',
      ...headers,
    },
    body,
    signal: as.signal ?? null,
  });
}
