import * as v from 'valibot';
import { call, hasStatus } from './call.ts';
import type { Answer } from './call.ts';
import type { Environment } from './environment.ts';
import { discordAnswered, rateLimited, errorResponse } from './errors.ts';
import type { ErrorResponse } from './errors.ts';

/** Longer than this nobody is kept waiting for a rate limit to pass. */
const PATIENCE_SECONDS = 2;

/** The wait after a 429 that names none, such as a ban by Cloudflare, which more requests prolong (discord.md §4.3). */
const UNKNOWN_WAIT_SECONDS = 60;

const rateLimitBody = v.object({ retry_after: v.pipe(v.number(), v.minValue(0)) });

/** Asks Discord. A rate limit that passes within two seconds is waited for, once. */
export async function askDiscord(
  { discordUrl, discordTimeoutMs, supabaseUrl }: Environment,
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
): Promise<Answer> {
  const ask = () =>
    call(
      `${discordUrl}${path}`,
      // Discord turns away callers without a User-Agent of this form: name, address, version.
      { ...init, headers: { ...headers, 'user-agent': `DiscordBot (${supabaseUrl}, 1.0)` } },
      discordTimeoutMs,
    );
  const answer = await ask();
  const seconds = waitOf(answer);
  if (seconds === null || seconds > PATIENCE_SECONDS) return answer;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return ask();
}

/** What an answer of Discord's other than a success means for whoever called. A 401 is for the asker to judge. */
export function discordError(answer: Answer): ErrorResponse {
  if (answer.kind === 'tooSlow') return errorResponse('discordTooSlow');
  if (answer.kind === 'unreachable') return errorResponse('discordUnreachable');
  if (hasStatus(answer, 403)) return errorResponse('missingScopes');
  const seconds = waitOf(answer);
  return seconds === null ? discordAnswered(answer.status) : rateLimited(seconds);
}

/** How many seconds a 429 asks for; null where the answer is no 429. */
function waitOf(answer: Answer): number | null {
  if (answer.kind !== 'answered' || answer.status !== 429) return null;
  const { retryAfter, body } = answer;
  if (retryAfter !== null && /^\d+(\.\d+)?$/.test(retryAfter)) return Number(retryAfter);
  const said = v.safeParse(rateLimitBody, body);
  return said.success ? said.output.retry_after : UNKNOWN_WAIT_SECONDS;
}
