import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../supabase/local/database';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { until } from '../setup/until';
import { anon, signUp, type SignedIn } from './cast';

let project: Project;
let seller: SignedIn;
let otherSeller: SignedIn;
let gold: string;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  otherSeller = await signUp(sql, null);
  await sql`insert into public.seller_accounts (user_id, username)
    values (${seller.userId}, 'seller'), (${otherSeller.userId}, 'other')`;
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.store_members`;
  await sql`delete from public.stores`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards', true, true),
      ('biz_theirs', ${otherSeller.userId}, 'Theirs', 'theirs', true, true)`;
  gold = randomUUID();
  await sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor, max_members)
    values (${gold}, 'biz_cards', 'Gold', 'one-time', 4999, 2)`;
  await sql`insert into public.store_membership_plans (store_id, provider, plan_id, membership_id)
    values ('biz_cards', 'stripe', 'price_gold', ${gold})`;
});

interface Facts {
  [column: string]: unknown;
  event_id: string;
}

const at = (day: number, second = 0) =>
  new Date(Date.UTC(2026, 10, day, 12, 0, second)).toISOString();

/** Returns the event of a subscription's first invoice. The event contains the data of the member. */
const invoice = (name: string, day = 1): Facts => ({
  event_id: `evt_${name}_${day}`,
  kind: 'invoice.paid',
  occurred_at: at(day),
  outcome: 'applied',
  reference: `sub_${name}`,
  customer_id: `cus_${name}`,
  related: [`in_${name}_${day}`, `pi_${name}_${day}`],
  plan_ids: ['price_gold'],
  member_status: 'active',
  until: at(day + 25),
  display_name: name,
  email: `${name}@buyers.example`,
  transaction_kind: 'payment',
  transaction_reference: `in_${name}_${day}`,
  transaction_status: 'succeeded',
  amount_minor: 4999,
  currency: 'USD',
});

/** Returns the refund event of an invoice's charge. `amount` is the total of all refunds so far. */
const refund = (name: string, amount: number, day: number): Facts => ({
  event_id: `evt_${name}_refund_${amount}`,
  kind: 'charge.refunded',
  occurred_at: at(day),
  outcome: 'applied',
  customer_id: `cus_${name}`,
  related: [`ch_${name}`, `pi_${name}_1`],
  transaction_kind: 'refund',
  transaction_reference: `ch_${name}`,
  transaction_status: 'succeeded',
  amount_minor: amount,
  currency: 'USD',
  is_cumulative: true,
});

const noMoney = {
  transaction_kind: null,
  transaction_reference: null,
  transaction_status: null,
  amount_minor: null,
  currency: null,
};

const canceled = (name: string, day: number): Facts => ({
  event_id: `evt_${name}_canceled`,
  kind: 'customer.subscription.deleted',
  occurred_at: at(day),
  outcome: 'applied',
  reference: `sub_${name}`,
  plan_ids: ['price_gold'],
  member_status: 'canceled',
});

async function record(event: Facts, storeId = 'biz_cards'): Promise<string> {
  const [row] = await project.sql`select public.record_payment_event(${storeId}, 'stripe',
    ${project.sql.json(event as never)}) as outcome`;
  return String(row?.['outcome']);
}

const as = (caller: Caller, statement: string) =>
  runAs(project.sql, caller, (sql) => sql.unsafe(statement));

function answer(outcome: Outcome): unknown {
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return Object.values(outcome.rows[0] ?? {})[0];
}

const members = async () =>
  Array.from(
    await project.sql`select display_name, status, is_oversold from public.store_members order by display_name`,
    ({ display_name, status, is_oversold }) =>
      `${display_name} ${status}${is_oversold ? ' oversold' : ''}`,
  );

const transactions = async () =>
  Array.from(
    await project.sql`select kind, reference, status, amount_minor, member_id is not null as is_known
      from public.store_transactions order by kind, reference`,
    ({ kind, reference, status, amount_minor, is_known }) =>
      `${kind} ${reference} ${status} ${amount_minor}${is_known ? '' : ' of nobody'}`,
  );

describe('an event that waits for another one of its store', () => {
  it('is refused after two seconds, so that it does not hold a connection', async () => {
    await project.sql.begin(async (other) => {
      await other`select pg_advisory_xact_lock(hashtextextended('biz_cards', 4))`;
      await expect(record(invoice('ada'))).rejects.toMatchObject({ code: '55P03' });
    });
    expect(await record(invoice('ada'))).toBe('applied');
  });
});

describe('an event', () => {
  it('makes a member, an address and a transaction, once', async () => {
    expect(await record(invoice('ada'))).toBe('applied');
    expect(await record(invoice('ada'))).toBe('duplicate');
    expect(await members()).toEqual(['ada active']);
    expect(await transactions()).toEqual(['payment in_ada_1 succeeded 4999']);
    expect(await project.sql`select email from public.store_member_emails`).toMatchObject([
      { email: 'ada@buyers.example' },
    ]);
    expect(
      await project.sql`select email, display_name from private.store_events where email is not null`,
    ).toEqual([]);
  });

  it('is taken once when it is delivered twice at the same time', async () => {
    const { sql } = project;
    let outcomes: Promise<string[]> | undefined;
    await sql.begin(async (other) => {
      await other`select pg_advisory_xact_lock(hashtextextended('biz_cards', 4))`;
      outcomes = Promise.all([record(invoice('ada')), record(invoice('ada'))]);
      const waiting = async () =>
        await other`select pid from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
      await until(async () => expect(await waiting()).toHaveLength(2));
    });
    expect((await outcomes)?.toSorted()).toEqual(['applied', 'duplicate']);
    expect(await transactions()).toEqual(['payment in_ada_1 succeeded 4999']);
  });

  it('writes each row once', async () => {
    const charge = { ...invoice('ada', 2), event_id: 'evt_charge', reference: null };
    const events = [
      invoice('ada'),
      invoice('ada', 3),
      charge,
      { ...invoice('ada', 3), event_id: 'evt_updated', ...noMoney },
      refund('ada', 1000, 4),
    ];
    const written: string[][] = [];
    await project.sql.begin(async (sql) => {
      const counts = async () =>
        await sql<{ table: string; made: number; changed: number }[]>`
          select relname as table, n_tup_ins::int as made, n_tup_upd::int as changed from pg_stat_xact_user_tables
          where relname in ('store_events', 'store_transactions', 'store_members', 'store_month_sums') order by 1`;
      let before = await counts();
      for (const event of events) {
        await sql`select public.record_payment_event('biz_cards', 'stripe', ${sql.json(event as never)})`;
        const now = await counts();
        const lines = now.map(({ table, made, changed }) => {
          const old = before.find((row) => row.table === table) ?? { made: 0, changed: 0 };
          return `${table} ${made - old.made}+${changed - old.changed}`;
        });
        written.push(lines.filter((line) => !line.endsWith(' 0+0')));
        before = now;
      }
    });
    expect(written).toEqual([
      ['store_events 1+0', 'store_members 1+0', 'store_month_sums 1+0', 'store_transactions 1+0'],
      ['store_events 1+0', 'store_members 0+1', 'store_month_sums 0+1', 'store_transactions 1+0'],
      ['store_events 1+0', 'store_month_sums 0+1', 'store_transactions 1+0'],
      ['store_events 1+0'],
      ['store_events 1+0', 'store_month_sums 1+0', 'store_transactions 1+0'],
    ]);
  });

  it('waits if it takes the membership from its sale', async () => {
    await record({ ...canceled('ada', 1), plan_ids: [], member_status: null });
    const assign = (plan: string) =>
      as(seller, `select public.assign_plan('biz_cards', 'stripe', '${plan}', '${gold}')`);
    await assign('sub_ada');
    expect(await record({ ...invoice('ada'), plan_ids: ['price_new'] })).toBe('waiting');
    expect(await members()).toEqual([]);
    expect(await transactions()).toEqual(['payment in_ada_1 succeeded 4999 of nobody']);
    await assign('price_new');
    expect(await members()).toEqual(['ada active']);
    expect(await transactions()).toEqual(['payment in_ada_1 succeeded 4999']);
    expect(await project.sql`select email from public.store_member_emails`).toMatchObject([
      { email: 'ada@buyers.example' },
    ]);
  });

  it('leads to the same rows in every order', async () => {
    const month = [
      invoice('ada'),
      refund('ada', 1000, 3),
      refund('ada', 4999, 5),
      canceled('ada', 9),
    ];
    const seen = new Set<string>();
    for (const order of permutations(month)) {
      await project.sql`delete from public.store_members`;
      await project.sql`delete from public.store_transactions`;
      await project.sql`delete from private.store_events`;
      for (const event of order) await record(event);
      seen.add(JSON.stringify([await members(), await transactions()]));
    }
    expect(Array.from(seen, (rows) => JSON.parse(rows) as unknown)).toEqual([
      [
        ['ada canceled'],
        [
          'payment in_ada_1 succeeded 4999',
          'refund ch_ada:1000 succeeded 1000',
          'refund ch_ada:4999 succeeded 3999',
        ],
      ],
    ]);
  });

  it('waits until its plan is assigned', async () => {
    await project.sql`delete from public.store_membership_plans`;
    expect(await record(invoice('ada'))).toBe('waiting');
    expect(await members()).toEqual([]);
    expect(await transactions()).toEqual(['payment in_ada_1 succeeded 4999 of nobody']);
    const setup = answer(await as(seller, `select public.payment_setup('biz_cards')`));
    expect(setup).toMatchObject({
      waiting_plans: [{ provider: 'stripe', plan_id: 'price_gold', buyers: 1 }],
    });
    const assign = `select public.assign_plan('biz_cards', 'stripe', 'price_gold', '${gold}')`;
    expect(await as(otherSeller, assign)).toMatchObject({ ok: false, code: '42501' });
    expect(answer(await as(seller, assign))).toBe('saved');
    expect(await members()).toEqual(['ada active']);
    expect(await transactions()).toEqual(['payment in_ada_1 succeeded 4999']);
  });

  it('of an unknown kind is recorded and applied to nothing', async () => {
    const event = { event_id: 'evt_1', kind: 'price.created', occurred_at: at(1) };
    expect(await record({ ...event, outcome: 'ignored', reason: 'unknownKind' })).toBe('ignored');
    expect(await members()).toEqual([]);
    await expect(record({ ...event, outcome: 'ignored' }, 'biz_none')).rejects.toMatchObject({
      code: 'P0002',
    });
  });
});

