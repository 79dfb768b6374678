/** Shows the prerendered message. `public/first-paint.js` hides it if a stored draft is about to replace it. */
export function stopAwaitingDraft(): void {
  delete document.documentElement.dataset['draft'];
}

const KEY = 'grouped:font';

/**
 * Switches from the fallback font to Inter, which has the same metrics. Called after the first paint, so that no text
 * waits for the font. On later pages in this tab, `public/first-paint.js` switches immediately.
 */
export function showFont(): void {
  document.documentElement.dataset['font'] = 'inter';
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // If session storage is blocked, the next page starts with the fallback font again.
  }
}
