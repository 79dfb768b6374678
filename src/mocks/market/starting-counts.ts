import type { StoreStep } from '#domain/marketplace/store-steps';
import type { Conditions } from '../conditions';
import { type ChangeRow, type CountRow, dayOf } from './count-store';
import { cardsId } from './starting-stores';
import type { StoreRow } from './store-row';

type World = Pick<Conditions, 'storeOverview' | 'payments'>;
type CountedStore = Pick<StoreRow, 'id' | 'memberships'>;

const DAYS = 120;

/** Visits on an ordinary day, and how many of 100 visitors click a plan and open the checkout. */
const sites: readonly (readonly [
  referrer: string,
  visits: number,
  clicks: number,
  opened: number,
])[] = [
  ['discord.com', 31, 42, 15],
  ['', 22, 34, 11],
  ['x.com', 14, 21, 6],
  ['youtube.com', 11, 26, 8],
  ['google.com', 8, 38, 12],
  ['reddit.com', 6, 17, 3],
  ['tiktok.com', 5, 9, 2],
  ['instagram.com', 4, 12, 3],
  ['grading-tips.example', 3, 44, 20],
  ['card-news.example', 3, 30, 9],
  ['breaks-calendar.example', 2, 35, 14],
  ['collectors-forum.example', 1, 40, 10],
];

/** Returns the initial counts of a store in a world. Only the store `card-collectors` has any. `now` is in Unix ms. */
export function startingCounts(
  { id }: CountedStore,
  { storeOverview, payments }: World,
  now: number,
): readonly CountRow[] {
  if (id !== cardsId || storeOverview === 'empty') return [];
  const scale = payments === 'many' ? 6 : 1;
  return Array.from({ length: DAYS }, (_, ago) =>
    sites.flatMap(([referrer, usual, clicks, opened], site) => {
      // Two days of each week have more visits. In addition, the visits of each site vary from day to day.
      const strength = (ago % 7 < 2 ? 1.4 : 1) * (0.7 + ((ago * 37 + site * 53) % 60) / 100);
      const visits = Math.round(usual * scale * strength * (1 - ago / 400));
      const steps: readonly (readonly [StoreStep, number])[] = [
        ['visit', visits],
        ['plan_click', Math.round((visits * clicks) / 100)],
        ['checkout', Math.round((visits * opened) / 100)],
      ];
      return steps.flatMap(([kind, count]) =>
        count > 0 ? { day: dayOf(now, ago), kind, referrer, count } : [],
      );
    }),
  ).flat();
}

export function startingChanges(
  { id, memberships }: CountedStore,
  { storeOverview }: World,
  now: number,
): readonly ChangeRow[] {
  const [, vault] = memberships;
  if (id !== cardsId || storeOverview === 'empty' || !vault) return [];
  return [
    {
      day: dayOf(now, 19),
      kind: 'price',
      membership_id: vault.id,
      before_minor: 3_999,
      before_currency: 'USD',
      after_minor: vault.price_minor,
      after_currency: vault.currency,
    },
    {
      day: dayOf(now, 5),
      kind: 'design',
      membership_id: null,
      before_minor: null,
      before_currency: null,
      after_minor: null,
      after_currency: null,
    },
  ];
}
