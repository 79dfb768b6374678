// Measures the time from a key press to its paint, in the text area and in the preview.
import { setTimeout as pause } from 'node:timers/promises';
import { ENDING } from './designer-cases.mjs';

/**
 * @typedef {object} Key times in milliseconds from the key press, except `pressed`
 * @property {number} pressed milliseconds since the start of the page load
 * @property {number} [painted] the end of the first frame after the text area contained the letter
 * @property {number} [previewed] the end of the first frame after the preview contained the letter
 */

/** @typedef {Window & { typedKeys?: Key[] }} Watched */

/**
 * @typedef {object} TypedKey times in milliseconds from the key press
 * @property {number} painted
 * @property {number} previewed
 */

/**
 * @typedef {object} Typing
 * @property {TypedKey[]} keys
 * @property {number} work main thread time, in milliseconds per key
 */

/**
 * Puts the caret at the end of the description and starts to watch keys. Throws if the description is not `text`,
 * because the benchmark would then measure a different message.
 * @param {import('playwright').Page} page
 * @param {string} text the expected description
 */
export async function readyToType(page, text) {
  const input = page.getByRole('textbox', { name: 'Description' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(ENDING).first().waitFor();
  const shown = await input.inputValue();
  if (shown !== text) throw new Error(`The page shows another text: ${shown.slice(0, 80)}`);
  await input.click();
  await input.press('ControlOrMeta+End');
  const handle = await preview.elementHandle();
  if (handle) await page.evaluate(watchKeys, { preview: handle, ending: ENDING });
}

/**
 * Types letters at an even pace without waiting for the page, as people do.
 *
 * @param {import('./visit.mjs').Visit} visited
 * @param {{ count: number, every: number }} how `every` is the interval in milliseconds
 * @returns {Promise<Typing>}
 */
export async function type({ page, work }, { count, every }) {
  const before = await page.evaluate(keysSoFar);
  const workBefore = await work();
  const start = performance.now();
  const presses = [];
  for (let index = 0; index < count; index += 1) {
    presses.push(page.keyboard.press('abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)));
    await pause(Math.max(0, start + (index + 1) * every - performance.now()));
  }
  await Promise.all(presses);
  await page.waitForFunction(allSeen, before.length + count, { polling: 200, timeout: 60_000 });
  const keys = (await page.evaluate(keysSoFar)).slice(before.length);
  return {
    keys: keys.map(({ painted = Number.NaN, previewed = Number.NaN }) => ({ painted, previewed })),
    work: ((await work()) - workBefore) / count,
  };
}

/**
 * Runs in the page.
 *
 * @param {{ preview: SVGElement | HTMLElement, ending: string }} where
 */
function watchKeys({ preview, ending }) {
  /** @type {Key[]} */
  const keys = [];
  /** @type {Watched} */ (window).typedKeys = keys;

  const afterFrame = (/** @type {(now: number) => void} */ then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => then(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  /** Finds the element in the preview that contains the typed text. */
  const findEnd = () => {
    const texts = document.createTreeWalker(preview, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (textContent?.includes(ending)) return parentElement;
    }
    return null;
  };
  let end = findEnd();
  const length = () => end?.textContent.length ?? 0;
  const before = length();

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length === 1) keys.push({ pressed: timeStamp });
    },
    true,
  );
  addEventListener(
    'input',
    () => {
      const key = keys.at(-1);
      if (key) afterFrame((now) => (key.painted = now - key.pressed));
    },
    true,
  );
  let seen = 0;
  new MutationObserver(() => {
    if (!end?.isConnected) end = findEnd();
    const shown = length() - before;
    const fresh = keys.slice(seen, shown);
    if (fresh.length === 0) return;
    seen = shown;
    afterFrame((now) => {
      for (const key of fresh) key.previewed = now - key.pressed;
    });
  }).observe(preview, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page. */
function keysSoFar() {
  return /** @type {Watched} */ (window).typedKeys ?? [];
}

/**
 * Runs in the page.
 *
 * @param {number} count
 */
function allSeen(count) {
  const keys = /** @type {Watched} */ (window).typedKeys ?? [];
  return keys.filter((key) => key.painted && key.previewed).length >= count;
}
