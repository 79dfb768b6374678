// Measures the time from a key press in a search field to the frame with the results.
import { visit } from './visit.mjs';

/**
 * @typedef {object} Search
 * @property {string} path of the page
 * @property {(page: import('playwright').Page) => Promise<import('playwright').Locator>} open opens the search and returns
 *   its field
 * @property {readonly string[]} words typed one after another
 */

/**
 * @typedef {object} Key times in milliseconds since the start of the page load
 * @property {number | null} pressed null when the benchmark clears the field; changes after that are not results
 * @property {number} [shown] the end of the last frame in which the page changed, apart from live regions
 */

/** @typedef {Window & { searchKeys?: Key[] }} Watched */

/**
 * Milliseconds between keys. The pause must be longer than the wait for a result. If a result appeared only after the
 * next key was pressed, its wait would be counted for that key.
 */
const PACE = 350;

/**
 * Types every word and clears the field after each. For a key that does not change the results, no wait is returned.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Search & { speed: number }} search `speed` is the CPU slowdown factor
 * @returns {Promise<{ typed: number, waits: number[] }>} how many keys were typed, and the wait of each key that
 * changed the results, in milliseconds
 */
export async function searchKeys(browser, origin, { path, open, words, speed }) {
  const { page, slowDown, end } = await visit(browser, {}, { serviceWorkers: 'allow' });
  try {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    const field = await open(page);
    await field.click();
    // The first search loads the index, so it is not measured. The settings search needs at least two letters.
    await field.pressSequentially('an');
    await page.waitForTimeout(1_500);
    await field.fill('');
    await slowDown(speed);
    await page.evaluate(watchKeys);
    for (const word of words) {
      for (const letter of word) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await page.waitForTimeout(PACE);
      }
      await page.evaluate(endOfWord);
      await field.fill('');
      await page.waitForTimeout(PACE);
    }
    const keys = await page.evaluate(keysSoFar);
    const typed = keys.filter(({ pressed }) => pressed !== null);
    const waits = typed.flatMap(({ pressed, shown }) =>
      pressed === null || shown === undefined ? [] : [shown - pressed],
    );
    return { typed: typed.length, waits };
  } finally {
    await end();
  }
}

/** Runs in the page. */
function watchKeys() {
  /** @type {Key[]} */
  const keys = [];
  /** @type {Watched} */ (window).searchKeys = keys;
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length === 1) keys.push({ pressed: timeStamp });
    },
    true,
  );
  // Live regions intentionally announce the results to screen readers later, so their changes are ignored.
  const isResult = (/** @type {MutationRecord} */ { target }) => {
    const element = target instanceof Element ? target : target.parentElement;
    return !element?.closest('[role=status], [aria-live]');
  };
  new MutationObserver((changes) => {
    const key = keys.at(-1);
    if (!key || !changes.some(isResult)) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (key.shown = performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page. */
function endOfWord() {
  /** @type {Watched} */ (window).searchKeys?.push({ pressed: null });
}

/** Runs in the page. */
function keysSoFar() {
  return /** @type {Watched} */ (window).searchKeys ?? [];
}
