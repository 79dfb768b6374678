import { noGuildResources, type GuildResources } from '#domain/bot-config/guild-resources';
import { parseGuildResources } from '#domain/bot-config/parse-guild-resources';
import { bodyOf, isSuccess } from '../http';
import { guildResourcesCall } from '../backend-calls';
import { callBackend } from '../supabase/call-backend';

/**
 * Returns the roles and channels that the bot can see in a server and what the bot cannot do with them, for the pickers.
 * Returns empty lists if the bot is not in the server or the function is unreachable: users can still enter ids by hand.
 */
export async function loadGuildResources(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<GuildResources> {
  const answer = await callBackend(guildResourcesCall(serverId), { signal });
  if (answer.kind === 'unreachable' || !isSuccess(answer)) return noGuildResources;
  return parseGuildResources(bodyOf(answer), serverId, Date.now()) ?? noGuildResources;
}
