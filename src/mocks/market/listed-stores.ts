import { wordMatcher } from '#domain/fold';
import { placeOf, type StoreOrder, storeOrders } from '#domain/marketplace/listing';
import * as v from 'valibot';
import { offerOf } from '#domain/marketplace/membership';
import type { Given } from '../handlers/rpc';
import { pick } from '../postgrest';
import { type ReviewRow, storePageReviews } from './review-rows';
import type { StoreMemberRow } from './store-member-row';
import type { MembershipRow, StoreRow } from './store-row';
import { isPublic, isSold, ordered } from './stores';

const nullableText = v.optional(v.nullable(v.string()), null);

export const listedStoresArguments = {
  search: v.optional(v.nullable(v.string()), ''),
  in_category: nullableText,
  sort_by: nullableText,
  after_place: nullableText,
  page_size: v.optional(v.number(), 1_000),
};

/** Returns the result of the function `listed_stores()`. */
export function listedStores(
  stores: readonly StoreRow[],
  query: Given<typeof listedStoresArguments>,
  counted?: Counted,
) {
  const order = storeOrders.find((known) => known === query.sort_by) ?? 'featured';
  const isFound = wordMatcher((query.search ?? '').slice(0, 320));
  return stores
    .filter(isPublic)
    .filter(({ category }) => query.in_category === null || category === query.in_category)
    .filter(({ name, tagline, category }) => isFound(name, tagline, category))
    .map((store) => listedRow(store, order, counted))
    .filter(({ place }) => place > (query.after_place ?? ''))
    .toSorted((a, b) => Number(a.place > b.place) - Number(a.place < b.place))
    .slice(0, Math.min(Math.max(query.page_size, 0), 1_000));
}

/** What the figures of stores are counted from. `now` is in Unix ms. */
export interface Counted {
  reviews: readonly ReviewRow[];
  members: readonly StoreMemberRow[];
  now: number;
}

/** Returns a row of the function `listed_stores()`. */
export function listedRow(
  { memberships, design, ...store }: StoreRow,
  order: StoreOrder = 'featured',
  { reviews, members, now }: Counted = { reviews: [], members: [], now: Date.now() },
) {
  const sold = ordered(memberships).filter(isSold);
  const [cheapest] = sold
    .filter(({ currency }) => currency === sold[0]?.currency)
    .toSorted((a, b) => a.price_minor - b.price_minor);
  const { id, name, created_at } = store;
  const rated = storePageReviews(reviews, members, id);
  const offers = sold.map((row) => offerOf(asSold(row), now));
  return {
    ...pick(store, 'id', 'slug', 'name', 'tagline', 'category', 'logo_path', 'created_at'),
    primary_color: textIn(design['primaryColor']),
    secondary_color: textIn(design['secondaryColor']),
    use_gradient: design['useGradient'] !== false,
    price_minor: cheapest?.price_minor ?? null,
    currency: cheapest?.currency ?? null,
    billing_interval: cheapest?.billing_interval ?? null,
    rating: rated?.average ?? null,
    reviews: rated?.count ?? 0,
    members: sold.reduce((sum, row) => sum + row.members, 0),
    is_early_bird: offers.some(({ isEarlyBird }) => isEarlyBird),
    is_sold_out: offers.length > 0 && offers.every(({ isSoldOut }) => isSoldOut),
    place: placeOf(
      {
        id,
        name,
        createdAt: created_at,
        lowestPrice: cheapest ? { minor: cheapest.price_minor } : null,
      },
      order,
    ),
  };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function asSold(row: MembershipRow): Parameters<typeof offerOf>[0] {
  return {
    priceMinor: row.price_minor,
    maxMembers: row.max_members,
    members: row.members,
    earlyBirdPriceMinor: row.early_bird_price_minor,
    earlyBirdUntil: row.early_bird_until,
    earlyBirdPlaces: row.early_bird_places,
  };
}
