// Backend responses with any number of servers, editors, revisions and channels.

/**
 * @typedef {object} Sizes
 * @property {number} servers
 * @property {number} editors of one server
 * @property {number} revisions of its configuration
 * @property {number} channels
 */

/** @typedef {import('./world-server.mjs').Pages} Pages */

const FIRST_ID = 845_201_933_120_500_000n;
/** Discord's channel types. */
const kinds = { text: 0, voice: 2 };
const HOUR = 3_600_000;

/** @param {number} index of a server, a member, a role or a channel */
const idAt = (index) => String(FIRST_ID + BigInt(index));

/** @param {number} index */
const uuidAt = (index) => `5ca1e000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/**
 * @param {Sizes} sizes
 * @param {string} serverId of the server that the editors and revisions belong to
 * @returns {Pages} the responses by path
 */
export function scalePages({ servers, editors, revisions, channels }, serverId) {
  const guilds = numbers(servers).map((index) => ({
    id: idAt(index),
    name: `Server number ${index + 1}`,
    icon: null,
    owner: index % 10 === 0,
    permissions: '8',
  }));
  const members = numbers(editors).map((index) => memberAt(index, serverId));
  const now = Date.now();
  return {
    '/functions/v1/fetch-discord-servers': () => ({ servers: guilds }),
    '/rest/v1/rpc/team_page': ({ after_id: after = '', page_size: count = 1_000 }) =>
      members.filter(({ id }) => id > after).slice(0, count),
    '/rest/v1/rpc/server_history': ({ older_than: before, page_size: count }) => {
      const newest = Math.min(revisions, (before ?? Infinity) - 1);
      return numbers(Math.min(count, newest)).map((index) => revisionAt(newest - index, now));
    },
    '/functions/v1/guild-resources': () => ({
      roles: [],
      channels: numbers(channels).map((position) => ({
        id: idAt(position),
        name: `channel-number-${position}`,
        type: position % 5 === 0 ? kinds.voice : kinds.text,
        parent_id: null,
        position,
      })),
    }),
  };
}

/** @param {number} count */
function numbers(count) {
  return Array.from({ length: count }, (_, index) => index);
}

/**
 * @param {number} index
 * @param {string} serverId
 */
function memberAt(index, serverId) {
  return {
    id: uuidAt(index),
    name: `Editor number ${index + 1}`,
    nickname: null,
    discord_id: idAt(index),
    custom_role: 'editor',
    panel_role: 'support',
    profile_picture: null,
    name_color: index % 7 === 0 ? '#9b87f5' : null,
    allowed_panels: [],
    added_by: null,
    added_at: new Date(index * HOUR).toISOString(),
    server_member_permissions: [
      { server_id: serverId, server_name: 'Resell Heaven', allowed_panels: ['points', 'embeds'] },
    ],
  };
}

/**
 * @param {number} version
 * @param {number} now in Unix ms
 */
function revisionAt(version, now) {
  return {
    id: version,
    version,
    saved_at: new Date(now - (10_000 - version) * HOUR).toISOString(),
    saved_by_name: `Editor number ${version % 7}`,
    saved_by_discord_id: idAt(version % 7),
    changes: [{ key: 'SuccessPoints', before: version - 1, after: version }],
  };
}