/** Records events in every order, and returns the members and transactions, which must be the same each time. */
async function inEveryOrder(
  events: readonly Facts[],
): Promise<{ members: string[]; transactions: string[] }> {
  const seen = new Set<string>();
  for (const order of permutations(events)) {
    await project.sql`delete from public.store_members`;
    await project.sql`delete from public.store_transactions`;
    await project.sql`delete from private.store_events`;
    for (const event of order) await record(event);
    seen.add(JSON.stringify({ members: await members(), transactions: await transactions() }));
  }
  const [only = '{}', ...others] = seen;
  expect(others).toEqual([]);
  return JSON.parse(only) as { members: string[]; transactions: string[] };
}

describe('money that goes back', () => {
  /** A one-time purchase. */
  const bought: Facts = {
    ...invoice('ada'),
    event_id: 'evt_cs',
    kind: 'checkout.session.completed',
    reference: 'cs_ada',
  };
  const failedRefund = (amount: number, day: number, name = `re_${amount}`): Facts => ({
    event_id: `evt_${name}_failed`,
    kind: 'refund.updated',
    occurred_at: at(day),
    outcome: 'applied',
    related: [name, 'ch_ada', 'pi_ada_1'],
    transaction_kind: 'refund',
    transaction_reference: name,
    transaction_status: 'failed',
    amount_minor: amount,
    currency: 'USD',
  });
  const dispute = (status: string, day: number): Facts => ({
    event_id: `evt_dispute_${status}`,
    kind: 'charge.dispute.updated',
    occurred_at: at(day),
    outcome: 'applied',
    related: ['dp_ada', 'pi_ada_1'],
    transaction_kind: 'dispute',
    transaction_reference: 'dp_ada',
    transaction_status: status,
    amount_minor: 4999,
    currency: 'USD',
  });
  const paid = 'payment in_ada_1 succeeded 4999';

  it.each<
    [what: string, events: readonly Facts[], member: string, transactions: readonly string[]]
  >([
    ['a full refund', [refund('ada', 4999, 3)], 'refunded', ['refund ch_ada:4999 succeeded 4999']],
    [
      'a full refund that failed',
      [refund('ada', 4999, 3), failedRefund(4999, 6)],
      'active',
      ['refund re_4999 failed 4999'],
    ],
    [
      'a full refund that failed and was made again',
      [
        refund('ada', 4999, 3),
        failedRefund(4999, 6),
        { ...refund('ada', 4999, 8), event_id: 'evt_again' },
      ],
      'refunded',
      ['refund ch_ada:4999 succeeded 4999', 'refund re_4999 failed 4999'],
    ],
    [
      'two parts, of which the second failed',
      [refund('ada', 1000, 3), refund('ada', 4999, 4), failedRefund(3999, 6)],
      'active',
      ['refund ch_ada:1000 succeeded 1000', 'refund re_3999 failed 3999'],
    ],
    [
      'a refund of a part, after a full refund of which no event says that it failed',
      [refund('ada', 4999, 3), refund('ada', 1000, 6)],
      'active',
      ['refund ch_ada:1000 succeeded 1000'],
    ],
    ['an inquiry', [dispute('inquiry', 3)], 'active', ['dispute dp_ada inquiry 4999']],
    [
      'a closed inquiry',
      [dispute('inquiry', 3), dispute('won', 5)],
      'active',
      ['dispute dp_ada won 4999'],
    ],
    [
      'an inquiry that became a dispute',
      [dispute('inquiry', 3), dispute('open', 5)],
      'canceled',
      ['dispute dp_ada open 4999'],
    ],
    [
      'a won dispute',
      [dispute('open', 3), dispute('won', 5)],
      'active',
      ['dispute dp_ada won 4999'],
    ],
    [
      'a lost dispute',
      [dispute('open', 3), dispute('lost', 5)],
      'canceled',
      ['dispute dp_ada lost 4999'],
    ],
    [
      'a won dispute after a refund',
      [refund('ada', 4999, 3), dispute('open', 4), dispute('won', 5)],
      'refunded',
      ['dispute dp_ada won 4999', 'refund ch_ada:4999 succeeded 4999'],
    ],
  ])('%s: the same in every order', async (_, events, member, made) => {
    expect(await inEveryOrder([bought, ...events])).toEqual({
      members: [`ada ${member}`],
      transactions: [...made, paid].toSorted(),
    });
  });

  it('a full refund ends what is one-time by our membership, whatever the provider calls it', async () => {
    const events = [invoice('ada'), refund('ada', 4999, 3)];
    expect((await inEveryOrder(events)).members).toEqual(['ada refunded']);
    await project.sql`update public.store_memberships set payment_type = 'subscription', billing_interval = 'month'`;
    expect((await inEveryOrder(events)).members).toEqual(['ada active']);
    expect((await inEveryOrder([bought, ...events.slice(1)])).members).toEqual(['ada active']);
  });

  it('parts of a payment that no event reported end it, too', async () => {
    const part = (name: string, amount: number): Facts => ({
      ...failedRefund(amount, 3, name),
      event_id: name,
      reference: 'mem_ada',
      related: [name, 'pay_1'],
      plan_ids: ['price_gold'],
      display_name: 'ada',
      transaction_status: 'succeeded',
      payment_minor: 4999,
    });
    const { members: made } = await inEveryOrder([part('rf_1', 2000), part('rf_2', 2999)]);
    expect(made).toEqual(['ada refunded']);
    expect((await inEveryOrder([part('rf_1', 2000)])).members).toEqual(['ada active']);
  });

  it('a payment that may be the first makes nobody a member when it fails', async () => {
    const late = { ...invoice('ada', 5), member_status: 'past_due', is_only_for_members: true };
    expect((await inEveryOrder([late])).members).toEqual([]);
    expect((await inEveryOrder([late, invoice('ada')])).members).toEqual(['ada past_due']);
  });

  it('shows that a membership ends after the paid period', async () => {
    const change = (is_ending: boolean, day: number): Facts => ({
      event_id: `evt_ending_${is_ending}`,
      kind: 'membership.cancel_at_period_end_changed',
      occurred_at: at(day),
      outcome: 'applied',
      reference: 'sub_ada',
      is_ending,
    });
    const isEnding = async () =>
      (await project.sql`select is_ending from public.store_members`)[0]?.['is_ending'];
    await record(change(true, 3));
    await record(invoice('ada'));
    expect(await isEnding()).toBe(true);
    await record(change(false, 4));
    expect(await isEnding()).toBe(false);
  });
});

