import { countStoreStep, watchVisitorSteps } from '#services/market/visitor-steps';

/** Counts the actions of a visitor on a store page (product.md §21.6). Returns a function that stops the counting. */
export function countVisitors(storeId: string): () => void {
  return watchVisitorSteps(storeId, (step, referrer) => {
    void countStoreStep({ storeId, step, referrer });
  });
}
