import { isSuccess } from '../http';
import { callFunction } from '../edge/call-function';

interface DiscordTokens {
  /** The access token of the session that the Discord tokens belong to. */
  accessToken: string;
  providerToken: string;
  providerRefreshToken: string | null;
}

/**
 * Sends the Discord tokens of a sign-in to the backend, which stores and refreshes them (supabase.md §3.3). Returns
 * whether it stored them. If it did not, the sign-in continues with the token that this page has in memory.
 */
export async function storeDiscordToken(
  { accessToken, providerToken, providerRefreshToken }: DiscordTokens,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await callFunction('store-discord-token', {
    accessToken,
    body: { provider_token: providerToken, provider_refresh_token: providerRefreshToken },
    signal,
  });
  return answer.kind === 'answered' && isSuccess(answer);
}
