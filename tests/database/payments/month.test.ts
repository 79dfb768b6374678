import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAs } from '../../setup/project';
import { sample } from '../../setup/sample';
import type { SignedIn } from '../cast';
import { inParallel, sendUntilTaken } from './provider';
import { allowLockTimeouts, startStack, type Stack } from './stack';
import { membership, openStore } from './store';
import { type Entry, shuffled, Story } from './story';
import * as stripe from './stripe-story';
import * as whop from './whop-story';

const storeId = 'biz_month';
const secrets = { stripe: 'whsec_c3RyaXBlLXNlY3JldA==', whop: 'whsec_d2hvcC1zZWNyZXQ=' };
const weekly = [
  membership('weekly_usd'),
  membership('weekly_jpy', 'JPY'),
  membership('weekly_kwd', 'KWD'),
];
const forLife = membership('for_life', 'USD', true);

const BUYERS = sample(3, 8);
/** With these seeds, the month has every kind of event. */
const SEED = sample(5_458, 24);

/** Returns a story of about one month in which `BUYERS` people buy each of nine things: five at Stripe, four at Whop. */
function playMonth(seed: number): Story {
  const story = new Story(seed);
  for (const sold of weekly) {
    for (let buyer = 0; buyer < BUYERS; buyer += 1) {
      stripe.subscribe(story, sold);
      whop.subscribe(story, sold);
    }
  }
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    stripe.buyOnce(story, forLife);
    whop.buyOnce(story, forLife);
  }
  // Customers with a purchase and a subscription.
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const customer = stripe.newCustomer(story);
    stripe.subscribe(story, weekly[0] ?? forLife, customer);
    stripe.buyOnce(story, forLife, customer);
  }
  return story;
}

const isMoney = ({ status }: Entry) => ['succeeded', 'open', 'lost'].includes(status);

