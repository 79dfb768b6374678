import { reachableClient } from './client';
import { readGoodSession } from '../session/stored-session';

/**
 * Returns the access token of the signed-in user. Uses the token of the stored session if that token is still valid.
 * Otherwise, gets a token from the client, which may refresh the session. Returns undefined if no user is signed in.
 */
export async function accessToken(): Promise<string | undefined> {
  const stored = readGoodSession();
  if (stored) return stored.accessToken;
  const client = await reachableClient();
  return (await client?.auth.getSession())?.data.session?.access_token;
}

/**
 * Returns an access token that replaces `rejectedToken`, which the backend rejected. Uses the newer token that another
 * tab has stored, or otherwise a token from a refresh. Returns null if there is none.
 */
export async function renewedAccessToken(rejectedToken: string): Promise<string | null> {
  const stored = readGoodSession();
  if (stored && stored.accessToken !== rejectedToken) return stored.accessToken;
  const client = await reachableClient();
  return (await client?.auth.refreshSession())?.data.session?.access_token ?? null;
}
