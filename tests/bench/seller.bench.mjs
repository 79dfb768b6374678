// Measures the longest tasks of a seller's pages with 20,000 transactions and 5,000 members: while a page opens, and
// while its rows are searched, filtered and paged. The CPU slowdown is 4 x. Uses the production build with a backend on
// loopback. Run `npm run bench:seller`, with an optional number of rounds. Prints figures and asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../scripts/build-site.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { testBackendAt } from '../../scripts/test-backend.mjs';
import { machineLoad, median, printTable, short } from './figures.mjs';
import { plainVisit, wait } from './plain-visit.mjs';
import { serveSite } from './site.mjs';
import { serveWorld } from './world-server.mjs';

const rounds = Number(process.argv[2] ?? 3);
const CPU = 4;
/** Milliseconds. */
const BUDGET = 100;
/** Timeout in milliseconds. */
const PATIENCE = 60_000;
const ROWS = 'main table tbody tr';
const SEARCH = 'main [role=search] input';

/**
 * One action on the page: either a press on the first visible element that matches the selector `press` and contains
 * `text`, or a key.
 * @typedef {{ press: string, text?: string } | { key: import('./plain-visit.mjs').KeyName }} Action
 */

/** @type {readonly { path: string, of: string, steps: readonly { name: string, actions: readonly Action[] }[] }[]} */
const pages = [
  {
    path: '/biz/biz_00000001/payments',
    of: '20,000 transactions',
    steps: [
      { name: 'search', actions: [{ press: SEARCH }, { key: 9 }] },
      {
        name: 'filter by kind',
        actions: [
          { press: 'main [role=search] button', text: 'All kinds' },
          { press: '[role=option]', text: 'Refunds' },
        ],
      },
    ],
  },
  {
    path: '/biz/biz_00000001/payments',
    of: '20,000 transactions, paged',
    steps: [{ name: 'next page', actions: [{ press: 'main nav button', text: 'Next' }] }],
  },
  {
    path: '/biz/biz_00000001/users',
    of: '5,000 members',
    steps: [{ name: 'search', actions: [{ press: SEARCH }, { key: 9 }] }],
  },
];

/** @typedef {Window & { tasks?: { start: number, duration: number }[] }} Watched */

const directory = await mkdtemp(join(tmpdir(), 'seller-bench-'));
/** @type {(() => Promise<void>)[]} */
const closing = [];
try {
  const backend = testBackendAt(await freePort());
  const world = await serveWorld({ world: 'seller-busy', url: new URL(backend.url) });
  closing.push(world.close);
  Object.assign(process.env, {
    VITE_SUPABASE_URL: backend.url,
    VITE_SUPABASE_ANON_KEY: world.anonKey,
  });
  await buildSite(directory);
  const site = await serveSite({ directory, backend: backend.url, pages: new Map() });
  closing.unshift(site.close);
  const browser = await site.launch();
  closing.unshift(() => browser.close());
  console.log(`Chromium ${browser.version()}, ${rounds} rounds, load ${machineLoad()}`);
  await measure(browser, site.origin, { 'supabase-auth': world.session });
} finally {
  for (const close of closing) await close();
  await rm(directory, { recursive: true, force: true });
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Readonly<Record<string, string>>} stored
 */
async function measure(browser, origin, stored) {
  const rows = [];
  for (const { path, of, steps } of pages) {
    /** @type {Map<string, number[]>} */
    const found = new Map();
    for (let round = 0; round < rounds; round += 1) {
      const figures = await longestTasks(browser, origin + path, { stored, steps });
      for (const [name, longest] of figures) found.set(name, [...(found.get(name) ?? []), longest]);
    }
    for (const [name, all] of found) {
      rows.push([of, name, short(median(all)), short(Math.max(...all))]);
    }
  }
  console.log(`\nLongest task, ms, ${CPU} x CPU (load ${machineLoad()})`);
  printTable([
    ['page', 'action', 'median', 'longest'],
    ...rows,
    ['', 'budget', String(BUDGET), String(BUDGET)],
  ]);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Pick<(typeof pages)[number], 'steps'> & { stored: Readonly<Record<string, string>> }} visited
 * @returns {Promise<Map<string, number>>} the longest task of each action in ms; 0 if no task took 50 ms
 */
async function longestTasks(browser, url, { stored, steps }) {
  const visit = await plainVisit(browser, stored);
  /** @type {Map<string, number>} */
  const found = new Map();
  try {
    await visit.beforehand(watchTasks, null);
    await visit.slowDown(CPU);
    await visit.goto(url);
    const deadline = Date.now() + PATIENCE;
    while ((await visit.look(countOf, ROWS)) === 0) {
      if (Date.now() > deadline) throw new Error(`${url} never shows ${ROWS}`);
      await wait(200);
    }
    await visit.untilQuiet();
    found.set('open', await visit.look(longestSoFar));
    for (const { name, actions } of steps) {
      for (const action of actions) {
        if ('key' in action) await visit.pressKey(action.key);
        else {
          const place = await visit.look(placeOf, action);
          if (!place) throw new Error(`${url} has no ${action.press} ${action.text ?? ''}`);
          await visit.press(place);
        }
        await visit.untilQuiet();
      }
      found.set(name, await visit.look(longestSoFar));
    }
    return found;
  } finally {
    await visit.end();
  }
}

/** Runs in the page, before the page's own scripts. */
function watchTasks() {
  /** @type {{ start: number, duration: number }[]} */
  const tasks = [];
  /** @type {Watched} */ (window).tasks = tasks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Runs in the page. Returns the longest task since the previous call, or since the first paint, in ms.
 *
 * @returns {number}
 */
function longestSoFar() {
  const tasks = /** @type {Watched} */ (window).tasks?.splice(0) ?? [];
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return Math.max(
    0,
    ...tasks.filter(({ start }) => start >= painted).map(({ duration }) => duration),
  );
}

/**
 * Runs in the page.
 *
 * @param {string} selector
 */
function countOf(selector) {
  return document.querySelectorAll(selector).length;
}

/**
 * Runs in the page.
 *
 * @param {{ press: string, text?: string }} action
 */
function placeOf({ press, text = '' }) {
  const found = [...document.querySelectorAll(press)].find(
    (element) => element.checkVisibility() && element.textContent.includes(text),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
