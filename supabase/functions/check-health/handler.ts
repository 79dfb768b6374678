import * as v from 'valibot';
import { parseJson } from '../_shared/call.ts';
import type { DiscordBot, Environment } from '../_shared/environment.ts';
import { healthAnswer } from '../_shared/health-rules.js';
import { done, fail } from '../_shared/result.ts';
import { rpc, rpcError } from '../_shared/rpc.ts';
import { scheduledEndpoint } from '../_shared/server-endpoint.ts';
import { snowflake } from '../_shared/snowflake.ts';
import { readGuild } from '../guild-resources/read-guild.ts';

const wish = v.object({ serverId: snowflake });
const settings = v.nullable(v.record(v.string(), v.unknown()));

/**
 * Tells the bot what it cannot do in a server, by the rules and in the words of the page (product.md §9.23). Only the bot
 * calls it, with the secret key. The body is `{serverId}`. Returns `{bot, problems}`, a problem for each line of the page:
 * `{ids, severity, settings, title, text}`.
 */
export function createHandler(
  environment: Environment & DiscordBot,
): (request: Request) => Promise<Response> {
  return scheduledEndpoint('check-health', environment, async (request) => {
    const body = v.safeParse(wish, parseJson(await request.text()));
    if (!body.success) return fail('invalidBody');
    const { serverId } = body.output;
    const stored = await rpc(environment, 'settings_to_check', { server_id: serverId });
    if (!stored.ok) return fail(rpcError(stored, 'serverNotRead'));
    const config = v.safeParse(settings, stored.value);
    if (!config.success) return fail('serverNotRead');
    if (config.output === null) return fail('unknownServer');
    const read = await readGuild(environment, serverId);
    if (!read.ok && read.error.kind !== 'botNotInServer') return read;
    const answer = healthAnswer({
      serverId,
      config: config.output,
      resources: read.ok ? read.value : null,
      now: Date.now(),
    });
    return answer === null ? fail('discordNonsense') : done(answer);
  });
}
