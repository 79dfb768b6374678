// Measures a load with an empty cache: how long until the page is usable, and which scripts it loads.
import { plainVisit, wait } from './plain-visit.mjs';

/**
 * @typedef {object} Load
 * @property {number} usable milliseconds until the main content is visible and the last long task has ended
 * @property {number} visible milliseconds until the main content is visible
 * @property {number} whole milliseconds until all of the content is in the DOM, including what is below the fold
 * @property {number} blocking total blocking time in milliseconds: for each task after the first paint, the time beyond
 * 50 ms
 * @property {{ path: string, isEarly: boolean }[]} scripts in load order; `isEarly` if loaded before `visible`
 * @property {number} requests all requests until the network is idle, including the page itself
 */

/**
 * @typedef {object} Shows The elements that make up the main content.
 * @property {string} selector
 * @property {number} count how many of them fit in the viewport
 * @property {number} [all] how many there are once everything is loaded; `count` by default
 */

/** @typedef {Window & { loading?: { visible: number, whole: number, busyUntil: number, tasks: { start: number, duration: number }[] } }} Loading */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {object} [how]
 * @param {number} [how.cpu] CPU slowdown factor
 * @param {boolean} [how.isSlowNet]
 * @param {Shows} [how.shows] the main content; by default the designer's text area
 * @param {Readonly<Record<string, string>>} [how.stored] initial local storage
 * @returns {Promise<Load>}
 */
export async function coldLoad(browser, url, how = {}) {
  const {
    cpu = 1,
    isSlowNet = false,
    shows = { selector: 'textarea', count: 1 },
    stored = {},
  } = how;
  const visit = await plainVisit(browser, stored);
  const { beforehand, slowDown, slowNet, goto, look, untilQuiet, end } = visit;
  try {
    await beforehand(watchLoading, shows);
    await slowDown(cpu);
    if (isSlowNet) await slowNet();
    await goto(url);
    const deadline = Date.now() + 120_000;
    while (!(await look(isVisible))) {
      if (Date.now() > deadline) throw new Error(`${url} never shows ${shows.selector}`);
      await wait(250);
    }
    await untilQuiet();
    return await look(loadSoFar);
  } finally {
    await end();
  }
}

/**
 * Runs in the page, before the page's own scripts.
 *
 * @param {Shows} shows
 */
function watchLoading({ selector, count, all = count }) {
  /** @type {NonNullable<Loading['loading']>} */
  const loading = { visible: Number.NaN, whole: Number.NaN, busyUntil: 0, tasks: [] };
  /** @type {Loading} */ (window).loading = loading;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      loading.busyUntil = Math.max(loading.busyUntil, startTime + duration);
      loading.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  /** @type {['visible' | 'whole', number][]} */
  const awaited = [
    ['visible', count],
    ['whole', all],
  ];
  const look = () => {
    const shown = document.querySelectorAll(selector);
    const isSeen = [...shown].slice(0, count).every((each) => each.checkVisibility());
    while (awaited[0] && isSeen && shown.length >= awaited[0][1]) {
      const [name] = awaited[0];
      awaited.shift();
      afterFrame(() => (loading[name] = performance.now()));
    }
    if (awaited.length > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  /** @param {() => void} then */
  function afterFrame(then) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then, { once: true });
    port1.start();
    port2.postMessage(null);
  }
}

/** Runs in the page. */
function isVisible() {
  return !Number.isNaN(/** @type {Loading} */ (window).loading?.whole ?? Number.NaN);
}

/** Runs in the page. */
function loadSoFar() {
  const nothing = { visible: Number.NaN, whole: Number.NaN, busyUntil: 0, tasks: [] };
  const { visible, whole, busyUntil, tasks } = /** @type {Loading} */ (window).loading ?? nothing;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const entries = performance.getEntriesByType('resource');
  const files = entries
    .map((entry) => ({
      path: new URL(entry.name).pathname,
      isEarly: entry.startTime + entry.duration <= visible,
    }))
    // A script that is fetched and then imported has two entries. The second one comes from the cache.
    .filter(
      ({ path }, index, all) =>
        !path.endsWith('.js') || all.findIndex((each) => each.path === path) === index,
    );
  return {
    visible,
    whole,
    usable: Math.max(visible, busyUntil),
    blocking: tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    scripts: files.filter(({ path }) => path.endsWith('.js')),
    requests: files.length + 1,
  };
}