describe('an event that could not be read', () => {
  const unread = (event_id: string, reason = 'unreadable'): Facts => ({
    event_id,
    kind: 'invoice.paid',
    occurred_at: at(1),
    outcome: 'ignored',
    reason,
    body: '{"id":"…"}',
  });
  const bodies = async () =>
    Array.from(
      await project.sql`select event_id from private.store_events where body is not null`,
      (row) => row['event_id'],
    );

  it('is replaced when it is repeated, and its body is kept until then', async () => {
    for (const reason of ['unreadable', 'unknownKind']) {
      const event = invoice(reason);
      expect(await record(unread(event.event_id, reason))).toBe('ignored');
      expect(await bodies()).toEqual(reason === 'unreadable' ? [event.event_id] : []);
      expect(await record(unread(event.event_id, reason))).toBe('duplicate');
      expect(await record(event)).toBe('applied');
      expect(await record(event)).toBe('duplicate');
      expect(await bodies()).toEqual([]);
    }
    expect(await members()).toEqual(['unknownKind active', 'unreadable active']);
  });

  it('keeps its body for 30 days, for the secret key only', async () => {
    const read = `select public.unread_payment_events('biz_cards', 'stripe')`;
    await record(unread('evt_old'));
    await project.sql`update private.store_events set received_at = now() - interval '30 days 1 second'`;
    await record(unread('evt_new'));
    expect(await bodies()).toEqual(['evt_new']);
    const [kept] = await project.sql.unsafe(`${read} as kept`);
    expect(kept?.['kept']).toMatchObject([{ event_id: 'evt_new', body: '{"id":"…"}' }]);
    for (const caller of [seller, anon])
      expect(await as(caller, read)).toMatchObject({ ok: false });
    const setup = async () =>
      JSON.stringify(answer(await as(seller, `select public.payment_setup('biz_cards')`)));
    expect(await setup()).not.toContain('…');
    await project.sql`update private.store_events set received_at = now() - interval '31 days'`;
    await setup();
    expect(await bodies()).toEqual([]);
  });
});

