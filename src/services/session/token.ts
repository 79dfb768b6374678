import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import { isSuccess } from '../http';
import { errorText } from '../error-text';
import { isWithoutSession } from './auth-answers';
import { reachableClient } from '../supabase/client';
import { sessionFrom } from './session';
import { requestDiscord } from '../discord/request';
import { forgetProviderToken, providerToken } from './provider-token';

/** A missing token is no error: after a reload only the backend has one. Removes a rejected one (product.md §7.5). */
export async function validateToken(
  signal?: AbortSignal,
): Promise<Result<'valid' | 'noTokenInMemory', ServersError>> {
  const token = providerToken();
  if (token === null) return { ok: true, value: 'noTokenInMemory' };
  const answer = await requestDiscord('/users/@me', token, signal);
  if (answer.kind === 'unreachable') return { ok: false, error: { kind: 'unreachable' } };
  if (isSuccess(answer)) return { ok: true, value: 'valid' };
  const { status } = answer;
  if (status === 401) {
    forgetProviderToken();
    return { ok: false, error: { kind: 'unauthorized' } };
  }
  if (status === 403) return { ok: false, error: { kind: 'missingScopes' } };
  return { ok: false, error: { kind: 'validationFailed', status, text: errorText(answer) } };
}

/**
 * Refreshes the session after a 401 response (product.md §7.5). A Discord token of the new session is kept in memory.
 * Usually there is none (supabase.md §3.3), and later requests go through the edge functions.
 */
export async function refreshToken(): Promise<Result<null, ServersError>> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unreachable' } };
  const { data, error } = await client.refreshSession();
  if (sessionFrom(data.session)) return { ok: true, value: null };
  return {
    ok: false,
    error: { kind: isWithoutSession(error) ? 'noSessionReturned' : 'refreshFailed' },
  };
}
