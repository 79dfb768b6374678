import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '../setup/project';
import { callPaths, notMeasured } from './call-paths';
import { type Accountant, openAccountant } from './plans';
import { countRows, openScale, type RowCounts, type ViewerName, viewers } from './scale';
import { extents, marketPaths, paths } from './site-paths';

let project: Project;
let accountant: Accountant;
const counts = new Map<ViewerName, RowCounts>();

beforeAll(async () => {
  project = await openScale();
  accountant = await openAccountant(project.url());
  for (const [name, viewer] of Object.entries(viewers)) {
    counts.set(name as ViewerName, await countRows(project.sql, viewer));
  }
});
afterAll(async () => {
  await accountant.close();
  await project.drop();
});

/**
 * Tables with thousands of rows. The tables of settings and site staff are not listed, because reading them whole is
 * cheap: each has at most two database pages.
 */
const largeTables = [
  'guild_access',
  'guild_names',
  'health_checks',
  'identities',
  'managed_users',
  'message_recipients',
  'messages_to_send',
  'server_config_revisions',
  'server_configs',
  'server_member_permissions',
  'server_secrets',
  'servers',
  'team_members',
  'users',
];

const largeMarketTables = [
  'bot_changes',
  'message_recipients',
  'messages_to_send',
  'review_marks',
  'server_links',
  'store_daily_counts',
  'store_events',
  'store_listings',
  'store_member_emails',
  'store_members',
  'store_reviews',
  'store_transactions',
  'store_waitlist',
  'stores',
];

/**
 * The number of database pages that every statement may read: a few index levels for each check of the viewer's access.
 */
const FIXED = 160;

/**
 * The number of database pages that may be read for each row that is found through an index: the levels of the index,
 * and the row.
 */
const PER_ROW = 4;

describe.each(Object.entries(viewers))('%s', (name, viewer) => {
  const own = paths.filter(([, , , only]) => only?.includes(name as ViewerName) ?? true);
  it.each(own.map(([path, extent, statement]) => ({ path, extent, statement })))(
    'finds by index what it takes: $path',
    async ({ extent, statement }) => {
      const counted = counts.get(name as ViewerName);
      if (!counted) throw new Error('Nobody was counted');
      const { rows, buffers, wholeTables } = await accountant.explain(viewer, statement(viewer));
      expect(wholeTables.filter((table) => largeTables.includes(table))).toEqual([]);
      const needed = extents[extent](counted) + rows.length;
      expect(buffers).toBeLessThanOrEqual(FIXED + PER_ROW * needed);
    },
  );
});

/** The number of database pages that a statement of the market may read: an event derives a member from several tables. */
const MARKET = 600;

describe('the market', () => {
  const statements = [
    ...marketPaths.map(([path, caller, statement, most = MARKET]) => ({
      path,
      caller,
      statement,
      most,
      whole: '',
    })),
    ...callPaths.map(([caller, call, { most = MARKET, whole = '' } = {}]) => ({
      path: call,
      caller,
      statement: `select * from public.${call}`,
      most,
      whole,
    })),
  ];
  it.each(statements)(
    'finds by index what it takes: $path',
    async ({ caller, statement, most, whole }) => {
      const { buffers, wholeTables } = await accountant.explain(caller, statement);
      const large = wholeTables.filter((table) => largeMarketTables.includes(table));
      expect(large.join()).toBe(whole);
      expect(buffers).toBeLessThanOrEqual(most);
    },
  );
});

it('every function of the Data API is called above, or says why not', async () => {
  const granted = await project.sql<{ name: string }[]>`select distinct proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and exists (
      select 1 from unnest(array['anon', 'authenticated', 'service_role']) role
      where has_function_privilege(role, oid, 'execute')) order by 1`;
  const viewer = viewers['a site admin'];
  const text = [
    ...paths.map(([, , statement]) => statement(viewer)),
    ...marketPaths.map(([, , statement]) => statement),
    ...callPaths.map(([, call]) => `public.${call}`),
  ].join('\n');
  const called = Array.from(text.matchAll(/public\.(\w+)\(/g), ([, name]) => name ?? '');
  const known = [...new Set([...called, ...Object.keys(notMeasured)])];
  expect(known.toSorted()).toEqual(granted.map(({ name }) => name));
});
