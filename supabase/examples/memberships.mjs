// Gives and removes the roles of memberships. See bot.mjs.
import { follow } from './follow.mjs';

/** @import { SupabaseClient } from '@supabase/supabase-js' */

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
 * The calls to Discord that the bot needs. The error of a rejected call is passed to `onError`, and the call is
 * repeated at the next check.
 *
 * @typedef {object} Roles
 * @property {(role: MembershipRole) => Promise<boolean>} give Returns false if the member is not in the server.
 * @property {(role: MembershipRole) => Promise<boolean>} remove Returns false if the member is not in the server.
 */

/**
 * Gives members the roles of their memberships, and removes the roles of memberships that have ended. At its start, the
 * function reads all listed roles, so it also applies the changes that were made while the bot was not running. After
 * that, it reads only the roles that `role_changes` names. It does not remove roles that are no longer listed at its
 * start, for example because the membership was deleted before. What Discord has not accepted, for example because a
 * member is not in the server yet, is tried again once in each interval.
 * @param {SupabaseClient} client
 * @param {object} options
 * @param {Roles} options.roles
 * @param {(error: unknown) => void} options.onError
 * @param {number} [options.seconds] The interval between checks if there are no events.
 * @returns {() => Promise<void>} a function that stops following
 */
export function followMemberships(client, { roles, onError, seconds = 60 }) {
  const wanted = createRoleList();
  /** Roles that Discord has not accepted yet. @type {Set<MembershipRole>} */
  const pending = new Set();
  /** @type {string | null} */
  let position = null;

  /** @param {boolean} isRegular */
  async function lookForChanges(isRegular) {
    if (isRegular) for (const role of pending) await attempt(role);
    for (let hasMore = true; hasMore;) {
      /** @type {{ data: RoleChanges }} */
      const { data } = await client.rpc('role_changes', { after: position }).throwOnError();
      if (data.servers === null) await apply(membershipRoles(client), {});
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
      if (role.is_due) await want({ ...role, is_due: false });
      const last = wanted.get(role);
      if (last && !pending.has(last)) wanted.remove(last);
    }
  }

  /** @param {MembershipRole} role */
  async function want(role) {
    const before = wanted.get(role);
    if (before && before.is_due === role.is_due) return;
    if (role.is_due === null) {
      // What was not done before the link was paused is not done any more.
      if (before && pending.delete(before)) wanted.remove(before);
      return;
    }
    if (before) pending.delete(before);
    wanted.set(role);
    await attempt(role);
  }

  /** @param {MembershipRole} role */
  async function attempt(role) {
    pending.add(role);
    try {
      const isThere = role.is_due ? await roles.give(role) : await roles.remove(role);
      if (isThere || !role.is_due) pending.delete(role);
    } catch (error) {
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
