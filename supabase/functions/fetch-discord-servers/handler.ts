import { idOfAccount, openDiscordAccount } from '../_shared/discord-account.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { DiscordApplication, Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import { rpc, rpcError } from '../_shared/rpc.ts';
import { guildsIn } from './guilds.ts';

/**
 * Reads the caller's guilds from Discord with the stored token and stores them. Rights on servers are derived from the
 * stored guilds (product.md §7.5). The token must therefore belong to the account that is linked now, not to a previous
 * one.
 *
 * The body is `{userId}`, and the `x-user-id` header repeats the id. Both must be the caller's id. Returns `{servers}`.
 */
export function createHandler(
  environment: Environment & DiscordApplication,
): (request: Request) => Promise<Response> {
  return endpoint('fetch-discord-servers', environment, async ({ caller, body, claimedId }) => {
    const { userId } = body;
    if (typeof userId !== 'string' || userId === '') return fail('noUserId');
    if (claimedId !== userId) return fail('foreignUserId');

    const account = await openDiscordAccount(environment, caller);
    if (!account.ok) return account;
    const owner = await idOfAccount(account.value);
    if (!owner.ok) return owner;
    if (!caller.discordIds.includes(owner.value)) return fail('noDiscordToken');
    const answer = await account.value.ask('/users/@me/guilds');
    if (!answer.ok) return answer;
    const servers = guildsIn(answer.value);
    if (!servers) return fail('discordNonsense');

    const recorded = await rpc(environment, 'record_guild_access', {
      user_id: caller.id,
      guilds: servers,
    });
    return recorded.ok ? done({ servers }) : fail(rpcError(recorded, 'serversNotRecorded'));
  });
}
