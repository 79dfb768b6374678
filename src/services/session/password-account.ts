import {
  type MailError,
  type NewAccount,
  type PasswordError,
  type SignUpError,
  type WeakReason,
  weakReasons,
} from '#domain/marketplace/account';
import type { AccountPart } from '#domain/marketplace/account-address';
import { paths } from '#domain/paths';
import type { Result } from '#domain/result';
import type { AuthError } from '@supabase/auth-js';
import * as v from 'valibot';
import { saveRedirectPath } from './redirect-path';
import { forgetProviderToken } from './provider-token';
import { captchaOptions } from './captcha';
import { isSignedOut, withFactor } from './auth-errors';
import { forgetBegunSignIn, reachableClient } from '../supabase/client';

// Accounts with an email address and a password. The emails have a code to type (`mail-code.ts`). The links of projects with
// older templates redirect back like a sign-in with Discord (PKCE, supabase.md §2.10). Only this browser can use them.

/** 'session': the user is signed in. 'confirm': a code was sent. The username is stored for after the confirmation. */
export async function signUp(
  { username, email, password }: NewAccount,
  signal?: AbortSignal,
): Promise<Result<'session' | 'confirm', SignUpError>> {
  const client = await reachableClient();
  if (!client) return fail({ kind: 'unreachable' });
  const captcha = await captchaOptions(signal);
  if (!captcha) return fail({ kind: 'captchaFailed' });
  forgetProviderToken();
  const { data, error } = await client.signUp({
    email,
    password,
    options: { emailRedirectTo: linkTarget('confirmed'), data: { username }, ...captcha },
  });
  if (error) return fail(signUpErrorOf(error));
  if (data.session) {
    forgetBegunSignIn();
    return { ok: true, value: 'session' };
  }
  // If the address already has an account, the auth server returns a fake user without identities (supabase.md §2.10).
  if (data.user?.identities?.length === 0) {
    forgetBegunSignIn();
    return fail({ kind: 'addressTaken' });
  }
  saveRedirectPath(pathTo('confirmed'));
  return { ok: true, value: 'confirm' };
}

/** Sends the code that confirms an address again. The response does not reveal whether the address has an account. */
export async function resendConfirmation(
  { email }: { email: string },
  signal?: AbortSignal,
): Promise<Result<null, MailError>> {
  const client = await reachableClient();
  if (!client) return fail({ kind: 'unreachable' });
  const captcha = await captchaOptions(signal);
  if (!captcha) return fail({ kind: 'captchaFailed' });
  const { error } = await client.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: linkTarget('confirmed'), ...captcha },
  });
  if (error) return fail(mailErrorOf(error));
  saveRedirectPath(pathTo('confirmed'));
  return done;
}

/** Sends a code for a new password. The response does not reveal whether the address has an account. */
export async function requestPasswordReset(
  { email }: { email: string },
  signal?: AbortSignal,
): Promise<Result<null, MailError>> {
  const client = await reachableClient();
  if (!client) return fail({ kind: 'unreachable' });
  const captcha = await captchaOptions(signal);
  if (!captcha) return fail({ kind: 'captchaFailed' });
  const { error } = await client.resetPasswordForEmail(email, {
    redirectTo: linkTarget('new-password'),
    ...captcha,
  });
  if (error) return fail(mailErrorOf(error));
  saveRedirectPath(pathTo('new-password'));
  return done;
}

export async function changePassword(
  { password }: { password: string },
  signal?: AbortSignal,
): Promise<Result<null, PasswordError>> {
  const client = await reachableClient();
  if (!client) return fail({ kind: 'unreachable' });
  const change = () => client.updateUser({ password });
  const { error } = await withFactor(change, signal);
  return error ? fail(passwordErrorOf(error)) : done;
}

function pathTo(part: AccountPart): string {
  return paths.marketplace.href(part);
}

function linkTarget(part: AccountPart): string {
  return window.location.origin + pathTo(part);
}

function signUpErrorOf(error: AuthError): SignUpError {
  switch (error.code) {
    case 'weak_password':
      return { kind: 'weakPassword', reasons: reasonsIn(error) };
    case 'user_already_exists':
    case 'email_exists':
      return { kind: 'addressTaken' };
    case 'email_address_invalid':
    case 'email_address_not_authorized':
    case 'validation_failed':
      return { kind: 'addressRefused' };
    case 'signup_disabled':
    case 'email_provider_disabled':
      return { kind: 'signUpDisabled' };
    default:
      return mailErrorOf(error);
  }
}

function passwordErrorOf(error: AuthError): PasswordError {
  switch (error.code) {
    case 'weak_password':
      return { kind: 'weakPassword', reasons: reasonsIn(error) };
    case 'same_password':
      return { kind: 'samePassword' };
    case 'reauthentication_needed':
      return { kind: 'linkTooOld' };
    case 'insufficient_aal':
      return { kind: 'factorRequired' };
    default:
      return isSignedOut(error) ? { kind: 'signInRequired' } : serverErrorOf(error);
  }
}

function mailErrorOf(error: AuthError): MailError {
  return error.code === 'captcha_failed' ? { kind: 'captchaFailed' } : serverErrorOf(error);
}

/** The errors of every endpoint of the auth server. A server error is treated like a missing response. */
function serverErrorOf({ name, status }: AuthError): {
  kind: Exclude<MailError['kind'], 'captchaFailed'>;
} {
  if (name === 'AuthRetryableFetchError') return { kind: 'unreachable' };
  return { kind: status === 429 ? 'rateLimited' : 'unknown' };
}

const weakPassword = v.object({ reasons: v.array(v.string()) });

/** Leaves out reasons that this version of the site does not know. */
function reasonsIn(error: AuthError): readonly WeakReason[] {
  const parsed = v.safeParse(weakPassword, error);
  const given = parsed.success ? parsed.output.reasons : [];
  return weakReasons.filter((reason) => given.includes(reason));
}

const done = { ok: true, value: null } as const;

function fail<AnyError>(error: AnyError): { ok: false; error: AnyError } {
  return { ok: false, error };
}
