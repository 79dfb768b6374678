// How long it takes from a key in a search to the frame that shows what it found.
import { visit } from './visit.mjs';

/**
 * @typedef {object} Search
 * @property {string} path where it is
 * @property {(page: import('playwright').Page) => Promise<import('playwright').Locator>} open leads to what is typed in
 * @property {readonly string[]} words typed one after the other
 */

/**
 * @typedef {object} Key times in milliseconds since the page began
 * @property {number | null} pressed null where the field is emptied: what that changes is nobody's result
 * @property {number} [shown] the end of the last frame in which something besides the typed text had changed for it
 */

/** @typedef {Window & { searchKeys?: Key[] }} Watched */

/** Milliseconds from key to key: results that came later than the next key would not be told apart. */
const PACE = 350;

/**
 * Types every word and empties the field after it. A key that finds nothing new changes nothing, and has no wait.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Search & { speed: number }} search `speed` is how many times slower the page's own work goes
 * @returns {Promise<{ typed: number, waits: number[] }>} how many keys were typed, and how long each that changed something
 *   waited, in milliseconds
 */
export async function searchKeys(browser, origin, { path, open, words, speed }) {
  const { page, slowDown, end } = await visit(browser, {}, { serviceWorkers: 'allow' });
  try {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    const field = await open(page);
    await field.click();
    // The first search loads what all others use; settings are searched for from two letters on.
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
  // What a screen reader is told of the results comes after them on purpose.
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
