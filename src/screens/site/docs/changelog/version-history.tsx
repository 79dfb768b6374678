import { createContext, use, useSyncExternalStore } from 'react';

/** The state of the version history. An open history is beside the text if it fits there, otherwise in a drawer. */
export type HistoryPlace = 'closed' | 'aside' | 'drawer';

/** A store for the state of the version history. `open` and `close` change the state and notify the subscribers. */
export interface VersionHistoryStore {
  read: () => HistoryPlace;
  open: (place: 'aside' | 'drawer') => void;
  close: () => void;
  follow: (onChange: () => void) => () => void;
}

/**
 * Creates a store for the state of the version history. It sets `:root[data-version-history]`, which makes space beside
 * the text. `remember` saves the state for the next changelog page (product.md §5.8).
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

export function useVersionHistory() {
  const store = use(VersionHistoryContext);
  const place = useSyncExternalStore(store?.follow ?? neverChanges, store?.read ?? closed, closed);
  return {
    place,
    open: (next: 'aside' | 'drawer') => store?.open(next),
    close: () => store?.close(),
  };
}
