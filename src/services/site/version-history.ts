const KEY = 'grouped:version-history';

/**
 * Stores whether the version history is open, so that the next changelog page in this tab opens it as well.
 * `public/first-paint.js` reads the value. If session storage is blocked, the history is closed initially.
 */
export function rememberVersionHistory(place: string): void {
  try {
    if (place === 'aside') sessionStorage.setItem(KEY, place);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Session storage is blocked.
  }
}
