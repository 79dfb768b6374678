const KEY = 'grouped:version-history';

/**
 * Stores in this tab whether the version history is open, for the next page of the changelog. `public/first-paint.js`
 * reads it. Without session storage it starts closed.
 */
export function rememberVersionHistory(place: string): void {
  try {
    if (place === 'aside') sessionStorage.setItem(KEY, place);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Session storage is blocked.
  }
}
