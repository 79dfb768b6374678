// The cases of the database benchmark: which user saves to which server, and the simpler statements with which a save
// is compared.

/** Returns the ID of a saving user. `place` is 1 to 24 for an owner and 25 to 48 for an editor. */
const userId = (/** @type {number} */ place) =>
  `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const serverId = (/** @type {number} */ place) => String(900_000_000_000_000_000n + BigInt(place));

/**
 * Inserts 24 servers with the configuration of the seeded server. Each server has an owner and an editor. All owners
 * also own the first server.
 *
 * @param {import('postgres').Sql} sql
 */
export async function arrange(sql) {
  await sql.unsafe(`
    create function pg_temp.user_id(place int) returns uuid language sql as
      $$ select ('00000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid $$;
    create function pg_temp.server_id(place int) returns text language sql as
      $$ select (900000000000000000 + place)::text $$;
    insert into auth.users (id, aud, role, email)
      select pg_temp.user_id(n), 'authenticated', 'authenticated', n || '@bench.example' from generate_series(1, 48) n;
    insert into auth.identities (user_id, provider, provider_id, identity_data)
      select pg_temp.user_id(n), 'discord', (300000000000900000 + n)::text, '{"full_name": "Someone"}'
      from generate_series(1, 48) n;
    insert into public.servers (id, name) select pg_temp.server_id(n), 'Server' from generate_series(1, 24) n;
    insert into public.server_configs (server_id, config)
      select pg_temp.server_id(n), seeded.config from generate_series(1, 24) n
      cross join (select config from public.server_configs order by pg_column_size(config) desc limit 1) seeded;
    insert into private.guild_access (user_id, server_id, name, owner, permissions, believed_until)
      select pg_temp.user_id(n), pg_temp.server_id(owned), 'Server', true, '0', now() + interval '1 day'
      from generate_series(1, 24) n, unnest(array[1, n]) owned on conflict do nothing;
    insert into public.team_members (id, name, discord_id)
      select pg_temp.user_id(n), 'Editor', (300000000000900000 + n)::text from generate_series(25, 48) n;
    insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
      select pg_temp.user_id(n), pg_temp.server_id(n - 24), 'Server', '{channels,roles}' from generate_series(25, 48) n;`);
  await sql.unsafe('vacuum analyze');
}

/**
 * @typedef {object} Turn A user who is about to change one setting.
 * @property {string} server
 * @property {string} user
 * @property {string} key
 * @property {string} value
 * @property {number} version The newest version that the user has seen.
 */

/** The statements to compare, built for each turn. The first one is the baseline. */
export const compared = {
  'plain update': (/** @type {Turn} */ turn) => asRole('postgres', turn, updateOf(turn)),
  'update and history': (/** @type {Turn} */ turn) =>
    asRole(
      'postgres',
      turn,
      `with changed as (${updateOf(turn)})
        insert into public.server_config_revisions (server_id, version, saved_by, saved_by_name, keys, changes)
        select '${turn.server}', version, '${turn.user}', 'Someone', '{${turn.key}}', '[${changeOf(turn)}]' from changed`,
    ),
  save: (/** @type {Turn} */ turn) =>
    asRole(
      'authenticated',
      turn,
      `select public.save_server_config('${turn.server}', ${turn.version}, '[${changeOf(turn)}]') as answer`,
    ),
};

export const scenes = [
  { name: '24 servers, their owners', serverOf: serverId, userOf: userId },
  { name: 'one server, its 24 owners', serverOf: () => serverId(1), userOf: userId },
  {
    name: '24 servers, editors of two panels',
    serverOf: serverId,
    userOf: (/** @type {number} */ place) => userId(place + 24),
  },
];

/** @param {Turn} turn */
function updateOf({ server, key, value }) {
  return `update public.server_configs set config = config || '{"${key}": "${value}"}', version = version + 1
    where server_id = '${server}' returning config, version`;
}

/** @param {Turn} turn */
function changeOf({ key, value }) {
  return JSON.stringify({ key, before: null, after: value });
}

/**
 * Returns the statement, preceded by statements that set the role and the user, as in a transaction of the Data API.
 * PostgreSQL runs statements that are sent together as one transaction.
 * @param {string} role
 * @param {Turn} turn
 * @param {string} statement
 */
function asRole(role, { user }, statement) {
  const claims = JSON.stringify({ role: 'authenticated', sub: user });
  return `select set_config('role', '${role}', true), set_config('request.jwt.claims', '${claims}', true);
    ${statement}`;
}
