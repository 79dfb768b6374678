import * as v from 'valibot';
import type { Environment } from './environment.ts';
import { done, fail } from './result.ts';
import type { Result } from './result.ts';
import { rpc, rpcError } from './rpc.ts';

/** A user's stored Discord tokens. Without a refresh token, they cannot be refreshed. */
export interface StoredToken {
  accessToken: string;
  refreshToken: string | null;
  /** Unix time in ms. */
  expiresAt: number;
}

/** New Discord tokens, from a sign-in or a refresh. */
export interface NewToken {
  accessToken: string;
  refreshToken: string | null;
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
  v.transform((row): StoredToken => ({
    accessToken: row.access_token,
    refreshToken: row.refresh_token,
    expiresAt: row.expires_at,
  })),
);

export async function readStoredToken(
  environment: Environment,
  userId: string,
): Promise<Result<StoredToken>> {
  const answer = await rpc(environment, 'discord_token', { user_id: userId });
  if (!answer.ok) return fail(rpcError(answer, 'tokenNotRead'));
  if (answer.value === null) return fail('noDiscordToken');
  const parsed = v.safeParse(row, answer.value);
  return parsed.success ? done(parsed.output) : fail('tokenNotRead');
}

export async function storeToken(
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
  return answer.ok ? done(null) : fail(rpcError(answer, 'tokenNotKept'));
}
