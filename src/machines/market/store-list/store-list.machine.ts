import { searchOf } from '#domain/list-query';
import {
  type ListedStores,
  storesList,
  type StoresQuery,
  withMoreStores,
  withNewestStores,
} from '#domain/marketplace/listing';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

export type StoresAnswer = Result<ListedStores, { kind: 'unreachable' }>;

/** A patch adds the next page. Reading again replaces the beginning of the list (product.md §21.3). */
export const storeListMachine = reader<{
  answer: StoresAnswer;
  query: StoresQuery;
  patch: ListedStores;
}>()({
  id: 'storeList',
  kinds: { unreachable: 'stays' },
  follows: 'page',
  pages: ({ stores }) => storesList.pagesOf(stores.length),
  search: searchOf,
  merge: withNewestStores,
  patch: withMoreStores,
});

export const StoreListContext = createReaderContext(storeListMachine);
