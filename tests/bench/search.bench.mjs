// Measures the time from a key press to the results in the docs search, the command palette and the settings search,
// compared with a minimal React page. Run `npm run bench:search`, with an optional number of rounds. Prints figures and
// asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';
import { buildSite } from '../../scripts/build-site.mjs';
import { addBarePage } from './bare.mjs';
import { machineLoad, printTable, quantile, short, times } from './figures.mjs';
import { searchKeys } from './search-keys.mjs';

const rounds = Number(process.argv[2] ?? 3);
const speeds = [1, 4];
/** The name of the search that is the baseline of the ratios. It must be the first of the `searches`. */
const PLAIN = 'plain React, 110 rows';

/**
 * The searches to measure. `budget` is the limit for the p95 in milliseconds.
 *
 * @type {readonly (import('./search-keys.mjs').Search & { name: string, budget: number | null })[]}
 */
const searches = [
  {
    name: PLAIN,
    budget: null,
    path: '/bare-search',
    open: async (page) => page.getByRole('textbox', { name: 'Search' }),
    words: ['success', 'channel', 'role', 'webhook'],
  },
  {
    name: 'docs search',
    budget: 50,
    path: '/docs',
    open: async (page) => {
      await page.getByRole('button', { name: 'Search docs' }).click();
      return page.getByRole('combobox', { name: 'Search docs' });
    },
    words: ['ticket panel', 'role reward', 'points', 'webhook'],
  },
  {
    name: 'command palette',
    budget: null,
    path: '/',
    open: async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      return page.getByPlaceholder('Search pages, docs, commands, and settings...');
    },
    words: ['ticket panel', 'privacy', 'give points', 'embed'],
  },
  {
    name: 'settings search',
    budget: 20,
    path: '/dashboard/100000000000000001/points',
    open: async (page) => page.getByRole('textbox', { name: 'Search settings...' }),
    words: ['success', 'channel', 'role', 'webhook'],
  },
];

const directory = await mkdtemp(join(tmpdir(), 'search-bench-'));
/** @type {(() => Promise<void>)[]} */
const closing = [];
try {
  await buildSite(directory);
  await addBarePage('bare-search', directory);
  const server = await preview({
    logLevel: 'error',
    build: { outDir: directory },
    preview: { host: '127.0.0.1', port: 0 },
  });
  closing.push(() => server.close());
  const browser = await chromium.launch(launchOptions());
  closing.unshift(() => browser.close());
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  console.log(`Chromium ${browser.version()}, ${rounds} rounds, load ${machineLoad()}`);
  for (const speed of speeds) {
    const rows = [];
    /** @type {number[]} */
    let plain = [];
    for (const { name, budget, ...search } of searches) {
      /** @type {number[]} */
      const waits = [];
      let typed = 0;
      for (let round = 0; round < rounds; round += 1) {
        const keys = await searchKeys(browser, origin, { ...search, speed });
        waits.push(...keys.waits);
        typed += keys.typed;
      }
      if (name === PLAIN) plain = waits;
      const most = waits.length === 0 ? Number.NaN : Math.max(...waits);
      rows.push([
        name,
        `${waits.length} of ${typed}`,
        ...[0.5, 0.95].flatMap((share) => [
          short(quantile(waits, share)),
          name === PLAIN ? '' : times(quantile(waits, share) / quantile(plain, share)),
        ]),
        short(most),
        budget === null ? '' : String(budget),
      ]);
    }
    console.log(`\nFrom key press to results, ms, ${speed} x CPU (load ${machineLoad()})`);
    printTable([
      ['', 'keys with results', 'p50', 'ratio', 'p95', 'ratio', 'max', 'budget p95'],
      ...rows,
    ]);
  }
} finally {
  for (const close of closing) await close();
  await rm(directory, { recursive: true, force: true });
}
