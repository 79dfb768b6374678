import { isSuccess } from '../http';
import { callFunction } from './call-function';

interface DiscordTokens {
  /** The session they came with. */
  accessToken: string;
  providerToken: string;
  providerRefreshToken: string | null;
}

/**
 * Hands the Discord tokens of a sign-in to the backend, which keeps and refreshes them (design.md §8). Answers
 * whether it took them: when not, this page still has the token in memory, so signing in goes on.
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
