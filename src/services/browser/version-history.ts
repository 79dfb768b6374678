const KEY = 'grouped:version-history';

/**
 * Remembers in this tab whether the history of versions is open beside the text: the next page of the changelog opens
 * with it. `public/first-paint.js` reads it. Where storage is forbidden it stays closed.
 */
export function rememberVersionHistory(place: string): void {
  try {
    if (place === 'aside') sessionStorage.setItem(KEY, place);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Nothing to remember it in.
  }
}
