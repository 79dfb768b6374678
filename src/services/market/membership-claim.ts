import * as v from 'valibot';
import {
  type ClaimCounts,
  type ClaimError,
  claimErrorKinds,
  type ClaimMailError,
  claimReturnPath,
  isSameAddress,
  type KeptClaim,
} from '#domain/marketplace/membership-claim';
import type { Result } from '#domain/result';
import { fail, needsFactor, outcomes, ownRowErrors, resultOf } from '../answers';
import type { BackendCall } from '../backend-call';
import { readItem, removeItem, writeItem } from '../browser/local-storage';
import { bodyOf, isSuccess } from '../http';
import { parseJson } from '../json';
import { count } from '../rows';
import { captchaOptions } from '../session/captcha';
import { saveRedirectPath } from '../session/redirect-path';
import { storedSession } from '../session/stored-session';
import { callBackend, rpc } from '../supabase/call-backend';
import { keepCodeVerifier, reachableClient } from '../supabase/client';

const claimResult = v.object({ claimed: count, own: count, taken: count });
const claimOutcomes = outcomes(claimErrorKinds, {
  ...ownRowErrors,
  factorRequired: 'factorRequired',
});

/** The database checks that the address is the confirmed one of the account. A repeated claim changes nothing. */
export function claimMemberships(
  { address }: { address: string },
  signal?: AbortSignal,
): Promise<Result<ClaimCounts, ClaimError>> {
  const call = rpc('claim_memberships', { address }, { signal });
  return resultOf(call, claimResult, claimOutcomes);
}

/** The address changes after the viewer has opened the links in the emails (supabase.md §2.11). */
const addressChangeCall = (
  email: string,
  { challenge, returnTo }: { challenge: string; returnTo: string },
): BackendCall => ({
  method: 'PUT',
  path: `/auth/v1/user?redirect_to=${encodeURIComponent(returnTo)}`,
  body: { email, code_challenge: challenge, code_challenge_method: 's256' },
  headers: { 'x-supabase-api-version': '2024-01-01' },
});

/**
 * Opening the link makes `address` the confirmed address of the viewer's account. Only this browser can sign in with
 * it. Not done with `updateUser`, which removes the code verifier of its own request (supabase.md §2.11).
 */
export async function sendClaimLink(
  { address }: { address: string },
  signal?: AbortSignal,
): Promise<Result<null, ClaimMailError>> {
  const returnTo = window.location.origin + claimReturnPath;
  if (isSameAddress(address, storedSession()?.user.email ?? null)) {
    return sendConfirmation(address, returnTo, signal);
  }
  const { verifier, challenge } = await newCodeChallenge();
  const answer = await callBackend(addressChangeCall(address, { challenge, returnTo }), { signal });
  if (answer.kind === 'unreachable') return fail('unreachable');
  if (!isSuccess(answer)) {
    if (needsFactor(answer)) return fail('factorRequired');
    const parsed = v.safeParse(authError, bodyOf(answer));
    return fail(mailErrorOf(answer.status, parsed.success ? parsed.output.code : ''));
  }
  keepCodeVerifier(verifier);
  saveRedirectPath(claimReturnPath);
  return { ok: true, value: null };
}

/** Sends a link to the account's own address, for which the auth server would not confirm a change. */
async function sendConfirmation(
  email: string,
  emailRedirectTo: string,
  signal?: AbortSignal,
): Promise<Result<null, ClaimMailError>> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const captcha = await captchaOptions(signal);
  if (!captcha) return fail('captchaFailed');
  const { error } = await client.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo, ...captcha },
  });
  if (error) return fail(mailErrorOf(error.status ?? 0, error.code ?? ''));
  saveRedirectPath(claimReturnPath);
  return { ok: true, value: null };
}

const authError = v.object({ code: v.string() });

function mailErrorOf(status: number, code: string): ClaimMailError['kind'] {
  switch (code) {
    case 'email_exists':
    case 'user_already_exists':
      return 'addressInUse';
    case 'email_address_invalid':
    case 'email_address_not_authorized':
    case 'validation_failed':
      return 'invalidAddress';
    case 'captcha_failed':
      return 'captchaFailed';
    default:
  }
  if (status === 429) return 'rateLimited';
  return status === 401 || status === 403 ? 'signInRequired' : 'unreachable';
}

const keyOf = (userId: string) => `grouped:claim:${userId}`;

const schema = v.object({ address: v.string(), isSent: v.boolean() });

/** Reads this browser's storage, because the link in the email opens in another tab. */
export function readKeptClaim(userId: string): KeptClaim | null {
  const parsed = v.safeParse(schema, parseJson(readItem(keyOf(userId)) ?? 'null'));
  return parsed.success ? parsed.output : null;
}

/** Stores a claim until it is finished; null removes it. */
export function keepClaim(userId: string, claim: KeptClaim | null): void {
  if (claim === null) removeItem(keyOf(userId));
  else writeItem(keyOf(userId), JSON.stringify(claim));
}

interface CodeChallenge {
  /** A secret that only this browser knows. */
  verifier: string;
  challenge: string;
}

/** The challenge is the SHA-256 hash of the verifier in base64url without padding (RFC 7636 §4.2). */
async function newCodeChallenge(): Promise<CodeChallenge> {
  const random = crypto.getRandomValues(new Uint8Array(48));
  const verifier = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { verifier, challenge };
}
