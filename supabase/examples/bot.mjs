// What a bot does with this backend, whole: reads configurations and keeps them fresh, asks for a secret, knows who is
// verified, and shows that it is online. Node 22 or newer:
//
//   SUPABASE_URL=https://<project>.supabase.co SUPABASE_SECRET_KEY=<secret key> node supabase/examples/bot.mjs
//
// The secret key passes every policy of the database: it belongs on the bot's own machine and nowhere else.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createClient } from '@supabase/supabase-js';

/** @import { SupabaseClient } from '@supabase/supabase-js' */

/** @typedef {Record<string, unknown>} Config Every setting by its key. Ids are text: a number would lose their last digits. */

/** @type {{ properties: Record<string, { default: unknown }> }} */
const schema = JSON.parse(readFileSync(new URL('../config.schema.json', import.meta.url), 'utf8'));

/** How many rows an answer of the API holds at most. */
const page = 1000;

/**
 * Every setting nobody has touched: what is not stored has its default.
 *
 * @returns {Config}
 */
export function defaults() {
  const entries = Object.entries(schema.properties);
  return structuredClone(Object.fromEntries(entries.map(([key, about]) => [key, about.default])));
}

/**
 * A server's configuration. `version` grows by one with each save; it is 0 where nobody has saved yet.
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
 * A secret, such as 'WhopAPIKey'; null where it is not set.
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
 * When someone proved that a Discord account is theirs; null where nobody has.
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
 * Calls back with every configuration there is, and again with each that changes. Realtime only says when to look;
 * what is found out by looking is the version, so a change that came while the connection was lost is found as well.
 *
 * @param {SupabaseClient} client
 * @param {object} options
 * @param {(serverId: string, config: Config, version: number) => void} options.onConfig
 * @param {(error: unknown) => void} options.onError A look that failed; the next one is made all the same.
 * @param {number} [options.seconds] How often to look without being told.
 * @returns {() => Promise<void>} Stops.
 */
export function followConfigs(client, { onConfig, onError, seconds = 60 }) {
  /** @type {Map<string, number>} */
  const known = new Map();
  let looking = Promise.resolve();
  let isAsked = false;

  // One look after the other, since two at once could end in the wrong order; asked ten times meanwhile, one more.
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
 * Which version each configuration has, page by page.
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
 * Shows the bot as online for as long as the connection holds; after a lost one it shows again by itself.
 *
 * @param {SupabaseClient} client
 * @param {number} serverCount In how many servers it is.
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
