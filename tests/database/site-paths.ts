import { createHash } from 'node:crypto';
import { memberColumns } from '../../src/services/dashboard/team-row';
import type { Caller } from '../setup/project';
import { type RowCounts, uuidOf, type Viewer, type ViewerName } from './scale';

type Signed = Caller & { userId: string };

/**
 * Maps each name to a function of the row counts. The cost of a statement may grow with the number that this function
 * returns, and with the number of rows that the statement returns.
 */
export const extents = {
  /** One server. The cost does not depend on how many servers the viewer has. */
  server: () => 0,
  /** The viewer's permissions in all servers. */
  rights: ({ rights }: RowCounts) => rights,
  /** The viewer's permissions, and for each of their servers the last save and the last request. */
  facts: ({ rights }: RowCounts) => 5 * rights,
  /** The members the viewer sees. */
  members: ({ rights, members }: RowCounts) => rights + members,
  /** The members the viewer sees, and the permissions of the members on one page. */
  teamPage: ({ rights, members, teamPage }: RowCounts) => rights + members + teamPage,
  /** The members the viewer sees, and the permissions of the members of one server. */
  serverTeam: ({ rights, members, serverTeam }: RowCounts) => rights + members + serverTeam,
  /**
   * `replace_member_permissions()` runs several statements on one member, and each statement checks the policies. The
   * limit is therefore a constant plus three times the viewer's permissions.
   */
  replacement: ({ rights }: RowCounts) => 50 + 3 * rights,
};

/** A statement of the site: its name, its entry in `extents`, its SQL, and the viewers who run it (all by default). */
type Path = readonly [
  name: string,
  extent: keyof typeof extents,
  statement: (viewer: Viewer) => string,
  only?: readonly ViewerName[],
];

const change = (
  server: string,
  version: number,
) => `select public.save_server_config('${server}', ${version},
  '[{"key": "logsChannel", "before": null, "after": "845201933120405599"}]')`;

/**
 * The statements of the site, as the Data API writes them. Statements on pictures are not included: limiting their cost
 * would require an index, and we cannot create one on the platform's table `storage.objects`.
 */
