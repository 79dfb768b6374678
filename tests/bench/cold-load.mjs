// How long a page takes, from nothing, until it is of use, and which scripts it loads for that.
import { plainVisit, wait } from './plain-visit.mjs';

/**
 * @typedef {object} Load
 * @property {number} usable milliseconds until what it is for is shown and no long task is left to come
 * @property {number} visible milliseconds until what it is for is shown
 * @property {number} whole milliseconds until all of it is there, also what is out of sight
 * @property {number} blocking milliseconds that tasks went on past their first 50, from the first paint on
 * @property {{ path: string, isEarly: boolean }[]} scripts in the order they came; early ones before it was visible
 * @property {number} requests for anything, the page itself among them, until nothing more is asked for
 */

/**
 * @typedef {object} Shows
 * @property {string} selector
 * @property {number} count how many of them a window holds
 * @property {number} [all] how many there are in the end; as many, where nothing is said
 */

/** @typedef {Window & { loading?: { visible: number, whole: number, busyUntil: number, tasks: { start: number, duration: number }[] } }} Loading */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {object} [how]
 * @param {number} [how.cpu] how many times slower the page's own work goes
 * @param {boolean} [how.isSlowNet]
 * @param {Shows} [how.shows] what it is for: the designer's text area where nothing is said
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
 * Runs in the page, before anything of its own.
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
  const files = performance.getEntriesByType('resource').map((entry) => ({
    path: new URL(entry.name).pathname,
    isEarly: entry.startTime + entry.duration <= visible,
  }));
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
