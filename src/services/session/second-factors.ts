import type {
  FactorCode,
  FactorCodeError,
  FactorRemovalError,
  FactorSetup,
  FactorSetupError,
  FactorsError,
  SecondFactor,
} from '#domain/session/second-factor';
import type { Result } from '#domain/result';
import type { AuthError } from '@supabase/auth-js';
import { fail } from '../answers';
import { reachableClient } from '../supabase/client';
import { askForFactor } from './factor-request';
import { isSignedOut, withFactor } from './auth-errors';

/** Returns the second factors of the viewer that were verified, the oldest first (supabase.md §2.14). */
export async function loadSecondFactors(): Promise<Result<readonly SecondFactor[], FactorsError>> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const { data, error } = await client.mfa.listFactors();
  if (error) return fail(isSignedOut(error) ? 'signInRequired' : 'unreachable');
  const factors = data.totp.map(({ id, friendly_name, created_at }) => ({
    id,
    name: friendly_name ?? '',
    addedAt: created_at,
  }));
  return {
    ok: true,
    value: factors.toSorted((one, other) => Date.parse(one.addedAt) - Date.parse(other.addedAt)),
  };
}

interface NewSetup {
  name: string;
  /** What the app shows beside the account. */
  issuer: string;
}

let lastStart: Promise<unknown> = Promise.resolve();

/**
 * Starts the setup of an app. A setup that was not finished is removed, also that of another tab. One start follows the
 * other, because two at the same time would keep each other from removing.
 */
export function startFactorSetup(
  setup: NewSetup,
  signal?: AbortSignal,
): Promise<Result<FactorSetup, FactorSetupError>> {
  const start = lastStart.then(() => newSetup(setup, signal));
  lastStart = start.catch(() => null);
  return start;
}

async function newSetup(
  { name, issuer }: NewSetup,
  signal: AbortSignal | undefined,
): Promise<Result<FactorSetup, FactorSetupError>> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const { data: known, error: unread } = await client.mfa.listFactors();
  if (unread) return fail(setupErrorOf(unread));
  for (const { id, status } of known.all) {
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id });
  }
  const enroll = () => client.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer });
  const { data, error } = await withFactor(enroll, signal);
  if (error) return fail(setupErrorOf(error));
  const { secret, qr_code } = data.totp;
  // Not every browser reads the characters that the library leaves as they are.
  const svg = qr_code.replace(/^data:image\/svg\+xml;utf-8,/, '');
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { ok: true, value: { id: data.id, secret, picture } };
}

/** Checks a code. The first right one finishes the setup; each gives this session new tokens. */
export async function checkFactorCode({
  factorId,
  code,
}: FactorCode): Promise<Result<null, FactorCodeError>> {
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  return error ? fail(codeErrorOf(error)) : { ok: true, value: null };
}

/** Removes an app, after a code of it or of another one. Succeeds if it was removed already. */
export async function removeSecondFactor(
  { factor }: { factor: SecondFactor },
  signal?: AbortSignal,
): Promise<Result<null, FactorRemovalError>> {
  if (!(await askForFactor(signal))) return fail('canceled');
  const client = await reachableClient();
  if (!client) return fail('unanswered');
  const { error } = await client.mfa.unenroll({ factorId: factor.id });
  if (error && error.code !== 'mfa_factor_not_found') {
    return fail(isSignedOut(error) ? 'signInRequired' : 'unanswered');
  }
  // The access token says until its end that a factor was used.
  await client.refreshSession();
  return { ok: true, value: null };
}

function setupErrorOf(error: AuthError): FactorSetupError['kind'] {
  switch (error.code) {
    case 'mfa_factor_name_conflict':
      return 'nameTaken';
    case 'too_many_enrolled_mfa_factors':
      return 'full';
    case 'mfa_totp_enroll_not_enabled':
      return 'off';
    case 'insufficient_aal':
      return 'canceled';
    default:
      return isSignedOut(error) ? 'signInRequired' : 'unreachable';
  }
}

function codeErrorOf(error: AuthError): FactorCodeError['kind'] {
  switch (error.code) {
    case 'mfa_verification_failed':
    case 'mfa_verification_rejected':
      return 'wrongCode';
    case 'mfa_challenge_expired':
    case 'mfa_ip_address_mismatch':
      return 'tooLate';
    case 'mfa_factor_not_found':
      return 'gone';
    case 'over_request_rate_limit':
      return 'limited';
    default:
      if (error.status === 429) return 'limited';
      return isSignedOut(error) ? 'signInRequired' : 'unreachable';
  }
}
