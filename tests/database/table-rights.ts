/** The users and roles that run the statements. All but the last use a token of the Data API. */
export const visitors = [
  'anon',
  'a stranger',
  'a member of the guild',
  'an editor of points',
  'an editor of editors',
  'an admin of the guild',
  'the owner of the guild',
  'a site admin',
  'the platform owner',
  'the owner of a store',
  'the service role',
] as const;
export type Visitor = (typeof visitors)[number];

/**
 * The result of a statement. A number is the number of returned or changed rows. `refused` is error 42501. `invalid`
 * means that the user may write to the table, but may not write this row.
 */
export type Rights = number | 'refused' | 'invalid';

export const acts = ['select', 'insert', 'update', 'delete'] as const;
export type Act = (typeof acts)[number];

export interface TableRights {
  table: string;
  act: Act;
  statement: string;
  /** One result for each visitor, in the order of `visitors`. */
  outcomes: readonly Rights[];
}

const no = 'refused';
const nobodyBut = (service: Rights): readonly Rights[] => [
  no,
  no,
  no,
  no,
  no,
  no,
  no,
  no,
  no,
  no,
  service,
];

/** Site admins and the platform owner see `rows`, the service role sees `all`, and other signed-in users see none. */
const siteAdmins = (rows: number, all: number): readonly Rights[] => [
  no,
  0,
  0,
  0,
  0,
  0,
  0,
  rows,
  rows,
  0,
  all,
];

/** The servers, people and rows on which the statements run; see `table-world.ts`. */
export const ids = {
  /** The server of the people below. It has rows in every table. */
  here: '845201933120405504',
  /** A second server of the same people. Only the editor of editors has permissions there. */
  alsoHere: '845201933120405505',
  /** A server of other people. */
  elsewhere: '902334817261953024',
  pointsEditor: '7ea70000-0000-4000-8000-000000000001',
  adminMember: '7ea70000-0000-4000-8000-000000000003',
  openStore: 'biz_open',
  hiddenStore: 'biz_hidden',
  undesignedStore: 'biz_undesigned',
  newcomer: '6f1c1c1e-0000-4000-8000-000000000099',
  /** Who is told about changes of the server `here`, and who sends it. */
  recipient: '7ea70000-0000-4000-8000-000000000005',
  sender: '7ea70000-0000-4000-8000-000000000006',
} as const;

/** The columns of each table that visitors can read: those that a store page shows. */
export const anonColumns: Readonly<Record<string, string>> = {
  store_memberships:
    'id store_id name description payment_type billing_interval max_members is_visible features created_at price_minor early_bird_price_minor currency position checkout_url early_bird_until early_bird_places',
  stores:
    'id name is_designed is_visible created_at slug tagline category refund_policy support_url logo_path card_path seller_name',
};

/**
 * The columns of each table that signed-in users can read, in the rows that policies show them. A new column is readable
 * once it is granted and listed here.
 */
export const signedInColumns: Readonly<Record<string, string>> = {
  managed_users: 'discord_id panel_id is_owner added_by added_at',
  moderation_log:
    'id place decided_at decided_by decided_by_name action target_kind target_id target_name reason target_author',
  seller_accounts: 'user_id username created_at',
  server_configs: 'server_id version id',
  server_member_permissions:
    'team_member_id server_id server_name allowed_panels id confirmed_owner_id',
  server_secrets: 'server_id key set_at set_by_name',
  servers: 'id name icon owner_id has_license added_at',
  store_changes:
    'id store_id day kind membership_id before_minor before_currency after_minor after_currency',
  store_daily_counts: 'store_id day kind referrer count',
  store_member_emails: 'member_id email',
  store_members:
    'id store_id membership_id status discord_id display_name since until provider provider_reference provider_customer_id is_oversold created_at is_ending',
  store_membership_plans: 'store_id provider plan_id membership_id',
  store_memberships:
    'id store_id name description payment_type billing_interval max_members is_visible features created_at price_minor early_bird_price_minor currency position checkout_url role_id early_bird_until early_bird_places archived_at version',
  store_payment_secrets: 'store_id provider set_at',
  store_reports:
    'id store_id reporter_id kind details status created_at review_id review_rating review_text',
  store_transactions:
    'id store_id provider reference member_id membership_id kind status amount_minor currency occurred_at is_dismissed',
  stores:
    'id owner_id name design is_designed is_visible created_at slug tagline category server_id refund_policy support_url logo_path card_path version hidden_by_site hidden_reason server_link refused_role_ids seller_name',
  team_members:
    'id name nickname discord_id custom_role panel_role profile_picture name_color allowed_panels added_by added_at',
  verifications: 'user_id discord_id verified_at',
};