/** Sums the ledger in the format that `store_months` must return. */
function monthsOf(ledger: readonly Entry[]): unknown[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of ledger.filter(isMoney)) {
    const key = `${new Date(entry.at).toISOString().slice(0, 7)} ${entry.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entries]) => {
      const [month, currency] = key.split(' ');
      const sum = (kind: Entry['kind']) =>
        entries
          .filter((entry) => entry.kind === kind)
          .reduce((total, { minor }) => total + minor, 0);
      return {
        month,
        currency,
        payments: entries.filter(({ kind }) => kind === 'payment').length,
        payments_minor: sum('payment'),
        refunds_minor: sum('refund'),
        disputes_minor: sum('dispute'),
      };
    });
}

const lineOf = ({ kind, status, minor, currency, at }: Entry, member: string | null) =>
  `${kind} ${status} ${minor} ${currency} ${new Date(at).toISOString()} of ${member ?? 'nobody'}`;

interface Row extends Omit<Entry, 'minor' | 'reference'> {
  minor: string;
  reference: string | null;
}

let stack: Stack;
let owner: SignedIn;

beforeAll(async () => {
  stack = await startStack();
  const sold = [...weekly, forLife];
  owner = await openStore(stack.project.sql, { id: storeId, secrets, sold });
});
afterAll(() => stack.stop());
beforeEach(allowLockTimeouts);

describe('a month of events from both providers, repeated and in random order', () => {
  const story = playMonth(SEED);

  it('has every kind of event', () => {
    const kinds = new Set(story.events.map(({ body }) => /"type":"([^"]+)"/.exec(body)?.[1] ?? ''));
    expect([...kinds].toSorted()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.refund.updated',
      'charge.refunded',
      'charge.succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'dispute.created',
      'dispute.updated',
      'invoice.paid',
      'invoice.payment_failed',
      'invoice_payment.paid',
      'membership.activated',
      'membership.deactivated',
      'payment.created',
      'payment.failed',
      'payment.pending',
      'payment.succeeded',
      'refund.created',
      'refund.failed',
      'refund.updated',
    ]);
    const kept = new Set(story.ledger.map(({ kind, status }) => `${kind} ${status}`));
    expect(kept.size).toBe(10);
  });

  it('is taken: every event once', async () => {
    const repeated = story.events.flatMap((event) =>
      Array.from({ length: story.chance(0.2) ? 2 : 1 }, () => event),
    );
    const outcomes: Record<string, number> = {};
    const to = { url: () => stack.url, storeId, secrets };
    await inParallel(shuffled(repeated, story.random), 8, async (event) => {
      const { outcome } = await sendUntilTaken(event, to);
      outcomes[String(outcome)] = (outcomes[String(outcome)] ?? 0) + 1;
    });
    const { duplicate = 0, ignored = 0 } = outcomes;
    const notRelevant = story.events.filter(({ body }) => body.includes('"payment.created"'));
    expect(duplicate).toBe(repeated.length - story.events.length);
    expect(ignored).toBe(notRelevant.length);
    const [row] = await stack.project.sql`select count(*)::int as count from private.store_events`;
    expect(row?.['count']).toBe(story.events.length);
  });

  it('adds up to the ledger in each month and currency, to the minor unit', async () => {
    const months = await runAs(
      stack.project.sql,
      owner,
      (sql) => sql`select public.store_months(${storeId}) as months`,
    );
    if (!months.ok) throw new Error(months.message);
    expect(months.rows[0]?.['months']).toEqual(monthsOf(story.ledger));
  });

  it('has each transaction of the ledger, at its time and of its member', async () => {
    const rows = await stack.project.sql<(Omit<Row, 'at'> & { at: Date })[]>`
      select made.kind, made.status, made.amount_minor as minor, made.currency, made.occurred_at as at,
        member.provider_reference as reference
      from public.store_transactions made left join public.store_members member on member.id = made.member_id`;
    const stored = rows.map((row) =>
      lineOf(
        { ...row, reference: '', minor: Number(row.minor), at: row.at.getTime() },
        row.reference,
      ),
    );
    const wanted = story.ledger.map((entry) =>
      // A buyer whose first payment failed or is pending is not a member, so the transaction has no reference.
      lineOf(entry, story.people.has(entry.reference) ? entry.reference : null),
    );
    expect(stored.toSorted()).toEqual(wanted.toSorted());
  });

  it('has each member with the status of the story', async () => {
    const rows = await stack.project.sql`
      select member.provider_reference as reference, member.status, sold.name as membership
      from public.store_members member join public.store_memberships sold on sold.id = member.membership_id
      order by reference`;
    const people = [...story.people.values()].toSorted((a, b) =>
      a.reference < b.reference ? -1 : 1,
    );
    expect(rows.map((row) => ({ ...row }))).toEqual(people);
  });

  it('has removed the addresses from the events of members', async () => {
    const [row] = await stack.project.sql`
      select count(*)::int as count from private.store_events where email is not null and outcome = 'applied'`;
    expect(row?.['count']).toBe(0);
  });

  it('keeps the sums of each month, also when transactions change, move and go', async () => {
    const { sql } = stack.project;
    const differences = async () => {
      const rows = await sql`with counted as (
          select store_id, private.month_of(occurred_at), kind, status, currency, membership_id, is_dismissed, count(*),
            sum(amount_minor) from public.store_transactions group by 1, 2, 3, 4, 5, 6, 7),
        kept as (
          select store_id, month, kind, status, currency, membership_id, is_dismissed, transactions, amount_minor
          from private.store_month_sums)
        (table counted except table kept) union all (table kept except table counted)`;
      return rows.length;
    };
    expect(await differences()).toBe(0);
    await sql`update public.store_transactions set amount_minor = amount_minor + 1, status = 'lost' where kind = 'dispute'`;
    await sql`update public.store_transactions set membership_id = null, is_dismissed = true where currency = 'JPY'`;
    await sql`update public.store_transactions set occurred_at = occurred_at - interval '1 month' where currency = 'KWD'`;
    await sql`delete from public.store_transactions where kind = 'refund'`;
    expect(await differences()).toBe(0);
    await sql`delete from public.stores where id = ${storeId}`;
    expect([...(await sql`select id from private.store_month_sums`)]).toEqual([]);
  });
});
