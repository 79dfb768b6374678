import { reachableClient } from './client';
import { readGoodSession } from './stored-session';

/**
 * The access token of whoever is signed in: the one this browser kept as long as it is good, else whatever the client
 * makes of it. Undefined for everybody else.
 */
export async function accessToken(): Promise<string | undefined> {
  const kept = readGoodSession();
  if (kept) return kept.accessToken;
  const client = await reachableClient();
  return (await client?.auth.getSession())?.data.session?.access_token;
}

/**
 * Returns another access token after the backend refused this one: the one another tab stored meanwhile, else that of
 * one refresh. Null where there is none.
 */
export async function renewedAccessToken(refused: string): Promise<string | null> {
  const kept = readGoodSession();
  if (kept && kept.accessToken !== refused) return kept.accessToken;
  const client = await reachableClient();
  return (await client?.auth.refreshSession())?.data.session?.access_token ?? null;
}
