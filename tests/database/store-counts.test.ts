import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { anon, service, signUp, type SignedIn } from './cast';

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
  gold = randomUUID();
  await sql`delete from public.store_members`;
  await sql`delete from public.stores`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards', true, true),
      ('biz_draft', ${seller.userId}, 'Draft', 'draft-cards', false, true),
      ('biz_theirs', ${otherSeller.userId}, 'Theirs', 'theirs', true, true)`;
  await sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor)
    values (${gold}, 'biz_cards', 'Gold', 'one-time', 4999)`;
});

const as = (caller: Caller, statement: string, headers: object = {}) =>
  runAs(project.sql, caller, async (sql) => {
    await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
    return sql.unsafe(statement);
  });

function valueOf(outcome: Outcome): unknown {
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return Object.values(outcome.rows[0] ?? {})[0];
}

const codeOf = (outcome: Outcome) => (outcome.ok ? null : outcome.code);

const count = (
  kind: string,
  referrer: string,
  {
    by = anon,
    store = 'biz_cards',
    headers = {},
  }: { by?: Caller; store?: string; headers?: object } = {},
) =>
  as(
    by,
    `select public.count_store_step('${store}', '${kind}', '${referrer.replaceAll("'", "''")}')`,
    headers,
  );

const counted = async (): Promise<Record<string, number>> => {
  const rows = await project.sql<{ kind: string; referrer: string; count: number }[]>`
    select kind, referrer, count from public.store_daily_counts order by kind, referrer`;
  return Object.fromEntries(rows.map((row) => [`${row.kind} ${row.referrer}`.trim(), row.count]));
};

