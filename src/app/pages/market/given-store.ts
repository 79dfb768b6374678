import * as v from 'valibot';
import { demoStoreAt } from '#content/marketplace/demo-stores';
import type { StorePage } from '#domain/marketplace/store';
import type { Result } from '#domain/result';
import { supabaseAddress } from '#services/supabase/client';
import { isGoneStore, storePageFrom } from '#services/market/store-rows';

/** The data that the server has read in order to render a store page. */
export interface StoreData {
  /** The address or id in the URL. */
  store: string;
  /** The time when the server read the data, in Unix ms. It determines which price applies. */
  now: number;
  /** The result of `store_page()`. null for a demo store, and for a store that is not public. */
  row: unknown;
}

const schema = v.object({ store: v.string(), now: v.number(), row: v.unknown() });

export interface GivenStore {
  now: number;
  answer: Result<StorePage, { kind: 'notFound' | 'gone' }>;
}

/**
 * Returns the store in the server's data. Returns null if the data belongs to another page or does not match the
 * schema. In that case, the page loads the store itself.
 */
export function givenStoreIn(data: unknown, store: string): GivenStore | null {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success || parsed.output.store !== store) return null;
  const { now, row } = parsed.output;
  const demo = demoStoreAt(store);
  if (demo) return { now, answer: { ok: true, value: demo } };
  if (row === null) return { now, answer: { ok: false, error: { kind: 'notFound' } } };
  if (isGoneStore(row)) return { now, answer: { ok: false, error: { kind: 'gone' } } };
  const page = storePageFrom(row, { asked: store, url: supabaseAddress().url });
  return page && { now, answer: { ok: true, value: page } };
}
