import { databaseErrorOf } from '../answers';
import type { Answer } from '../http';
import { reachableClient } from '../supabase/client';
import { readGoodSession } from './stored-session';

let isEnding = false;

/** Whether the session that ends was revoked, as the database has said. */
export const isRevoked = () => isEnding;

/**
 * The database says that the session of the token was ended on another device, although the token is still valid
 * (product.md §6.17). Removes it from this browser, unless a newer one is stored. Returns whether it did.
 */
export async function endIfRevoked(answer: Answer, accessToken: string): Promise<boolean> {
  if (databaseErrorOf(answer)?.hint !== 'session_ended') return false;
  if (readGoodSession()?.accessToken !== accessToken) return false;
  const client = await reachableClient();
  isEnding = true;
  try {
    // The auth server does not know the session, which the client counts as signed out.
    await client?.signOut({ scope: 'local' });
  } finally {
    isEnding = false;
  }
  return true;
}
