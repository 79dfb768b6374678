import {
  noGuildResources,
  type GuildResources,
  type ResourcesAnswer,
} from '#domain/bot-config/guild-resources';
import { bodyOf, isSuccess } from '../http';
import { guildResourcesCall } from '../early-answers';
import { callBackend } from '../supabase/call-backend';

/** The status with which the function says that the bot is not in the server. */
const BOT_NOT_IN_SERVER = 409;

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
  const resources =
    parse !== null && answer.kind === 'answered' && isSuccess(answer)
      ? parse(bodyOf(answer), serverId, readAt)
      : null;
  return resources
    ? { ok: true, value: { resources, readAt } }
    : { ok: false, error: { kind: 'unreachable' } };
}

/** Like `readGuildResources`, but returns empty lists after an error: users can still enter ids by hand. */
export async function loadGuildResources(
  of: { serverId: string },
  signal?: AbortSignal,
): Promise<GuildResources> {
  const answer = await readGuildResources(of, signal);
  return answer.ok ? answer.value.resources : noGuildResources;
}