describe('a step of a visitor', () => {
  it('is counted for the day, the kind and the host of the referrer', async () => {
    await count('visit', 'https://www.Discord.com/channels/1?token=secret#x');
    await count('visit', 'discord.com');
    await count('visit', '');
    await count('plan_click', 'https://user:password@x.com:8443/path');
    await count('checkout', 'x.com.');
    expect(await counted()).toEqual({
      'visit discord.com': 2,
      visit: 1,
      'plan_click x.com': 1,
      'checkout x.com': 1,
    });
    const [row] = await project.sql`select (day = (now() at time zone 'UTC')::date) as is_today
      from public.store_daily_counts limit 1`;
    expect(row?.['is_today']).toBe(true);
  });

  it.each([
    'http://192.168.0.7/',
    'https://[2001:db8::1]/',
    '203.0.113.9',
    'localhost',
    'not a host',
    '<script>.com',
    'https://-x-.com',
    `${'a'.repeat(99)}.com`,
    'javascript:alert(1)',
    'mailto:buyer@mail.example',
    'ünicode.example',
  ])('does not store the referrer %j', async (referrer) => {
    await count('visit', referrer);
    expect(await counted()).toEqual({ visit: 1 });
  });

  it('has no referrer if the link is on the site itself', async () => {
    const headers = { origin: 'https://grouped.example' };
    await count('visit', 'https://www.grouped.example/marketplace', { headers });
    await count('visit', 'https://shop.grouped.example/', { headers });
    expect(await counted()).toEqual({ visit: 1, 'visit shop.grouped.example': 1 });
  });

  it('is ignored for a store that visitors do not see, and for the seller', async () => {
    await count('visit', '', { store: 'biz_draft' });
    await count('visit', '', { store: 'biz_none' });
    await count('visit', '', { by: seller });
    expect(await counted()).toEqual({});
    await count('visit', '', { by: otherSeller });
    expect(await counted()).toEqual({ visit: 1 });
  });

  it.each(['purchase', '', 'VISIT'])('cannot be %j', async (kind) => {
    expect(codeOf(await count(kind, ''))).toBe('22023');
    expect(codeOf(await as(anon, `select public.count_store_step('biz_cards', null)`))).toBe(
      '22023',
    );
  });

  it('is counted exactly, however many visitors come at once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => count('visit', index % 2 ? 'a.example' : '')),
    );
    expect(await counted()).toEqual({ 'visit a.example': 30, visit: 30 });
  });

  it('is counted 120 times in a minute, so that a script cannot make up 1,000 visits', async () => {
    const made = await as(
      anon,
      `select public.count_store_step('biz_cards', 'visit') from generate_series(1, 1000)`,
    );
    expect(codeOf(made)).toBeNull();
    expect(await counted()).toEqual({ visit: 120 });
    await count('checkout', '');
    await project.sql`update private.store_count_pace set minute = minute - interval '1 minute'`;
    await count('visit', '');
    expect(await counted()).toEqual({ visit: 121, checkout: 1 });
  });

  it.each(['cf-connecting-ip', 'x-forwarded-for'])(
    'is counted with its referrer after a flood from another network (%s)',
    async (header) => {
      const client = header === 'x-forwarded-for' ? '198.51.100.7, ' : '';
      const from = (address: string) => ({ headers: { [header]: client + address } });
      // In one transaction, because each minute has a quota of its own.
      const flood = await as(
        anon,
        `do $$ begin for n in 0..299 loop
          perform set_config('request.headers',
            json_build_object('${header}', '${client}203.0.113.' || n % 250)::text, true);
          perform public.count_store_step('biz_cards', 'visit', 'flood-' || n || '.example');
        end loop; end $$`,
      );
      expect(codeOf(flood)).toBeNull();
      const flooded = await counted();
      expect(Object.values(flooded).reduce((sum, each) => sum + each, 0)).toBe(20);
      expect(Object.keys(flooded)).toHaveLength(11);
      await count('visit', 'real.example', from('192.0.2.1'));
      await count('visit', 'real.example', from('2001:db8::1'));
      expect((await counted())['visit real.example']).toBe(2);
      const kept = await project.sql`select network from private.store_count_pace`;
      expect(kept.every(({ network }) => network >= 0 && network < 256)).toBe(true);
    },
  );

  it('has a referrer although 100 others were made up before', async () => {
    await count('visit', 'early.example');
    await count('visit', 'early.example');
    await as(
      anon,
      `select public.count_store_step('biz_cards', 'visit', 'site-' || each || '.example')
      from generate_series(1, 105) each`,
    );
    await count('visit', 'late.example');
    const rows = await counted();
    expect(rows).toMatchObject({ 'visit early.example': 2, 'visit late.example': 1 });
    expect(Object.keys(rows)).toHaveLength(101);
  });

  it('has at most 100 referrers on a day; more count as unknown', async () => {
    await count('visit', 'site-3.example');
    await as(
      anon,
      `select public.count_store_step('biz_cards', 'visit', 'site-' || each || '.example')
      from generate_series(1, 110) each`,
    );
    const rows = await counted();
    expect(Object.keys(rows)).toHaveLength(101);
    expect(rows).toMatchObject({ visit: 10, 'visit site-3.example': 2 });
  });
});

