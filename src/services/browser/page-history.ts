import type { LeaveCheck, PageHistory, PageLocation } from '#domain/page-history';

/** What the app stores in a history entry. */
export interface StoredEntry {
  /** The position among the app's entries. From it follows how far Back or Forward went. */
  index: number;
  key: string;
  state: unknown;
}

/** A list of history entries: the browser's, or that of a story. */
export interface HistoryEntries {
  current: () => { address: URL; stored: unknown };
  write: (how: 'push' | 'replace', stored: StoredEntry, address: URL) => void;
  go: (delta: number) => void;
  /** Calls `listener` after Back and Forward, and after the browser followed a link to a fragment. */
  onMove: (listener: () => void) => void;
}

/** The history of this tab. */
export const tabEntries: HistoryEntries = {
  current: () => ({
    address: new URL(window.location.href),
    stored: window.history.state as unknown,
  }),
  write: (how, stored, address) => {
    try {
      if (how === 'push') window.history.pushState(stored, '', address);
      else window.history.replaceState(stored, '', address);
    } catch (error) {
      // Safari allows 100 changes in 30 s.
      if (!(error instanceof DOMException) || error.name === 'DataCloneError') throw error;
      window.location.assign(address);
    }
  },
  go: (delta) => window.history.go(delta),
  onMove: (listener) => window.addEventListener('popstate', listener),
};

/** The app's view of a list of history entries. Checks can hold back a navigation, also Back and Forward. */
export function createPageHistory(entries: HistoryEntries): PageHistory {
  const listeners = new Set<(left: PageLocation) => void>();
  const checks = new Set<LeaveCheck>();
  let { index, location } = opened(entries);
  /** Set while the browser goes back to the current entry, because a move was held back. */
  let undoing: { next: () => void } | null = null;
  let isLeaving = false;

  const isHeldBack = (to: PageLocation, leave: () => void) =>
    [...checks].some((check) => check(to, leave));

  function arrive(at: number, next: PageLocation) {
    const left = location;
    index = at;
    location = next;
    for (const listener of listeners) listener(left);
  }

  entries.onMove(() => {
    if (undoing) {
      const { next } = undoing;
      undoing = null;
      return next();
    }
    const isAsked = !isLeaving;
    isLeaving = false;
    const moved = opened(entries, index + 1);
    const delta = moved.isNew ? 0 : moved.index - index;
    const leave = () => {
      const again = () => {
        isLeaving = true;
        entries.go(delta);
      };
      if (undoing) undoing.next = again;
      else again();
    };
    if (delta === 0 || !isAsked || !isHeldBack(moved.location, leave)) {
      return arrive(moved.index, moved.location);
    }
    undoing = { next: () => {} };
    entries.go(-delta);
  });

  return {
    location: () => location,
    navigate: (to, { replace = false, state = null, keepsScroll = false } = {}) => {
      const { address: base } = entries.current();
      const address = new URL(to, base);
      if (address.origin !== base.origin) throw new Error(`${to} is not an address of the app`);
      const next = { ...partsOf(address), state, key: newKey(), isRevisited: false, keepsScroll };
      const leave = () => {
        const at = replace ? index : index + 1;
        entries.write(replace ? 'replace' : 'push', { index: at, key: next.key, state }, address);
        arrive(at, next);
      };
      if (!isHeldBack(next, leave)) leave();
    },
    go: entries.go,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    checkLeaving: (check) => {
      checks.add(check);
      return () => void checks.delete(check);
    },
  };
}

/** Reads the current entry. If it is not the app's own, such as that of a link to a fragment, makes it one. */
function opened(entries: HistoryEntries, at = 0) {
  const { address, stored } = entries.current();
  const isNew = !isStoredEntry(stored);
  const entry = isNew ? { index: at, key: newKey(), state: null } : stored;
  if (isNew) entries.write('replace', entry, address);
  const { index, key, state } = entry;
  const location = { ...partsOf(address), state, key, isRevisited: true, keepsScroll: false };
  return { isNew, index, location };
}

function isStoredEntry(stored: unknown): stored is StoredEntry {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'index' in stored &&
    typeof stored.index === 'number' &&
    'key' in stored &&
    typeof stored.key === 'string' &&
    'state' in stored
  );
}

const partsOf = ({ pathname, search, hash }: URL) => ({ pathname, search, hash });

const newKey = () => Math.random().toString(36).slice(2, 10);
