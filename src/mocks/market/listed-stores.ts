import { wordMatcher } from '#domain/fold';
import { placeOf, type StoreOrder, storeOrders } from '#domain/marketplace/listing';
import * as v from 'valibot';
import type { Given } from '../handlers/rpc';
import { pick } from '../postgrest';
import type { StoreRow } from './store-row';
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
) {
  const order = storeOrders.find((known) => known === query.sort_by) ?? 'featured';
  const isFound = wordMatcher((query.search ?? '').slice(0, 320));
  return stores
    .filter(isPublic)
    .filter(({ category }) => query.in_category === null || category === query.in_category)
    .filter(({ name, tagline, category }) => isFound(name, tagline, category))
    .map((store) => listedRow(store, order))
    .filter(({ place }) => place > (query.after_place ?? ''))
    .toSorted((a, b) => Number(a.place > b.place) - Number(a.place < b.place))
    .slice(0, Math.min(Math.max(query.page_size, 0), 1_000));
}

/** Returns a row of the function `listed_stores()`. */
export function listedRow(
  { memberships, design, ...store }: StoreRow,
  order: StoreOrder = 'featured',
) {
  const sold = ordered(memberships).filter(isSold);
  const [cheapest] = sold
    .filter(({ currency }) => currency === sold[0]?.currency)
    .toSorted((a, b) => a.price_minor - b.price_minor);
  const { id, name, created_at } = store;
  const primaryColor = design['primaryColor'];
  return {
    ...pick(store, 'id', 'slug', 'name', 'tagline', 'category', 'logo_path', 'created_at'),
    primary_color: typeof primaryColor === 'string' ? primaryColor : null,
    price_minor: cheapest?.price_minor ?? null,
    currency: cheapest?.currency ?? null,
    billing_interval: cheapest?.billing_interval ?? null,
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
