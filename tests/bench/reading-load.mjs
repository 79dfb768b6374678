// Measures the load of a content page: LCP, time until idle, CLS, blocking time, and the scripts it loads.
import { plainVisit, wait } from './plain-visit.mjs';

/**
 * @typedef {object} Reading
 * @property {number} lcp Largest Contentful Paint in milliseconds
 * @property {number} rest milliseconds until the last file has loaded and the last long task has ended
 * @property {number} cls Cumulative Layout Shift
 * @property {number} blocking total blocking time in milliseconds: for each task after the first paint, the time beyond
 * 50 ms
 * @property {string[]} scripts all scripts that were loaded until the network was idle
 */

/** @typedef {{ lcp: number, cls: number, tasks: { start: number, duration: number }[] }} Watch */
/** @typedef {Window & { reading?: Watch }} Reading_ */

/** Maximum duration of a frame in milliseconds, with a CPU slowdown of 4 x. */
const FRAME = 500;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ cpu?: number, isSlowNet?: boolean }} [how]
 * @returns {Promise<Reading>}
 */
export async function readingLoad(browser, url, { cpu = 1, isSlowNet = false } = {}) {
  const { beforehand, slowDown, slowNet, goto, look, untilQuiet, end } = await plainVisit(browser);
  try {
    await beforehand(watchReading, null);
    await slowDown(cpu);
    if (isSlowNet) await slowNet();
    await goto(url);
    await untilQuiet();
    await look(drawFrame);
    await wait(FRAME);
    return await look(readingSoFar);
  } finally {
    await end();
  }
}

/** Runs in the page, before the page's own scripts. */
function watchReading() {
  /** @type {Watch} */
  const reading = { lcp: Number.NaN, cls: 0, tasks: [] };
  /** @type {Reading_} */ (window).reading = reading;
  const watch = (
    /** @type {string} */ type,
    /** @type {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} */ note,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (reading.lcp = startTime));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) reading.cls += value;
  });
  watch('longtask', ({ startTime, duration }) =>
    reading.tasks.push({ start: startTime, duration }),
  );
}

/**
 * Runs in the page. The browser reports LCP only with the next frame. A page without scripts draws only one frame, so
 * this function requests another.
 */
function drawFrame() {
  requestAnimationFrame(() => {});
}

/** Runs in the page. */
function readingSoFar() {
  const { lcp = Number.NaN, cls = 0, tasks = [] } = /** @type {Reading_} */ (window).reading ?? {};
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const files = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType('resource')
  );
  const [page] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  );
  const ends = [
    ...[page, ...files].map((file) => file?.responseEnd ?? 0),
    ...tasks.map(({ start, duration }) => start + duration),
  ];
  const loaded = files.map(({ name }) => new URL(name).pathname);
  return {
    lcp,
    rest: Math.max(lcp, ...ends),
    cls,
    blocking: tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    // A script that is fetched and then imported has two entries. The second one comes from the cache.
    scripts: [...new Set(loaded)].filter((path) => path.endsWith('.js')),
  };
}
