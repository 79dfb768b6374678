// Measures a first visit to the compressed production build over Slow 4G with a CPU slowdown of 4 x: script size, LCP,
// time until the page is idle, blocking time and CLS, compared with the same text as plain HTML. The store page is
// rendered once, by the handler of the build. Run `npm run bench:load`, with an optional number of rounds. Prints
// figures and asserts nothing.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerFor } from '../../deploy/addresses.mjs';
import { handlerFolder, loadHandler } from '../../deploy/handler.mjs';
import { securityHeaders } from '../../deploy/headers.mjs';
import { buildServer } from '../../scripts/build-server.mjs';
import { buildSite } from '../../scripts/build-site.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { load } from '../../scripts/load.mjs';
import { testBackendAt } from '../../scripts/test-backend.mjs';
import { kilobytes, machineLoad, median, printTable, short, times } from './figures.mjs';
import { readingLoad } from './reading-load.mjs';
import { serveSite } from './site.mjs';

const rounds = Number(process.argv[2] ?? 3);

/**
 * Budgets: the gzip size in kB of all scripts that are loaded until the network is idle; LCP and the time until idle as
 * multiples of those of the plain HTML page; and the blocking time in milliseconds.
 */
const reading = { scripts: 12, lcp: 1.25, rest: 1.8, blocking: 30 };
const subjects = [
  { path: '/', budget: reading },
  { path: '/features', budget: reading },
  { path: '/docs', budget: reading },
  { path: '/docs/admin-commands', budget: reading },
  { path: '/docs/changelog', budget: reading },
  { path: '/terms', budget: reading },
  { path: '/embeds', budget: { scripts: 200, lcp: null, rest: 3, blocking: 100 } },
  {
    path: '/store/card-collectors',
    budget: { scripts: 120, lcp: 1.15, rest: null, blocking: null },
  },
];

const directory = await mkdtemp(join(tmpdir(), 'load-bench-'));
/** @type {(() => Promise<void>)[]} */
const closing = [];
try {
  const backend = testBackendAt(await freePort());
  Object.assign(process.env, backend.environment);
  await buildServer(directory, await buildSite(directory));
  /** @type {Map<string, import('./site.mjs').Page>} */
  const pages = new Map();
  for (const { path } of subjects) {
    const html = path.startsWith('/store/') ? await storePage(path) : await htmlOf(path);
    if (path.startsWith('/store/')) {
      pages.set(path, { html, headers: securityHeaders({ backend: backend.url }) });
    }
    pages.set(plainPath(path), { html: withoutScripts(html), headers: {} });
  }
  const site = await serveSite({ directory, backend: backend.url, pages });
  closing.push(site.close);
  const browser = await site.launch();
  closing.unshift(() => browser.close());
  console.log(`Chromium ${browser.version()}, ${rounds} rounds, load ${machineLoad()}`);
  await measure(browser, site);
} finally {
  for (const close of closing) await close();
  for (const folder of [directory, handlerFolder(directory)]) {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./site.mjs').Site} site
 */
async function measure(browser, { origin, sizeOf }) {
  const slow = { cpu: 4, isSlowNet: true };
  const rows = [];
  for (const { path, budget } of subjects) {
    /** @type {import('./reading-load.mjs').Reading[]} */
    const plain = [];
    /** @type {import('./reading-load.mjs').Reading[]} */
    const real = [];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await readingLoad(browser, `${origin}${plainPath(path)}`, slow));
      real.push(await readingLoad(browser, `${origin}${path}`, slow));
    }
    const of = (
      /** @type {typeof real} */ loads,
      /** @type {'lcp' | 'rest' | 'cls' | 'blocking'} */ what,
    ) => median(loads.map((each) => each[what]));
    const ratio = (/** @type {'lcp' | 'rest'} */ what) => times(of(real, what) / of(plain, what));
    const bytes = (real[0]?.scripts ?? []).reduce((sum, script) => sum + sizeOf(script).gzip, 0);
    rows.push([
      path,
      kilobytes(bytes),
      String(budget.scripts),
      short(of(real, 'lcp')),
      ratio('lcp'),
      budget.lcp === null ? '' : times(budget.lcp),
      short(of(real, 'rest')),
      ratio('rest'),
      budget.rest === null ? '' : times(budget.rest),
      short(of(real, 'blocking')),
      budget.blocking === null ? '' : String(budget.blocking),
      of(real, 'cls').toFixed(3),
    ]);
  }
  console.log(`\nFirst visit, Slow 4G, 4 x CPU (load ${machineLoad()})`);
  printTable([
    [
      '',
      'js kB',
      'budget',
      'LCP ms',
      'ratio',
      'budget',
      'idle ms',
      'ratio',
      'budget',
      'blocking',
      'budget',
      'CLS',
    ],
    ...rows,
  ]);
}

/** @param {string} path */
function plainPath(path) {
  return `/plain${path}`;
}

/**
 * Returns a page as plain HTML: without scripts, style sheets, fonts and SVGs.
 *
 * @param {string} html
 */
function withoutScripts(html) {
  return html
    .replaceAll(/<(script|style|svg)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<link\b[^>]*>/g, '');
}

/** @param {string} path */
function htmlOf(path) {
  return readFile(join(directory, answerFor(path, directory).file), 'utf8');
}

/**
 * Renders a store from the mock data with the handler that the build wrote.
 * @param {string} path
 */
async function storePage(path) {
  /** @type {{ module: typeof import('../../src/mocks/market/starting-stores'), close: () => Promise<void> }} */
  const stores = await load('./src/mocks/market/starting-stores.ts');
  /** @type {{ module: typeof import('../../src/mocks/market/stores'), close: () => Promise<void> }} */
  const rows = await load('./src/mocks/market/stores.ts');
  const store = stores.module.startingStores.find(({ slug }) => path.endsWith(`/${slug}`));
  const row = store && rows.module.storePageRow(store);
  await Promise.all([stores.close(), rows.close()]);
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json(row ?? null);
  const handler = await loadHandler(directory);
  const response = await handler(new Request(`http://localhost${path}`));
  globalThis.fetch = fetch;
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}