describe('a change that the chart marks', () => {
  const changes = async () =>
    Array.from(
      await project.sql`select kind, before_minor::int, before_currency, after_minor::int,
    after_currency from public.store_changes order by kind`,
      (row) => ({ ...row }),
    );

  it('is a new design, once a day', async () => {
    for (const layout of ['classic', 'minimal']) {
      valueOf(
        await as(
          seller,
          `update public.stores set design = '{"layout":"${layout}"}' where id = 'biz_cards' returning id`,
        ),
      );
    }
    valueOf(
      await as(
        seller,
        `update public.stores set name = 'Cards and more' where id = 'biz_cards' returning id`,
      ),
    );
    expect(await changes()).toEqual([
      {
        kind: 'design',
        before_minor: null,
        before_currency: null,
        after_minor: null,
        after_currency: null,
      },
    ]);
  });

  it('is a price, from the first of the day to the last', async () => {
    for (const price of [5999, 6999]) {
      valueOf(
        await as(
          seller,
          `update public.store_memberships set price_minor = ${price} where id = '${gold}' returning id`,
        ),
      );
    }
    valueOf(
      await as(
        seller,
        `update public.store_memberships set name = 'Platinum' where id = '${gold}' returning id`,
      ),
    );
    expect(await changes()).toEqual([
      {
        kind: 'price',
        before_minor: 4999,
        before_currency: 'USD',
        after_minor: 6999,
        after_currency: 'USD',
      },
    ]);
  });

  it('is an early-bird price, and another currency', async () => {
    valueOf(
      await as(
        seller,
        `update public.store_memberships set early_bird_price_minor = 2999, currency = 'EUR'
      where id = '${gold}' returning id`,
      ),
    );
    expect(await changes()).toEqual([
      {
        kind: 'early_bird_price',
        before_minor: null,
        before_currency: 'USD',
        after_minor: 2999,
        after_currency: 'EUR',
      },
      {
        kind: 'price',
        before_minor: 4999,
        before_currency: 'USD',
        after_minor: 4999,
        after_currency: 'EUR',
      },
    ]);
  });

  it('is not shown if the price is back where it was', async () => {
    for (const price of [5999, 4999]) {
      await as(
        seller,
        `update public.store_memberships set price_minor = ${price} where id = '${gold}'`,
      );
    }
    const overview = valueOf(await as(seller, `select public.store_overview('biz_cards')`));
    expect(overview).toMatchObject({ changes: [] });
  });
});

describe('the end of a membership', () => {
  const member = randomUUID();
  const ended = async () => {
    const [row] =
      await project.sql`select ended_at, now() as now from public.store_members where id = ${member}`;
    return { at: row?.['ended_at'] as Date | null, now: row?.['now'] as Date };
  };
  const add = (status: string, until: string | null) =>
    project.sql`insert into public.store_members (id, store_id, membership_id, status, since, until)
      values (${member}, 'biz_cards', ${gold}, ${status}, '2026-01-01', ${until})`;

  it('is the day it had passed, or else the time of the change', async () => {
    await add('canceled', '2026-03-01');
    expect((await ended()).at).toEqual(new Date('2026-03-01T00:00:00Z'));
    await project.sql`update public.store_members set status = 'active', until = null where id = ${member}`;
    expect((await ended()).at).toBeNull();
    await project.sql`update public.store_members set status = 'refunded', until = '2099-01-01' where id = ${member}`;
    const { at, now } = await ended();
    expect(Math.abs((at?.getTime() ?? 0) - now.getTime())).toBeLessThan(60_000);
    await project.sql`update public.store_members set display_name = 'Ada' where id = ${member}`;
    expect((await ended()).at).toEqual(at);
  });

  it('is none while a payment is late', async () => {
    await add('past_due', '2026-03-01');
    expect((await ended()).at).toBeNull();
  });

  it('is noted by the service role too', async () => {
    await add('active', null);
    const outcome = await as(
      service,
      `update public.store_members set status = 'canceled' where id = '${member}' returning id`,
    );
    expect(codeOf(outcome)).toBeNull();
    expect((await ended()).at).not.toBeNull();
  });
});

it('only the seller reads the overview and the counts', async () => {
  for (const call of [`store_overview('biz_cards')`, `store_counts('biz_cards', 30)`]) {
    expect(codeOf(await as(seller, `select public.${call}`))).toBeNull();
    expect(codeOf(await as(otherSeller, `select public.${call}`))).toBe('42501');
    expect(codeOf(await as(anon, `select public.${call}`))).toBe('42501');
    expect(codeOf(await as(service, `select public.${call}`))).toBe('42501');
  }
});

const noTasks = {
  disputes: 0,
  inquiries: 0,
  oversold: 0,
  reviews: 0,
  waitlist: 0,
  waiting_buyers: 0,
};

