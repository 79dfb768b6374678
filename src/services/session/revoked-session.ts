import { databaseErrorOf } from '../answers';
import type { Answer } from '../http';
import { reachableClient } from '../supabase/client';
import { readGoodSession } from './stored-session';

let isEnding = false;

/** Returns whether the session that ends now was revoked. */
export const isRevoked = () => isEnding;

/**
 * Returns whether the database says that the session of this browser was ended on another device, although the token is
 * still valid (product.md §6.17). A newer session, which another tab has stored, is not meant.
 */
export function saysRevoked(answer: Answer, accessToken: string): boolean {
  return (
    databaseErrorOf(answer)?.hint === 'session_ended' &&
    readGoodSession()?.accessToken === accessToken
  );
}

/** Removes the session from this browser. */
export async function endRevokedSession(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  try {
    // The auth server does not know the session, which the client counts as signed out.
    await (await reachableClient())?.signOut({ scope: 'local' });
  } finally {
    isEnding = false;
  }
}
