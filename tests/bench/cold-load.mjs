// How long a page takes, from nothing, until one can type on it, and which scripts it loads for that.
import { visit } from './visit.mjs';

/**
 * @typedef {object} Load
 * @property {number} usable milliseconds until the text area stands and no long task is left to come
 * @property {number} visible milliseconds until the text area stands
 * @property {{ path: string, isEarly: boolean }[]} scripts in the order they came; early ones before it was visible
 */

/** @typedef {Window & { loading?: { visible: number, busyUntil: number } }} Loading */

/** Milliseconds without a request after which nothing more is to come. */
const QUIET = 2_500;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ cpu?: number, isSlowNet?: boolean }} [how]
 * @returns {Promise<Load>}
 */
export async function coldLoad(browser, url, { cpu = 1, isSlowNet = false } = {}) {
  const { page, slowDown, slowNet, end } = await visit(browser);
  try {
    await page.addInitScript(watchLoading);
    await slowDown(cpu);
    if (isSlowNet) await slowNet();
    let lastRequest = Date.now();
    const noted = () => {
      lastRequest = Date.now();
    };
    page.on('request', noted).on('requestfinished', noted).on('requestfailed', noted);
    await page.goto(url, { timeout: 120_000 });
    await page.getByRole('textbox', { name: 'Description' }).waitFor({ timeout: 120_000 });
    while (Date.now() - lastRequest < QUIET) await page.waitForTimeout(100);
    return await page.evaluate(loadSoFar);
  } finally {
    await end();
  }
}

/** Runs in the page, before anything of its own. */
function watchLoading() {
  const loading = { visible: Number.NaN, busyUntil: 0 };
  /** @type {Loading} */ (window).loading = loading;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      loading.busyUntil = Math.max(loading.busyUntil, startTime + duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (!document.querySelector('textarea')?.checkVisibility()) {
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
