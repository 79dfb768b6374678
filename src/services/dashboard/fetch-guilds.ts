import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import type { Guild } from '#domain/servers/server';
import * as v from 'valibot';
import { guildsCall } from '../early-answers';
import { bodyOf, isSuccess, type Answer } from '../http';
import { errorText } from '../error-text';
import { callBackend } from '../supabase/call-backend';
import { listOf } from '../rows';

/** The guilds in a response from Discord or from the edge function (product.md §7.5). */
export const guildList = listOf(
  v.object({
    id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    name: v.string(),
    icon: v.nullish(v.string(), null),
    permissions: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((bits) => String(bits)),
    ),
    owner: v.optional(v.boolean(), false),
  }),
) satisfies v.GenericSchema<unknown, Guild[]>;

const listAnswer = v.object({ servers: guildList });

/** Reads the viewer's guilds from Discord through the edge function `fetch-discord-servers` (product.md §7.5). */
export async function fetchGuilds(
  userId: string,
  signal?: AbortSignal,
): Promise<Result<Guild[], ServersError>> {
  const answer = await callBackend(guildsCall(userId), { signal });
  if (answer.kind === 'unreachable') return { ok: false, error: { kind: 'unreachable' } };
  if (!isSuccess(answer)) return { ok: false, error: errorOf(answer) };
  const parsed = v.safeParse(listAnswer, bodyOf(answer));
  if (!parsed.success) return { ok: false, error: { kind: 'invalidResponse' } };
  return { ok: true, value: parsed.output.servers };
}

function errorOf(answer: Answer & { kind: 'answered' }): ServersError {
  const { status } = answer;
  const text = errorText(answer);
  // The gateway returns this 401 if the public key is missing. That is a configuration error, which a token refresh cannot fix.
  if (/no api key found/i.test(text)) return { kind: 'fetchFailed', status, text };
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 403) return { kind: 'missingScopes' };
  if (status === 409) return { kind: 'noDiscordToken' };
  return { kind: 'fetchFailed', status, text };
}
