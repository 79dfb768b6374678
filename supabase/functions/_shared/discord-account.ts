import * as v from 'valibot';
import { bodyOf, hasStatus, isSuccess } from './call.ts';
import type { Caller } from './caller.ts';
import { askDiscord, discordError } from './discord.ts';
import type { DiscordApplication, Environment } from './environment.ts';
import { readStoredToken } from './stored-token.ts';
import { refreshStoredToken } from './refresh-token.ts';
import { done, fail } from './result.ts';
import type { Result } from './result.ts';
import { snowflake } from './snowflake.ts';

export interface DiscordAccount {
  /** Sends a GET request to Discord as the caller and returns the body, not yet validated. */
  ask: (path: string) => Promise<Result<unknown>>;
}

const discordUser = v.object({ id: snowflake });

/**
 * Opens the caller's Discord account with their stored token. An expired or rejected token is refreshed at most once,
 * because a second refresh would have the same result.
 */
export async function openDiscordAccount(
  environment: Environment & DiscordApplication,
  { id }: Caller,
): Promise<Result<DiscordAccount>> {
  const stored = await readStoredToken(environment, id);
  if (!stored.ok) return stored;
  let token = stored;
  let mayRefresh = true;

  const refresh = async () => {
    mayRefresh = false;
    const fresh = await refreshStoredToken(environment, id, token.value);
    if (fresh.ok) token = fresh;
    return fresh;
  };
  const ask = async (path: string): Promise<Result<unknown>> => {
    const answer = await askDiscord(environment, path, bearer(token.value.accessToken));
    if (isSuccess(answer)) return done(bodyOf(answer));
    if (!hasStatus(answer, 401)) return fail(discordError(answer));
    if (!mayRefresh) return fail('refreshFailed');
    const fresh = await refresh();
    return fresh.ok ? ask(path) : fresh;
  };

  if (token.value.expiresAt <= Date.now()) {
    const fresh = await refresh();
    if (!fresh.ok) return fresh;
  }
  return done({ ask });
}

export async function idOfAccount({ ask }: DiscordAccount): Promise<Result<string>> {
  const answer = await ask('/users/@me');
  return answer.ok ? discordIdIn(answer.value) : answer;
}

/**
 * Returns the Discord id of the account that an access token belongs to. Call this function before storing the token.
 */
export async function idBehindToken(
  environment: Environment,
  accessToken: string,
): Promise<Result<string>> {
  const answer = await askDiscord(environment, '/users/@me', bearer(accessToken));
  if (isSuccess(answer)) return discordIdIn(bodyOf(answer));
  return fail(hasStatus(answer, 401) ? 'tokenRefused' : discordError(answer));
}

function discordIdIn(body: unknown): Result<string> {
  const parsed = v.safeParse(discordUser, body);
  return parsed.success ? done(parsed.output.id) : fail('discordNonsense');
}

function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } };
}
