const KEY = 'grouped:scroll';

/** The scroll position of each history entry, by its key. */
let positions = new Map<string, number>();

/**
 * Takes the restoring of scroll positions over from the browser, which would restore them before a page is rendered.
 * `currentKey` returns the key of the current history entry.
 */
export function keepScrollPositions(currentKey: () => string): void {
  positions = new Map(readStored());
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    saveScrollPosition(currentKey());
    // A reload shows the document before the app runs.
    window.history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...positions]));
    } catch {
      // If session storage is blocked or full, a reload opens the page at its top.
    }
  });
}

export function saveScrollPosition(key: string): void {
  positions.set(key, window.scrollY);
}

/** Scrolls to the stored position of a history entry. Returns whether there is one. */
export function restoreScrollPosition(key: string): boolean {
  const stored = positions.get(key);
  if (stored !== undefined) window.scrollTo(0, stored);
  return stored !== undefined;
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(row: unknown): row is [string, number] {
  return Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number';
}
