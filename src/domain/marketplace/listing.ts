import { fold, wordMatcher } from '../fold';
import { listQuery, type QueryOf } from '../list-query';
import type { Currency } from './currency';
import type { BillingInterval, SoldMembership } from './membership';
import { categories, type StoreCategory } from './store';

export interface ListedStore {
  id: string;
  slug: string;
  name: string;
  tagline: string;
  category: StoreCategory;
  logoUrl: string | null;
  /** The colors of the cover, '#rrggbb'. They are the same if the design has no gradient. */
  colors: readonly [from: string, to: string];
  /** The lowest price, in the currency of the store's first membership; null if there are no memberships. */
  lowestPrice: { minor: number; currency: Currency; interval: BillingInterval | null } | null;
  /** Null for a demo store. */
  figures: StoreFigures | null;
  /** ISO 8601. */
  createdAt: string;
  isDemo: boolean;
}

/** What was counted for a published store. */
export interface StoreFigures {
  /** The average of the reviews that count, from 1 to 5 with one decimal place; null if none counts. */
  rating: { average: number; count: number } | null;
  /** The members who have one of the memberships on sale. */
  members: number;
  /** Whether an early-bird price applies to one of the memberships on sale. */
  isEarlyBird: boolean;
  /** Whether all memberships on sale are sold out. */
  isSoldOut: boolean;
}

export const storeOrders = ['featured', 'newest', 'price', 'name'] as const;
export type StoreOrder = (typeof storeOrders)[number];

export const PAGE_SIZE = 24;

/**
 * Every word of the search must occur in the name, tagline or category. 'featured' is newest first. 'price' sorts by
 * amount, without converting currencies. `page` counts the pages that were added to the first one.
 */
export const storesList = listQuery({
  pageSize: PAGE_SIZE,
  searchParameter: 'search',
  filters: {
    category: { parameter: 'category', argument: 'in_category', values: categories },
    order: { parameter: 'sort', argument: 'sort_by', values: storeOrders, isOrder: true },
  },
});
export type StoresQuery = QueryOf<typeof storesList>;

/** A published store, with its place in the order in which it was read. */
export interface PlacedStore extends ListedStore {
  place: string;
}

export interface ListedStores {
  stores: readonly PlacedStore[];
  /** The place after which the next page begins; null if there are no more stores. */
  next: string | null;
}

export interface MoreStoresQuery {
  query: StoresQuery;
  after: string;
}

/** The length of the longest place, in characters (`store_listings_length` in the database). */
const LONGEST_PLACE = 200;

/**
 * Returns the query of the URL of a page of public stores. Hosts cache the page by its URL, so queries that find the same
 * stores have the same one.
 */
export function storeListQuery({ query, after }: MoreStoresQuery): string {
  const words = new Set(fold(query.search).split(/\s+/).filter(Boolean));
  const parameters = storesList.write(new URLSearchParams(), {
    ...query,
    search: Array.from(words).toSorted().join(' '),
    order: query.order === 'newest' ? 'featured' : query.order,
    page: 0,
  });
  if (after !== '') parameters.set('after', after);
  return parameters.toString();
}

/** Returns what the parameters of such a URL ask for; null unless they are as `storeListQuery` writes them. */
export function storesAskedIn(parameters: URLSearchParams): MoreStoresQuery | null {
  const asked = { query: storesList.read(parameters), after: parameters.get('after') ?? '' };
  const isOwn = storeListQuery(asked) === parameters.toString();
  return isOwn && asked.after.length <= LONGEST_PLACE ? asked : null;
}

/** The end of the times that the database stores, in Unix ms. */
const LAST_TIME = 253_402_300_800_000;
/** More than the highest price, in minor units. */
const NO_PRICE = 100_000_000;

/**
 * Returns the place of a store in an order: stores are sorted by it. Places are unique, so a page begins after the last
 * place of the previous one. `private.listing_of` has the same places.
 */
export function placeOf(
  {
    id,
    name,
    lowestPrice,
    createdAt,
  }: Pick<ListedStore, 'id' | 'name' | 'createdAt'> & {
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

export function findStores(
  stores: readonly ListedStore[],
  { search, category, order }: Omit<StoresQuery, 'page'>,
): readonly PlacedStore[] {
  const isFound = wordMatcher(search);
  return stores
    .filter((store) => category === null || store.category === category)
    .filter((store) => isFound(store.name, store.tagline, store.category))
    .map((store) => ({ ...store, place: placeOf(store, order) }))
    .toSorted((a, b) => Number(a.place > b.place) - Number(a.place < b.place));
}

/** The number of published stores from which on the demo stores are not listed. */
const ENOUGH = 3;

/** Demo stores come after the published ones, while these are few. They are not found by a search or in a category. */
export function withDemoStores(
  { stores }: ListedStores,
  { demos, query }: { demos: readonly ListedStore[]; query: StoresQuery },
): readonly ListedStore[] {
  const areListed = stores.length < ENOUGH && !storesList.isNarrowed(query);
  return areListed ? [...stores, ...findStores(demos, query)] : stores;
}

/** Appends the next page. A store that has changed its place meanwhile is not listed twice. */
export function withMoreStores(known: ListedStores, more: ListedStores): ListedStores {
  return { stores: [...known.stores, ...without(more.stores, known.stores)], next: more.next };
}

/** Replaces the beginning of the list with what was read again, and keeps the pages that were added to it. */
export function withNewestStores(known: ListedStores, newest: ListedStores): ListedStores {
  const { next } = newest;
  if (next === null) return newest;
  const later = without(
    known.stores.filter(({ place }) => place > next),
    newest.stores,
  );
  return later.length === 0 ? newest : { stores: [...newest.stores, ...later], next: known.next };
}

function without(stores: readonly PlacedStore[], others: readonly PlacedStore[]) {
  const ids = new Set(others.map(({ id }) => id));
  return stores.filter(({ id }) => !ids.has(id));
}

/** `page` starts at 1. If the page does not exist, returns the nearest existing page. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
): { items: readonly Item[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const shown = Number.isInteger(page) ? Math.min(Math.max(1, page), pages) : 1;
  return { items: items.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE), page: shown, pages };
}

/** Compares only prices in the currency of the first membership. Returns null if there are no memberships. */
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
