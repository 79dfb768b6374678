// Measures the first press on a control: the time to the first frame with a response, and to the frame with the content.
import { plainVisit, wait } from './plain-visit.mjs';

/**
 * @typedef {object} Target
 * @property {string} path of the page
 * @property {string} ready selector of an element that is visible once the page is usable
 * @property {{ selector: string, text?: string } | 'palette'} press the first visible match that contains `text`, or
 * Control+K
 * @property {string | null} answer selector of the element that the press opens; null if a control changes in place
 * @property {string | null} content selector of the content in that element; null if there is none
 */

/**
 * @typedef {object} Press in milliseconds from the start of the press; NaN after a timeout
 * @property {number} answered the end of the first frame with the response
 * @property {number} filled the end of the first frame with the content
 * @property {number} longest the longest event of the press, measured by Event Timing from the event to the next paint
 */

/** @typedef {Window & { press?: Press & { start: number } }} Pressed */

/** Timeout in milliseconds. */
const PATIENCE = 15_000;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Target & { stored: Readonly<Record<string, string>>, cpu: number }} target `stored` is the initial local storage;
 *   `cpu` is the CPU slowdown factor, which applies from just before the press
 * @returns {Promise<Press>}
 */
export async function firstPress(browser, origin, { stored, cpu, ...target }) {
  const visit = await plainVisit(browser, stored);
  try {
    await visit.beforehand(watchPress, target);
    await visit.goto(`${origin}${target.path}`);
    const deadline = Date.now() + PATIENCE;
    while ((await visit.look(isReady)) === false) {
      if (Date.now() > deadline) throw new Error(`${target.path} never shows ${target.ready}`);
      await wait(200);
    }
    await visit.untilQuiet();
    const place = await visit.look(placeToPress);
    await visit.slowDown(cpu);
    await wait(300);
    if (target.press === 'palette') await visit.pressWithControl('k');
    else if (place) await visit.press(place);
    else throw new Error(`${target.path}: nothing to press`);
    const end = Date.now() + PATIENCE;
    while (!(await visit.look(isOver)) && Date.now() < end) await wait(100);
    // Event Timing reports an event some time after the event's frame.
    await wait(500);
    return await visit.look(pressSoFar);
  } finally {
    await visit.end();
  }
}

/**
 * Runs in the page, before the page's own scripts.
 *
 * @param {Target} target
 */
function watchPress({ ready, press, answer, content }) {
  const seen = { start: Number.NaN, answered: Number.NaN, filled: Number.NaN, longest: 0 };
  const pressed = /** @type {Pressed} */ (window);
  pressed.press = seen;
  Object.assign(window, {
    isPressReady: () => document.querySelector(ready)?.checkVisibility() ?? false,
    whereToPress: () => {
      if (press === 'palette') return null;
      const found = [...document.querySelectorAll(press.selector)].find(
        (element) => element.checkVisibility() && element.textContent.includes(press.text ?? ''),
      );
      if (!found) return null;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
  });

  const afterFrame = (/** @type {() => void} */ then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  /** @param {'answered' | 'filled'} what */
  const came = (what) => {
    seen[what] = 0;
    afterFrame(() => (seen[what] = performance.now() - seen.start));
  };
  const isThere = (/** @type {string | null} */ selector) =>
    selector !== null && document.querySelector(selector)?.checkVisibility() === true;
  const look = () => {
    if (Number.isNaN(seen.start)) return;
    if (Number.isNaN(seen.answered) && isThere(answer)) came('answered');
    if (Number.isNaN(seen.filled) && isThere(content)) came('filled');
  };
  const begin = (/** @type {Event} */ { timeStamp }) => {
    if (Number.isNaN(seen.start)) seen.start = timeStamp;
  };
  addEventListener(press === 'palette' ? 'keydown' : 'pointerdown', begin, true);
  if (answer === null) addEventListener('change', () => came('answered'), true);
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= seen.start) seen.longest = Math.max(seen.longest, duration);
    }
  }).observe(
    // TypeScript's DOM types do not include `durationThreshold`.
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }),
  );
}

/** Runs in the page. */
function isReady() {
  return (
    /** @type {Window & { isPressReady?: () => boolean }} */ (window).isPressReady?.() ?? false
  );
}

/** Runs in the page. */
function placeToPress() {
  const { whereToPress } =
    /** @type {Window & { whereToPress?: () => { x: number, y: number } | null }} */ (window);
  return whereToPress?.() ?? null;
}

/** Runs in the page. */
function isOver() {
  const { answered = 0, filled = 0 } = /** @type {Pressed} */ (window).press ?? {};
  return answered > 0 && filled > 0;
}

/** Runs in the page. */
function pressSoFar() {
  const none = { answered: Number.NaN, filled: Number.NaN, longest: Number.NaN };
  return /** @type {Pressed} */ (window).press ?? none;
}
