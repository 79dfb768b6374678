import { reachableClient } from './client';
import { readGoodSession } from './stored-session';

/**
 * Returns the access token of the signed-in user: from the stored session while it is valid, else from the client,
 * which may refresh it. Undefined when no user is signed in.
 */
export async function accessToken(): Promise<string | undefined> {
  const kept = readGoodSession();
  if (kept) return kept.accessToken;
  const client = await reachableClient();
  return (await client?.auth.getSession())?.data.session?.access_token;
}

/**
 * Returns another access token after the backend rejected `refused`: the one that another tab stored meanwhile, else
 * one from a refresh. Null when there is none.
 */
export async function renewedAccessToken(refused: string): Promise<string | null> {
  const kept = readGoodSession();
  if (kept && kept.accessToken !== refused) return kept.accessToken;
  const client = await reachableClient();
  return (await client?.auth.refreshSession())?.data.session?.access_token ?? null;
}
