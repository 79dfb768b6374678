import type { StoreStep } from '#domain/marketplace/store-steps';
import { dataIn, type DataStorage } from '../data';
import type { MembershipRow, StoreRow } from './store-row';
import type { TableRow } from '#services/database-functions';

/** A row of `store_daily_counts` without the column for the store. `day` is in UTC: '2026-11-25'. */
export interface CountRow extends TableRow<'store_daily_counts', 'store_id'> {
  kind: StoreStep;
}

/** A row of `store_changes` without the id and the column for the store. */
export interface ChangeRow extends TableRow<'store_changes', 'id' | 'store_id'> {
  kind: 'design' | 'price' | 'early_bird_price';
}

const DAY = 24 * 3_600_000;

/** Returns the UTC date that is `ago` days before `now`. `now` is in Unix ms. */
export function dayOf(now: number, ago = 0): string {
  return new Date(now - ago * DAY).toISOString().slice(0, 10);
}

const MOST_REFERRERS = 100;

/** The counted actions of visitors, and the recorded changes of sellers, since the demo started. */
export function createCountStore({ keep, now }: { keep: DataStorage; now: () => number }) {
  const { read, write } = dataIn(keep);

  return {
    counted: (storeId: string) => read().storeCounts[storeId] ?? [],
    changed: (storeId: string) => read().storeChanges[storeId] ?? [],

    count(storeId: string, kind: StoreStep, host: string): void {
      const { storeCounts } = read();
      const known = storeCounts[storeId] ?? [];
      const day = dayOf(now());
      const today = known.filter((row) => row.day === day && row.kind === kind);
      const hosts = today.map(({ referrer }) => referrer).filter((each) => each !== '');
      const isFull = host !== '' && !hosts.includes(host) && hosts.length >= MOST_REFERRERS;
      const least = isFull ? fewest(today.filter(({ referrer }) => referrer !== '')) : undefined;
      const kept = known.filter((row) => row !== least);
      const moved = least ? withCount(kept, { ...least, referrer: '' }) : kept;
      const rows = withCount(moved, { day, kind, referrer: host, count: 1 });
      write({ storeCounts: { ...storeCounts, [storeId]: rows } });
    },

    /** Records a change for each design and each price that differs between `before` and `after`. */
    noteChanges(before: readonly StoreRow[], after: readonly StoreRow[]): void {
      const changes = { ...read().storeChanges };
      for (const store of after) {
        const known = before.find(({ id }) => id === store.id);
        const made = known ? changesBetween(known, store, dayOf(now())) : [];
        if (made.length > 0) changes[store.id] = made.reduce(withChange, changes[store.id] ?? []);
      }
      write({ storeChanges: changes });
    },
  };
}

/** Returns the referrer with the fewest visits. A new referrer takes its place. */
function fewest(rows: readonly CountRow[]): CountRow | undefined {
  return rows.toSorted((a, b) => a.count - b.count)[0];
}

function withCount(rows: readonly CountRow[], made: CountRow): CountRow[] {
  const isSame = (row: CountRow) =>
    row.day === made.day && row.kind === made.kind && row.referrer === made.referrer;
  const count = (rows.find(isSame)?.count ?? 0) + made.count;
  return [...rows.filter((row) => !isSame(row)), { ...made, count }];
}

function changesBetween(before: StoreRow, after: StoreRow, day: string): readonly ChangeRow[] {
  const hasNewDesign = JSON.stringify(before.design) !== JSON.stringify(after.design);
  const design = {
    day,
    kind: 'design',
    membership_id: null,
    before_minor: null,
    before_currency: null,
    after_minor: null,
    after_currency: null,
  } as const;
  const prices = after.memberships.flatMap((row) => {
    const known = before.memberships.find(({ id }) => id === row.id);
    return known ? priceChanges(known, row, day) : [];
  });
  return hasNewDesign ? [design, ...prices] : prices;
}

const prices = { price: 'price_minor', early_bird_price: 'early_bird_price_minor' } as const;

function priceChanges(before: MembershipRow, after: MembershipRow, day: string): ChangeRow[] {
  return (['price', 'early_bird_price'] as const).flatMap((kind) => {
    const [was, is] = [before[prices[kind]], after[prices[kind]]];
    if (was === is && (was === null || before.currency === after.currency)) return [];
    return {
      day,
      kind,
      membership_id: after.id,
      before_minor: was,
      before_currency: before.currency,
      after_minor: is,
      after_currency: after.currency,
    };
  });
}

/** Merges changes of the same design or price on one day: the price before the first and the price after the last. */
function withChange(known: ChangeRow[], made: ChangeRow): ChangeRow[] {
  const isSame = (row: ChangeRow) =>
    row.day === made.day && row.kind === made.kind && row.membership_id === made.membership_id;
  const first = known.find(isSame) ?? made;
  const { before_minor, before_currency } = first;
  return [...known.filter((row) => !isSame(row)), { ...made, before_minor, before_currency }];
}
