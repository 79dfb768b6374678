import * as v from 'valibot';
import { isCurrency } from '#domain/marketplace/currency';
import { parseDesign } from '#domain/marketplace/design';
import type { ListedStore } from '#domain/marketplace/listing';
import type { Result } from '#domain/result';
import { rpcCall } from '../backend-call';
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

/** Returns the public stores, newest first. Leaves out rows that do not match the schema. */
export async function loadListedStores(
  signal?: AbortSignal,
): Promise<Result<readonly ListedStore[], { kind: 'unreachable' }>> {
  const read = await readAll((page) => rpcCall('listed_stores', {}, page), signal);
  if (!read.ok) return { ok: false, error: { kind: 'unreachable' } };
  const { url } = supabaseAddress();
  return { ok: true, value: readRows(read.value, (row) => listedFrom(row, url)) };
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
