const KEY = 'grouped:version-history';

/** Stores it for the next changelog page in this tab. `public/first-paint.js` reads the value. */
export function rememberVersionHistory(place: string): void {
  try {
    if (place === 'aside') sessionStorage.setItem(KEY, place);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Session storage is blocked.
  }
}
