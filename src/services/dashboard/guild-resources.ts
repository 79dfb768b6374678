import { noGuildResources, type GuildResources } from '#domain/bot-config/guild-resources';
import { bodyOf, isSuccess } from '../http';
import { guildResourcesCall } from '../early-answers';
import { callBackend } from '../supabase/call-backend';

/**
 * Returns the data for the pickers: the roles and channels that the bot can see in a server, and the bot's limits.
 * Returns empty lists if the bot is not in the server or the function is unreachable. In these cases, users can still
 * enter ids by hand. The parser is imported while the request is pending, because no page needs it earlier.
 */
export async function loadGuildResources(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<GuildResources> {
  const [answer, parse] = await Promise.all([
    callBackend(guildResourcesCall(serverId), { signal }),
    import('#domain/bot-config/parse-guild-resources').then(
      (part) => part.parseGuildResources,
      () => null,
    ),
  ]);
  if (parse === null || answer.kind === 'unreachable' || !isSuccess(answer))
    return noGuildResources;
  return parse(bodyOf(answer), serverId, Date.now()) ?? noGuildResources;
}
