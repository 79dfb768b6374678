import * as v from 'valibot';
import { parseJson } from '../_shared/call.ts';
import type { DiscordBot, Environment } from '../_shared/environment.ts';
import { readHealth, recordHealth, recordNames } from '../_shared/health.ts';
import { report } from '../_shared/report.ts';
import { fail } from '../_shared/result.ts';
import { scheduledEndpoint } from '../_shared/server-endpoint.ts';
import { snowflake } from '../_shared/snowflake.ts';

const wish = v.object({ serverId: snowflake });

/**
 * Tells the bot what it cannot do in a server, by the rules and in the words of the page (product.md §9.23). Stores the
 * check and the names of roles and channels. Only the bot calls it, with the secret key. The body is `{serverId}`.
 * Returns `{bot, problems}`, a problem for each line of the page: `{ids, severity, settings, title, text}`.
 */
export function createHandler(
  environment: Environment & DiscordBot,
): (request: Request) => Promise<Response> {
  return scheduledEndpoint('check-health', environment, async (request) => {
    const body = v.safeParse(wish, parseJson(await request.text()));
    if (!body.success) return fail('invalidBody');
    const { serverId } = body.output;
    const { guild, health, readAt } = await readHealth(environment, serverId);
    if (!health.ok) return health;
    const check = { serverId, checker: null, readAt, health: health.value };
    const [recorded, named] = await Promise.all([
      recordHealth(environment, check),
      guild.ok ? recordNames(environment, { serverId, guild: guild.value, readAt }) : guild,
    ]);
    if (guild.ok && !named.ok) report('check-health', named.error);
    return recorded.ok ? health : recorded;
  });
}
