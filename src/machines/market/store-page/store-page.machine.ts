import type { StoreError, StorePage } from '#domain/marketplace/store';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** A public store page (product.md §21.4). `store` is the address or id in the URL. */
export const storePageMachine = reader<{
  answer: Result<StorePage, StoreError>;
  input: { store: string };
}>()({
  id: 'storePage',
  kinds: { notFound: 'closes', gone: 'closes', unreachable: 'stays' },
  follows: 'nothing',
});

/** Returns a snapshot with a store that is known at the start, so that it is not loaded again. */
export function givenSnapshot({
  store,
  answer,
}: {
  store: string;
  answer: Result<StorePage, { kind: 'notFound' | 'gone' }>;
}) {
  const request = { store };
  const given = { request, answered: request, typed: '', hasNews: false };
  return storePageMachine.resolveState(
    answer.ok
      ? { value: 'shown', context: { ...given, value: answer.value, error: null } }
      : {
          value: { failed: answer.error.kind },
          context: { ...given, value: null, error: answer.error.kind },
        },
  );
}

export const StorePageContext = createReaderContext(storePageMachine);
