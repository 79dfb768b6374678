import * as v from 'valibot';
import { bodyOf, hasStatus, isError, isSuccess } from './call.ts';
import type { Answer } from './call.ts';
import { askDiscord, discordError } from './discord.ts';
import type { DiscordApplication, Environment } from './environment.ts';
import { storeToken, readStoredToken } from './stored-token.ts';
import type { StoredToken } from './stored-token.ts';
import { done, fail } from './result.ts';
import type { Result } from './result.ts';

const tokens = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.nullish(v.pipe(v.string(), v.nonEmpty())),
  expires_in: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/**
 * The delays in ms before the checks whether a concurrent request has stored a refreshed token. The other request may
 * already have received Discord's response but may not have stored the token yet.
 */
const LOOKS = [0, 150, 350];

/**
 * Exchanges a refresh token for a new pair of tokens and stores the pair. Discord accepts each refresh token only once.
 * If two requests run concurrently, one of them fails and uses the tokens that the other one stored.
 */
export async function refreshStoredToken(
  environment: Environment & DiscordApplication,
  userId: string,
  old: StoredToken,
): Promise<Result<StoredToken>> {
  if (old.refreshToken === null) return fail('refreshFailed');
  const answer = await askForTokens(environment, old.refreshToken);
  // Status 429 is a rate limit. It does not mean that the token is invalid.
  if (isError(answer) && !hasStatus(answer, 429)) {
    return refreshedMeanwhile(environment, userId, old);
  }
  if (!isSuccess(answer)) return fail(discordError(answer));
  const parsed = v.safeParse(tokens, bodyOf(answer));
  if (!parsed.success) return fail('discordNonsense');
  const { access_token: accessToken, refresh_token, expires_in: expiresIn } = parsed.output;
  const refreshToken = refresh_token ?? old.refreshToken;
  const stored = await storeToken(environment, userId, { accessToken, refreshToken, expiresIn });
  if (!stored.ok) return stored;
  return done({ accessToken, refreshToken, expiresAt: Date.now() + expiresIn * 1_000 });
}

function askForTokens(
  environment: Environment & DiscordApplication,
  refreshToken: string,
): Promise<Answer> {
  return askDiscord(environment, '/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: environment.discordClientId,
      client_secret: environment.discordClientSecret,
    }).toString(),
  });
}

async function refreshedMeanwhile(
  environment: Environment,
  userId: string,
  old: StoredToken,
): Promise<Result<StoredToken>> {
  for (const milliseconds of LOOKS) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    const stored = await readStoredToken(environment, userId);
    if (!stored.ok || stored.value.accessToken !== old.accessToken) return stored;
  }
  return fail('refreshFailed');
}
