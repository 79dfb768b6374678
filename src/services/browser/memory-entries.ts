import type { HistoryEntries, StoredEntry } from './page-history';

/** A list of history entries that no browser has, for pages that the build or a story renders. */
export function memoryEntries(path: string): HistoryEntries {
  const list: { address: URL; stored: StoredEntry | null }[] = [
    { address: new URL(path, 'http://page.invalid'), stored: null },
  ];
  let at = 0;
  let onMove = () => {};
  const current = () => list[at] ?? { address: new URL('http://page.invalid'), stored: null };
  return {
    current,
    write: (how, stored, address) => {
      if (how === 'push') {
        at += 1;
        list.length = at;
      }
      list[at] = { address, stored };
    },
    go: (delta) => {
      if (!list[at + delta]) return;
      at += delta;
      onMove();
    },
    onMove: (listener) => {
      onMove = listener;
    },
  };
}