export const paths: readonly Path[] = [
  ['viewer_rights()', 'rights', () => `select public.viewer_rights()`],
  [
    'a server',
    'rights',
    ({
      server,
    }) => `select id, name, icon, owner_id, has_license, public.viewer_role(servers) from public.servers
      where id = '${server}'`,
  ],
  ['known_server()', 'server', ({ server }) => `select public.known_server('${server}')`],
  ['server_config()', 'server', ({ server }) => `select * from public.server_config('${server}')`],
  [
    'a page of server_history()',
    'server',
    ({ server }) => `select * from public.server_history('${server}', page_size => 31)`,
  ],
  [
    'an older page of server_history()',
    'server',
    ({ server }) =>
      `select * from public.server_history('${server}', older_than => 500, page_size => 31)`,
  ],
  [
    'the history of a setting that never changed',
    'server',
    ({ server }) =>
      `select * from public.server_history('${server}', setting => 'boosterRoleId', page_size => 31)`,
  ],
  [
    'the history of a person and a panel that never changed',
    'server',
    ({ server }) =>
      `select * from public.server_history('${server}', panel => 'api', person => '1', page_size => 31)`,
  ],
  [
    'server_history_people()',
    'server',
    ({ server }) => `select * from public.server_history_people('${server}')`,
  ],
  [
    'server_config_as_of() a save',
    'server',
    ({ server }) => `select * from public.server_config_as_of('${server}', last_version => 4900)`,
  ],
  [
    'server_config_as_of() a moment',
    'server',
    ({ server }) => `select * from public.server_config_as_of('${server}', moment => now())`,
  ],
  [
    'settings_with_names()',
    'server',
    ({ server }) =>
      `select public.settings_with_names('${server}', array['logsChannel', 'roleId'])`,
  ],
  ['my_server_facts()', 'facts', () => `select public.my_server_facts()`],
  ['save_server_config()', 'server', ({ server }) => change(server, 5000)],
  ['save_server_config() from an older version', 'server', ({ server }) => change(server, 4999)],
  [
    'the secrets of a server',
    'rights',
    ({ server }) =>
      `select key, set_at, set_by_name from public.server_secrets where server_id = '${server}'`,
  ],
  ['a page of the team', 'teamPage', () => `select * from public.team_page()`],
  [
    'a later page of the team',
    'teamPage',
    () => `select * from public.team_page(after_id => '80000000-0000-0000-0000-000000000000')`,
  ],
  [
    'the team of a server',
    'serverTeam',
    ({ server }) => `select * from public.team_page(server_id => '${server}')`,
  ],
  [
    'adding a member',
    'rights',
    () => `insert into public.team_members (name) values ('New') returning ${memberColumns}`,
  ],
  [
    'changing a member',
    'members',
    ({ member }) =>
      `update public.team_members set name = 'Other' where id = '${member}' returning ${memberColumns}`,
  ],
  [
    'removing a member',
    'members',
    ({ member }) => `delete from public.team_members where id = '${member}' returning id`,
  ],
  [
    'taking a member out of a server',
    'rights',
    ({ member, server }) => `delete from public.server_member_permissions
      where team_member_id = '${member}' and server_id = '${server}' returning server_id`,
  ],
  [
    'replace_member_permissions()',
    'replacement',
    ({ member, server }) => `select public.replace_member_permissions('${member}',
      '[{"server_id": "${server}", "server_name": "Renamed", "allowed_panels": ["channels"]}]')`,
    ['the owner of one server', 'an administrator of 400 servers', 'a site admin'],
  ],
  [
    'a page of managed users',
    'server',
    () => `select discord_id, panel_id, is_owner, added_at from public.managed_users
      order by discord_id limit 1000 offset 0`,
  ],
  [
    'adding a managed user',
    'server',
    () =>
      `insert into public.managed_users (discord_id, panel_id) values ('400000000000000000', 'panel') returning discord_id`,
    ['a site admin'],
  ],
  [
    'removing a managed user',
    'server',
    () =>
      `delete from public.managed_users where discord_id = '300000000000000001' returning discord_id`,
  ],
  [
    'site_presence()',
    'server',
    () => `select public.site_presence('0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b')`,
  ],
  ['platform_owner_id()', 'server', () => `select public.platform_owner_id()`],
  // Realtime reads the changed row by its key once per subscriber, with the subscriber's rights.
  [
    'a change of a configuration',
    'rights',
    ({ server }) => `select id, server_id, version from public.server_configs
      where id = (select md5('config' || '${server}')::uuid)`,
  ],
  [
    'a change of a member',
    'members',
    ({ member }) => `select id from public.team_members where id = '${member}'`,
  ],
  [
    'a change of rights',
    'rights',
    ({ server, member }) => `select id from public.server_member_permissions
      where id = (select md5('given' || '${server}' || '${member}')::uuid)`,
  ],
];

const seller: Signed = { role: 'authenticated', userId: uuidOf('user', 1) };
const stranger: Signed = { role: 'authenticated', userId: uuidOf('user', 20_002) };
const visitor: Signed = { role: 'anon', userId: uuidOf('user', 20_002) };
const buyer: Signed = { role: 'authenticated', userId: uuidOf('user', 4000) };
const secretKey: Signed = { role: 'service_role', userId: uuidOf('user', 20_002) };
/** A word of the store 7777 alone. */
const md5OfTopic = createHash('md5').update('topic7777').digest('hex');
const largeStore = 'biz_000000000000000000000001';
const event = {
  event_id: 'evt_new',
  kind: 'invoice.paid',
  occurred_at: '2026-11-01T12:00:00Z',
  outcome: 'applied',
  customer_id: 'cus_7',
  related: ['in_new', 'ch_new'],
  plan_ids: ['price_1'],
  member_status: 'active',
  transaction_kind: 'payment',
  transaction_reference: 'ch_new',
  transaction_status: 'succeeded',
  amount_minor: 1000,
  currency: 'USD',
};

