// A complete example of a bot with this backend: reads configurations and keeps them up to date, reads a secret, checks
// who is verified, and shows that it is online. Node 22 or newer:
//
//   SUPABASE_URL=https://<project>.supabase.co SUPABASE_SECRET_KEY=<secret key> node supabase/examples/bot.mjs
//
// The secret key bypasses row-level security. Keep it only on the bot's own machine.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createClient } from '@supabase/supabase-js';

/** @import { SupabaseClient } from '@supabase/supabase-js' */

/**
 * @typedef {Record<string, unknown>} Config All settings by key. Ids are strings, because a number would lose digits.
 */

/** @type {{ properties: Record<string, { default: unknown }> }} */
const schema = JSON.parse(readFileSync(new URL('../config.schema.json', import.meta.url), 'utf8'));

/** The most rows of one API response. */
const page = 1000;

/**
 * Returns the default of every setting. Only other values are stored.
 *
 * @returns {Config}
 */
export function defaults() {
  const entries = Object.entries(schema.properties);
  return structuredClone(Object.fromEntries(entries.map(([key, about]) => [key, about.default])));
}

/**
 * Returns a server's configuration. `version` grows by one with each save; 0 means that it was never saved.
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
 * Returns a secret, such as 'WhopAPIKey'; null when it is not set.
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
 * Returns when a user verified that a Discord account is theirs; null when it is not verified.
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
 * Calls back with every configuration, and again with each changed one. A Realtime event only triggers a check of all
 * versions, so changes made while the connection was lost are found too.
 *
 * @param {SupabaseClient} client
 * @param {object} options
 * @param {(serverId: string, config: Config, version: number) => void} options.onConfig
 * @param {(error: unknown) => void} options.onError A failed check; the next one runs anyway.
 * @param {number} [options.seconds] The interval of checks without an event.
 * @returns {() => Promise<void>} Stops.
 */
export function followConfigs(client, { onConfig, onError, seconds = 60 }) {
  /** @type {Map<string, number>} */
  const known = new Map();
  let looking = Promise.resolve();
  let isAsked = false;

  // One check at a time, because two could finish in the wrong order. Requests during a check cause one more.
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
 * Shows the bot as online while it is connected, and again after a lost connection.
 *
 * @param {SupabaseClient} client
 * @param {number} serverCount The number of the bot's servers.
 * @returns {() => Promise<unknown>} Shows it as offline.
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
