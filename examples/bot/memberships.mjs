// Gives and removes the roles of memberships. See bot.mjs.
import { follow } from './follow.mjs';
import { openState } from './state.mjs';

/** @import { SupabaseClient } from '@supabase/supabase-js' */
/** @import { State } from './state.mjs' */

/** The maximum number of rows in one API response. */
const page = 1000;

/**
 * A role that belongs to a membership. `is_due` is whether the member should have the role; null if the bot must leave the
 * role as it is.
 *
 * @typedef {{ server_id: string, role_id: string, discord_id: string, is_due: boolean | null }} MembershipRole
 */

/**
 * An answer of `role_changes`: the members whose roles may have changed, and the servers of which all roles are to be read;
 * null if everything is to be read.
 *
 * @typedef {object} RoleChanges
 * @property {string} position
 * @property {boolean} has_more
 * @property {string[] | null} servers
 * @property {{ server_id: string, discord_id: string, roles: Pick<MembershipRole, 'role_id' | 'is_due'>[] }[]} members
 */

/**
 * `pause` is the number of intervals to wait before the next attempt.
 *
 * @typedef {{ count: number, pause: number }} Refusals
 */

/**
 * The calls to Discord that the bot needs. The error of a rejected call is passed to `onError`, and the call is
 * repeated at the next check.
 *
 * @typedef {object} Roles
 * @property {(role: MembershipRole) => Promise<boolean>} give Returns false if the member is not in the server.
 * @property {(role: MembershipRole) => Promise<boolean>} remove Returns false if the member is not in the server.
 */

/** The key that is set once all roles were read and applied: every role that was given before has a key of its own. */
const COMPLETE = 'roles complete';

/** The longest pause between two attempts to change a role that Discord refuses, in intervals. */
const longestPause = 60;

/**
 * Gives members the roles of their memberships, and removes the roles of memberships that have ended. At its start, the
 * function reads all listed roles and compares them with those in `state`, so it also applies the changes that were made
 * while the bot was not running. After that, it reads only the roles that `role_changes` names. If a member is not in the
 * server yet, it tries again once in each interval. If Discord refuses a change, the pauses grow, because Discord blocks
 * bots whose requests it refuses too often.
 * @param {SupabaseClient} client
 * @param {object} options
 * @param {Roles} options.roles
 * @param {(error: unknown) => void} options.onError
 * @param {number} [options.seconds] The interval between checks if there are no events.
 * @param {State} [options.state] Keeps the roles that the bot has given. Each is noted before Discord is asked, so a
 * crash loses none.
 * @returns {() => Promise<void>} a function that stops following
 */