it('a task of the seller counts the rows of the list behind it', async () => {
  const { sql } = project;
  const ask = async (call: string) => valueOf(await as(seller, `select public.${call}`));
  const theirs = randomUUID();
  await sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor)
    values (${theirs}, 'biz_theirs', 'Theirs', 'one-time', 4999)`;
  const states = ['open', 'open', 'inquiry', 'won', 'lost'];
  for (const [index, status] of states.entries()) {
    await sql`insert into public.store_transactions
      (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at, membership_id)
      values ('biz_cards', 'stripe', ${`d_${index}`}, 'dispute', ${status}, 100, 'USD', now(), ${gold})`;
  }
  await sql`insert into public.store_transactions (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at)
    values ('biz_theirs', 'stripe', 'd', 'dispute', 'open', 100, 'USD', now())`;
  await sql`update public.store_memberships set max_members = 1 where id = ${gold}`;
  for (const status of ['active', 'active', 'past_due', 'active', 'canceled']) {
    await sql`insert into public.store_members (store_id, membership_id, status) values ('biz_cards', ${gold}, ${status})`;
  }
  const reviews = ['reply', 'hidden_by_site', 'deleted_at', 'none', 'none'];
  for (const kind of reviews) {
    const { userId } = await signUp(sql, null);
    const [isReplied, isHidden] = [kind === 'reply', kind === 'hidden_by_site'];
    const isDeleted = kind === 'deleted_at';
    await sql`insert into public.store_reviews (store_id, user_id, rating, reply, replied_at, hidden_by_site, deleted_at)
      values ('biz_cards', ${userId}, 4, ${isReplied ? 'Thanks' : null}, ${isReplied ? new Date() : null},
        ${isHidden || isDeleted}, ${isDeleted ? new Date() : null})`;
    await sql`insert into public.store_waitlist (membership_id, user_id) values (${isReplied ? theirs : gold}, ${userId})`;
  }
  const { tasks: found } = (await ask(`store_overview('biz_cards')`)) as { tasks: object };
  expect(found).toEqual({
    ...noTasks,
    disputes: 2,
    inquiries: 1,
    oversold: 3,
    reviews: 2,
    waitlist: 4,
  });
  const lists = {
    disputes: `store_transactions_page('biz_cards', kind => 'dispute', status => 'open')`,
    inquiries: `store_transactions_page('biz_cards', kind => 'dispute', status => 'inquiry')`,
    oversold: `store_members_page('biz_cards', status => 'oversold')`,
  };
  for (const [task, list] of Object.entries(lists)) {
    const { total } = (await ask(list)) as { total: number };
    expect(found).toHaveProperty(task, total);
  }
  expect(await ask(`waitlist_counts('biz_cards')`)).toEqual({ [gold]: 4 });
});

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

interface Made {
  kind: 'payment' | 'refund' | 'dispute';
  status: string;
  minor: number;
  currency: string;
  at: number;
  isAssigned: boolean;
}

/** Returns a repeatable series of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const choose = <T>(next: () => number, values: readonly [T, ...T[]]): T =>
  values[Math.floor(next() * values.length)] ?? values[0];

async function addTransactions(next: () => number, now: number): Promise<readonly Made[]> {
  const made = Array.from({ length: 400 }, (): Made => {
    const kind = choose(next, ['payment', 'payment', 'payment', 'refund', 'dispute'] as const);
    const statuses = {
      payment: ['succeeded', 'succeeded', 'failed', 'pending'],
      refund: ['succeeded', 'pending'],
      dispute: ['open', 'won', 'lost'],
    } as const;
    return {
      kind,
      status: choose<string>(next, statuses[kind]),
      minor: Math.floor(next() * 900_000_000_000),
      currency: choose(next, ['USD', 'EUR', 'JPY'] as const),
      at: now - Math.floor(next() * 110 * DAY),
      isAssigned: next() > 0.1,
    };
  });
  for (const [index, { kind, status, minor, currency, at, isAssigned }] of made.entries()) {
    await project.sql`insert into public.store_transactions
      (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at, membership_id)
      values ('biz_cards', 'stripe', ${`r_${index}`}, ${kind}, ${status}, ${minor}, ${currency}, ${new Date(at)},
        ${isAssigned ? gold : null})`;
  }
  await project.sql`insert into public.store_transactions
    (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at)
    values ('biz_theirs', 'stripe', 'theirs', 'payment', 'succeeded', 1, 'USD', now())`;
  return made;
}

const isMoney = ({ status }: Made) => ['succeeded', 'open', 'lost'].includes(status);
const isReceived = (made: Made) => isMoney(made) && made.isAssigned;
const sumOf = (made: readonly Made[], kind: Made['kind']) =>
  made.reduce((sum, row) => (row.kind === kind ? sum + row.minor : sum), 0);
const netOf = (made: readonly Made[]) =>
  sumOf(made, 'payment') - sumOf(made, 'refund') - sumOf(made, 'dispute');

describe('the overview agrees with a computation of its own', () => {
  it.each([7, 30, 90])('over %i days', async (days) => {
    const { sql } = project;
    const next = numbers(days);
    const [clock = { now: new Date(0) }] = await sql<{ now: Date }[]>`select now() as now`;
    const now = clock.now.getTime();
    const today = Date.parse(dayOf(now));
    const from = today - (days - 1) * DAY;
    const all = await addTransactions(next, now);
    const made = all.filter(isReceived);

    const members = Array.from({ length: 300 }, () => ({
      status: choose(next, ['active', 'active', 'past_due', 'canceled', 'refunded'] as const),
      since: now - Math.floor(next() * 120 * DAY),
      until: now - Math.floor(next() * 100 * DAY),
    }));
    for (const { status, since, until } of members) {
      await sql`insert into public.store_members (store_id, membership_id, status, since, until)
        values ('biz_cards', ${gold}, ${status}, ${new Date(since)}, ${new Date(until)})`;
    }

    const steps = Array.from({ length: 95 * 14 }, (_, index) => ({
      day: dayOf(today - (index % 95) * DAY),
      kind: choose(next, ['visit', 'visit', 'plan_click', 'checkout'] as const),
      referrer: index % 5 === 0 ? '' : `site-${Math.floor(next() * 14)}.example`,
      count: 1 + Math.floor(next() * 50),
    }));
    for (const { day, kind, referrer, count: times } of steps) {
      await sql`insert into public.store_daily_counts as known (store_id, day, kind, referrer, count)
        values ('biz_cards', ${day}, ${kind}, ${referrer}, ${times})
        on conflict on constraint store_daily_counts_pkey do update set count = known.count + excluded.count`;
    }
    const stepsWith = (wanted: (step: (typeof steps)[number]) => boolean) => {
      const of = (kind: string) =>
        steps.reduce(
          (sum, step) => (step.kind === kind && wanted(step) ? sum + step.count : sum),
          0,
        );
      return { visits: of('visit'), plan_clicks: of('plan_click'), checkouts: of('checkout') };
    };
    const inPeriod = ({ day }: { day: string }) => Date.parse(day) >= from;

    const read = valueOf(
      await as(seller, `select public.store_overview('biz_cards', ${days})`),
    ) as Record<string, unknown>;

    const isPast = (status: string) => status === 'canceled' || status === 'refunded';
    expect(read['unassigned']).toBe(
      all.filter((each) => isMoney(each) && !each.isAssigned && each.kind === 'payment').length,
    );
    expect(read['members']).toEqual({
      active: members.filter(({ status }) => status === 'active').length,
      past_due: members.filter(({ status }) => status === 'past_due').length,
      joined: members.filter(({ since }) => since >= from).length,
      ended: members.filter(({ status, until }) => isPast(status) && until >= from).length,
    });

    const time = new Date(now);
    const thisMonth = Date.UTC(time.getUTCFullYear(), time.getUTCMonth());
    const lastMonth = Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - 1);
    const byNow = Math.min(lastMonth + (now - thisMonth), thisMonth);
    const recent = made.filter(({ at }) => at >= lastMonth);
    const currencies = [...new Set(recent.map(({ currency }) => currency))].toSorted((a, b) => {
      const used = (each: string) => recent.filter(({ currency }) => currency === each).length;
      return used(b) - used(a) || a.localeCompare(b);
    });
    expect(read['revenue']).toEqual(
      currencies.map((each) => {
        const own = recent.filter(({ currency }) => currency === each);
        return {
          currency: each,
          this_month_minor: netOf(own.filter(({ at }) => at >= thisMonth)),
          last_month_minor: netOf(own.filter(({ at }) => at < thisMonth)),
          last_month_by_now_minor: netOf(own.filter(({ at }) => at < byNow)),
        };
      }),
    );

    const dates = Array.from({ length: days }, (_, index) => dayOf(from + index * DAY));
    expect(read['money']).toEqual(
      dates.flatMap((day) =>
        ['EUR', 'JPY', 'USD'].flatMap((currency) => {
          const own = made.filter((row) => dayOf(row.at) === day && row.currency === currency);
          if (own.length === 0) return [];
          return {
            day,
            currency,
            payments: own.filter(({ kind }) => kind === 'payment').length,
            payments_minor: sumOf(own, 'payment'),
            refunds_minor: sumOf(own, 'refund'),
            disputes_minor: sumOf(own, 'dispute'),
          };
        }),
      ),
    );
    expect(read['days']).toEqual(
      dates.map((day) => ({
        day,
        ...stepsWith((step) => step.day === day),
        members: members.filter(({ since }) => dayOf(since) === day).length,
      })),
    );

    const names = [...new Set(steps.filter(inPeriod).map(({ referrer }) => referrer))];
    const sorted = names
      .map((referrer) => ({
        referrer,
        ...stepsWith((step) => inPeriod(step) && step.referrer === referrer),
      }))
      .toSorted(
        (a, b) =>
          b.visits - a.visits ||
          b.plan_clicks - a.plan_clicks ||
          a.referrer.localeCompare(b.referrer),
      );
    expect(read['referrers']).toEqual(sorted.slice(0, 10));
    const rest = sorted.slice(10).map(({ referrer }) => referrer);
    expect(read['others']).toEqual({
      referrers: rest.length,
      ...stepsWith((step) => inPeriod(step) && rest.includes(step.referrer)),
    });

    const rows = valueOf(await as(seller, `select public.store_counts('biz_cards', ${days})`)) as {
      day: string;
      referrer: string;
    }[];
    expect(rows).toEqual(
      dates.flatMap((day) =>
        names
          .map((referrer) => ({
            day,
            referrer,
            ...stepsWith((step) => step.day === day && step.referrer === referrer),
          }))
          .filter(({ visits, plan_clicks: clicks, checkouts }) => visits + clicks + checkouts > 0)
          .toSorted(
            (a, b) =>
              b.visits - a.visits ||
              b.plan_clicks - a.plan_clicks ||
              a.referrer.localeCompare(b.referrer),
          ),
      ),
    );
  });

  it('of an empty store', async () => {
    const read = valueOf(await as(seller, `select public.store_overview('biz_draft', 7)`));
    expect(read).toEqual({
      members: { active: 0, past_due: 0, joined: 0, ended: 0 },
      tasks: noTasks,
      revenue: [],
      unassigned: 0,
      money: [],
      referrers: [],
      others: { referrers: 0, visits: 0, plan_clicks: 0, checkouts: 0 },
      days: expect.arrayContaining([expect.objectContaining({ visits: 0, members: 0 })]),
      changes: [],
    });
    expect(valueOf(await as(seller, `select public.store_counts('biz_draft')`))).toEqual([]);
  });
});
