import * as v from 'valibot';
import { isCurrency } from '#domain/marketplace/currency';
import { parseDesign } from '#domain/marketplace/design';
import type { ListedStore } from '#domain/marketplace/listing';
import type { Result } from '#domain/result';
import { rpcCall } from '../backend-call';
import { readAll } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';
import { readRows } from '../rows';
import { category, interval, minor, picture, pictureUrl, text } from './store-columns';

const listedRow = v.object({
  id: v.string(),
  slug: v.string(),
  name: text,
  tagline: text,
  category,
  logo_path: picture,
  primary_color: v.nullable(v.string()),
  price_minor: v.nullable(minor),
  currency: v.nullable(v.string()),
  billing_interval: v.nullable(v.string()),
  created_at: v.string(),
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
export function listedFrom(row: unknown, url: string): ListedStore[] {
  const parsed = v.safeParse(listedRow, row);
  if (!parsed.success) return [];
  const { id, slug, name, tagline, logo_path, primary_color, created_at, ...rest } = parsed.output;
  const { price_minor, currency: code, billing_interval } = rest;
  const period = v.safeParse(interval, billing_interval);
  const isPriced = price_minor !== null && code !== null && isCurrency(code) && period.success;
  return [
    {
      id,
      slug,
      name,
      tagline,
      category: rest.category,
      logoUrl: pictureUrl(url, 'store-media', logo_path),
      primaryColor: parseDesign({ primaryColor: primary_color }).primaryColor,
      lowestPrice: isPriced
        ? { minor: price_minor, currency: code, interval: period.output }
        : null,
      createdAt: created_at,
      isDemo: false,
    },
  ];
}
