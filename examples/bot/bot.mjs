// An example of a bot that uses this backend: README.md says what it does and how to start it. The functions can be
// copied.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { createDiscord, discordRoles, serverCount } from './discord.mjs';
import { follow } from './follow.mjs';
import { followMemberships } from './memberships.mjs';
import { openState } from './state.mjs';

/** @import { SupabaseClient } from '@supabase/supabase-js' */
/** @import { Discord } from './discord.mjs' */
/** @import { State } from './state.mjs' */

/**
 * @typedef {Record<string, unknown>} Config All settings by key. Ids are strings, because numbers would lose digits.
 */

/**
 * What the bot cannot do. `ids` stay the same as long as the settings name the same roles and channels.
 *
 * @typedef {object} HealthAnswer
 * @property {'known' | 'unread' | 'timedOut' | 'notInServer'} bot
 * @property {{
 *   ids: string[],
 *   severity: 'fails' | 'limited',
 *   settings: { key: string, label: string }[],
 *   title: string,
 *   text: string,
 * }[]} problems
 */

/** @type {{ properties: Record<string, { default: unknown }> }} */
const schema = JSON.parse(
  readFileSync(new URL('../../supabase/config.schema.json', import.meta.url), 'utf8'),
);

/** The number of configurations in one response. Each can have 512 kB, most have a few. */
const configPage = 100;

/**
 * Returns the default value of every setting. The database stores only values that differ from these.
 *
 * @returns {Config}
 */
export function defaults() {
  const entries = Object.entries(schema.properties);
  return structuredClone(Object.fromEntries(entries.map(([key, about]) => [key, about.default])));
}

/**
 * Returns a server's configuration. Each save increments `version`; 0 means that the configuration was never saved.
 *
 * @param {SupabaseClient} client
 * @param {string} serverId
 * @returns {Promise<{ config: Config, version: number }>}
 */
export async function readConfig(client, serverId) {
  const { data } = await client
    .from('server_configs')
    .select('config, version')
    .eq('server_id', serverId)
    .maybeSingle()
    .throwOnError();
  return { config: { ...defaults(), ...data?.config }, version: data?.version ?? 0 };
}

/**
 * Returns a secret, such as 'WhopAPIKey'; null if it is not set.
 *
 * @param {SupabaseClient} client
 * @param {string} serverId
 * @param {string} key
 * @returns {Promise<string | null>}
 */
export async function readSecret(client, serverId, key) {
  const { data } = await client.rpc('server_secret', { server_id: serverId, key }).throwOnError();
  return data;
}

/**
 * Returns when a user verified that a Discord account belongs to them; null if the account is not verified.
 *
 * @param {SupabaseClient} client
 * @param {string} discordId
 * @returns {Promise<Date | null>}
 */
