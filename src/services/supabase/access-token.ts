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
