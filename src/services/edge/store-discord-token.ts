import { isSuccess } from '../http';
import { callFunction } from './call-function';

interface DiscordTokens {
  /** The session that the tokens came with. */
  accessToken: string;
  providerToken: string;
  providerRefreshToken: string | null;
}

/**
 * Sends the Discord tokens of a sign-in to the backend, which stores and refreshes them (supabase.md §3.3). Returns
 * whether it stored them. If not, the sign-in continues: this page still has the token in memory.
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
