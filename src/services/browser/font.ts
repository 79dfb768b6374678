const KEY = 'grouped:font';

/**
 * Switches from the fallback font to Inter, which has the same metrics. Called after the first paint, so that no text
 * waits for the font. `public/first-paint.js` switches immediately when this tab already has the font.
 */
export function showFont(): void {
  document.documentElement.dataset['font'] = 'inter';
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without session storage the next page starts with the fallback again.
  }
}
