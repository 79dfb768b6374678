import * as v from 'valibot';
import { listOf } from '../rows';
import type {
  CountsResult,
  OverviewPeriod,
  OverviewResult,
  PriceThen,
  StoreChange,
} from '#domain/marketplace/store-overview';
import { bodyOf, isSuccess } from '../http';
import { rpc } from '../supabase/call-backend';
import { watchTable } from '../supabase/channel';
import type { StoreChangesListener } from './store-changes';
import { paymentsFailure } from './store-transactions';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const minor = v.pipe(v.number(), v.safeInteger());
const amount = v.pipe(minor, v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z_]{3,8}$/));
const day = v.pipe(v.string(), v.isoDate());
const steps = { visits: count, plan_clicks: count, checkouts: count };
const price = {
  name: v.string(),
  before_minor: v.nullable(amount),
  before_currency: currency,
  after_minor: v.nullable(amount),
  after_currency: currency,
};

const overviewBody = v.object({
  unassigned: count,
  members: v.object({ active: count, past_due: count, joined: count, ended: count }),
  revenue: listOf(
    v.object({
      currency,
      this_month_minor: minor,
      last_month_minor: minor,
      last_month_by_now_minor: minor,
    }),
  ),
  money: listOf(
    v.object({
      day,
      currency,
      payments: count,
      payments_minor: amount,
      refunds_minor: amount,
      disputes_minor: amount,
    }),
  ),
  referrers: listOf(v.object({ referrer: v.string(), ...steps })),
  others: v.object({ referrers: count, ...steps }),
  days: listOf(v.object({ day, members: count, ...steps })),
  changes: listOf(
    v.variant('kind', [
      v.object({ kind: v.literal('design'), day }),
      v.object({ kind: v.picklist(['price', 'early_bird_price']), day, ...price }),
    ]),
  ),
});
const countsBody = listOf(v.object({ day, referrer: v.string(), ...steps }));

interface Asked {
  storeId: string;
  days: OverviewPeriod;
}

/** Returns the overview of one of the viewer's stores for the last `days` days. */
export async function loadStoreOverview(
  { storeId, days }: Asked,
  signal?: AbortSignal,
): Promise<OverviewResult> {
  const answer = await rpc('store_overview', { store_id: storeId, days }, { signal });
  const body = answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : null;
  const parsed = v.safeParse(overviewBody, body);
  if (!parsed.success) return paymentsFailure(answer);
  const { members, revenue, money, referrers, others, changes } = parsed.output;
  return {
    ok: true,
    value: {
      members: {
        active: members.active,
        pastDue: members.past_due,
        joined: members.joined,
        ended: members.ended,
      },
      unassigned: parsed.output.unassigned,
      revenue: revenue.map((each) => ({
        currency: each.currency,
        thisMonthMinor: each.this_month_minor,
        lastMonthMinor: each.last_month_minor,
        lastMonthByNowMinor: each.last_month_by_now_minor,
      })),
      money: money.map((each) => ({
        day: each.day,
        currency: each.currency,
        payments: each.payments,
        paymentsMinor: each.payments_minor,
        refundsMinor: each.refunds_minor,
        disputesMinor: each.disputes_minor,
      })),
      referrers: referrers.map(({ referrer, ...row }) => ({ referrer, ...stepsFrom(row) })),
      others: { referrers: others.referrers, ...stepsFrom(others) },
      days: parsed.output.days.map((row) => ({
        day: row.day,
        members: row.members,
        ...stepsFrom(row),
      })),
      changes: changes.map(changeFrom),
    },
  };
}

/** Returns the number of visitors of a store by day and referrer, for the last `days` days, the oldest day first. */
export async function loadStoreCounts(
  { storeId, days }: Asked,
  signal?: AbortSignal,
): Promise<CountsResult> {
  const answer = await rpc('store_counts', { store_id: storeId, days }, { signal });
  const body = answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : null;
  const parsed = v.safeParse(countsBody, body);
  if (!parsed.success) return paymentsFailure(answer);
  return {
    ok: true,
    value: parsed.output.map((row) => ({
      day: row.day,
      referrer: row.referrer,
      ...stepsFrom(row),
    })),
  };
}

/** Listens to the members and transactions of one of the viewer's stores. Returns a function that unsubscribes. */
export function watchStoreFigures(storeId: string, listener: StoreChangesListener): () => void {
  return watchTable({
    channel: `store-overview-${storeId}`,
    table: ['store_members', 'store_transactions'],
    filter: `store_id=eq.${storeId}`,
    ...listener,
  });
}

function stepsFrom(row: { visits: number; plan_clicks: number; checkouts: number }) {
  return { visits: row.visits, planClicks: row.plan_clicks, checkouts: row.checkouts };
}

type ChangeRow = v.InferOutput<typeof overviewBody>['changes'][number];

function changeFrom(row: ChangeRow): StoreChange {
  if (row.kind === 'design') return { kind: 'design', day: row.day };
  return {
    kind: row.kind,
    day: row.day,
    name: row.name,
    before: priceFrom(row.before_minor, row.before_currency),
    after: priceFrom(row.after_minor, row.after_currency),
  };
}

function priceFrom(minorUnits: number | null, inCurrency: string): PriceThen {
  return minorUnits === null ? null : { minor: minorUnits, currency: inCurrency };
}
