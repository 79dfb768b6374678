import type { MailCode, MailCodeError } from '#domain/session/mail-code';
import type { Result } from '#domain/result';
import type { AuthError } from '@supabase/auth-js';
import { forgetBegunSignIn, reachableClient } from '../supabase/client';

/** A sign-up and a password reset then sign in; a change of the address keeps the session (product.md §21.1). */
export async function verifyMailCode({
  email,
  code,
  purpose,
}: MailCode): Promise<Result<null, MailCodeError>> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const { error } = await client.verifyOtp({ email, token: code, type: purpose });
  if (error) return fail(errorOf(error));
  forgetBegunSignIn();
  return { ok: true, value: null };
}

function errorOf({ name, status, code }: AuthError): MailCodeError['kind'] {
  if (name === 'AuthRetryableFetchError') return 'unreachable';
  if (status === 429) return 'rateLimited';
  return code === 'otp_expired' || code === 'validation_failed' ? 'codeRefused' : 'unknown';
}

function fail<Kind extends MailCodeError['kind']>(kind: Kind) {
  return { ok: false as const, error: { kind } };
}
