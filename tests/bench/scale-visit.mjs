// Measures a visit to a page with few or many rows: time until the rows are shown, blocking time, and the cost of one key.
import { plainVisit, QUIET_AFTER_KEY, wait } from './plain-visit.mjs';

/**
 * @typedef {object} Scene
 * @property {string} path of the page
 * @property {{ selector: string, count: number }} ready the rows; with `opens`, the elements that must be visible
 * before the press
 * @property {{ press: { selector: string, text?: string }, selector: string, count: number }} [opens] the element to
 * press first, and the rows that it opens
 * @property {string} [field] selector of the element to click before the key press, so that it has the focus
 * @property {import('./plain-visit.mjs').KeyName} key
 */

/**
 * @typedef {object} Figures in milliseconds
 * @property {number} shown until the rows are shown: from the start of the load, or from the press that opens them
 * @property {number} blocking total blocking time from then until the network is idle: for each task, the time beyond
 * 50 ms
 * @property {number} key from the key press to the end of the last frame in which something changed or scrolled
 */

/** @typedef {{ start: number, shown: number, keyAt: number, changed: number, tasks: { start: number, duration: number }[], await: (selector: string, count: number) => void, place: (selector: string, text?: string) => { x: number, y: number } | null, watchKey: () => void }} Watch */
/** @typedef {Window & { scale?: Watch }} Watched */

/** Timeout in milliseconds. */
const PATIENCE = 60_000;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Scene & { stored: Readonly<Record<string, string>>, cpu: number }} scene `stored` is the initial local storage,
 *   `cpu` the CPU slowdown factor
 * @returns {Promise<Figures>}
 */
export async function scaleVisit(browser, origin, { path, ready, opens, field, key, stored, cpu }) {
  const visit = await plainVisit(browser, stored);
  const { beforehand, slowDown, goto, look, press, pressKey, untilQuiet, end } = visit;
  const awaitRows = async (/** @type {string} */ what) => {
    const deadline = Date.now() + PATIENCE;
    while (!(await look(isShown))) {
      if (Date.now() > deadline) throw new Error(`${path} never shows ${what}`);
      await wait(100);
    }
    await untilQuiet();
  };
  const pressOn = async (/** @type {string} */ selector, /** @type {string} */ text = '') => {
    const place = await look(placeOf, { selector, text });
    if (!place) throw new Error(`${path} has no ${selector}`);
    await press(place);
  };
  try {
    await beforehand(watch, ready);
    await visit.withoutMotion();
    await slowDown(cpu);
    await goto(`${origin}${path}`);
    await awaitRows(ready.selector);
    if (opens) {
      const { selector, count } = opens;
      await look(awaitPress, { selector, count });
      await pressOn(opens.press.selector, opens.press.text);
      await awaitRows(selector);
    }
    const { shown, blocking } = await look(figuresSoFar);
    if (field !== undefined) {
      await pressOn(field);
      await untilQuiet();
    }
    await look(awaitKey);
    await pressKey(key);
    await wait(QUIET_AFTER_KEY);
    return { shown, blocking, key: await look(keySoFar) };
  } finally {
    await end();
  }
}

/**
 * Runs in the page, before the page's own scripts.
 *
 * @param {{ selector: string, count: number }} rows
 */
function watch({ selector, count }) {
  const none = Number.NaN;
  /** @type {Watch} */
  const seen = {
    start: 0,
    shown: none,
    keyAt: none,
    changed: none,
    tasks: [],
    await: (wanted, many) => {
      seen.shown = none;
      const lookFor = () => {
        const found = [...document.querySelectorAll(wanted)];
        if (found.length < many || !found.slice(0, many).every((row) => row.checkVisibility())) {
          requestAnimationFrame(lookFor);
        } else afterFrame(() => (seen.shown = performance.now()));
      };
      requestAnimationFrame(lookFor);
    },
    place: (wanted, text = '') => {
      const found = [...document.querySelectorAll(wanted)].find(
        (element) => element.checkVisibility() && element.textContent.includes(text),
      );
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = found?.getBoundingClientRect();
      return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
    },
    watchKey: () => {
      const noteFrame = () => {
        requestAnimationFrame(() => afterFrame(() => (seen.changed = performance.now())));
      };
      const begin = (/** @type {KeyboardEvent} */ { timeStamp }) => {
        seen.keyAt = timeStamp;
        noteFrame();
        // Live regions for screen readers update on their own timers, so their changes are ignored.
        const isShownChange = (/** @type {MutationRecord} */ { target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return !element?.closest('[role=status], [aria-live], [data-live-announcer]');
        };
        new MutationObserver((changes) => {
          if (changes.some(isShownChange)) noteFrame();
        }).observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        addEventListener('scroll', noteFrame, true);
      };
      addEventListener('keydown', begin, { capture: true, once: true });
    },
  };
  /** @type {Watched} */ (window).scale = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  seen.await(selector, count);

  /** @param {() => void} then */
  function afterFrame(then) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then, { once: true });
    port1.start();
    port2.postMessage(null);
  }
}

/** Runs in the page. */
function isShown() {
  return !Number.isNaN(/** @type {Watched} */ (window).scale?.shown ?? Number.NaN);
}

/**
 * Runs in the page.
 *
 * @param {{ selector: string, text: string }} what
 */
function placeOf({ selector, text }) {
  return /** @type {Watched} */ (window).scale?.place(selector, text) ?? null;
}

/**
 * Runs in the page.
 *
 * @param {{ selector: string, count: number }} rows
 */
function awaitPress({ selector, count }) {
  const seen = /** @type {Watched} */ (window).scale;
  if (!seen) return;
  const begin = (/** @type {PointerEvent} */ { timeStamp }) => (seen.start = timeStamp);
  addEventListener('pointerdown', begin, { capture: true, once: true });
  seen.await(selector, count);
}

/** Runs in the page. */
function awaitKey() {
  /** @type {Watched} */ (window).scale?.watchKey();
}

/** Runs in the page. */
function figuresSoFar() {
  const seen = /** @type {Watched} */ (window).scale;
  if (!seen) return { shown: Number.NaN, blocking: Number.NaN };
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const from = Math.max(seen.start, firstPaint);
  const blocking = seen.tasks
    .filter(({ start }) => start >= from)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { shown: seen.shown - seen.start, blocking };
}

/** Runs in the page. */
function keySoFar() {
  const { changed = Number.NaN, keyAt = 0 } = /** @type {Watched} */ (window).scale ?? {};
  return changed - keyAt;
}
