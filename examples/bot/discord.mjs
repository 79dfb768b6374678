import { setTimeout as wait } from 'node:timers/promises';

/** @import { MembershipRole, Roles } from './memberships.mjs' */

/** Discord's error codes. */
const UNKNOWN_MEMBER = 10_007;
const UNKNOWN_USER = 10_013;
const MISSING_PERMISSIONS = 50_013;

/**
 * A response of Discord. `code` is Discord's error code.
 *
 * @typedef {{ status: number, isOk: boolean, code: number | null, body: any }} Answer
 */

/**
 * @typedef {object} Discord
 * @property {(method: string, path: string, options?: { body?: unknown, reason?: string }) => Promise<Answer>} send
 */

/**
 * Returns a client for Discord's API that sends one request at a time. It waits when Discord limits the bot, and before a
 * limit is reached, because Discord blocks bots that send many requests over a limit
 * (https://discord.com/developers/docs/topics/rate-limits).
 *
 * @param {string} token the bot's token
 * @param {object} [options]
 * @param {string} [options.api]
 * @param {AbortSignal} [options.signal] Ends requests and waits; they are rejected.
 * @returns {Discord}
 */
export function createDiscord(token, { api = 'https://discord.com/api/v10', signal } = {}) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** The seconds to wait before the next request. */
  let pause = 0;

  /** @type {Discord['send']} */
  async function attempt(method, path, { body, reason } = {}) {
    for (;;) {
      await wait(pause * 1000, undefined, { signal });
      const response = await ask(`${api}${path}`, {
        method,
        headers: {
          authorization: `Bot ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(reason !== undefined && { 'x-audit-log-reason': reason }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      const answer = await response.json().catch(() => null);
      pause = pauseAfter(response, answer);
      if (response.status === 429) continue;
      return {
        status: response.status,
        isOk: response.ok,
        code: typeof answer?.code === 'number' ? answer.code : null,
        body: answer,
      };
    }
  }

  return {
    send: (...request) => {
      const answer = last.then(() => attempt(...request));
      last = answer.catch(() => {});
      return answer;
    },
  };
}

/**
 * @param {string} url
 * @param {RequestInit} request
 */
async function ask(url, request) {
  try {
    return await fetch(url, request);
  } catch (error) {
    throw new Error(`Discord did not answer: ${request.method} ${url}`, { cause: error });
  }
}

/**
 * Returns the seconds to wait after a response. A response of the network in front of Discord has no JSON.
 *
 * @param {Response} response
 * @param {{ retry_after?: unknown } | null} body
 */
function pauseAfter({ status, headers }, body) {
  if (status === 429) return seconds(body?.retry_after) ?? seconds(headers.get('retry-after')) ?? 5;
  if (headers.get('x-ratelimit-remaining') !== '0') return 0;
  return seconds(headers.get('x-ratelimit-reset-after')) ?? 0;
}

/** @param {unknown} value */
function seconds(value) {
  const number = value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/**
 * Returns the number of servers that the bot is in, as Discord estimates it.
 *
 * @param {Discord} discord
 * @throws if Discord refuses the token
 */
export async function serverCount(discord) {
  const { status, isOk, body } = await discord.send('GET', '/applications/@me');
  if (status === 401) throw new Error('Discord refuses DISCORD_BOT_TOKEN.');
  if (!isOk) throw new Error(`Discord answered ${status} for the bot's application.`);
  return Number(body?.approximate_guild_count ?? 0);
}

/**
 * Gives and removes roles through Discord's API. The bot needs the permission "Manage Roles", and its highest role must
 * be above every role that it gives or removes.
 *
 * @param {Discord} discord
 * @returns {Roles}
 */
export function discordRoles(discord) {
  /**
   * @param {'PUT' | 'DELETE'} method
   * @param {MembershipRole} role
   */
  async function change(method, role) {
    const { server_id: serverId, role_id: roleId, discord_id: discordId } = role;
    const path = `/guilds/${serverId}/members/${discordId}/roles/${roleId}`;
    const { status, isOk, code } = await discord.send(method, path, { reason: 'Membership' });
    if (isOk) return true;
    if (code === UNKNOWN_MEMBER || code === UNKNOWN_USER) return false;
    const about = `role ${roleId} in server ${serverId}`;
    throw new Error(
      code === MISSING_PERMISSIONS
        ? `The bot cannot change ${about}: give it "Manage Roles", and move its own role above this one.`
        : `Discord answered ${status} (code ${code}) for ${about}.`,
    );
  }
  return { give: (role) => change('PUT', role), remove: (role) => change('DELETE', role) };
}
