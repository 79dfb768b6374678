import {
  noGuildResources,
  type GuildResources,
  type ResourcesAnswer,
} from '#domain/bot-config/guild-resources';
import type { LastCheck } from '#domain/bot-config/health';
import * as v from 'valibot';
import { bodyOf, isSuccess } from '../http';
import { guildResourcesCall } from '../early-answers';
import { callBackend } from '../supabase/call-backend';
import { lastCheck } from './last-check';

/** The status with which the function says that the bot is not in the server. */
const BOT_NOT_IN_SERVER = 409;

const unreachable = { ok: false, error: { kind: 'unreachable' } } as const;

/**
 * Reads the data for the pickers and the health check: the roles and channels that the bot can see in a server, and the
 * bot's limits. The parser is imported while the request is pending, because no page needs it earlier.
 */
export async function readGuildResources(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<ResourcesAnswer> {
  const [answer, parse] = await Promise.all([
    callBackend(guildResourcesCall(serverId), { signal }),
    import('#domain/bot-config/parse-guild-resources').then(
      (part) => part.parseGuildResources,
      () => null,
    ),
  ]);
  if (answer.kind === 'answered' && answer.status === BOT_NOT_IN_SERVER) {
    return { ok: false, error: { kind: 'botNotInServer' } };
  }
  const readAt = Date.now();
  if (parse === null || answer.kind !== 'answered' || !isSuccess(answer)) return unreachable;
  const body = bodyOf(answer);
  const resources = parse(body, serverId, readAt);
  return resources
    ? { ok: true, value: { resources, readAt, lastCheck: lastCheckIn(body) } }
    : unreachable;
}

function lastCheckIn(body: unknown): LastCheck | null {
  const parsed = v.safeParse(v.object({ last_check: lastCheck }), body);
  return parsed.success ? parsed.output.last_check : null;
}

/** Like `readGuildResources`, but returns empty lists after an error: users can still enter ids by hand. */
export async function loadGuildResources(
  of: { serverId: string },
  signal?: AbortSignal,
): Promise<GuildResources> {
  const answer = await readGuildResources(of, signal);
  return answer.ok ? answer.value.resources : noGuildResources;
}