/** Statements of the market whose cost depends neither on the site nor on the size of the store. */
export const marketPaths: readonly (readonly [
  name: string,
  caller: Signed,
  statement: string,
  most?: number,
])[] = [
  ...[
    'store_memberships',
    'store_members',
    'store_transactions',
    'store_membership_plans',
    'store_daily_counts',
  ].map(
    (table) =>
      [
        `${table}, for somebody without a store`,
        stranger,
        `select store_id from public.${table} limit 1000`,
      ] as const,
  ),
  [
    'store_member_emails, for somebody without a store',
    stranger,
    `select member_id from public.store_member_emails limit 1000`,
  ],
  ...(
    [
      ['the first page of the marketplace', ``],
      [
        'a page in the middle of the marketplace, by price',
        `, sort_by => 'price', after_place => '000005000'`,
      ],
      [
        'a page in the middle of the marketplace, by name',
        `, sort_by => 'name', after_place => 'store 5'`,
      ],
      [
        'a page of a category, by price',
        `, in_category => 'crypto', sort_by => 'price', after_place => '000005000'`,
      ],
      ['stores with a word that all have', `, search => 'community', sort_by => 'name'`],
      ['the stores with a word that few have', `, search => 'store 7777'`],
      ['the stores with a word that one has', `, search => '${md5OfTopic}', sort_by => 'price'`],
      ['the stores with a word that none has', `, search => 'community nowhere'`],
    ] as const
  ).map(
    ([name, args]) =>
      [name, stranger, `select * from public.listed_stores(page_size => 25${args})`] as const,
  ),
  [
    'the places of a large store',
    seller,
    `select id, public.taken_places(store_memberships) from public.store_memberships where store_id = '${largeStore}'`,
  ],
  ['the page of a large store', visitor, `select public.store_page('store-1')`],
  ['the reviews of a large store', seller, `select public.store_reviews_page('${largeStore}')`],
  [
    'the oldest reviews of a large store',
    seller,
    `select public.store_reviews_page('${largeStore}', page => 499)`,
  ],
  [
    'the reviews of a large store with words and without a reply',
    seller,
    `select public.store_reviews_page('${largeStore}', 'grading help', 'none')`,
  ],
  ['the memberships of a member of a large store', buyer, `select public.my_memberships()`],
  [
    'a changed review of a large store',
    buyer,
    `select public.save_store_review('${largeStore}', 5, 'Changed', 1)`,
    // The newest 200 reviews are checked for unusual sales.
    2_500,
  ],
  [
    'the payments of a large store',
    seller,
    `select public.store_transactions_page('${largeStore}')`,
  ],
  [
    'the payments of a buyer of a large store',
    seller,
    `select public.store_transactions_page('${largeStore}', 'Buyer 7778')`,
  ],
  ['the months of a large store', seller, `select public.store_months('${largeStore}')`],
  ['the members of a large store', seller, `select public.store_members_page('${largeStore}')`],
  [
    'a member of a large store by address',
    seller,
    `select public.store_members_page('${largeStore}', 'buyer@${uuidOf('buyer', 2)}.example')`,
  ],
  ...[
    '',
    ", after_time => now() - interval '9 days', after_id => gen_random_uuid()",
    ", after_time => '2020-01-01'",
  ].flatMap(
    (key) =>
      [
        [
          `100 transactions for a file${key}`,
          seller,
          `select public.store_transactions_after('${largeStore}', page_size => 100${key})`,
        ],
        [
          `100 members for a file${key}`,
          seller,
          `select public.store_members_after('${largeStore}', page_size => 100${key})`,
        ],
      ] as const,
  ),
  ...[true, false].map(
    (isTrial) =>
      [
        `an import of 20 rows into a sold-out membership${isTrial ? ', as a trial' : ''}`,
        seller,
        `select public.import_store_members('${largeStore}', (select jsonb_agg(jsonb_build_object('membership', 'Membership',
          'discord_id', case when n % 3 > 0 then (700000000000000000 + n)::text end, 'since', '2026-01-01',
          'status', 'active')) from generate_series(1, 20) n), ${isTrial})`,
        1_500,
      ] as const,
  ),
  ['the counts of a large store', seller, `select public.store_counts('${largeStore}', 90)`],
  ['payment_setup()', seller, `select public.payment_setup('${largeStore}')`],
  [
    'an event of a large store, from a new buyer',
    secretKey,
    `select public.record_payment_event('${largeStore}', 'stripe', '${JSON.stringify({ ...event, reference: 'sub_new', customer_id: 'cus_new' })}')`,
  ],
  [
    'an event of a large store, without a reference',
    secretKey,
    `select public.record_payment_event('${largeStore}', 'stripe', '${JSON.stringify(event)}')`,
  ],
  [
    'the roles of a server',
    secretKey,
    `select * from public.membership_roles('100000000000000150', last_server => '100000000000000150')`,
  ],
  ['nothing to remove', secretKey, `select private.prune()`],
  ['ten of many changes of roles', secretKey, `select public.role_changes('3:19992')`],
  ['no change of a configuration', secretKey, `select public.config_changes('9999999:1')`],
  [
    'a page of membership_roles() in the middle',
    secretKey,
    `select * from public.membership_roles('100000000000000150', page_size => 20)`,
  ],
];
