// How long a page takes, from nothing, until it is of use, and which scripts it loads for that.
import { visit } from './visit.mjs';

/**
 * @typedef {object} Load
 * @property {number} usable milliseconds until what it is for is shown and no long task is left to come
 * @property {number} visible milliseconds until what it is for is shown
 * @property {{ path: string, isEarly: boolean }[]} scripts in the order they came; early ones before it was visible
 */

/** @typedef {Window & { loading?: { visible: number, busyUntil: number } }} Loading */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {object} [how]
 * @param {number} [how.cpu] how many times slower the page's own work goes
 * @param {boolean} [how.isSlowNet]
 * @param {{ selector: string, count: number }} [how.shows] what it is for: the designer's text area where nothing is said
 * @param {Readonly<Record<string, string>>} [how.stored] in the browser's local storage from the start
 * @returns {Promise<Load>}
 */
export async function coldLoad(browser, url, how = {}) {
  const {
    cpu = 1,
    isSlowNet = false,
    shows = { selector: 'textarea', count: 1 },
    stored = {},
  } = how;
  const { page, slowDown, slowNet, untilQuiet, end } = await visit(browser, stored);
  try {
    await page.addInitScript(watchLoading, shows);
    await slowDown(cpu);
    if (isSlowNet) await slowNet();
    await page.goto(url, { timeout: 120_000 });
    await page.waitForFunction(isVisible, undefined, { timeout: 120_000 });
    await untilQuiet();
    return await page.evaluate(loadSoFar);
  } finally {
    await end();
  }
}

/**
 * Runs in the page, before anything of its own.
 *
 * @param {{ selector: string, count: number }} shows
 */
function watchLoading({ selector, count }) {
  const loading = { visible: Number.NaN, busyUntil: 0 };
  /** @type {Loading} */ (window).loading = loading;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      loading.busyUntil = Math.max(loading.busyUntil, startTime + duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const shown = Array.from(document.querySelectorAll(selector));
    if (shown.length < count || !shown.every((each) => each.checkVisibility())) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (loading.visible = performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function isVisible() {
  return !Number.isNaN(/** @type {Loading} */ (window).loading?.visible ?? Number.NaN);
}

/** Runs in the page. */
function loadSoFar() {
  const { visible = Number.NaN, busyUntil = 0 } = /** @type {Loading} */ (window).loading ?? {};
  const files = performance.getEntriesByType('resource').map((entry) => ({
    path: new URL(entry.name).pathname,
    isEarly: entry.startTime + entry.duration <= visible,
  }));
  return {
    visible,
    usable: Math.max(visible, busyUntil),
    scripts: files.filter(({ path }) => path.endsWith('.js')),
  };
}
