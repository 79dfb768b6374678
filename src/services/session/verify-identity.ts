import type { VerificationAnswer, VerificationError } from '#domain/session/verification';
import * as v from 'valibot';
import { fail } from '../answers';
import { bodyOf, isSuccess } from '../http';
import { reachableClient } from '../supabase/client';
import { callFunction } from '../edge/call-function';

const verified = v.object({ verified: v.literal(true) });

/**
 * The backend checks the account with Discord and records the result (product.md §14.2). Sends nothing if signed out.
 */
export async function verifyIdentity(signal?: AbortSignal): Promise<VerificationAnswer> {
  const client = await reachableClient();
  if (client === null) return fail('unreachable');
  if ((await client.getSession()).data.session === null) return fail('signedOut');

  const answer = await callFunction('verify-identity', { body: {}, signal });
  if (answer.kind === 'unreachable') return fail('unreachable');
  if (!isSuccess(answer)) return fail(kindOf(answer.status));
  return v.is(verified, bodyOf(answer)) ? { ok: true, value: null } : fail('unknown');
}

/** The text of the response contains no further information (`functions/_shared/errors.ts`). */
function kindOf(status: number): VerificationError['kind'] {
  switch (status) {
    // There is no valid session, or Discord rejected the token and it could not be refreshed.
    case 401:
    // No Discord token is stored: the user signed in by email, or before tokens were stored.
    case 409:
      return 'reconnect';
    case 403:
      return 'notConfirmed';
    case 429:
      return 'rateLimited';
    default:
      return 'unknown';
  }
}
