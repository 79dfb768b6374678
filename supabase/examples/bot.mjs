// A complete example of a bot that uses this backend. It reads configurations and keeps them up to date, reads a
// secret, checks who is verified, and shows itself as online. Requires Node 22 or newer:
//
//   SUPABASE_URL=https://<project>.supabase.co SUPABASE_SECRET_KEY=<secret key> node supabase/examples/bot.mjs
//
// The secret key bypasses row-level security. Store it only on the machine that runs the bot.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createClient } from '@supabase/supabase-js';

/** @import { SupabaseClient } from '@supabase/supabase-js' */

/**
 * @typedef {Record<string, unknown>} Config All settings by key. Ids are strings, because numbers would lose digits.
 */

/** @type {{ properties: Record<string, { default: unknown }> }} */
const schema = JSON.parse(readFileSync(new URL('../config.schema.json', import.meta.url), 'utf8'));

/** The maximum number of rows in one API response. */
const page = 1000;

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
 * Calls `onConfig` with every configuration, and again whenever a configuration changes. A Realtime event triggers a
 * check of all versions. This also finds changes that were made while the connection was lost.
 *
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
  let looking = Promise.resolve();
  let isAsked = false;

  // Runs one check at a time, because concurrent checks could finish in the wrong order. All calls during a check cause
  // one more check together.
  function look() {
    if (isAsked) return;
    isAsked = true;
    looking = looking
      .then(() => {
        isAsked = false;
        return lookForChanges();
      })
      .catch(onError);
  }

  async function lookForChanges() {
    for await (const { server_id: serverId, version } of versions(client)) {
      if (known.get(serverId) === version) continue;
      const read = await readConfig(client, serverId);
      known.set(serverId, read.version);
      onConfig(serverId, read.config, read.version);
    }
  }

  const channel = client
    .channel('bot-configs')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'server_configs' }, look)
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') look();
    });
  const timer = setInterval(look, seconds * 1000);
  look();

  return async () => {
    clearInterval(timer);
    await client.removeChannel(channel);
    await looking;
  };
}

/**
 * Yields the version of each configuration, page by page.
 *
 * @param {SupabaseClient} client
 */
async function* versions(client) {
  for (let from = 0; ; from += page) {
    const { data } = await client
      .from('server_configs')
      .select('server_id, version')
      .order('server_id')
      .range(from, from + page - 1)
      .throwOnError();
    yield* data;
    if (data.length < page) return;
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

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isProgram) run();

function run() {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (!url || !key) throw new Error('Set SUPABASE_URL and SUPABASE_SECRET_KEY.');
  const client = createClient(url, key, { auth: { persistSession: false } });
  const stopFollowing = followConfigs(client, {
    onConfig: (serverId, config, version) => {
      const points = JSON.stringify(config['SuccessPoints']);
      process.stdout.write(`${serverId}, version ${version}: a success earns ${points} points\n`);
    },
    onError: (error) => console.error(error),
  });
  const goOffline = showOnline(client, 1);
  process.once('SIGINT', () => void Promise.all([stopFollowing(), goOffline()]));
}
