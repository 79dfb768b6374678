import type { VerificationAnswer, VerificationError } from '#domain/session/verification';
import * as v from 'valibot';
import { bodyOf, isSuccess } from '../http';
import { reachableClient } from '../supabase/client';
import { callFunction } from './call-function';

const verified = v.object({ verified: v.literal(true) });

/**
 * Has the backend ask Discord whether the viewer's linked account is theirs, and record that it is (spec §2
 * «Verification»). Somebody who is signed out is told so without a call.
 */
export async function verifyIdentity(signal?: AbortSignal): Promise<VerificationAnswer> {
  const client = await reachableClient();
  if (client === null) return refuse('unreachable');
  if ((await client.auth.getSession()).data.session === null) return refuse('signedOut');

  const answer = await callFunction('verify-identity', { body: {}, signal });
  if (answer.kind === 'unreachable') return refuse('unreachable');
  if (!isSuccess(answer)) return refuse(kindOf(answer.status));
  return v.is(verified, bodyOf(answer)) ? { ok: true, value: null } : refuse('unknown');
}

/** What the function's statuses ask of the person; its texts say no more than these (`functions/_shared/errors.ts`). */
function kindOf(status: number): VerificationError['kind'] {
  switch (status) {
    // Without a session of ours, or with a Discord token that was neither taken nor refreshed.
    case 401:
    // Without any Discord token: signed in by e-mail, or before tokens were kept.
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

function refuse(kind: VerificationError['kind']): VerificationAnswer {
  return { ok: false, error: { kind } };
}