it('an inquiry is no loss, and the log shows the version of the webhook', async () => {
  const now = new Date().toISOString();
  await record({ ...invoice('ada'), occurred_at: now, api_version: '2026-08-14' });
  await record({
    event_id: 'evt_inquiry',
    kind: 'charge.dispute.created',
    occurred_at: now,
    outcome: 'applied',
    related: ['dp_ada', 'pi_ada_1'],
    transaction_kind: 'dispute',
    transaction_reference: 'dp_ada',
    transaction_status: 'inquiry',
    amount_minor: 4999,
    currency: 'USD',
  });
  const months = answer(await as(seller, `select public.store_months('biz_cards')`));
  expect(months).toMatchObject([{ payments_minor: 4999, disputes_minor: 0 }]);
  const setup = answer(await as(seller, `select public.payment_setup('biz_cards')`));
  const { events } = setup as { events: { api_version: string | null }[] };
  expect(new Set(events.map(({ api_version }) => api_version))).toEqual(
    new Set(['2026-08-14', null]),
  );
});

describe('a sale that is not assigned', () => {
  const sums = async () => {
    const page = answer(await as(seller, `select public.store_transactions_page('biz_cards')`));
    const months = answer(await as(seller, `select public.store_months('biz_cards')`));
    const overview = answer(await as(seller, `select public.store_overview('biz_cards')`));
    const { sums: sum, unassigned } = page as { sums: unknown[]; unassigned: unknown[] };
    const { revenue, unassigned: count } = overview as { revenue: unknown[]; unassigned: number };
    return [sum, months, revenue].every((each) => Array.isArray(each) && each.length === 1)
      ? 'counted'
      : [sum, months, revenue, unassigned, count];
  };
  const waiting = async () => {
    const setup = answer(await as(seller, `select public.payment_setup('biz_cards')`));
    const { waiting_plans: plans } = setup as {
      waiting_plans: { plan_id: string; buyers: number }[];
    };
    const overview = answer(await as(seller, `select public.store_overview('biz_cards')`));
    const buyers = plans.reduce((sum, plan) => sum + plan.buyers, 0);
    expect(overview).toMatchObject({ tasks: { waiting_buyers: buyers } });
    return plans.map(({ plan_id }) => plan_id);
  };
  const dismiss = (plan: string) => `select public.dismiss_plan('biz_cards', 'stripe', '${plan}')`;
  const assign = (plan: string, to: string) =>
    `select public.assign_plan('biz_cards', 'stripe', '${plan}', ${to})`;
  const now = new Date().toISOString();
  const apart = [[], [], [], [{ currency: 'USD', net_minor: 3999, payments: 1 }], 1];

  it.each<[what: string, plans: string[], id: string]>([
    ['with a plan', ['price_other', 'prod_other'], 'price_other'],
    ['without one', [], 'sub_ada'],
  ])('%s is kept apart until it is assigned or dismissed', async (_, plan_ids, id) => {
    await record({ ...invoice('ada'), occurred_at: now, plan_ids });
    await record({ ...refund('ada', 1000, 3), occurred_at: now });
    expect(await waiting()).toEqual([id]);
    expect(await sums()).toEqual(apart);
    expect(await as(otherSeller, dismiss(id))).toMatchObject({ ok: false, code: '42501' });
    expect(answer(await as(seller, dismiss(id)))).toBe('saved');
    expect(await waiting()).toEqual([]);
    expect(await sums()).toEqual([[], [], [], [], 0]);
    // Events that arrive later are dismissed, too.
    await record({ ...refund('ada', 2000, 4), occurred_at: now });
    expect(await sums()).toEqual([[], [], [], [], 0]);
    expect(answer(await as(seller, assign(id, 'null')))).toBe('saved');
    expect(await waiting()).toEqual([id]);
    expect(answer(await as(seller, assign(id, `'${gold}'`)))).toBe('saved');
    expect(await sums()).toBe('counted');
    expect(await members()).toEqual(['ada active']);
    expect(await waiting()).toEqual([]);
  });

  it('with a plan of an unknown buyer is assigned, too', async () => {
    const { reference: _reference, customer_id: _customer, ...nobody } = invoice('ada');
    await record({ ...nobody, occurred_at: now, plan_ids: [] });
    expect(await waiting()).toEqual(['in_ada_1']);
    expect(answer(await as(seller, assign('in_ada_1', `'${gold}'`)))).toBe('saved');
    expect(await sums()).toBe('counted');
    expect(await waiting()).toEqual([]);
  });
});