export const tableRights: readonly TableRights[] = [
  // Rows: the servers `here`, `alsoHere` and `elsewhere`.
  row('public.servers', 'select', 'select id from public.servers', [
    no,
    0,
    1,
    1,
    2,
    2,
    2,
    3,
    3,
    0,
    3,
  ]),
  row(
    'public.servers',
    'insert',
    `insert into public.servers (id, name) values ('999999999999999999', 'New')`,
    nobodyBut(1),
  ),
  row('public.servers', 'update', `update public.servers set name = 'Mine'`, nobodyBut(3)),
  row('public.servers', 'delete', 'delete from public.servers', nobodyBut(3)),

  // Rows: one configuration, one revision and one secret for each of the servers `here` and `elsewhere`.
  row('public.server_configs', 'select', 'select version from public.server_configs', [
    no,
    0,
    0,
    1,
    1,
    1,
    1,
    2,
    2,
    0,
    2,
  ]),
  row(
    'public.server_configs',
    'insert',
    `insert into public.server_configs (server_id) values ('${ids.alsoHere}')`,
    nobodyBut(1),
  ),
  row(
    'public.server_configs',
    'update',
    `update public.server_configs set config = '{}'`,
    nobodyBut(2),
  ),
  row('public.server_configs', 'delete', 'delete from public.server_configs', nobodyBut(2)),

  row(
    'public.server_config_revisions',
    'select',
    'select changes from public.server_config_revisions',
    nobodyBut(2),
  ),
  row(
    'public.server_config_revisions',
    'insert',
    `insert into public.server_config_revisions (server_id, version, saved_by_name, keys, changes) values ('${ids.here}', 9, 'Me', '{}', '[]')`,
    nobodyBut(1),
  ),
  row(
    'public.server_config_revisions',
    'update',
    `update public.server_config_revisions set saved_by_name = 'Somebody else'`,
    nobodyBut(2),
  ),
  row(
    'public.server_config_revisions',
    'delete',
    'delete from public.server_config_revisions',
    nobodyBut(2),
  ),

  row('public.server_secrets', 'select', 'select key, set_at from public.server_secrets', [
    no,
    0,
    0,
    0,
    0,
    1,
    1,
    2,
    2,
    0,
    2,
  ]),
  row(
    'public.server_secrets',
    'insert',
    `insert into public.server_secrets (server_id, key, secret_id, set_by_name) values ('${ids.alsoHere}', 'WhopAPIKey', gen_random_uuid(), 'Me')`,
    nobodyBut(1),
  ),
  row(
    'public.server_secrets',
    'update',
    `update public.server_secrets set set_by_name = 'Me'`,
    nobodyBut(2),
  ),
  row('public.server_secrets', 'delete', 'delete from public.server_secrets', nobodyBut(2)),

  // Rows: three members of `here` (the editor of points, the editor of editors, an admin), and a support member of
  // `elsewhere`.
  row('public.team_members', 'select', 'select name from public.team_members', [
    no,
    0,
    0,
    1,
    3,
    3,
    3,
    4,
    4,
    0,
    4,
  ]),
  row('public.team_members', 'insert', `insert into public.team_members (name) values ('New')`, [
    no,
    no,
    no,
    no,
    1,
    1,
    1,
    1,
    1,
    no,
    1,
  ]),
  row('public.team_members', 'update', `update public.team_members set name = 'Other'`, [
    no,
    0,
    0,
    0,
    1,
    3,
    3,
    4,
    4,
    0,
    4,
  ]),
  row('public.team_members', 'delete', 'delete from public.team_members', [
    no,
    0,
    0,
    0,
    0,
    2,
    3,
    3,
    4,
    0,
    4,
  ]),

  // Rows: one for each member; the editor of editors has a second one, for `alsoHere`.
  row(
    'public.server_member_permissions',
    'select',
    'select allowed_panels from public.server_member_permissions',
    [no, 0, 0, 1, 4, 4, 4, 5, 5, 0, 5],
  ),
  row(
    'public.server_member_permissions',
    'insert',
    `insert into public.server_member_permissions (team_member_id, server_id, server_name) values ('${ids.pointsEditor}', '${ids.alsoHere}', 'Server')`,
    [no, no, no, no, 1, 1, 1, 1, 1, no, 1],
  ),
  row(
    'public.server_member_permissions',
    'update',
    `update public.server_member_permissions set server_name = 'Other'`,
    [no, 0, 0, 0, 2, 4, 4, 5, 5, 0, 5],
  ),
  row(
    'public.server_member_permissions',
    'delete',
    'delete from public.server_member_permissions',
    [no, 0, 0, 0, 0, 3, 4, 4, 5, 0, 5],
  ),

  row('public.managed_users', 'select', 'select panel_id from public.managed_users', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
    0,
    1,
  ]),
  row(
    'public.managed_users',
    'insert',
    `insert into public.managed_users (discord_id, panel_id) values ('300000000000000777', 'panel')`,
    [no, no, no, no, no, no, no, 1, 1, no, 1],
  ),
  row('public.managed_users', 'update', `update public.managed_users set panel_id = 'other'`, [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
    0,
    1,
  ]),
  row('public.managed_users', 'delete', 'delete from public.managed_users', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
    0,
    1,
  ]),

  // Rows: one verification for the editor of points and one for the owner of the guild.
  row('public.verifications', 'select', 'select discord_id from public.verifications', [
    no,
    0,
    0,
    1,
    0,
    0,
    1,
    0,
    0,
    0,
    2,
  ]),
  row(
    'public.verifications',
    'insert',
    `insert into public.verifications (user_id, discord_id) values ('${ids.newcomer}', '300000000000000777')`,
    nobodyBut(1),
  ),
  row(
    'public.verifications',
    'update',
    'update public.verifications set verified_at = now()',
    nobodyBut(2),
  ),
  row('public.verifications', 'delete', 'delete from public.verifications', nobodyBut(2)),

  // Rows: three stores of one seller: open, hidden and undesigned. The service role cannot insert a store, because a
  // store needs an owner and the service role has no user id.
  row(
    'public.stores',
    'select',
    'select id, name from public.stores',
    [1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3],
  ),
  row(
    'public.stores',
    'insert',
    `insert into public.stores (name, slug) values ('New', 'new-store')`,
    [no, no, no, no, no, no, no, no, no, 1, 'invalid'],
  ),
  row('public.stores', 'update', 'update public.stores set is_visible = false', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    3,
    3,
  ]),
  row('public.stores', 'delete', 'delete from public.stores', [no, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3]),

  // Rows: a visible and a hidden membership of the open store, and a membership of the hidden store.
  row(
    'public.store_memberships',
    'select',
    'select price_minor from public.store_memberships',
    [1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3],
  ),
  row(
    'public.store_memberships',
    'insert',
    `insert into public.store_memberships (store_id, name, payment_type, price_minor) values ('${ids.openStore}', 'New', 'one-time', 5)`,
    [no, no, no, no, no, no, no, no, no, 1, 1],
  ),
  row('public.store_memberships', 'update', 'update public.store_memberships set price_minor = 0', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    3,
    3,
  ]),
  row(
    'public.store_memberships',
    'delete',
    "delete from public.store_memberships where name <> 'On sale'",
    [no, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2],
  ),

  // Row: the address that the hidden store has left.
  row(
    'private.store_addresses',
    'select',
    'select slug from private.store_addresses',
    nobodyBut(1),
  ),
  row(
    'private.store_addresses',
    'insert',
    `insert into private.store_addresses values ('new-store', '${ids.openStore}', '${ids.newcomer}')`,
    nobodyBut(no),
  ),
  row(
    'private.store_addresses',
    'update',
    'update private.store_addresses set gone_at = null',
    nobodyBut(no),
  ),
  row('private.store_addresses', 'delete', 'delete from private.store_addresses', nobodyBut(no)),

  // Row: the link of the open store.
  row('private.server_links', 'select', 'select store_id from private.server_links', nobodyBut(1)),
  row(
    'private.server_links',
    'insert',
    `insert into private.server_links (store_id, server_id) values ('${ids.hiddenStore}', '1')`,
    nobodyBut(no),
  ),
  row(
    'private.server_links',
    'update',
    'update private.server_links set checked_at = null',
    nobodyBut(1),
  ),
  row('private.server_links', 'delete', 'delete from private.server_links', nobodyBut(no)),

  // Row: what the hidden store adds for the newcomer, who has refused it.
  row(
    'private.refused_stores',
    'select',
    'select store_id from private.refused_stores',
    nobodyBut(1),
  ),
  row(
    'private.refused_stores',
    'insert',
    `insert into private.refused_stores values ('${ids.newcomer}', '${ids.openStore}', '1')`,
    nobodyBut(no),
  ),
  row(
    'private.refused_stores',
    'update',
    `update private.refused_stores set discord_id = '2'`,
    nobodyBut(no),
  ),
  row('private.refused_stores', 'delete', 'delete from private.refused_stores', nobodyBut(no)),

  // The figures are read by functions, and written by triggers.
  ...(
    [
      ['private.store_month_sums', 'transactions = 0'],
      ['private.membership_places', 'taken = 0'],
      ['private.review_marks', 'stars = 5'],
      ['private.store_review_sums', 'reviews = 0'],
      ['private.bot_changes', 'server_id = null'],
    ] as const
  ).flatMap(([table, change]) => [
    row(table, 'select', `select 1 from ${table}`, nobodyBut(no)),
    row(table, 'insert', `insert into ${table} default values`, nobodyBut(no)),
    row(table, 'update', `update ${table} set ${change}`, nobodyBut(no)),
    row(table, 'delete', `delete from ${table}`, nobodyBut(no)),
  ]),

  // Only site_presence() reads and writes them.
  ...(['private.visits', 'private.visit_count'] as const).flatMap((table) => [
    row(table, 'select', `select * from ${table}`, nobodyBut(no)),
    row(table, 'insert', `insert into ${table} default values`, nobodyBut(no)),
    row(
      table,
      'update',
      `update ${table} set ${table === 'private.visits' ? 'seen_at' : 'counted_at'} = now()`,
      nobodyBut(no),
    ),
    row(table, 'delete', `delete from ${table}`, nobodyBut(no)),
  ]),

  // The listings are read by a function, and written by triggers.
  row(
    'private.store_listings',
    'select',
    'select store_id from private.store_listings',
    nobodyBut(no),
  ),
  row(
    'private.store_listings',
    'insert',
    'insert into private.store_listings default values',
    nobodyBut(no),
  ),
  row(
    'private.store_listings',
    'update',
    'update private.store_listings set price_minor = 0',
    nobodyBut(no),
  ),
  row('private.store_listings', 'delete', 'delete from private.store_listings', nobodyBut(no)),

  // Only the functions of moderation read and write them.
  ...(['private.removed_stores', 'private.suspended_sellers'] as const).flatMap((table) => [
    row(table, 'select', `select owner_id from ${table}`, nobodyBut(no)),
    row(table, 'insert', `insert into ${table} default values`, nobodyBut(no)),
    row(table, 'update', `update ${table} set owner_id = null`, nobodyBut(no)),
    row(table, 'delete', `delete from ${table}`, nobodyBut(no)),
  ]),
  row('private.kept_reports', 'select', 'select report from private.kept_reports', nobodyBut(no)),
  row(
    'private.kept_reports',
    'insert',
    'insert into private.kept_reports default values',
    nobodyBut(no),
  ),
  row(
    'private.kept_reports',
    'update',
    'update private.kept_reports set report = null',
    nobodyBut(no),
  ),
  row('private.kept_reports', 'delete', 'delete from private.kept_reports', nobodyBut(no)),

  // Row: the seller account of the stores' owner.
  row('public.seller_accounts', 'select', 'select username from public.seller_accounts', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
  ]),
  row(
    'public.seller_accounts',
    'insert',
    `insert into public.seller_accounts (username) values ('new-seller')`,
    [no, 1, 1, 1, 1, 1, 1, 1, 1, 'invalid', 'invalid'],
  ),
  row(
    'public.seller_accounts',
    'update',
    `update public.seller_accounts set username = 'renamed'`,
    [no, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
  ),
  row('public.seller_accounts', 'delete', 'delete from public.seller_accounts', nobodyBut(1)),

  // Row: one member of the open store.
  row('public.store_members', 'select', 'select status from public.store_members', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
  ]),
  row(
    'public.store_members',
    'insert',
    `insert into public.store_members (store_id, membership_id, status) select store_id, membership_id, 'active' from public.store_members`,
    nobodyBut(1),
  ),
  row(
    'public.store_members',
    'update',
    `update public.store_members set status = 'canceled'`,
    nobodyBut(1),
  ),
  row('public.store_members', 'delete', 'delete from public.store_members', nobodyBut(1)),

  // Rows that belong to the open store: the email address of a member, a plan, a signing secret, a transaction and an
  // event.
  row('public.store_member_emails', 'select', 'select email from public.store_member_emails', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
  ]),
  row(
    'public.store_member_emails',
    'insert',
    `insert into public.store_member_emails (member_id, email) select member_id, email from public.store_member_emails on conflict (member_id) do update set email = excluded.email`,
    nobodyBut(1),
  ),
  row(
    'public.store_member_emails',
    'update',
    `update public.store_member_emails set email = 'mine@grouped.example'`,
    nobodyBut(1),
  ),
  row(
    'public.store_member_emails',
    'delete',
    'delete from public.store_member_emails',
    nobodyBut(1),
  ),
  // Row: one review of the open store. Buyers and sellers read reviews through functions.
  row('public.store_reviews', 'select', 'select rating from public.store_reviews', nobodyBut(1)),
  row(
    'public.store_reviews',
    'insert',
    `insert into public.store_reviews (store_id, user_id, rating) select '${ids.hiddenStore}', user_id, 1 from public.seller_accounts`,
    nobodyBut(1),
  ),
  row('public.store_reviews', 'update', 'update public.store_reviews set rating = 1', nobodyBut(1)),
  row('public.store_reviews', 'delete', 'delete from public.store_reviews', nobodyBut(1)),
  // Row: one request for access to a server. Users who request access and users who manage editors read requests
  // through functions.
  row('public.access_requests', 'select', 'select name from public.access_requests', nobodyBut(1)),
  row(
    'public.access_requests',
    'insert',
    `insert into public.access_requests (server_id, user_id, discord_id, name) select server_id, '${ids.newcomer}', '518203746611290112', 'Me' from public.access_requests where false`,
    nobodyBut(0),
  ),
  row(
    'public.access_requests',
    'update',
    "update public.access_requests set status = 'approved'",
    nobodyBut(1),
  ),
  row('public.access_requests', 'delete', 'delete from public.access_requests', nobodyBut(1)),
  // Row: one user who waits for a membership of the open store. Buyers and sellers read waiting lists through
  // functions.
  row(
    'public.store_waitlist',
    'select',
    'select created_at from public.store_waitlist',
    nobodyBut(1),
  ),
  row(
    'public.store_waitlist',
    'insert',
    `insert into public.store_waitlist (membership_id, user_id) select id, '${ids.newcomer}' from public.store_memberships where name = 'Not yet'`,
    nobodyBut(1),
  ),
  row(
    'public.store_waitlist',
    'update',
    'update public.store_waitlist set created_at = now()',
    nobodyBut(1),
  ),
  row('public.store_waitlist', 'delete', 'delete from public.store_waitlist', nobodyBut(1)),
  row(
    'public.store_membership_plans',
    'select',
    'select plan_id from public.store_membership_plans',
    [no, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
  ),
  row(
    'public.store_membership_plans',
    'insert',
    `insert into public.store_membership_plans (store_id, provider, plan_id, membership_id) select store_id, 'whop', 'plan_1', membership_id from public.store_membership_plans`,
    nobodyBut(1),
  ),
  row(
    'public.store_membership_plans',
    'update',
    `update public.store_membership_plans set plan_id = 'price_2'`,
    nobodyBut(1),
  ),
  row(
    'public.store_membership_plans',
    'delete',
    'delete from public.store_membership_plans',
    nobodyBut(1),
  ),
  row('public.store_payment_secrets', 'select', 'select set_at from public.store_payment_secrets', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
  ]),
  row(
    'public.store_payment_secrets',
    'insert',
    `insert into public.store_payment_secrets (store_id, provider, secret_id) values ('${ids.openStore}', 'whop', gen_random_uuid())`,
    nobodyBut(1),
  ),
  row(
    'public.store_payment_secrets',
    'update',
    `update public.store_payment_secrets set set_at = now()`,
    nobodyBut(1),
  ),
  row(
    'public.store_payment_secrets',
    'delete',
    'delete from public.store_payment_secrets',
    nobodyBut(1),
  ),
  row('public.store_transactions', 'select', 'select amount_minor from public.store_transactions', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
  ]),
  row(
    'public.store_transactions',
    'insert',
    `insert into public.store_transactions (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at) values ('${ids.openStore}', 'stripe', 'in_2', 'payment', 'succeeded', 1, 'USD', now())`,
    nobodyBut(1),
  ),
  row(
    'public.store_transactions',
    'update',
    `update public.store_transactions set amount_minor = 1`,
    nobodyBut(1),
  ),
  row('public.store_transactions', 'delete', 'delete from public.store_transactions', nobodyBut(1)),

  // Rows: a counted visit and a change of the design, both of the open store.
  row('public.store_daily_counts', 'select', 'select count from public.store_daily_counts', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
  ]),
  row(
    'public.store_daily_counts',
    'insert',
    `insert into public.store_daily_counts (store_id, day, kind, referrer, count) values ('${ids.openStore}', '2026-11-01', 'visit', '', 1)`,
    nobodyBut(1),
  ),
  row(
    'public.store_daily_counts',
    'update',
    `update public.store_daily_counts set count = 2`,
    nobodyBut(1),
  ),
  row('public.store_daily_counts', 'delete', 'delete from public.store_daily_counts', nobodyBut(1)),
  row('public.store_changes', 'select', 'select kind from public.store_changes', [
    no,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
  ]),
  row(
    'public.store_changes',
    'insert',
    `insert into public.store_changes (store_id, day, kind) values ('${ids.openStore}', '2026-11-01', 'design')`,
    nobodyBut(1),
  ),
  row(
    'public.store_changes',
    'update',
    `update public.store_changes set day = '2026-11-02'`,
    nobodyBut(1),
  ),
  row('public.store_changes', 'delete', 'delete from public.store_changes', nobodyBut(1)),

  // Inserts a logo for the open store, and then a picture for a store that does not exist.
  row(
    'storage.objects',
    'insert',
    `insert into storage.objects (bucket_id, name) values ('store-media', '${ids.openStore}/11111111-2222-4333-8444-555555555555.png')`,
    [no, no, no, no, no, no, no, no, no, 1, 1],
  ),
  row(
    'storage.objects',
    'insert',
    `insert into storage.objects (bucket_id, name) values ('store-cards', 'biz_nobody/11111111-2222-4333-8444-555555555555.png')`,
    [no, no, no, no, no, no, no, no, no, no, 1],
  ),

  // Rows: a team picture, uploaded by the editor of editors, and a file in another bucket.
  row(
    'storage.objects',
    'select',
    'select name from storage.objects',
    [0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 2],
  ),
  row(
    'storage.objects',
    'insert',
    `insert into storage.objects (bucket_id, name) values ('team-avatars', '11111111-2222-4333-8444-555555555555.png')`,
    [no, no, no, no, 1, 1, 1, 1, 1, no, 1],
  ),
  row(
    'storage.objects',
    'update',
    `update storage.objects set bucket_id = 'team-avatars'`,
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
  ),
  row(
    'storage.objects',
    'delete',
    'delete from storage.objects',
    [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2],
  ),

  // Rows: a presence message and a broadcast in the channel `bot`.
  row(
    'realtime.messages',
    'select',
    'select id from realtime.messages',
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  ),
  row(
    'realtime.messages',
    'insert',
    `insert into realtime.messages (topic, extension) values ('bot', 'presence')`,
    nobodyBut(1),
  ),
  row(
    'realtime.messages',
    'update',
    `update realtime.messages set event = 'x'`,
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
  ),
  row('realtime.messages', 'delete', 'delete from realtime.messages', nobodyBut(no)),

  row(
    'private.platform_owner',
    'select',
    'select discord_id from private.platform_owner',
    nobodyBut(1),
  ),
  row(
    'private.platform_owner',
    'insert',
    `insert into private.platform_owner (discord_id) values ('300000000000000777')`,
    nobodyBut('invalid'),
  ),
  row(
    'private.platform_owner',
    'update',
    `update private.platform_owner set discord_id = '300000000000000777'`,
    nobodyBut(1),
  ),
  row('private.platform_owner', 'delete', 'delete from private.platform_owner', nobodyBut(1)),

  row('private.site_admins', 'select', 'select user_id from private.site_admins', nobodyBut(1)),
  row(
    'private.site_admins',
    'insert',
    `insert into private.site_admins (user_id) values ('${ids.newcomer}')`,
    nobodyBut(1),
  ),
  row(
    'private.site_admins',
    'update',
    'update private.site_admins set added_at = now()',
    nobodyBut(1),
  ),
  row('private.site_admins', 'delete', 'delete from private.site_admins', nobodyBut(1)),

  row('private.staff_cards', 'select', 'select key from private.staff_cards', nobodyBut(1)),
  row(
    'private.staff_cards',
    'insert',
    `insert into private.staff_cards (user_id, name) values ('${ids.newcomer}', 'Forged')`,
    nobodyBut(1),
  ),
  row(
    'private.staff_cards',
    'update',
    `update private.staff_cards set name = 'Forged'`,
    nobodyBut(1),
  ),
  row('private.staff_cards', 'delete', 'delete from private.staff_cards', nobodyBut(1)),

  row(
    'private.buyer_references',
    'select',
    'select reference from private.buyer_references',
    nobodyBut(1),
  ),
  row(
    'private.buyer_references',
    'insert',
    `insert into private.buyer_references (user_id, store_id, membership_id) values ('${ids.newcomer}', '${ids.openStore}', gen_random_uuid())`,
    nobodyBut(no),
  ),
  row(
    'private.buyer_references',
    'update',
    `update private.buyer_references set created_at = now()`,
    nobodyBut(no),
  ),
  // Row: one open report of the open store.
  row(
    'public.store_reports',
    'select',
    'select details from public.store_reports',
    siteAdmins(1, 1),
  ),
  row(
    'public.store_reports',
    'insert',
    `insert into public.store_reports (id, store_id, kind) values (gen_random_uuid(), '${ids.openStore}', 'scam')`,
    nobodyBut(1),
  ),
  row(
    'public.store_reports',
    'update',
    `update public.store_reports set status = 'dismissed'`,
    nobodyBut(1),
  ),
  row('public.store_reports', 'delete', 'delete from public.store_reports', nobodyBut(1)),

  // Row: one decision. The log cannot be changed.
  row(
    'public.moderation_log',
    'select',
    'select reason from public.moderation_log',
    siteAdmins(1, 1),
  ),
  row(
    'public.moderation_log',
    'insert',
    `insert into public.moderation_log (id, decided_by, decided_by_name, action, target_kind, target_id, target_name, reason) values (gen_random_uuid(), '${ids.newcomer}', 'Forged', 'hide', 'store', '${ids.openStore}', 'Open', 'Forged')`,
    nobodyBut(no),
  ),
  row(
    'public.moderation_log',
    'update',
    `update public.moderation_log set reason = 'Forged'`,
    nobodyBut(no),
  ),
  row('public.moderation_log', 'delete', 'delete from public.moderation_log', nobodyBut(no)),

  row('private.buyer_references', 'delete', 'delete from private.buyer_references', nobodyBut(no)),

  row('private.store_events', 'select', 'select kind from private.store_events', nobodyBut(1)),
  row(
    'private.store_events',
    'insert',
    `insert into private.store_events (store_id, provider, event_id, kind, occurred_at, outcome, related, plan_ids, is_cumulative) values ('${ids.openStore}', 'stripe', 'evt_2', 'invoice.paid', now(), 'applied', '{}', '{}', false)`,
    nobodyBut(no),
  ),
  row(
    'private.store_events',
    'update',
    `update private.store_events set outcome = 'applied'`,
    nobodyBut(no),
  ),
  row('private.store_events', 'delete', 'delete from private.store_events', nobodyBut(no)),

  row(
    'private.store_count_pace',
    'select',
    'select count from private.store_count_pace',
    nobodyBut(1),
  ),
  row(
    'private.store_count_pace',
    'insert',
    `insert into private.store_count_pace (store_id, kind, minute, count) values ('${ids.openStore}', 'checkout', now(), 1)`,
    nobodyBut(no),
  ),
  row(
    'private.store_count_pace',
    'update',
    `update private.store_count_pace set count = 0`,
    nobodyBut(no),
  ),
  row('private.store_count_pace', 'delete', 'delete from private.store_count_pace', nobodyBut(no)),

  row(
    'private.store_imports',
    'select',
    'select made_at from private.store_imports',
    nobodyBut(no),
  ),
  row(
    'private.store_imports',
    'insert',
    `insert into private.store_imports (store_id) values ('${ids.openStore}')`,
    nobodyBut(no),
  ),
  row(
    'private.store_imports',
    'update',
    'update private.store_imports set made_at = now()',
    nobodyBut(no),
  ),
  row('private.store_imports', 'delete', 'delete from private.store_imports', nobodyBut(no)),

  // Rows: who is told about changes of the server, and one message.
  row(
    'private.message_recipients',
    'select',
    'select secret_id from private.message_recipients',
    nobodyBut(1),
  ),
  row(
    'private.message_recipients',
    'insert',
    `insert into private.message_recipients (server_id, secret_id, set_by_name) values ('${ids.elsewhere}', gen_random_uuid(), 'Someone')`,
    nobodyBut(no),
  ),
  row(
    'private.message_recipients',
    'update',
    'update private.message_recipients set failures = 1',
    nobodyBut(1),
  ),
  row(
    'private.message_recipients',
    'delete',
    'delete from private.message_recipients',
    nobodyBut(no),
  ),
  row(
    'private.messages_to_send',
    'select',
    'select payload from private.messages_to_send',
    nobodyBut(1),
  ),
  row(
    'private.messages_to_send',
    'insert',
    `insert into private.messages_to_send (recipient_id, kind, payload) values ('${ids.recipient}', 'any', '{}')`,
    nobodyBut(no),
  ),
  row(
    'private.messages_to_send',
    'update',
    'update private.messages_to_send set attempts = 1',
    nobodyBut(1),
  ),
  row('private.messages_to_send', 'delete', 'delete from private.messages_to_send', nobodyBut(no)),

  // Rows: the last check of the server.
  row('private.health_checks', 'select', 'select failing from private.health_checks', nobodyBut(1)),
  row(
    'private.health_checks',
    'insert',
    `insert into private.health_checks (server_id, read_at, fails, limited, failing) values ('${ids.elsewhere}', now(), 0, 0, '{}')`,
    nobodyBut(no),
  ),
  row(
    'private.health_checks',
    'update',
    'update private.health_checks set fails = 0',
    nobodyBut(no),
  ),
  row('private.health_checks', 'delete', 'delete from private.health_checks', nobodyBut(no)),

  // No server requires one.
  row(
    'private.factor_requirements',
    'select',
    'select server_id from private.factor_requirements',
    nobodyBut(0),
  ),
  row(
    'private.factor_requirements',
    'insert',
    `insert into private.factor_requirements values ('${ids.elsewhere}')`,
    nobodyBut(no),
  ),
  row(
    'private.factor_requirements',
    'update',
    'update private.factor_requirements set server_id = null',
    nobodyBut(no),
  ),
  row(
    'private.factor_requirements',
    'delete',
    'delete from private.factor_requirements',
    nobodyBut(no),
  ),

  // Rows: the names of the roles and channels of the server.
  row('private.guild_names', 'select', 'select roles from private.guild_names', nobodyBut(1)),
  row(
    'private.guild_names',
    'insert',
    `insert into private.guild_names (server_id, read_at, roles, channels) values ('${ids.elsewhere}', now(), '{}', '{}')`,
    nobodyBut(no),
  ),
  row(
    'private.guild_names',
    'update',
    "update private.guild_names set roles = '{}'",
    nobodyBut(no),
  ),
  row('private.guild_names', 'delete', 'delete from private.guild_names', nobodyBut(no)),

  row('private.guild_access', 'select', 'select owner from private.guild_access', nobodyBut(5)),
  row(
    'private.guild_access',
    'insert',
    `insert into private.guild_access (user_id, server_id, name, owner, permissions, believed_until) values ('${ids.newcomer}', '${ids.here}', 'Server', true, '8', 'infinity')`,
    nobodyBut(1),
  ),
  row(
    'private.guild_access',
    'update',
    'update private.guild_access set owner = true',
    nobodyBut(5),
  ),
  row('private.guild_access', 'delete', 'delete from private.guild_access', nobodyBut(5)),

  row(
    'private.discord_tokens',
    'select',
    'select access_secret_id from private.discord_tokens',
    nobodyBut(1),
  ),
  row(
    'private.discord_tokens',
    'insert',
    `insert into private.discord_tokens (user_id, access_secret_id, expires_at) values ('${ids.newcomer}', gen_random_uuid(), now())`,
    nobodyBut(1),
  ),
  row(
    'private.discord_tokens',
    'update',
    'update private.discord_tokens set expires_at = now()',
    nobodyBut(1),
  ),
  row('private.discord_tokens', 'delete', 'delete from private.discord_tokens', nobodyBut(1)),

  row(
    'private.config_fields',
    'select',
    `select panel from private.config_fields where key = 'WhopAPIKey'`,
    nobodyBut(1),
  ),
  row(
    'private.config_fields',
    'insert',
    `insert into private.config_fields (key, panel, kind, position, schema) values ('x', 'points', 'text', 999, '{}')`,
    nobodyBut(no),
  ),
  row(
    'private.config_fields',
    'update',
    `update private.config_fields set panel = 'points'`,
    nobodyBut(no),
  ),
  row('private.config_fields', 'delete', 'delete from private.config_fields', nobodyBut(no)),

  // Rows: two secrets of servers, one Discord token, and the signing secret of a store.
  row('vault.secrets', 'select', 'select secret from vault.secrets', nobodyBut(5)),
  row(
    'vault.decrypted_secrets',
    'select',
    'select decrypted_secret from vault.decrypted_secrets',
    nobodyBut(5),
  ),
  row('auth.users', 'select', 'select email from auth.users', nobodyBut(no)),
  row('auth.identities', 'select', 'select provider_id from auth.identities', nobodyBut(no)),
];

