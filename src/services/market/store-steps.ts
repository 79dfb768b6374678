import type { StoreStep } from '#domain/marketplace/store-steps';
import { rpc } from '../supabase/call-backend';

/**
 * Counts an action of a visitor of a store (function `count_store_step()`). The request contains the session, so that
 * the database can ignore actions of the store's seller. A failed request is ignored, because it does not affect the
 * visitor.
 */
export async function countStoreStep({
  storeId,
  step,
  referrer,
}: {
  storeId: string;
  step: StoreStep;
  referrer: string;
}): Promise<void> {
  await rpc(
    'count_store_step',
    { store_id: storeId, kind: step, referrer },
    { outlivesPage: true },
  );
}