export function followMemberships(
  client,
  { roles, onError, seconds = 60, state = openState(null) },
) {
  const wanted = createRoleList();
  for (const [key, isGiven] of state.entries('role ')) {
    const [, server_id = '', role_id = '', discord_id = ''] = key.split(' ');
    // Null: Discord was asked, but the bot ended before it knew the answer.
    wanted.set({ server_id, role_id, discord_id, is_due: isGiven === true ? true : null });
  }
  /** Roles that Discord has not accepted yet, with the number of refusals. @type {Map<MembershipRole, Refusals>} */
  const pending = new Map();
  /** @type {string | null} */
  let position = null;

  /** @param {boolean} isRegular */
  async function lookForChanges(isRegular) {
    if (isRegular) {
      for (const [role, refusals] of pending) {
        if (refusals.pause > 0) refusals.pause -= 1;
        else await attempt(role);
      }
    }
    for (let hasMore = true; hasMore;) {
      /** @type {{ data: RoleChanges }} */
      const { data } = await client.rpc('role_changes', { after: position }).throwOnError();
      if (data.servers === null) {
        await apply(membershipRoles(client), {});
        if (!state.get(COMPLETE)) state.set(COMPLETE, true);
      }
      for (const serverId of data.servers ?? []) {
        await apply(membershipRoles(client, serverId), { serverId });
      }
      for (const { server_id: serverId, discord_id: discordId, roles: held } of data.members) {
        const listed = held.map((role) => ({
          ...role,
          server_id: serverId,
          discord_id: discordId,
        }));
        await apply(listed, { serverId, discordId });
      }
      // If an error has ended the loop, the next check starts from the same position.
      position = data.position;
      hasMore = data.has_more;
    }
  }

  /**
   * Applies all roles of a server, of a member in a server, or of everyone. Roles that are no longer listed, because the
   * membership, its role, or the store was deleted or moved, are removed.
   * @param {AsyncIterable<MembershipRole> | MembershipRole[]} listed
   * @param {{ serverId?: string, discordId?: string }} scope
   */
  async function apply(listed, scope) {
    const keys = new Set();
    for await (const role of listed) {
      keys.add(keyOf(role));
      await want(role);
    }
    for (const role of wanted.of(scope)) {
      if (keys.has(keyOf(role))) continue;
      if (role.is_due !== false) await want({ ...role, is_due: false });
      const last = wanted.get(role);
      if (last && !pending.has(last)) forget(last);
    }
  }

  /** @param {MembershipRole} role */
  async function want(role) {
    const before = wanted.get(role);
    if (before && before.is_due === role.is_due) return;
    if (role.is_due === null) {
      // What was not done before the link was paused is not done any more.
      if (before && pending.delete(before)) forget(before);
      return;
    }
    if (before) pending.delete(before);
    wanted.set(role);
    // A role that was never given needs no request, which would be sent for every former member after each start.
    if (!before && !role.is_due && state.get(COMPLETE)) return;
    await attempt(role);
  }

  /** @param {MembershipRole} role */
  function forget(role) {
    wanted.remove(role);
    state.set(`role ${keyOf(role)}`, undefined);
  }

  /** @param {MembershipRole} role */
  async function attempt(role) {
    const key = `role ${keyOf(role)}`;
    const refusals = pending.get(role) ?? { count: 0, pause: 0 };
    pending.set(role, refusals);
    if (state.get(key) === undefined) state.set(key, false);
    try {
      const isThere = role.is_due ? await roles.give(role) : await roles.remove(role);
      if (!isThere && role.is_due) return;
      pending.delete(role);
      state.set(key, role.is_due || undefined);
    } catch (error) {
      refusals.count += 1;
      refusals.pause = Math.min(2 ** (refusals.count - 1), longestPause) - 1;
      onError(error);
    }
  }

  const about = { name: 'bot-memberships', table: 'store_members' };
  return follow(client, { ...about, check: lookForChanges, onError, seconds });
}

/** Returns an empty list of roles, which finds those of a server, or of a member in a server, without reading the others. */
function createRoleList() {
  /** Roles by server, member and role. @type {Map<string, Map<string, Map<string, MembershipRole>>>} */
  const servers = new Map();

  /** @param {MembershipRole} role */
  const held = ({ server_id: serverId, discord_id: discordId }) =>
    servers.get(serverId)?.get(discordId);
  return {
    /** @param {MembershipRole} role */
    get: (role) => held(role)?.get(role.role_id),
    /** @param {MembershipRole} role */
    set: (role) => {
      const { server_id: serverId, discord_id: discordId } = role;
      const members = servers.get(serverId) ?? new Map();
      servers.set(serverId, members);
      members.set(discordId, (members.get(discordId) ?? new Map()).set(role.role_id, role));
    },
    /** @param {MembershipRole} role */
    remove: (role) => {
      const { server_id: serverId, discord_id: discordId } = role;
      held(role)?.delete(role.role_id);
      if (held(role)?.size === 0) servers.get(serverId)?.delete(discordId);
      if (servers.get(serverId)?.size === 0) servers.delete(serverId);
    },
    /** @param {{ serverId?: string, discordId?: string }} scope */
    of: ({ serverId, discordId }) =>
      (serverId === undefined ? [...servers.values()] : [servers.get(serverId)])
        .flatMap((members) =>
          discordId === undefined ? [...(members?.values() ?? [])] : [members?.get(discordId)],
        )
        .flatMap((each) => [...(each?.values() ?? [])]),
  };
}

/** @param {MembershipRole} role */
function keyOf({ server_id: serverId, role_id: roleId, discord_id: discordId }) {
  return `${serverId} ${roleId} ${discordId}`;
}

/**
 * Yields every role of a membership, or those in one server, page by page.
 *
 * @param {SupabaseClient} client
 * @param {string} [serverId]
 * @returns {AsyncGenerator<MembershipRole>}
 */
async function* membershipRoles(client, serverId) {
  const scope = serverId === undefined ? {} : { last_server: serverId };
  for (let after = { after_server: serverId ?? '', after_role: '', after_discord_id: '' }; ;) {
    const { data } = await client
      .rpc('membership_roles', { ...after, ...scope, page_size: page })
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
