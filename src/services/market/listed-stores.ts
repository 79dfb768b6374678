import * as v from 'valibot';
import { isCurrency } from '#domain/marketplace/currency';
import { parseDesign } from '#domain/marketplace/design';
import type { ListedStore } from '#domain/marketplace/listing';
import type { Result } from '#domain/result';
import { type Page, rpcCall } from '../backend-call';
import { readAll } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';
import { readRows, row, rowIn } from '../rows';
import { category, interval, minor, picture, pictureUrl, text } from './store-columns';

const listedRow = row({
  id: v.string(),
  slug: v.string(),
  name: text,
  tagline: text,
  category,
  logoPath: picture,
  primaryColor: v.nullable(v.string()),
  priceMinor: v.nullable(minor),
  currency: v.nullable(v.string()),
  billingInterval: v.nullable(v.string()),
  createdAt: v.string(),
});

/** Calls for a page of the public stores, newest first, after the last row of the previous page. */
export const newestStoresCall = ({ count, last }: Page) =>
  rpcCall('listed_stores', {
    search: '',
    in_category: null,
    sort_by: 'newest',
    after_place: placeIn(last),
    page_size: count,
  });

/** Returns the public stores, newest first. Leaves out rows that do not match the schema. */
export async function loadListedStores(
  signal?: AbortSignal,
): Promise<Result<readonly ListedStore[], { kind: 'unreachable' }>> {
  const read = await readAll(newestStoresCall, signal);
  if (!read.ok) return { ok: false, error: { kind: 'unreachable' } };
  const { url } = supabaseAddress();
  return { ok: true, value: readRows(read.value, (row) => listedFrom(row, url)) };
}

/** Returns the place of a row of `listed_stores()`; null if it has none. */
function placeIn(cells: unknown): string | null {
  return rowIn(row({ place: v.string() }))(cells)[0]?.place ?? null;
}

/**
 * Converts a row of `listed_stores()`. Returns an empty list if the row does not match the schema. `url` is the URL of
 * the backend.
 */
export function listedFrom(cells: unknown, url: string): ListedStore[] {
  return rowIn(listedRow)(cells).map(
    ({ logoPath, primaryColor, priceMinor: price, currency: code, billingInterval, ...store }) => {
      const period = v.safeParse(interval, billingInterval);
      const isPriced = price !== null && code !== null && isCurrency(code) && period.success;
      return {
        ...store,
        logoUrl: pictureUrl(url, 'store-media', logoPath),
        primaryColor: parseDesign({ primaryColor }).primaryColor,
        lowestPrice: isPriced ? { minor: price, currency: code, interval: period.output } : null,
        isDemo: false,
      };
    },
  );
}