/**
 * Statements that write columns which are read-only even for users with access to the row. Each one fails with 42501.
 */
export const columnErrors: readonly { statement: string; by: readonly Visitor[] }[] = [
  ...errors(
    ['a site admin', 'the platform owner', 'the owner of the guild'],
    [
      `insert into public.team_members (name, added_by) values ('Forged', '${ids.newcomer}')`,
      `insert into public.team_members (id, name) values ('${ids.newcomer}', 'Chosen')`,
      `insert into public.team_members (name, added_at) values ('Old', '2000-01-01')`,
      `update public.team_members set added_by = '${ids.newcomer}'`,
      `update public.team_members set id = gen_random_uuid()`,
      `update public.server_member_permissions set server_id = '${ids.elsewhere}'`,
      `update public.server_member_permissions set team_member_id = '${ids.adminMember}'`,
      `update public.server_member_permissions set confirmed_owner_id = '300000000000000006'`,
      'select * from public.server_secrets',
      'select secret_id from public.server_secrets',
      'select key from public.server_secrets where secret_id is not null',
      'select key from public.server_secrets order by secret_id',
      'select server_secrets from public.server_secrets',
      'select 1 from public.server_config_revisions for update',
      'select * from public.server_configs',
      'select config from public.server_configs',
      `select version from public.server_configs where config ? 'SuccessPoints'`,
      'select server_configs from public.server_configs',
    ],
  ),
  ...errors(
    ['a site admin', 'the platform owner'],
    [
      `insert into public.managed_users (discord_id, panel_id, is_owner) values ('300000000000000777', 'panel', true)`,
      `insert into public.managed_users (discord_id, panel_id, added_by) values ('300000000000000777', 'panel', '${ids.newcomer}')`,
      `update public.managed_users set is_owner = true`,
      `update public.managed_users set discord_id = '300000000000000777'`,
    ],
  ),
  ...errors(
    ['the owner of a store'],
    [
      `insert into public.stores (name, slug, owner_id) values ('New', 'new-store', '${ids.newcomer}')`,
      `insert into public.stores (id, name, slug) values ('biz_new', 'New', 'new-store')`,
      `insert into public.stores (name, slug, is_visible) values ('New', 'new-store', true)`,
      `update public.stores set version = 1`,
      `update public.stores set hidden_by_site = false`,
      `update public.stores set hidden_reason = null`,
      `update public.store_memberships set version = 1`,
      `insert into public.seller_accounts (user_id, username) values ('${ids.newcomer}', 'forged')`,
      `update public.seller_accounts set user_id = '${ids.newcomer}'`,
      `update public.stores set owner_id = '${ids.newcomer}'`,
      `update public.stores set id = 'biz_other'`,
      `update public.stores set created_at = now()`,
      `update public.store_memberships set store_id = '${ids.hiddenStore}'`,
      `insert into public.store_memberships (store_id, name, payment_type, price_minor, archived_at) values ('${ids.openStore}', 'New', 'one-time', 5, now())`,
      `insert into public.store_memberships (store_id, name, payment_type, price_minor, version) values ('${ids.openStore}', 'New', 'one-time', 5, 9)`,
      `update public.store_memberships set id = gen_random_uuid()`,
      'select user_id from public.store_members',
      'select * from public.store_members',
      'select secret_id from public.store_payment_secrets',
      'select store_payment_secrets from public.store_payment_secrets',
    ],
  ),
  ...errors(
    ['anon'],
    [
      'select * from public.stores',
      'select design from public.stores',
      'select version from public.stores',
      'select owner_id from public.stores',
      'select server_id from public.stores',
      'select hidden_by_site from public.stores',
      'select hidden_reason from public.stores',
      'select role_id from public.store_memberships',
      'select public.taken_places(store_memberships) from public.store_memberships',
    ],
  ),
];

function row(table: string, act: Act, statement: string, outcomes: readonly Rights[]): TableRights {
  return { table, act, statement, outcomes };
}

function errors(by: readonly Visitor[], statements: readonly string[]) {
  return statements.map((statement) => ({ statement, by }));
}