export async function verifiedAt(client, discordId) {
  const { data } = await client
    .from('verifications')
    .select('verified_at')
    .eq('discord_id', discordId)
    .order('verified_at', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data && new Date(data.verified_at);
}

/**
 * Calls `onConfig` with every configuration, and again whenever a configuration changes. It reads all configurations
 * once, and then those of the servers that `config_changes` names. A Realtime event triggers a check. A check also finds
 * changes that were made while the connection was lost.
 * @param {SupabaseClient} client
 * @param {object} options
 * @param {(serverId: string, config: Config, version: number) => void} options.onConfig
 * @param {(error: unknown) => void} options.onError Receives the error of a failed check. The next check runs anyway.
 * @param {number} [options.seconds] The interval between checks if there are no events.
 * @returns {() => Promise<void>} a function that stops following
 */
export function followConfigs(client, { onConfig, onError, seconds = 60 }) {
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @type {string | null} */
  let position = null;

  async function lookForChanges() {
    for (let hasMore = true; hasMore;) {
      const { data } = await client.rpc('config_changes', { after: position }).throwOnError();
      const configs = data.servers ? configsOf(client, data.servers) : allConfigs(client);
      for await (const { server_id: serverId, config, version } of configs) {
        if (known.get(serverId) === version) continue;
        known.set(serverId, version);
        onConfig(serverId, { ...defaults(), ...config }, version);
      }
      // If an error has ended the loop, the next check starts from the same position.
      position = data.position;
      hasMore = data.has_more;
    }
  }

  const about = { name: 'bot-configs', table: 'server_configs' };
  return follow(client, { ...about, check: lookForChanges, onError, seconds });
}

/**
 * Yields every configuration that was ever saved, page by page.
 *
 * @param {SupabaseClient} client
 */
async function* allConfigs(client) {
  for (let last = ''; ;) {
    const { data } = await client
      .from('server_configs')
      .select('server_id, config, version')
      .gt('server_id', last)
      .order('server_id')
      .limit(configPage)
      .throwOnError();
    yield* data;
    if (data.length < configPage) return;
    last = data.at(-1)?.server_id;
  }
}

/**
 * Yields the configurations of these servers. One that was deleted has version 0.
 *
 * @param {SupabaseClient} client
 * @param {string[]} serverIds
 */
async function* configsOf(client, serverIds) {
  for (let from = 0; from < serverIds.length; from += configPage) {
    const asked = serverIds.slice(from, from + configPage);
    const { data } = await client
      .from('server_configs')
      .select('server_id, config, version')
      .in('server_id', asked)
      .throwOnError();
    yield* asked.map(
      (id) => data.find((row) => row.server_id === id) ?? { server_id: id, config: {}, version: 0 },
    );
  }
}

/**
 * Shows the bot as online while it is connected, including after a reconnection.
 *
 * @param {SupabaseClient} client
 * @param {number} serverCount The number of servers that the bot is in.
 * @returns {() => Promise<unknown>} a function that shows the bot as offline
 */
export function showOnline(client, serverCount) {
  const channel = client.channel('bot', { config: { private: true, presence: { key: 'bot' } } });
  channel.subscribe((status) => {
    if (status === 'SUBSCRIBED') void channel.track({ kind: 'bot', server_count: serverCount });
  });
  return () => client.removeChannel(channel);
}

/**
 * Asks the backend to check with Discord whether the sellers of a server's stores may still manage its roles. A bot that
 * listens to Discord's gateway calls this after each change of a server, a role, or a member, with the server's id.
 *
 * @param {SupabaseClient} client
 * @param {string} [serverId] Without an id, the backend checks the links whose check is due.
 */
export async function checkServerLinks(client, serverId) {
  const { error } = await client.functions.invoke('server-links', {
    body: serverId === undefined ? {} : { serverId },
  });
  if (error) throw error;
}

/**
 * Returns what the bot cannot do in a server, as the page "Health" shows it.
 *
 * @param {SupabaseClient} client
 * @param {string} serverId
 * @returns {Promise<HealthAnswer>}
 */
export async function checkHealth(client, serverId) {
  const { data, error } = await client.functions.invoke('check-health', { body: { serverId } });
  if (error) throw error;
  return data;
}

/**
 * Returns a function that checks a server and says in its log channel what has begun to fail for members. Call it when a
 * configuration has changed, and when Discord reports a change of a role or a channel.
 *
 * @param {SupabaseClient} client
 * @param {Discord} discord
 * @param {State} [state] Keeps what was said, so that it is not said again after a restart.
 * @returns {(serverId: string, config: Config) => Promise<void>}
 */
export function healthTeller(client, discord, state = openState(null)) {
  return async (serverId, config) => {
    const { problems } = await checkHealth(client, serverId);
    const failing = problems.filter(({ severity }) => severity === 'fails');
    const key = `health ${serverId}`;
    const told = state.get(key);
    const before = new Set(Array.isArray(told) ? told : []);
    const lines = failing
      .filter(({ ids }) => ids.some((id) => !before.has(id)))
      .map(({ title, settings, text }) => {
        const labels = settings.map(({ label }) => label).join(', ');
        return `**${title}**${labels && ` (${labels})`}\n${text}`;
      });
    const now = failing.flatMap(({ ids }) => ids).toSorted();
    const channel = config['logsChannel'];
    if (lines.length > 0 && typeof channel === 'string' && channel !== '') {
      const { status, isOk } = await discord.send('POST', `/channels/${channel}/messages`, {
        body: {
          content: lines.join('\n\n').slice(0, 2000),
          allowed_mentions: { parse: [] },
        },
      });
      if (!isOk) throw new Error(`Discord answered ${status} for the log of server ${serverId}.`);
    }
    if (now.join(' ') !== [...before].join(' ')) state.set(key, now);
  };
}

/** Where the backend and Discord are. Without variables: the local backend with its stand-in for Discord. */
function places() {
  const {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: key,
    DISCORD_BOT_TOKEN: token,
    DISCORD_API_URL: api,
  } = process.env;
  if (url && key && token) return { url, key, token, api };
  if (url || key || token) {
    throw new Error('Set SUPABASE_URL, SUPABASE_SECRET_KEY and DISCORD_BOT_TOKEN.');
  }
  const local = `http://127.0.0.1:${process.env['BACKEND_PORT'] ?? 54321}`;
  return {
    url: local,
    key: 'sb_secret_local',
    token: 'pretend-bot-token',
    api: `${local}/discord/api/v10`,
  };
}

/** The interval, in ms, at which all servers are checked again, because this bot does not listen to Discord's gateway. */
const HEALTH_INTERVAL = 3_600_000;

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isProgram) {
  run().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

async function run() {
  const { url, key, token, api } = places();
  const stopping = new AbortController();
  const discord = createDiscord(token, { ...(api && { api }), signal: stopping.signal });
  const servers = await serverCount(discord);
  console.log(`The bot is in ${servers} servers. Backend: ${url}`);
  /** @param {unknown} error */
  const onError = (error) => {
    if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
  };

  const client = createClient(url, key, { auth: { persistSession: false } });
  const state = openState(process.env['BOT_STATE'] ?? 'bot-state.jsonl');
  const tellHealth = healthTeller(client, discord, state);
  /** @type {Map<string, Config>} */
  const configs = new Map();
  // One server after the other, because Discord limits the bot's requests.
  let told = Promise.resolve();
  /** @param {string} serverId @param {Config} config */
  const tell = (serverId, config) => {
    told = told.then(() => tellHealth(serverId, config)).catch(onError);
  };

  const stopFollowing = followConfigs(client, {
    onConfig: (serverId, config, version) => {
      console.log(`Server ${serverId}: configuration ${version}`);
      configs.set(serverId, config);
      tell(serverId, config);
    },
    onError,
  });
  const roles = discordRoles(discord);
  const stopMemberships = followMemberships(client, {
    roles: {
      give: async (role) => reported('gave', role, await roles.give(role)),
      remove: async (role) => reported('removed', role, await roles.remove(role)),
    },
    onError,
    state,
  });
  const checkLinks = () => void checkServerLinks(client).catch(onError);
  checkLinks();
  const timers = [
    setInterval(checkLinks, 60_000),
    setInterval(() => configs.forEach((config, id) => tell(id, config)), HEALTH_INTERVAL),
  ];
  const goOffline = showOnline(client, servers);

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stopping.abort();
      timers.forEach(clearInterval);
      void Promise.all([stopFollowing(), stopMemberships(), goOffline()]).finally(() =>
        process.exit(0),
      );
    });
  }
}

/**
 * @param {string} what
 * @param {import('./memberships.mjs').MembershipRole} role
 * @param {boolean} isThere
 */
function reported(what, { role_id: roleId, discord_id: discordId, server_id: serverId }, isThere) {
  const absent = isThere ? '' : ' (not in the server)';
  console.log(`Server ${serverId}: ${what} role ${roleId}, member ${discordId}${absent}`);
  return isThere;
}