describe('the sums of months', () => {
  it('are changed in one order, so that two changes do not wait for each other', async () => {
    const { sql } = project;
    await record(invoice('ada'));
    await record(invoice('bob'));
    await sql`update public.store_transactions set occurred_at = ${at(-10)} where reference = 'in_bob_1'`;
    const move = async (reference: string, day: number) => {
      await sql`update public.store_transactions set occurred_at = ${at(day)} where reference = ${reference}`;
    };
    let moves: Promise<void>[] = [];
    await sql.begin(async (other) => {
      const waiting = async (count: number) => {
        const locks = async () =>
          await sql`select pid from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`;
        await until(async () => expect(await locks()).toHaveLength(count));
      };
      await other`select from private.store_month_sums where month = '2026-10-01' for update`;
      moves = [move('in_ada_1', -10)];
      await waiting(1);
      moves.push(move('in_bob_1', 1));
      await waiting(2);
    });
    await Promise.all(moves);
    expect(
      await sql`select month::text, transactions::int from private.store_month_sums order by month`,
    ).toEqual([
      { month: '2026-10-01', transactions: 1 },
      { month: '2026-11-01', transactions: 1 },
    ]);
  });
});

describe('places', () => {
  it('are kept in the order of the payments, and a free one is given to the oldest', async () => {
    for (const name of ['ada', 'bob', 'cyd', 'dan']) await record(invoice(name));
    expect(await members()).toEqual([
      'ada active',
      'bob active',
      'cyd active oversold',
      'dan active oversold',
    ]);
    await record(canceled('bob', 2));
    expect(await members()).toEqual([
      'ada active',
      'bob canceled',
      'cyd active',
      'dan active oversold',
    ]);
    const raise = `update public.store_memberships set max_members = 3 where id = '${gold}'`;
    expect(await as(seller, `${raise} returning id`)).toMatchObject({ ok: true });
    await project.sql.unsafe(raise);
    expect(await members()).toContain('dan active');
  });

  it('end with 10 members and 190 oversold after 200 buyers at once', async () => {
    await project.sql`update public.store_memberships set max_members = 10`;
    const names = Array.from({ length: 200 }, (_, index) => `buyer${index}`);
    // Each of them calls again while others are waiting, as the edge function does.
    await Promise.all(names.map((name) => until(() => record(invoice(name)))));
    const [row] = await project.sql`select count(*) filter (where not is_oversold)::int as placed,
      count(*) filter (where is_oversold)::int as oversold from public.store_members`;
    expect(row).toEqual({ placed: 10, oversold: 190 });
    const page = await project.sql`select public.store_page('cards') as page`;
    expect(page[0]?.['page']).toMatchObject({ memberships: [{ members: 10 }] });
  });
});

