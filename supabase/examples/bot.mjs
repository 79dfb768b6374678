// A complete example of a bot that uses this backend. It reads configurations and keeps them up to date, reads a
// secret, checks who is verified, gives and removes the roles of memberships, and shows itself as online. Requires Node 22
// or newer:
//
//   SUPABASE_URL=https://<project>.supabase.co SUPABASE_SECRET_KEY=<secret key> DISCORD_BOT_TOKEN=<token> \
//     node supabase/examples/bot.mjs
//
// The secret key bypasses row-level security. Store it and the token only on the machine that runs the bot.
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
 * check of all versions. The check also finds changes that were made while the connection was lost.
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
  const { look, untilIdle } = oneAtATime(lookForChanges, onError);

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
    await untilIdle();
  };
}

/**
 * Runs one check at a time, because concurrent checks could finish in the wrong order. However many calls arrive during
 * a check, they cause only one more check.
 * @param {() => Promise<void>} check
 * @param {(error: unknown) => void} onError Receives the error of a failed check.
 */
function oneAtATime(check, onError) {
  let looking = Promise.resolve();
  let isAsked = false;
  return {
    look: () => {
      if (isAsked) return;
      isAsked = true;
      looking = looking
        .then(() => {
          isAsked = false;
          return check();
        })
        .catch(onError);
    },
    untilIdle: () => looking,
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
 * A role that belongs to a membership. `is_due` is whether the member should have the role; null if the bot must leave the
 * role as it is.
 *
 * @typedef {{ server_id: string, role_id: string, discord_id: string, is_due: boolean | null }} MembershipRole
 */

/**
 * The calls to Discord that the bot needs. The error of a rejected call is passed to `onError`, and the call is
 * repeated at the next check.
 *
 * @typedef {object} Roles
 * @property {(role: MembershipRole) => Promise<boolean>} give Returns false if the member is not in the server.
 * @property {(role: MembershipRole) => Promise<boolean>} remove Returns false if the member is not in the server.
 */

/**
 * Gives members the roles of their memberships, and removes the roles of memberships that have ended. At its start, the
 * function checks all listed roles, so it also applies the changes that were made while the bot was not running. It
 * does not remove roles that are no longer listed, for example because the membership was deleted in that time. If a
 * member is not in the server yet, each check tries to give the role again.
 * @param {SupabaseClient} client
 * @param {object} options
 * @param {Roles} options.roles
 * @param {(error: unknown) => void} options.onError
 * @param {number} [options.seconds] The interval between checks if there are no events.
 * @returns {() => Promise<void>} a function that stops following
 */
export function followMemberships(client, { roles, onError, seconds = 60 }) {
  /** The last applied state of each role, keyed by server, role and member. @type {Map<string, MembershipRole>} */
  const applied = new Map();
  const { look, untilIdle } = oneAtATime(applyRoles, onError);

  async function applyRoles() {
    const listed = new Set();
    for await (const role of membershipRoles(client)) {
      listed.add(keyOf(role));
      await apply(role);
    }
    // These roles are no longer listed, because the membership, its role, or the store was deleted. Remove them from
    // the member.
    for (const [key, role] of applied) {
      if (!listed.has(key) && role.is_due) await apply({ ...role, is_due: false });
    }
  }

  /** @param {MembershipRole} role */
  async function apply(role) {
    if (role.is_due === null) return;
    if (applied.get(keyOf(role))?.is_due === role.is_due) return;
    try {
      const isThere = role.is_due ? await roles.give(role) : await roles.remove(role);
      if (isThere || !role.is_due) applied.set(keyOf(role), role);
    } catch (error) {
      onError(error);
    }
  }

  const channel = client
    .channel('bot-memberships')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'store_members' }, look)
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') look();
    });
  const timer = setInterval(look, seconds * 1000);
  look();

  return async () => {
    clearInterval(timer);
    await client.removeChannel(channel);
    await untilIdle();
  };
}

/** @param {MembershipRole} role */
function keyOf({ server_id: serverId, role_id: roleId, discord_id: discordId }) {
  return `${serverId} ${roleId} ${discordId}`;
}

/**
 * Yields every role of a membership, page by page.
 *
 * @param {SupabaseClient} client
 * @returns {AsyncGenerator<MembershipRole>}
 */
async function* membershipRoles(client) {
  for (let after = { after_server: '', after_role: '', after_discord_id: '' }; ;) {
    const { data } = await client
      .rpc('membership_roles', { ...after, page_size: page })
      .throwOnError();
    yield* data;
    const last = data.at(-1);
    if (data.length < page || !last) return;
    after = {
      after_server: last.server_id,
      after_role: last.role_id,
      after_discord_id: last.discord_id,
    };
  }
}

/** Discord's error code if a role is not below the bot's highest role, or if the bot lacks a permission. */
const MISSING_PERMISSIONS = 50_013;

/**
 * Gives and removes roles through Discord's API. The bot needs the permission "Manage Roles", and its highest role must
 * be above every role that it gives or removes.
 * @param {string} token the bot's token
 * @param {string} [api]
 * @returns {Roles}
 */
export function discordRoles(token, api = 'https://discord.com/api/v10') {
  /**
   * @param {'PUT' | 'DELETE'} method
   * @param {MembershipRole} role
   * @returns {Promise<boolean>}
   */
  async function change(method, role) {
    const { server_id: serverId, role_id: roleId, discord_id: discordId } = role;
    const response = await fetch(`${api}/guilds/${serverId}/members/${discordId}/roles/${roleId}`, {
      method,
      headers: { authorization: `Bot ${token}`, 'x-audit-log-reason': 'Membership' },
    });
    if (response.ok) return true;
    const body = await response.json().catch(() => null);
    if (response.status === 429) {
      await new Promise((passed) => {
        setTimeout(passed, Number(body?.retry_after ?? 1) * 1000);
      });
      return change(method, role);
    }
    if (response.status === 404) return false;
    if (body?.code === MISSING_PERMISSIONS) {
      throw new Error(
        `The bot cannot change role ${roleId} in server ${serverId}: give it "Manage Roles", and move its own role above this one.`,
      );
    }
    throw new Error(
      `Discord answered ${response.status} for role ${roleId} in server ${serverId}.`,
    );
  }
  return { give: (role) => change('PUT', role), remove: (role) => change('DELETE', role) };
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

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isProgram) run();

function run() {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, DISCORD_BOT_TOKEN: token } = process.env;
  if (!url || !key || !token) {
    throw new Error('Set SUPABASE_URL, SUPABASE_SECRET_KEY and DISCORD_BOT_TOKEN.');
  }
  const client = createClient(url, key, { auth: { persistSession: false } });
  const stopFollowing = followConfigs(client, {
    onConfig: (serverId, config, version) => {
      const points = JSON.stringify(config['SuccessPoints']);
      process.stdout.write(`${serverId}, version ${version}: a success earns ${points} points\n`);
    },
    onError: (error) => console.error(error),
  });
  const stopMemberships = followMemberships(client, {
    roles: discordRoles(token),
    onError: (error) => console.error(error),
  });
  const checks = setInterval(() => {
    checkServerLinks(client).catch((error) => console.error(error));
  }, 60_000);
  const goOffline = showOnline(client, 1);
  process.once('SIGINT', () => {
    clearInterval(checks);
    void Promise.all([stopFollowing(), stopMemberships(), goOffline()]);
  });
}
