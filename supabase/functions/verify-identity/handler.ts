import { idOfAccount, openDiscordAccount } from '../_shared/discord-account.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { DiscordApplication, Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import { rpc, rpcError } from '../_shared/rpc.ts';

/** The database's SQLSTATE for an account that is not linked to the user. */
const NOT_ALLOWED = '42501';

/**
 * Verifies the caller's linked Discord account and records the result (product.md §14.2). To verify the account, the
 * function sends a request to Discord with the account's token. The database then checks that Discord's response is
 * about the account that the auth server linked.
 * The body is `{}`. Returns `{verified: true, discordId}`.
 */
export function createHandler(
  environment: Environment & DiscordApplication,
): (request: Request) => Promise<Response> {
  return endpoint('verify-identity', environment, async ({ caller }) => {
    const account = await openDiscordAccount(environment, caller);
    if (!account.ok) return account;
    const discordId = await idOfAccount(account.value);
    if (!discordId.ok) return discordId;

    const recorded = await rpc(environment, 'record_verification', {
      user_id: caller.id,
      discord_id: discordId.value,
    });
    if (recorded.ok) return done({ verified: true, discordId: discordId.value });
    if (recorded.code === NOT_ALLOWED) return fail('foreignAccount');
    return fail(rpcError(recorded, 'verificationNotRecorded'));
  });
}
