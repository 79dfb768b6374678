import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { anon, setSiteAdmin, signUp, type SignedIn } from './cast';

let project: Project;
let seller: SignedIn;
let author: SignedIn;
let visitor: SignedIn;
let admin: SignedIn;
let otherAdmin: SignedIn;
/** The id of the author's review. */
let reviewId: string;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  author = await signUp(sql, '300000000000000001', 'Vera');
  visitor = await signUp(sql, null);
  admin = await signUp(sql, '300000000000000002', 'Ada');
  otherAdmin = await signUp(sql, null);
  for (const each of [admin, otherAdmin]) await setSiteAdmin(sql, each);
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
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards', true, true)`;
  await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor)
    values ('biz_cards', 'Vault', 'one-time', 5)`;
  await sql`insert into public.store_members (store_id, membership_id, status, discord_id, user_id)
    select store_id, id, 'active', '300000000000000001', null from public.store_memberships`;
  await save('Idiots', null);
  reviewId = v.parse(v.string(), await scalar('select id from public.store_reviews'));
});

const as = (caller: Caller, statement: string) =>
  runAs(project.sql, caller, (sql) => sql.unsafe(statement));

function valueOf(outcome: Outcome): unknown {
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return Object.values(outcome.rows[0] ?? {})[0];
}

const codeOf = (outcome: Outcome) => (outcome.ok ? null : outcome.code);
const call = async (by: Caller, statement: string) => valueOf(await as(by, `select ${statement}`));
const scalar = async (statement: string) =>
  Object.values((await project.sql.unsafe(statement))[0] ?? {})[0];
const quoted = (value: string | null) => (value === null ? 'null' : `'${value}'`);

const save = (text: string, version: number | null) =>
  call(
    author,
    `public.save_store_review('biz_cards', 1, '${text}', ${String(version)}) ->> 'outcome'`,
  );
const remove = (version: number) =>
  call(author, `public.delete_store_review('biz_cards', ${version}) ->> 'outcome'`);

const reportCall = (id: string = randomUUID(), review = reviewId, kind = 'offensive') =>
  `public.report_review('${id}', '${review}', '${kind}', '')`;
const report = (by: Caller, id?: string, review?: string) => call(by, reportCall(id, review));

interface Decision {
  id?: string;
  by?: Caller;
  reason?: string;
  last?: string | null;
  version?: number;
}

const decide = (
  name: 'hide_review' | 'restore_review',
  { id = randomUUID(), by = admin, reason = 'An insult', last = null, version = 1 }: Decision = {},
) =>
  as(by, `select public.${name}('${id}', '${reviewId}', '${reason}', ${quoted(last)}, ${version})`);
const dismiss = (
  openReports: number,
  { id = randomUUID(), by = admin, last = null, version = 1 }: Decision = {},
) =>
  as(
    by,
    `select public.dismiss_review_reports('${id}', '${reviewId}', 'Fine', ${quoted(last)}, ${openReports}, ${version})`,
  );
const decided = async (outcome: Promise<Outcome>) => valueOf(await outcome);

const page = v.object({
  total: v.number(),
  targets: v.array(v.looseObject({ id: v.string(), open_reports: v.number() })),
});
const listed = async (status: string) =>
  v.parse(page, await call(admin, `public.moderation_reports('${status}')`));

const own = () => call(author, `public.my_memberships() -> 0 -> 'store'`);
const shown = () => call(anon, `public.store_page('cards') -> 'reviews'`);
const statuses = async () =>
  Array.from(
    await project.sql`select status from public.store_reports order by created_at`,
    ({ status }) => status as string,
  );

describe('reporting a review', () => {
  it('is for signed-in users, also for the seller of the store, and not for its author', async () => {
    expect(codeOf(await as(anon, `select ${reportCall()}`))).toBe('42501');
    expect(await report(author)).toBe('ownReview');
    expect(await report(visitor)).toBe('reported');
    expect(await report(seller)).toBe('reported');
    expect(await statuses()).toEqual(['open', 'open']);
  });

  it('happens once while the report is open, however often it is sent at once', async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => report(visitor)));
    expect(sent.map(String).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'alreadyReported'),
      'reported',
    ]);
    expect(await decided(dismiss(1))).toBe('decided');
    expect(await report(visitor)).toBe('reported');
  });

  it('is repeated with the same id after a lost response', async () => {
    const id = randomUUID();
    expect([await report(visitor, id), await report(visitor, id)]).toEqual([
      'reported',
      'reported',
    ]);
    expect(await statuses()).toEqual(['open']);
  });

  it('does not keep the user from reporting the store, and the other way around', async () => {
    const store = `public.report_store('${randomUUID()}', 'biz_cards', 'spam')`;
    expect(await report(visitor)).toBe('reported');
    expect(await call(visitor, store)).toBe('reported');
    expect(await report(visitor)).toBe('alreadyReported');
    expect(await call(seller, store)).toBe('ownStore');
  });

  it.each([
    ['a hidden review', 'update public.store_reviews set hidden_by_site = true'],
    ['a review of a hidden store', 'update public.stores set hidden_by_site = true'],
    ['a review of a store that is not public', 'update public.stores set is_visible = false'],
    ['a deleted review', 'delete from public.store_reviews'],
  ])('%s: noReview', async (_, change) => {
    await project.sql.unsafe(change);
    expect(await report(visitor)).toBe('noReview');
    expect(await call(visitor, `public.report_review('${randomUUID()}', null, 'spam')`)).toBe(
      'noReview',
    );
    expect(await statuses()).toEqual([]);
  });

  it('counts together with the reports of stores', async () => {
    await project.sql`insert into public.store_reports (id, store_id, reporter_id, kind, status)
      select gen_random_uuid(), 'biz_cards', ${visitor.userId}, 'scam', 'dismissed' from generate_series(1, 10)`;
    expect(await report(visitor)).toBe('tooManyReports');
    await project.sql`update public.store_reports set created_at = now() - interval '25 hours'`;
    expect(await report(visitor)).toBe('reported');
    await project.sql`update public.store_reports set created_at = now() where status = 'dismissed'`;
    expect(await call(visitor, `public.report_store('${randomUUID()}', 'biz_cards', 'spam')`)).toBe(
      'tooManyReports',
    );
  });

  it('refuses a kind that does not exist', async () => {
    const wrong = `select ${reportCall(randomUUID(), reviewId, 'nonsense')}`;
    expect(codeOf(await as(visitor, wrong))).toBe('23514');
  });
});

describe('the list of a site admin', () => {
  it('has the review as it is now, and as it was when it was reported', async () => {
    await report(visitor);
    expect(await save('Nice people', 1)).toBe('saved');
    expect(await listed('open')).toEqual({
      total: 1,
      targets: [
        {
          id: reviewId,
          slug: 'cards',
          name: 'Cards',
          owner_name: 'seller',
          is_public: true,
          review: {
            author_name: 'Vera',
            rating: 1,
            text: 'Nice people',
            version: 2,
            is_deleted: false,
          },
          hidden_by_site: false,
          hidden_reason: null,
          last_decision: null,
          open_reports: 1,
          total_reports: 1,
          reports: [
            expect.objectContaining({
              kind: 'offensive',
              review_rating: 1,
              review_text: 'Idiots',
              reporter_name: 'Someone',
            }),
          ],
        },
      ],
    });
  });

  it('has stores and reviews, those with the newest report first', async () => {
    await report(visitor);
    await call(visitor, `public.report_store('${randomUUID()}', 'biz_cards', 'spam')`);
    const ids = async (status: string) => (await listed(status)).targets.map(({ id }) => id);
    expect(await ids('open')).toEqual(['biz_cards', reviewId]);
    expect((await listed('open')).targets.map(({ open_reports: count }) => count)).toEqual([1, 1]);
    await decide('hide_review');
    expect([await ids('open'), await ids('closed'), await ids('hidden')]).toEqual([
      ['biz_cards'],
      [reviewId],
      [reviewId],
    ]);
  });
});

describe('a hidden review', () => {
  it('is seen by its author, with the reason, and by nobody else', async () => {
    await report(visitor);
    expect(await decided(decide('hide_review', { reason: ' An insult ' }))).toBe('decided');
    expect(await shown()).toBeNull();
    expect(await own()).toMatchObject({
      may_review: true,
      review: { text: 'Idiots', hidden_by_site: true, hidden_reason: 'An insult' },
    });
    const sellers = JSON.stringify(await call(seller, `public.store_reviews_page('biz_cards')`));
    expect(sellers).toContain('"hidden_by_site":true');
    expect(sellers).not.toContain('An insult');
    expect(await statuses()).toEqual(['acted']);
  });

  it('stays hidden after a change, and cannot be replaced after it was deleted', async () => {
    await decide('hide_review');
    expect(await save('Morons', 1)).toBe('saved');
    expect(await shown()).toBeNull();
    expect(await remove(1)).toBe('clash');
    expect([await remove(2), await remove(2)]).toEqual(['deleted', 'deleted']);
    expect(await save('Idiots', null)).toBe('hidden');
    expect(await save('Idiots', 3)).toBe('hidden');
    expect(await own()).toMatchObject({
      may_review: false,
      review: { text: '', reply: null, hidden_reason: 'An insult', is_deleted: true },
    });
    expect(await scalar('select count(*)::int from public.store_reviews')).toBe(1);
    expect(await call(seller, `public.store_reviews_page('biz_cards')`)).toEqual({
      total: 0,
      reviews: [],
    });
    const reply = `public.reply_to_review('${reviewId}', 3, null, 'Hi') ->> 'outcome'`;
    expect(await call(seller, reply)).toBe('unknownReview');
  });

  it('that was deleted can be restored: its author can then write another one', async () => {
    const [hidden, restored] = [randomUUID(), randomUUID()];
    await report(visitor);
    await decide('hide_review', { id: hidden });
    await remove(1);
    const last = { last: hidden, version: 2 };
    expect(await decided(decide('restore_review', { id: restored, ...last }))).toBe('decided');
    expect(await decided(decide('restore_review', { id: restored, ...last }))).toBe('decided');
    expect(await decided(decide('restore_review', last))).toBe('noReview');
    expect(await own()).toMatchObject({ may_review: true, review: null });
    expect(await save('Better', null)).toBe('saved');
    expect(await shown()).toMatchObject({ shown: 1 });
  });

  it('is shown again once it is restored, and the log has both decisions', async () => {
    const hidden = randomUUID();
    await decide('hide_review', { id: hidden });
    expect(await decided(decide('restore_review', { last: hidden, reason: 'Fixed' }))).toBe(
      'decided',
    );
    expect(await shown()).toMatchObject({ shown: 1, newest: [{ rating: 1 }] });
    expect(await own()).toMatchObject({ review: { hidden_by_site: false, hidden_reason: null } });
    const log = await project.sql`select action, target_kind, target_id, target_name, target_author
      from public.moderation_log where target_id = ${reviewId} order by place`;
    const target = {
      target_kind: 'review',
      target_id: reviewId,
      target_name: 'Cards',
      target_author: 'Vera',
    };
    expect([...log]).toEqual([
      { action: 'hide', ...target },
      { action: 'restore', ...target },
    ]);
  });

  it('does not keep the account of its author from being deleted', async () => {
    const gone = await signUp(project.sql, null);
    await project.sql`insert into public.store_reviews (store_id, user_id, rating, hidden_by_site, deleted_at)
      values ('biz_cards', ${gone.userId}, 1, true, now())`;
    await project.sql`delete from auth.users where id = ${gone.userId}`;
    expect(await scalar('select count(*)::int from public.store_reviews')).toBe(1);
  });
});

describe('decisions about a review', () => {
  it.each<() => Caller>([() => anon, () => visitor, () => seller, () => author])(
    'are for site admins (%#)',
    async (of) => {
      const by = of();
      expect(codeOf(await decide('hide_review', { by }))).toBe('42501');
      expect(codeOf(await decide('restore_review', { by }))).toBe('42501');
      expect(codeOf(await dismiss(1, { by }))).toBe('42501');
    },
  );

  it('need a reason', async () => {
    expect(codeOf(await decide('hide_review', { reason: '  ' }))).toBe('23514');
    expect(await shown()).toMatchObject({ shown: 1 });
  });

  it('of two site admins at once: one decides', async () => {
    await report(visitor);
    const outcomes = await Promise.all([
      decided(decide('hide_review')),
      decided(decide('hide_review', { by: otherAdmin })),
      decided(dismiss(1, { by: otherAdmin })),
    ]);
    expect(outcomes.map(String).toSorted()).toEqual(['clash', 'clash', 'decided']);
  });

  it('clash if the author has changed the review since', async () => {
    await report(visitor);
    await save('Something worse', 1);
    expect(await decided(decide('hide_review'))).toBe('clash');
    expect(await decided(dismiss(1))).toBe('clash');
    const hidden = randomUUID();
    expect(await decided(decide('hide_review', { id: hidden, version: 2 }))).toBe('decided');
    await save('Even worse', 2);
    expect(await decided(decide('restore_review', { last: hidden, version: 2 }))).toBe('clash');
    expect(await decided(decide('restore_review', { last: hidden, version: 3 }))).toBe('decided');
  });

  it('clash if there is another report, or nothing to decide', async () => {
    await report(visitor);
    await report(seller);
    expect(await decided(dismiss(1))).toBe('clash');
    expect(await decided(decide('restore_review'))).toBe('clash');
    expect(await decided(dismiss(2))).toBe('decided');
    expect(await statuses()).toEqual(['dismissed', 'dismissed']);
  });

  it('are made once with the same id', async () => {
    const id = randomUUID();
    expect(await decided(decide('hide_review', { id }))).toBe('decided');
    expect(await decided(decide('hide_review', { id }))).toBe('decided');
    expect(await decided(decide('hide_review', { id, by: otherAdmin }))).toBe('clash');
  });

  it('leave the reports of the store open, and the other way around', async () => {
    await report(visitor);
    await call(visitor, `public.report_store('${randomUUID()}', 'biz_cards', 'spam')`);
    await decide('hide_review');
    expect(await statuses()).toEqual(['acted', 'open']);
    const store = `public.dismiss_reports('${randomUUID()}', 'biz_cards', 'Fine', null, 1)`;
    expect(await call(admin, store)).toBe('decided');
  });

  it('a review that is deleted while it is being hidden is gone or stays hidden', async () => {
    const [hidden, removed] = await Promise.all([decided(decide('hide_review')), remove(1)]);
    const rows = await project.sql`select hidden_by_site, deleted_at is not null as is_deleted
      from public.store_reviews`;
    expect(removed).toBe('deleted');
    expect([hidden, [...rows]]).toEqual(
      hidden === 'decided'
        ? ['decided', [{ hidden_by_site: true, is_deleted: true }]]
        : ['noReview', []],
    );
  });

  it('a report that is sent while the review is being hidden is not left open', async () => {
    const results = await Promise.all([
      decided(decide('hide_review')),
      report(visitor),
      report(seller),
    ]);
    expect(results[0]).toBe('decided');
    expect(await statuses()).not.toContain('open');
  });
});
