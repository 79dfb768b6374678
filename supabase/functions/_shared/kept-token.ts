import * as v from 'valibot';
import type { Environment } from './environment.ts';
import { done, refuse } from './result.ts';
import type { Result } from './result.ts';
import { rpc } from './rpc.ts';

/** A user's Discord tokens as the database keeps them. Without a refresh token there is nothing to renew them with. */
export interface KeptToken {
  accessToken: string;
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Discord tokens as they arrive: at a sign-in, or for a refresh. */
export interface NewToken {
  accessToken: string;
  refreshToken: string | null;
  /** Seconds. */
  expiresIn: number;
}

const row = v.pipe(
  v.object({
    access_token: v.pipe(v.string(), v.nonEmpty()),
    refresh_token: v.nullable(v.pipe(v.string(), v.nonEmpty())),
    expires_at: v.pipe(
      v.string(),
      v.transform((text) => Date.parse(text)),
      v.finite(),
    ),
  }),
  v.transform((kept): KeptToken => ({
    accessToken: kept.access_token,
    refreshToken: kept.refresh_token,
    expiresAt: kept.expires_at,
  })),
);

/** Reads the Discord tokens of a user; refuses where none are kept. */
export async function readKeptToken(
  environment: Environment,
  userId: string,
): Promise<Result<KeptToken>> {
  const answer = await rpc(environment, 'discord_token', { user_id: userId });
  if (!answer.ok) return refuse('tokenNotRead');
  if (answer.value === null) return refuse('noDiscordToken');
  const parsed = v.safeParse(row, answer.value);
  return parsed.success ? done(parsed.output) : refuse('tokenNotRead');
}

/** Keeps the Discord tokens of a user in place of those before. */
export async function keepToken(
  environment: Environment,
  userId: string,
  { accessToken, refreshToken, expiresIn }: NewToken,
): Promise<Result<null>> {
  const answer = await rpc(environment, 'keep_discord_token', {
    user_id: userId,
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
  });
  return answer.ok ? done(null) : refuse('tokenNotKept');
}
