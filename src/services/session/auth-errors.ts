import type { AuthError } from '@supabase/auth-js';
import { askForFactor } from './factor-request';

/** Makes a request to the auth server, and again after the viewer has used a second factor that it needs. */
export async function withFactor<Answer extends { error: AuthError | null }>(
  send: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await send();
  if (answer.error?.code !== 'insufficient_aal') return answer;
  return (await askForFactor(signal)) ? send() : answer;
}

/** Returns whether an error means that the session is missing, was ended, or has expired and cannot be refreshed. */
export function isSignedOut({ name, code, status }: AuthError): boolean {
  const isMissing = name === 'AuthSessionMissingError' || status === 401 || status === 403;
  return isMissing || /^(refresh_token|session)_/.test(code ?? '');
}