describe('events of one store at once', () => {
  it('wait, up to three of them, and the others are refused at once', async () => {
    const crowd = connect(project.url(), { max: 5 });
    onTestFinished(() => crowd.end());
    const send = (name: string) =>
      runAs(crowd, { role: 'service_role' }, (sql) =>
        sql.unsafe(
          `select public.record_payment_event('biz_cards', 'stripe', '${JSON.stringify(invoice(name))}') as outcome`,
        ),
      );
    const waiting = async (count: number) => {
      const found = await project.sql`select from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory'`;
      expect(found).toHaveLength(count);
    };
    let sent: Promise<Outcome>[] = [];
    await project.sql.begin(async (sql) => {
      await sql`select private.wait_for_events('biz_cards')`;
      sent = ['ada', 'bob', 'cyd'].map(send);
      await until(() => waiting(3));
      expect(await send('dan')).toMatchObject({ ok: false, code: '55P03' });
      await waiting(3);
    });
    for (const outcome of await Promise.all(sent)) expect(answer(outcome)).toBe('applied');
    expect(answer(await send('dan'))).toBe('applied');
    expect(
      await project.sql`select from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    ).toHaveLength(0);
  });
});

describe('the roles of memberships', () => {
  const roles = async (page = '') =>
    Array.from(
      await project.sql.unsafe(
        `select discord_id, role_id, is_due from public.membership_roles(${page})`,
      ),
      ({ discord_id, role_id, is_due }) => `${discord_id} ${role_id} ${is_due}`,
    );

  it('are those of members with a place', async () => {
    const { sql } = project;
    await sql`insert into public.servers (id, name) values ('845201933120405504', 'Cards')
      on conflict do nothing`;
    await sql`update public.stores set server_id = '845201933120405504' where id = 'biz_cards'`;
    await sql`update public.store_memberships set role_id = '700000000000000001'`;
    await sql`update private.server_links set allowed_role_ids = '{700000000000000001}'`;
    for (const name of ['ada', 'bob', 'cyd']) await record(invoice(name));
    expect(await roles()).toEqual([]);
    await sql`update public.store_members set discord_id = case display_name
      when 'ada' then '111111111111111111' when 'bob' then '111111111111111112'
      else '111111111111111113' end`;
    expect(await roles()).toEqual([
      '111111111111111111 700000000000000001 true',
      '111111111111111112 700000000000000001 true',
      '111111111111111113 700000000000000001 false',
    ]);
    await record(canceled('ada', 2));
    expect(await roles()).toEqual([
      '111111111111111111 700000000000000001 false',
      '111111111111111112 700000000000000001 true',
      '111111111111111113 700000000000000001 true',
    ]);
    expect(
      await roles(`'845201933120405504', '700000000000000001', '111111111111111111', 1`),
    ).toEqual(['111111111111111112 700000000000000001 true']);
    const call = 'select * from public.membership_roles()';
    expect(await as(seller, call)).toMatchObject({ ok: false, code: '42501' });
  });
});

describe('the functions of a seller', () => {
  it('read only the own store', async () => {
    await record(invoice('ada'));
    const reads = [
      `select public.store_members_page('biz_cards')`,
      `select public.store_transactions_page('biz_cards')`,
      `select public.store_months('biz_cards')`,
      `select public.payment_setup('biz_cards')`,
      `select public.import_store_members('biz_cards', '[]', true)`,
      `select public.set_payment_secret('biz_cards', 'stripe', 'whsec_12345678')`,
    ];
    for (const statement of reads) {
      expect(await as(seller, statement)).toMatchObject({ ok: true });
      expect(await as(otherSeller, statement)).toMatchObject({ ok: false, code: '42501' });
      expect(await as(anon, statement)).toMatchObject({ ok: false, code: '42501' });
    }
    expect(answer(await as(seller, `select public.store_months('biz_cards')`))).toEqual([
      {
        month: '2026-11',
        currency: 'USD',
        payments: 1,
        payments_minor: 4999,
        refunds_minor: 0,
        disputes_minor: 0,
      },
    ]);
    expect(
      answer(await as(seller, `select public.store_members_page('biz_cards', 'ADA@')`)),
    ).toMatchObject({
      total: 1,
      members: [{ display_name: 'ada', email: 'ada@buyers.example' }],
    });
  });

  it('import a file as a trial, then all of it', async () => {
    const file = JSON.stringify([
      { membership: 'gold', discord_id: '111111111111111111', display_name: 'Ada' },
      { membership: 'gold', discord_id: '111111111111111111' },
      { membership: 'Silver', discord_id: '111111111111111112' },
      { membership: gold, discord_id: '12' },
      { membership: gold, discord_id: '111111111111111113', until: '2026-13-01' },
    ]);
    const call = (isTrial: boolean) =>
      as(seller, `select public.import_store_members('biz_cards', '${file}', ${isTrial})`);
    const wanted = [
      { action: 'add', reason: null },
      { action: 'refused', reason: 'repeated' },
      { action: 'refused', reason: 'membership' },
      { action: 'refused', reason: 'discordId' },
      { action: 'refused', reason: 'date' },
    ];
    expect(answer(await call(true))).toEqual(wanted);
    expect(await members()).toEqual([]);
  });
});

function permutations<Entry>(entries: readonly Entry[]): Entry[][] {
  if (entries.length === 0) return [[]];
  return entries.flatMap((entry, index) =>
    permutations(entries.toSpliced(index, 1)).map((rest) => [entry, ...rest]),
  );
}
