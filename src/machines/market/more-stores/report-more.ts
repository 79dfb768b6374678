import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type MoreStoresQuery, storesList, type StoresQuery } from '#domain/marketplace/listing';
import { isBusy } from '../../charts/view';
import type { storeListMachine } from '../store-list/store-list.machine';
import type { moreStoresMachine } from './more-stores.machine';

/** Returns the query for the page after the stores that are shown; null if there are no more, or others are being read. */
export function nextStores(list: SnapshotFrom<typeof storeListMachine>): MoreStoresQuery | null {
  const { answered, value } = list.context;
  if (isBusy(list) || value === null || value.next === null) return null;
  return { query: answered.query, after: value.next };
}

/**
 * Adds the next page to the list, unless the list shows other stores by now. Hides an error when other stores are read.
 * `onAdded` gets the query that leads to the list as it is then. Returns a function that unsubscribes.
 */
export function reportMore(
  more: ActorRefFrom<typeof moreStoresMachine>,
  list: ActorRefFrom<typeof storeListMachine>,
  onAdded: (query: StoresQuery) => void,
): () => void {
  const isNext = ({ query, after }: MoreStoresQuery) => {
    const next = nextStores(list.getSnapshot());
    return next?.query === query && next.after === after;
  };
  const reports = [
    more.on('done', ({ subject, value }) => {
      if (!isNext(subject)) return;
      list.send({ type: 'patch', patch: value });
      const shown = list.getSnapshot().context.value?.stores.length ?? 0;
      onAdded({ ...subject.query, page: storesList.pagesOf(shown) - 1 });
    }),
    more.on('failed', ({ subject }) => {
      if (!isNext(subject)) more.send({ type: 'dismiss' });
    }),
    list.subscribe((state) => {
      if (isBusy(state)) more.send({ type: 'dismiss' });
    }),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
