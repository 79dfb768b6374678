import { fold, wordMatcher } from '../fold';
import type { Currency } from './currency';
import type { BillingInterval, SoldMembership } from './membership';
import type { StoreCategory } from './store';

/** A store in the marketplace. */
export interface ListedStore {
  id: string;
  slug: string;
  name: string;
  tagline: string;
  category: StoreCategory;
  logoUrl: string | null;
  /** '#rrggbb'. */
  primaryColor: string;
  /** The lowest price, in the currency of the store's first membership; null if there are no memberships. */
  lowestPrice: { minor: number; currency: Currency; interval: BillingInterval | null } | null;
  /** ISO 8601. */
  createdAt: string;
  isDemo: boolean;
}

export const storeOrders = ['featured', 'newest', 'price', 'name'] as const;
export type StoreOrder = (typeof storeOrders)[number];

export interface StoreFilter {
  query: string;
  category: StoreCategory | null;
  /** 'featured' keeps the order of the list. 'price' sorts by amount, lowest first, without converting currencies. */
  order: StoreOrder;
}

/** The number of stores on a page of the marketplace. */
export const PAGE_SIZE = 24;

/** The end of the times that the database stores, in Unix ms. */
const LAST_TIME = 253_402_300_800_000;
/** More than the highest price, in minor units. */
const NO_PRICE = 100_000_000;

/**
 * Returns the place of a store in an order: stores are sorted by it. Places are unique, so a page begins after the last
 * place of the previous one. `private.listing_of` has the same places.
 */
export function placeOf(
  { id, name, lowestPrice, createdAt }: Pick<ListedStore, 'id' | 'name' | 'createdAt'> & {
    lowestPrice: { minor: number } | null;
  },
  order: StoreOrder,
): string {
  const newest = `${String(LAST_TIME - Date.parse(createdAt)).padStart(15, '0')}${id}`;
  switch (order) {
    case 'price':
      return `${String(lowestPrice?.minor ?? NO_PRICE).padStart(9, '0')}${newest}`;
    case 'name':
      return `${Array.from(fold(name)).slice(0, 100).join('')}\t${newest}`;
    case 'featured':
    case 'newest':
      return newest;
  }
}

/**
 * Returns the stores that match a query. Every word must occur in the name, tagline or category.
 */
export function findStores(
  stores: readonly ListedStore[],
  { query, category, order }: StoreFilter,
): readonly ListedStore[] {
  const isFound = wordMatcher(query);
  const found = stores.filter((store) => {
    if (category !== null && store.category !== category) return false;
    return isFound(store.name, store.tagline, store.category);
  });
  return order === 'featured' ? found : found.toSorted(comparisons[order]);
}

const comparisons = {
  newest: (a, b) => Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt),
  price: (a, b) =>
    (a.lowestPrice?.minor ?? Number.MAX_SAFE_INTEGER) -
    (b.lowestPrice?.minor ?? Number.MAX_SAFE_INTEGER),
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
} as const satisfies Record<
  Exclude<StoreOrder, 'featured'>,
  (a: ListedStore, b: ListedStore) => number
>;

/**
 * Returns one page of a list. `page` starts at 1. If the page does not exist, the nearest existing page is returned.
 */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
): { items: readonly Item[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const shown = Number.isInteger(page) ? Math.min(Math.max(1, page), pages) : 1;
  return { items: items.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE), page: shown, pages };
}

/**
 * Returns the lowest price in the currency of the first membership, as the list of stores shows it; null if there are
 * no memberships.
 */
export function lowestPriceOf(
  memberships: readonly Pick<SoldMembership, 'priceMinor' | 'currency' | 'interval'>[],
): ListedStore['lowestPrice'] {
  const [first] = memberships;
  const [cheapest] = memberships
    .filter(({ currency }) => currency === first?.currency)
    .toSorted((a, b) => a.priceMinor - b.priceMinor);
  if (!cheapest) return null;
  return {
    minor: cheapest.priceMinor,
    currency: cheapest.currency,
    interval: cheapest.interval,
  };
}
