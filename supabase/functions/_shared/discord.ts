import * as v from 'valibot';
import { call, hasStatus } from './call.ts';
import type { Answer } from './call.ts';
import type { Environment } from './environment.ts';
import { discordAnswered, rateLimited, errorResponse } from './errors.ts';
import type { ErrorResponse } from './errors.ts';

/** The longest rate limit, in seconds, that a function waits out before it retries. */
const PATIENCE_SECONDS = 2;

/**
 * The retry time, in seconds, for a 429 response that does not specify one. Such responses are typical of Cloudflare
 * bans, and more requests would prolong a ban (discord.md §4.3).
 */
const UNKNOWN_WAIT_SECONDS = 60;

const rateLimitBody = v.object({ retry_after: v.pipe(v.number(), v.minValue(0)) });

/** Sends a request to Discord. If a rate limit lasts two seconds or less, waits and retries once. */
export async function askDiscord(
  { discordUrl, discordTimeoutMs, supabaseUrl }: Environment,
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
): Promise<Answer> {
  const ask = () =>
    call(
      `${discordUrl}${path}`,
      // Discord requires a User-Agent of this form: name, URL, version (discord.md §5.2).
      { ...init, headers: { ...headers, 'user-agent': `DiscordBot (${supabaseUrl}, 1.0)` } },
      discordTimeoutMs,
    );
  const answer = await ask();
  const seconds = waitOf(answer);
  if (seconds === null || seconds > PATIENCE_SECONDS) return answer;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return ask();
}

/**
 * Maps an error response from Discord to an error for the caller. Functions that send a user's token handle 401
 * responses themselves.
 */
export function discordError(answer: Answer): ErrorResponse {
  if (answer.kind === 'tooSlow') return errorResponse('discordTooSlow');
  if (answer.kind === 'unreachable') return errorResponse('discordUnreachable');
  if (hasStatus(answer, 403)) return errorResponse('missingScopes');
  const seconds = waitOf(answer);
  return seconds === null ? discordAnswered(answer.status) : rateLimited(seconds);
}

/** Returns the retry time of a 429 response in seconds; null for other responses. */
export function waitOf(answer: Answer): number | null {
  if (answer.kind !== 'answered' || answer.status !== 429) return null;
  const { retryAfter, body } = answer;
  if (retryAfter !== null && /^\d+(\.\d+)?$/.test(retryAfter)) return Number(retryAfter);
  const parsed = v.safeParse(rateLimitBody, body);
  return parsed.success ? parsed.output.retry_after : UNKNOWN_WAIT_SECONDS;
}
