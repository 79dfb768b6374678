import type { StoreStep } from '#domain/marketplace/store-steps';

/** A row of `store_daily_counts` without the column for the store. `day` is in UTC: '2026-11-25'. */
export interface CountRow {
  day: string;
  kind: StoreStep;
  referrer: string;
  count: number;
}

/** A row of `store_changes` without the id and the column for the store. */
export interface ChangeRow {
  day: string;
  kind: 'design' | 'price' | 'early_bird_price';
  membership_id: string | null;
  before_minor: number | null;
  before_currency: string | null;
  after_minor: number | null;
  after_currency: string | null;
}

const DAY = 24 * 3_600_000;

/** Returns the UTC date that is `ago` days before `now`. `now` is in Unix ms. */
export function dayOf(now: number, ago = 0): string {
  return new Date(now - ago * DAY).toISOString().slice(0, 10);
}
