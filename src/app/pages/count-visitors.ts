import { watchVisitorSteps } from '#services/browser/visitor-steps';
import { countStoreStep } from '#services/supabase/store-steps';

/** Counts what the visitor of a store page does (product.md §21.6). Returns a function that stops it. */
export function countVisitors(storeId: string): () => void {
  return watchVisitorSteps(storeId, (step, referrer) => {
    void countStoreStep({ storeId, step, referrer });
  });
}
