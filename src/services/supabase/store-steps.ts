import type { StoreStep } from '#domain/marketplace/store-steps';
import { callBackend } from './call-backend';

/**
 * Counts a step of the visitor of a store (function `count_store_step()`). The database ignores the steps of the seller, so
 * the session is sent. A failure is ignored: it does not concern the visitor.
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
  await callBackend(
    {
      path: '/rest/v1/rpc/count_store_step',
      body: { store_id: storeId, kind: step, referrer },
    },
    { outlivesPage: true },
  );
}
