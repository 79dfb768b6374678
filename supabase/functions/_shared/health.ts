import * as v from 'valibot';
import type { DiscordBot, Environment } from './environment.ts';
import { healthAnswer } from './health-rules.js';
import { done, fail } from './result.ts';
import type { Result } from './result.ts';
import { rpc, rpcError } from './rpc.ts';
import { readGuild, type ReadGuild } from '../guild-resources/read-guild.ts';

/** What the page shows to a person who sees all settings; see `src/content/health-answer.ts`. */
export type Health = NonNullable<ReturnType<typeof healthAnswer>>;

const settings = v.nullable(v.record(v.string(), v.unknown()));

/**
 * Reads a server with the bot's token, and its settings. `health` is null if it could not be found out. A bot that is not in
 * the server is a finding, so `guild` can have an error beside it.
 */
export async function readHealth(
  environment: Environment & DiscordBot,
  serverId: string,
): Promise<{ guild: Result<ReadGuild>; health: Result<Health>; readAt: Date }> {
  const readAt = new Date();
  const [guild, config] = await Promise.all([
    readGuild(environment, serverId),
    readSettings(environment, serverId),
  ]);
  const health = (): Result<Health> => {
    if (!config.ok) return config;
    if (!guild.ok && guild.error.kind !== 'botNotInServer') return guild;
    const answer = healthAnswer({
      serverId,
      config: config.value,
      resources: guild.ok ? guild.value : null,
      now: readAt.getTime(),
    });
    return answer === null ? fail('discordNonsense') : done(answer);
  };
  return { guild, health: health(), readAt };
}

/** Keeps the names of a server's roles and channels, for pages that do not ask Discord (product.md §5.11). */
export async function recordNames(
  environment: Environment,
  { serverId, guild, readAt }: { serverId: string; guild: ReadGuild; readAt: Date },
): Promise<Result<null>> {
  const roles = Object.fromEntries(guild.roles.map(({ id, name }) => [id, name]));
  const channels = Object.fromEntries(
    guild.channels.map(({ id, name, type, parent_id }) => [id, { name, type, parent_id }]),
  );
  const stored = await rpc(environment, 'record_guild_names', {
    server_id: serverId,
    checked_at: readAt.toISOString(),
    roles,
    channels,
  });
  return stored.ok ? done(null) : fail('namesNotRecorded');
}

async function readSettings(
  environment: Environment,
  serverId: string,
): Promise<Result<Record<string, unknown>>> {
  const stored = await rpc(environment, 'settings_to_check', { server_id: serverId });
  if (!stored.ok) return fail(rpcError(stored, 'serverNotRead'));
  const config = v.safeParse(settings, stored.value);
  if (!config.success) return fail('serverNotRead');
  return config.output === null ? fail('unknownServer') : done(config.output);
}

/**
 * Stores a check, unless the bot's permissions could not be read. `checker` is the user who asked for it; null if it was the
 * bot.
 */
export async function recordHealth(
  environment: Environment,
  check: { serverId: string; checker: string | null; readAt: Date; health: Health },
): Promise<Result<null>> {
  const { serverId, checker, readAt, health } = check;
  if (health.bot === 'unread') return done(null);
  const stored = await rpc(environment, 'record_health_check', {
    server_id: serverId,
    checker,
    checked_at: readAt.toISOString(),
    is_whole: health.bot === 'known',
    problems: health.problems,
  });
  return stored.ok ? done(null) : fail('checkNotRecorded');
}
