import type { Result } from '#domain/result';
import type { SignInError } from '#domain/session/sign-in-error';
import type { AuthError } from '@supabase/auth-js';
import { forgetProviderToken } from './provider-token';
import { captchaOptions } from './captcha';
import { reachableClient } from '../supabase/client';

/** Signs in with an email address and a password. Listeners of `watchAuth` receive the session. */
export async function signInWithPassword(
  credentials: { email: string; password: string },
  signal?: AbortSignal,
): Promise<Result<null, SignInError>> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unreachable' } };
  const options = await captchaOptions(signal);
  if (!options) return { ok: false, error: { kind: 'captchaFailed' } };
  forgetProviderToken();
  const { error } = await client.signInWithPassword({ ...credentials, options });
  if (error) return { ok: false, error: { kind: signInErrorOf(error) } };
  for (const listener of passwordListeners) listener();
  return { ok: true, value: null };
}

const passwordListeners = new Set<() => void>();

/** Calls `listener` after each sign-in with a password on this page. Returns a function that unsubscribes. */
export function watchPasswordSignIns(listener: () => void): () => void {
  passwordListeners.add(listener);
  return () => void passwordListeners.delete(listener);
}

function signInErrorOf({ code, status = 0 }: AuthError): SignInError['kind'] {
  if (code === 'email_not_confirmed') return 'notConfirmed';
  if (code === 'captcha_failed') return 'captchaFailed';
  if (status === 429) return 'rateLimited';
  return status >= 400 && status < 500 ? 'invalidCredentials' : 'unreachable';
}
