import { isStoreAddress, type StoreError, type StorePage } from '#domain/marketplace/store';
import type { MoreStoresQuery } from '#domain/marketplace/listing';
import type { Result } from '#domain/result';
import { rpcCall } from '../backend-call';
import { bodyOf, isSuccess } from '../http';
import { callAsVisitor, readPages, rowsOf } from '../supabase/call-backend';
import type { SupabaseAddress } from '../supabase/client';
import { listedFrom, newestStoresCall, storesCall } from './listed-stores';
import { storePageIn } from './store-rows';

/** Limit in ms. Without a response in time, the browser loads the store instead. */
export const SERVER_LIMIT = 3_000;

/** Reads the page of a public store for the server. `row` is the response of the database. */
export async function readStorePage(
  store: string,
  backend: SupabaseAddress,
): Promise<Result<{ page: StorePage; row: unknown }, StoreError>> {
  if (!isStoreAddress(store)) return { ok: false, error: { kind: 'notFound' } };
  const answer = await callAsVisitor(rpcCall('store_page', { store }), {
    ...backend,
    limit: SERVER_LIMIT,
  });
  const read = storePageIn(answer, { asked: store, url: backend.url });
  if (!read.ok) return read;
  const row = answer.kind === 'answered' ? bodyOf(answer) : null;
  return { ok: true, value: { page: read.value, row } };
}

/** Returns the rows of a page of public stores for the server; null if the database does not return a list. */
export async function readStoreList(
  asked: MoreStoresQuery,
  backend: SupabaseAddress,
): Promise<readonly unknown[] | null> {
  const answer = await callAsVisitor(storesCall(asked), { ...backend, limit: SERVER_LIMIT });
  return answer.kind === 'answered' && isSuccess(answer) ? rowsOf(answer) : null;
}

/** Returns, for the server, the newest stores first, up to `most`, rounded up to whole pages. */
export async function readStoreAddresses(
  most: number,
  backend: SupabaseAddress,
): Promise<Result<readonly string[], { kind: 'unreachable' }>> {
  const read = await readPages(
    newestStoresCall,
    (call) => callAsVisitor(call, { ...backend, limit: SERVER_LIMIT }),
    most,
  );
  if (!read.ok) return { ok: false, error: { kind: 'unreachable' } };
  return {
    ok: true,
    value: read.value.flatMap((row) => listedFrom(row, backend.url)).map(({ slug }) => slug),
  };
}
