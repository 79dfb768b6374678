import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { until } from '../setup/until';
import { anon, setPlatformOwner, setSiteAdmin, signUp, type SignedIn } from './cast';

let project: Project;
let seller: SignedIn;
let visitor: SignedIn;
let otherVisitor: SignedIn;
let admin: SignedIn;
let otherAdmin: SignedIn;
let platformOwner: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  visitor = await signUp(sql, '300000000000000001', 'Vera');
  otherVisitor = await signUp(sql, null);
  admin = await signUp(sql, '300000000000000002', 'Ada');
  otherAdmin = await signUp(sql, null);
  platformOwner = await signUp(sql, '300000000000000003', 'Paula');
  for (const each of [admin, otherAdmin]) await setSiteAdmin(sql, each);
  await setPlatformOwner(sql, '300000000000000003');
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.stores`;
  await sql`delete from public.store_reports`;
  await sql`delete from private.removed_stores`;
  await sql`delete from private.suspended_sellers`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards', true, true),
      ('biz_more', ${seller.userId}, 'More', 'more-cards', true, true),
      ('biz_draft', ${seller.userId}, 'Draft', 'draft', false, false)`;
  // Delete the decisions that earlier tests have logged, because they are about the same stores. The trigger prevents
  // deletions, so it must be disabled first.
  await sql`alter table public.moderation_log disable trigger keep_moderation_log`;
  await sql`delete from public.moderation_log`;
  await sql`alter table public.moderation_log enable trigger keep_moderation_log`;
});

const as = (caller: Caller, statement: string) =>
  runAs(project.sql, caller, (sql) => sql.unsafe(statement));

function valueOf(outcome: Outcome): unknown {
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return Object.values(outcome.rows[0] ?? {})[0];
}

const resultsOf = (outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) => String(valueOf(outcome))).toSorted();

const codeOf = (outcome: Outcome) => (outcome.ok ? null : outcome.code);

interface Report {
  id?: string;
  store?: string;
  kind?: string;
  details?: string;
}

const reportCall = ({
  id = randomUUID(),
  store = 'biz_cards',
  kind = 'scam',
  details = '',
}: Report) => `select public.report_store('${id}', '${store}', '${kind}', '${details}')`;

const report = (by: Caller, what: Report = {}) => as(by, reportCall(what));

interface Decision {
  id?: string;
  store?: string;
  reason?: string;
  last?: string | null;
}

const quoted = (value: string | null) => (value === null ? 'null' : `'${value}'`);

const decide = (
  by: Caller,
  name: 'hide_store' | 'restore_store',
  { id = randomUUID(), store = 'biz_cards', reason = 'It is a scam', last = null }: Decision = {},
) => as(by, `select public.${name}('${id}', '${store}', '${reason}', ${quoted(last)})`);

const dismiss = (
  by: Caller,
  openReports: number,
  {
    id = randomUUID(),
    store = 'biz_cards',
    reason = 'No rule is broken',
    last = null,
  }: Decision = {},
) =>
  as(
    by,
    `select public.dismiss_reports('${id}', '${store}', '${reason}', ${quoted(last)}, ${openReports})`,
  );

const reportsPage = v.object({
  total: v.number(),
  targets: v.array(
    v.looseObject({
      id: v.string(),
      reports: v.array(v.looseObject({ status: v.string() })),
    }),
  ),
});

const listed = async (status: string, page = 0, size = 20) =>
  v.parse(
    reportsPage,
    valueOf(await as(admin, `select public.moderation_reports('${status}', ${page}, ${size})`)),
  );

const logged = async () =>
  (
    valueOf(await as(admin, 'select public.moderation_decisions()')) as {
      decisions: Record<string, unknown>[];
    }
  ).decisions;

const statuses = async () =>
  Array.from(
    await project.sql`select status from public.store_reports order by created_at`,
    ({ status }) => status as string,
  );

