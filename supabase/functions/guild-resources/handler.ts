import * as v from 'valibot';
import { bodyOf, hasStatus, isSuccess } from '../_shared/call.ts';
import { askDiscord, discordError } from '../_shared/discord.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { DiscordBot, Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import type { Result } from '../_shared/result.ts';
import { snowflake } from '../_shared/snowflake.ts';
import { channels, roles } from './resources.ts';
import { visibleServer } from './visible-server.ts';

/**
 * Returns the roles and channels that the bot can see in a server, for the pickers in the settings. The caller must be
 * allowed to open a panel of that server. Nothing is stored.
 *
 * The body is `{serverId}`. Returns `{roles, channels}`.
 */
export function createHandler(
  environment: Environment & DiscordBot,
): (request: Request) => Promise<Response> {
  return endpoint('guild-resources', environment, async ({ caller, body }) => {
    const serverId = v.safeParse(snowflake, body['serverId']);
    if (!serverId.success) return fail('unknownServer');
    const visible = await visibleServer(environment, caller, serverId.output);
    if (!visible.ok) return visible;

    const guild = `/guilds/${serverId.output}`;
    const [foundRoles, foundChannels] = await Promise.all([
      askBot(environment, `${guild}/roles`, roles),
      askBot(environment, `${guild}/channels`, channels),
    ]);
    if (!foundRoles.ok) return foundRoles;
    if (!foundChannels.ok) return foundChannels;
    return done({ roles: foundRoles.value, channels: foundChannels.value });
  });
}

async function askBot<Schema extends v.GenericSchema>(
  environment: Environment & DiscordBot,
  path: string,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>>> {
  const answer = await askDiscord(environment, path, {
    headers: { authorization: `Bot ${environment.discordBotToken}` },
  });
  if (hasStatus(answer, 403, 404)) return fail('botNotInServer');
  if (!isSuccess(answer)) return fail(discordError(answer));
  const parsed = v.safeParse(schema, bodyOf(answer));
  return parsed.success ? done(parsed.output) : fail('discordNonsense');
}
