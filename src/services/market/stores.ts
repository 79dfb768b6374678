import { isStoreAddress, type StoreError, type StorePage } from '#domain/marketplace/store';
import type { Result } from '#domain/result';
import { rpc } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';
import { storePageIn } from './store-rows';

export async function loadStorePage(
  { store }: { store: string },
  signal?: AbortSignal,
): Promise<Result<StorePage, StoreError>> {
  if (!isStoreAddress(store)) return { ok: false, error: { kind: 'notFound' } };
  const answer = await rpc('store_page', { store }, { signal });
  return storePageIn(answer, { asked: store, url: supabaseAddress().url });
}
