import type { StorePage } from '#domain/marketplace/store';
import type { Result } from '#domain/result';
import { storePageMachine } from './store-page.machine';

/**
 * Returns the snapshot of a page whose store is already known when the machine starts, so that the machine does not
 * load the store.
 */
export function givenSnapshot({
  store,
  answer,
}: {
  store: string;
  answer: Result<StorePage, { kind: 'notFound' | 'gone' }>;
}) {
  return storePageMachine.resolveState(
    answer.ok
      ? { value: 'shown', context: { store, page: answer.value } }
      : { value: { failed: answer.error.kind }, context: { store, page: null } },
  );
}
