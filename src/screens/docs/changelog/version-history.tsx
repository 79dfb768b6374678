import { createContext, use, useSyncExternalStore } from 'react';

/** The history of versions, open or not: beside the text where there is room, else over it. */
export type HistoryPlace = 'closed' | 'aside' | 'drawer';

/** Where the history of versions is open, and who wants to hear of it. */
export interface VersionHistoryStore {
  read: () => HistoryPlace;
  open: (place: 'aside' | 'drawer') => void;
  close: () => void;
  follow: (onChange: () => void) => () => void;
}

/**
 * A store that shows the page in its state: `:root[data-version-history]` makes room for the history beside the text.
 * `remember` keeps it for the next page of the changelog (spec §2 «Docs»).
 */
export function createVersionHistory(remember: (place: HistoryPlace) => void): VersionHistoryStore {
  const { dataset } = document.documentElement;
  const followers = new Set<() => void>();
  let place: HistoryPlace = dataset['versionHistory'] === 'aside' ? 'aside' : 'closed';
  const change = (next: HistoryPlace) => {
    place = next;
    if (next === 'aside') dataset['versionHistory'] = next;
    else delete dataset['versionHistory'];
    remember(next);
    for (const notify of followers) notify();
  };
  return {
    read: () => place,
    open: change,
    close: () => change('closed'),
    follow: (onChange) => {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
  };
}

export const VersionHistoryContext = createContext<VersionHistoryStore | null>(null);

const closed = () => 'closed' as const;
const neverChanges = () => () => {};

/** The history of versions; closed while a page is written as a file. */
export function useVersionHistory() {
  const store = use(VersionHistoryContext);
  const place = useSyncExternalStore(store?.follow ?? neverChanges, store?.read ?? closed, closed);
  return {
    place,
    open: (next: 'aside' | 'drawer') => store?.open(next),
    close: () => store?.close(),
  };
}
