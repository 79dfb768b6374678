const KEY = 'grouped:font';

/**
 * Shows the page in Inter instead of the fallback of the same measures: not before the first paint, so that no text waits
 * for a font. `public/first-paint.js` does it at once where this tab has the font.
 */
export function showFont(): void {
  document.documentElement.dataset['font'] = 'inter';
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // The next page shows the fallback first, too.
  }
}
