import * as v from 'valibot';
import { endpoint } from '../_shared/endpoint.ts';
import type { DiscordBot, Environment } from '../_shared/environment.ts';
import type { Caller } from '../_shared/caller.ts';
import { readHealth, recordHealth, recordNames } from '../_shared/health.ts';
import { report } from '../_shared/report.ts';
import { done, fail } from '../_shared/result.ts';
import type { Result } from '../_shared/result.ts';
import { rpc, rpcError } from '../_shared/rpc.ts';
import { snowflake } from '../_shared/snowflake.ts';
import { visibleServer } from './visible-server.ts';

/**
 * Returns the roles and channels that the bot can see in a server, and the data from which the bot's permissions in
 * that server are computed. The pickers in the settings use this data. The caller must be allowed to open a panel of
 * the server. If Discord says that the server has another owner than the stored one, the owner is stored, and the caller
 * must still be allowed (product.md §12.26). What the bot cannot do is stored as the server's last check (§9.23),
 * and the names for the documentation (§5.11).
 * The body is `{serverId}`. Returns `{roles, channels, emojis, bot, last_check}`. `bot` is null if Discord does not return the bot's
 * member. `last_check` is the check before this one; null if there is none, or if the caller may not open every panel.
 */
export function createHandler(
  environment: Environment & DiscordBot,
): (request: Request) => Promise<Response> {
  return endpoint('guild-resources', environment, async ({ caller, body }) => {
    const serverId = v.safeParse(snowflake, body['serverId']);
    if (!serverId.success) return fail('unknownServer');
    const visible = await visibleServer(environment, caller, serverId.output);
    if (!visible.ok) return visible;

    const { guild, health, readAt } = await readHealth(environment, serverId.output);
    const { ownerId, lastCheck } = visible.value;
    if (guild.ok && guild.value.bot !== null && guild.value.bot.owner_id !== ownerId) {
      const { owner_id: owner } = guild.value.bot;
      const still = await recordOwner(environment, caller, serverId.output, owner);
      if (!still.ok) return still;
    }
    const read = { serverId: serverId.output, readAt };
    const stored = await Promise.all([
      health.ok
        ? recordHealth(environment, { ...read, checker: caller.id, health: health.value })
        : health,
      guild.ok ? recordNames(environment, { ...read, guild: guild.value }) : guild,
    ]);
    // The caller gets the answer of Discord even if it could not be stored.
    for (const each of stored) if (!each.ok && guild.ok) report('guild-resources', each.error);
    return guild.ok ? done({ ...guild.value, last_check: lastCheck }) : guild;
  });
}

/** Stores the owner of a server, which ends the rights of the owner before. Fails if these were the caller's. */
async function recordOwner(
  environment: Environment,
  caller: Caller,
  serverId: string,
  ownerId: string,
): Promise<Result<unknown>> {
  const told = { server_id: serverId, owner_id: ownerId };
  const stored = await rpc(environment, 'record_server_owner', told);
  return stored.ok
    ? visibleServer(environment, caller, serverId)
    : fail(rpcError(stored, 'serverNotRead'));
}
