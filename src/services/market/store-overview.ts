import type {
  CountsResult,
  OverviewPeriod,
  OverviewResult,
} from '#domain/marketplace/store-overview';
import * as v from 'valibot';
import { readErrors, resultOf } from '../answers';
import { listOf, row } from '../rows';
import { rpc } from '../supabase/call-backend';
import { type RowsListener, watchTable } from '../supabase/channel';
import { anyCurrency } from './store-columns';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const minor = v.pipe(v.number(), v.safeInteger());
const amount = v.pipe(minor, v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());
const steps = { visits: count, planClicks: count, checkouts: count };

const priceChange = v.pipe(
  row({
    kind: v.picklist(['price', 'early_bird_price']),
    day,
    name: v.string(),
    beforeMinor: v.nullable(amount),
    beforeCurrency: anyCurrency,
    afterMinor: v.nullable(amount),
    afterCurrency: anyCurrency,
  }),
  v.transform(({ beforeMinor, beforeCurrency, afterMinor, afterCurrency, ...change }) => ({
    ...change,
    before: beforeMinor === null ? null : { minor: beforeMinor, currency: beforeCurrency },
    after: afterMinor === null ? null : { minor: afterMinor, currency: afterCurrency },
  })),
);

const overviewBody = row({
  unassigned: count,
  tasks: row({
    waitingBuyers: count,
    disputes: count,
    inquiries: count,
    oversold: count,
    reviews: count,
    waitlist: count,
  }),
  members: row({ active: count, pastDue: count, joined: count, ended: count }),
  revenue: listOf(
    row({
      currency: anyCurrency,
      thisMonthMinor: minor,
      lastMonthMinor: minor,
      lastMonthByNowMinor: minor,
    }),
  ),
  money: listOf(
    row({
      day,
      currency: anyCurrency,
      payments: count,
      paymentsMinor: amount,
      refundsMinor: amount,
      disputesMinor: amount,
    }),
  ),
  referrers: listOf(row({ referrer: v.string(), ...steps })),
  others: row({ referrers: count, ...steps }),
  days: listOf(row({ day, members: count, ...steps })),
  changes: listOf(v.union([row({ kind: v.literal('design'), day }), priceChange])),
});
const countsBody = listOf(row({ day, referrer: v.string(), ...steps }));

interface Asked {
  storeId: string;
  days: OverviewPeriod;
}

/** Returns the overview of one of the viewer's stores for the last `days` days. */
export function loadStoreOverview(
  { storeId, days }: Asked,
  signal?: AbortSignal,
): Promise<OverviewResult> {
  const call = rpc('store_overview', { store_id: storeId, days }, { signal });
  return resultOf(call, overviewBody, readErrors);
}

/** Returns the number of visitors of a store by day and referrer, for the last `days` days, the oldest day first. */
export function loadStoreCounts(
  { storeId, days }: Asked,
  signal?: AbortSignal,
): Promise<CountsResult> {
  const call = rpc('store_counts', { store_id: storeId, days }, { signal });
  return resultOf(call, countsBody, readErrors);
}

export function watchStoreFigures(storeId: string, listener: RowsListener): () => void {
  return watchTable(
    {
      channel: `store-overview-${storeId}`,
      table: ['store_members', 'store_transactions'],
      filter: `store_id=eq.${storeId}`,
    },
    listener,
  );
}