describe('reporting a store', () => {
  it('is for signed-in users', async () => {
    expect(codeOf(await report(anon))).toBe('42501');
    expect(valueOf(await report(visitor))).toBe('reported');
  });

  it.each([
    ['biz_nobody', 'noStore'],
    ['biz_draft', 'noStore'],
    ['biz_cards', 'reported'],
  ])('%s: %s', async (store, result) => {
    expect(valueOf(await report(visitor, { store }))).toBe(result);
  });

  it('is refused for a hidden store and for one’s own', async () => {
    expect(valueOf(await report(seller))).toBe('ownStore');
    await project.sql`update public.stores set hidden_by_site = true`;
    expect(valueOf(await report(visitor))).toBe('noStore');
    expect(await statuses()).toEqual([]);
  });

  it.each([
    ['nonsense', '', '23514'],
    ['other', '', '23514'],
    ['other', '   ', '23514'],
    ['other', 'They copied my store', null],
    ['scam', '', null],
    ['scam', 'x'.repeat(1_000), null],
    ['scam', 'x'.repeat(1_001), '23514'],
  ])('as %s with the text %j: %s', async (kind, details, code) => {
    expect(codeOf(await report(visitor, { kind, details }))).toBe(code);
  });

  it('happens once while the report is open, however often it is sent at once', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => report(visitor)));
    expect(resultsOf(sent)).toEqual([
      ...Array.from({ length: 5 }, () => 'alreadyReported'),
      'reported',
    ]);
    expect(valueOf(await report(otherVisitor))).toBe('reported');
    expect(valueOf(await dismiss(admin, 2))).toBe('decided');
    expect(valueOf(await report(visitor))).toBe('reported');
  });

  it('waits for another report of the user that is not stored yet', async () => {
    await project.sql`insert into public.store_reports (id, store_id, reporter_id, kind, status)
      select gen_random_uuid(), 'biz_cards', ${visitor.userId}, 'scam', 'dismissed' from generate_series(1, 9)`;
    let second: Promise<Outcome> | undefined;
    const first = await runAs(project.sql, visitor, async (sql) => {
      const rows = await sql.unsafe(reportCall({ store: 'biz_more' }));
      second = report(visitor);
      const waiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await until(async () => expect(await project.sql.unsafe(waiting)).toHaveLength(1));
      return rows;
    });
    expect(valueOf(first)).toBe('reported');
    expect(second && valueOf(await second)).toBe('tooManyReports');
  });

  it('is repeated with the same id after a lost response', async () => {
    const id = randomUUID();
    expect(valueOf(await report(visitor, { id }))).toBe('reported');
    expect(valueOf(await report(visitor, { id }))).toBe('reported');
    expect(await statuses()).toEqual(['open']);
  });

  it('is limited to 10 stores in 24 hours for each user', async () => {
    await project.sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed)
      select 'biz_n' || n, ${seller.userId}, 'N', 'store-number-' || n, true, true from generate_series(1, 12) n`;
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => report(visitor, { store: `biz_n${n + 1}` })),
    );
    expect(sent.map(valueOf).filter((result) => result === 'reported')).toHaveLength(10);
    expect(sent.map(valueOf).filter((result) => result === 'tooManyReports')).toHaveLength(2);
    expect(valueOf(await report(otherVisitor))).toBe('reported');
    await project.sql`update public.store_reports set created_at = now() - interval '25 hours'`;
    expect(valueOf(await report(visitor))).toBe('reported');
  });
});

describe('the reports', () => {
  it('are for site admins and the platform owner', async () => {
    await report(visitor);
    for (const caller of [anon, visitor, seller]) {
      for (const call of ['moderation_reports()', 'moderation_decisions()']) {
        expect(codeOf(await as(caller, `select public.${call}`))).toBe('42501');
      }
    }
    expect(valueOf(await as(platformOwner, `select public.moderation_reports() ->> 'total'`))).toBe(
      '1',
    );
  });

  it('name what was reported and by whom, without a part of an email address', async () => {
    await report(visitor, { kind: 'spam', details: '  Every day  ' });
    await report(otherVisitor, { kind: 'other', details: 'See above' });
    const { total, targets } = await listed('open');
    expect(total).toBe(1);
    expect(targets).toEqual([
      {
        id: 'biz_cards',
        slug: 'cards',
        name: 'Cards',
        owner_name: 'seller',
        is_public: true,
        review: null,
        hidden_by_site: false,
        hidden_reason: null,
        last_decision: null,
        open_reports: 2,
        total_reports: 2,
        reports: [
          expect.objectContaining({ kind: 'other', reporter_name: 'Someone', status: 'open' }),
          expect.objectContaining({ kind: 'spam', reporter_name: 'Vera', details: 'Every day' }),
        ],
      },
    ]);
  });

  it('are listed by status, the newest first, in pages', async () => {
    await report(visitor);
    await report(visitor, { store: 'biz_more' });
    expect((await listed('open')).targets.map(({ id }) => id)).toEqual(['biz_more', 'biz_cards']);
    expect((await listed('open', 1, 1)).targets.map(({ id }) => id)).toEqual(['biz_cards']);
    expect((await listed('closed')).total).toBe(0);
    await dismiss(admin, 1);
    expect((await listed('open')).targets.map(({ id }) => id)).toEqual(['biz_more']);
    const closed = await listed('closed');
    expect(closed.targets.map(({ id }) => id)).toEqual(['biz_cards']);
    expect(closed.targets[0]?.reports.map(({ status }) => status)).toEqual(['dismissed']);
    expect(await listed('hidden')).toEqual({ total: 0, targets: [] });
    await decide(admin, 'hide_store', { store: 'biz_more' });
    expect((await listed('hidden')).targets.map(({ id }) => id)).toEqual(['biz_more']);
    expect((await listed('nonsense')).total).toBe(0);
  });

  it('of one store are counted, and the newest 20 are shown', async () => {
    await project.sql`insert into public.store_reports (id, store_id, kind)
      select gen_random_uuid(), 'biz_cards', 'scam' from generate_series(1, 25)`;
    const [store] = (await listed('open')).targets;
    expect(store).toMatchObject({ open_reports: 25, total_reports: 25 });
    expect(store?.reports).toHaveLength(20);
  });
});

describe('hiding a store', () => {
  it('takes it off the site at once, and gives its owner the reason', async () => {
    await report(visitor);
    expect(valueOf(await decide(admin, 'hide_store'))).toBe('decided');
    for (const from of [
      `stores where id = 'biz_cards'`,
      `listed_stores() where id = 'biz_cards'`,
    ]) {
      for (const caller of [anon, visitor]) {
        const seen = await as(caller, `select count(*)::int from public.${from}`);
        expect(valueOf(seen)).toBe(0);
      }
    }
    expect(valueOf(await as(anon, `select public.store_page('cards')`))).toBeNull();
    const own = await as(
      seller,
      `select hidden_reason from public.stores where id = 'biz_cards' and hidden_by_site`,
    );
    expect(valueOf(own)).toBe('It is a scam');
    expect(await statuses()).toEqual(['acted']);
  });

  it.each(['hide_store', 'restore_store'] as const)('%s is for site admins', async (name) => {
    for (const caller of [anon, visitor, seller]) {
      expect(codeOf(await decide(caller, name))).toBe('42501');
    }
    expect(codeOf(await dismiss(seller, 1))).toBe('42501');
    expect(await logged()).toEqual([]);
  });

  it.each([
    ['', '23514'],
    ['   ', '23514'],
    ['x'.repeat(1_001), '23514'],
    ['x'.repeat(1_000), null],
  ])('with the reason %j: %s', async (reason, code) => {
    expect(codeOf(await decide(admin, 'hide_store', { reason }))).toBe(code);
  });

  it('keeps its owner from publishing it, moving it and deleting it', async () => {
    await decide(admin, 'hide_store');
    const change = (values: string) =>
      as(seller, `update public.stores set ${values} where id = 'biz_cards'`);
    expect(codeOf(await change(`slug = 'elsewhere'`))).toBe('42501');
    expect(codeOf(await change('hidden_by_site = false'))).toBe('42501');
    expect(codeOf(await change(`tagline = 'Better now', is_visible = false`))).toBeNull();
    expect(codeOf(await change('is_visible = true'))).toBe('42501');
    const removed = await as(seller, `delete from public.stores where id = 'biz_cards'`);
    expect(codeOf(removed)).toBe('42501');
    const again = await as(
      seller,
      `insert into public.stores (name, slug) values ('Cards', 'cards')`,
    );
    expect(codeOf(again)).toBe('23505');
    expect(codeOf(await as(seller, `delete from public.stores where id = 'biz_more'`))).toBeNull();
  });

  it('keeps its owner from publishing another store, also after the account was deleted', async () => {
    const publish = (caller: SignedIn, id: string) =>
      as(caller, `update public.stores set is_visible = true where id = '${id}'`);
    const { sql } = project;
    const account = '300000000000000077';
    const owner = await signUp(sql, account);
    await sql`insert into public.seller_accounts (user_id, username) values (${owner.userId}, 'suspended')`;
    await sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed)
      values ('biz_first', ${owner.userId}, 'First', 'first-one', true, true),
        ('biz_second', ${owner.userId}, 'Second', 'second-one', false, true)`;
    await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, checkout_url)
      values ('biz_second', 'Gold', 'one-time', 1, 'https://buy.stripe.com/x')`;
    const hidden = randomUUID();
    await decide(admin, 'hide_store', { id: hidden, store: 'biz_first' });
    expect(codeOf(await publish(owner, 'biz_second'))).toBe('42501');
    await sql`delete from auth.users where id = ${owner.userId}`;
    const again = await signUp(sql, account);
    await sql`insert into public.seller_accounts (user_id, username) values (${again.userId}, 'again')`;
    await sql`insert into public.stores (id, owner_id, name, slug, is_designed)
      values ('biz_third', ${again.userId}, 'Third', 'third-one', true)`;
    await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, checkout_url)
      values ('biz_third', 'Gold', 'one-time', 1, 'https://buy.stripe.com/x')`;
    expect(codeOf(await publish(again, 'biz_third'))).toBe('42501');
    const undone = { store: 'biz_first', last: hidden, reason: 'Fixed' };
    expect(valueOf(await decide(admin, 'restore_store', undone))).toBe('decided');
    expect(codeOf(await publish(again, 'biz_third'))).toBeNull();
  });

  it('keeps its owner from showing another store again that was taken out of its design', async () => {
    const change = (columns: string) =>
      as(seller, `update public.stores set ${columns} where id = 'biz_more'`);
    expect(codeOf(await change('is_designed = false'))).toBeNull();
    await decide(admin, 'hide_store', { id: randomUUID() });
    expect(codeOf(await change('is_designed = true'))).toBe('42501');
    expect(codeOf(await change(`tagline = 'Not designed'`))).toBeNull();
  });

  it('is not evaded by deleting the account of a reported store', async () => {
    const { sql } = project;
    const account = '300000000000000078';
    const stores = (owner: SignedIn, id: string) => sql`insert into public.stores
      (id, owner_id, name, slug, is_visible, is_designed) values (${id}, ${owner.userId}, 'Reported', ${id.replace('_', '-')}, true, true)`;
    const owner = await signUp(sql, account);
    await stores(owner, 'biz_reported');
    await report(visitor, { store: 'biz_reported' });
    await sql`delete from auth.users where id = ${owner.userId}`;
    const again = await signUp(sql, account);
    await stores(again, 'biz_again');
    const change = (columns: string) =>
      as(again, `update public.stores set ${columns} where id = 'biz_again'`);
    expect(codeOf(await change('is_designed = false'))).toBeNull();
    expect(codeOf(await change('is_designed = true'))).toBe('42501');
  });

  it('is not evaded by deleting a reported store and opening it again', async () => {
    const { sql } = project;
    await report(visitor, { store: 'biz_more', details: 'They took my money' });
    expect(codeOf(await as(seller, `delete from public.stores where id = 'biz_more'`))).toBeNull();
    await sql`insert into public.stores (id, owner_id, name, slug, is_designed)
      values ('biz_reopened', ${seller.userId}, 'More', 'more-cards', true)`;
    await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, checkout_url)
      values ('biz_reopened', 'Gold', 'one-time', 1, 'https://buy.stripe.com/x')`;
    const publish = `update public.stores set is_visible = true where id = 'biz_reopened'`;
    expect(codeOf(await as(seller, publish))).toBe('42501');
    const { targets } = valueOf(await as(admin, `select public.moderation_reports('open')`)) as {
      targets: { id: string; slug: string; reports: { details: string }[] }[];
    };
    expect(targets).toMatchObject([
      { id: 'biz_more', slug: 'more-cards', reports: [{ details: 'They took my money' }] },
    ]);
    const dismissal = await as(
      admin,
      `select public.dismiss_reports('${randomUUID()}', 'biz_more', 'No sign of it', null, 1)`,
    );
    expect(valueOf(dismissal)).toBe('decided');
    expect(codeOf(await as(seller, publish))).toBeNull();
  });

  it('does not keep the account of its owner from being deleted', async () => {
    const gone = await signUp(project.sql, null);
    await project.sql`insert into public.stores (id, owner_id, name, slug, hidden_by_site)
      values ('biz_gone', ${gone.userId}, 'Gone', 'gone', true)`;
    await project.sql`delete from auth.users where id = ${gone.userId}`;
    expect(await project.sql`select 1 from public.stores where id = 'biz_gone'`).toHaveLength(0);
  });

  it('is undone by restoring it', async () => {
    const hidden = randomUUID();
    await decide(admin, 'hide_store', { id: hidden });
    const restored = await decide(admin, 'restore_store', { last: hidden, reason: 'Fixed' });
    expect(valueOf(restored)).toBe('decided');
    expect(valueOf(await as(anon, `select public.store_page('cards') ->> 'name'`))).toBe('Cards');
    expect(
      await project.sql`select 1 from public.stores where hidden_reason is not null`,
    ).toHaveLength(0);
    expect(await logged()).toEqual([
      expect.objectContaining({ action: 'restore', reason: 'Fixed', decided_by_name: 'Ada' }),
      expect.objectContaining({
        action: 'hide',
        target_kind: 'store',
        target_id: 'biz_cards',
        target_name: 'Cards',
      }),
    ]);
  });
});

describe('two site admins', () => {
  it('who hide a store at once: one decides', async () => {
    const decided = await Promise.all(
      [admin, otherAdmin, admin, otherAdmin].map((by) => decide(by, 'hide_store')),
    );
    expect(resultsOf(decided)).toEqual(['clash', 'clash', 'clash', 'decided']);
    expect(await logged()).toHaveLength(1);
  });

  it('who hide and dismiss at once: one decides', async () => {
    await report(visitor);
    const decided = await Promise.all([decide(admin, 'hide_store'), dismiss(otherAdmin, 1)]);
    expect(resultsOf(decided)).toEqual(['clash', 'decided']);
    const [entry] = await logged();
    expect(await statuses()).toEqual([entry?.['action'] === 'hide' ? 'acted' : 'dismissed']);
  });

  it('clash if the second has not seen the first decision', async () => {
    const first = randomUUID();
    await decide(admin, 'hide_store', { id: first });
    expect(valueOf(await decide(otherAdmin, 'restore_store'))).toBe('clash');
    expect(valueOf(await decide(otherAdmin, 'restore_store', { last: first }))).toBe('decided');
    expect(valueOf(await decide(admin, 'restore_store', { last: first }))).toBe('clash');
  });

  it('can repeat their own decision after a lost response, but not that of another', async () => {
    const id = randomUUID();
    expect(valueOf(await decide(admin, 'hide_store', { id }))).toBe('decided');
    expect(valueOf(await decide(admin, 'hide_store', { id }))).toBe('decided');
    expect(valueOf(await decide(otherAdmin, 'hide_store', { id }))).toBe('clash');
    expect(await logged()).toHaveLength(1);
  });
});

it('no report is dismissed unseen', async () => {
  await report(visitor);
  await report(otherVisitor);
  expect(valueOf(await dismiss(admin, 1))).toBe('clash');
  expect(await statuses()).toEqual(['open', 'open']);
  expect(valueOf(await dismiss(admin, 0))).toBe('clash');
  expect(valueOf(await dismiss(admin, 2))).toBe('decided');
  expect(await statuses()).toEqual(['dismissed', 'dismissed']);
});

it('a report that is sent while the store is being hidden is not left open', async () => {
  const results = await Promise.all([
    decide(admin, 'hide_store'),
    ...Array.from({ length: 3 }, () => report(visitor)),
    report(otherVisitor),
  ]);
  expect(valueOf(results[0])).toBe('decided');
  expect(await statuses()).not.toContain('open');
});

it('nobody decides about a store that does not exist', async () => {
  expect(valueOf(await decide(admin, 'hide_store', { store: 'biz_nobody' }))).toBe('noStore');
  expect(await logged()).toEqual([]);
});

it('the log cannot be changed, also by a superuser, and outlives the store', async () => {
  await decide(admin, 'hide_store');
  const { sql } = project;
  await expect(sql`update public.moderation_log set reason = 'Other'`).rejects.toThrow(
    /not changed/,
  );
  await expect(sql`delete from public.moderation_log`).rejects.toThrow(/not changed/);
  await expect(sql`truncate public.moderation_log`).rejects.toThrow(/not changed/);
  await sql`delete from public.stores`;
  expect(await logged()).toHaveLength(1);
});
