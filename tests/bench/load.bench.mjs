// What a first visit costs, on the production build served compressed, over Slow 4G with 4 x CPU: scripts, when the
// largest part is painted, what blocks and what shifts; beside the same page as plain HTML, in turns. Run by
// `npm run bench:load`, or with a number of rounds. It says how a machine does, and asserts nothing.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { answerFor } from '../../deploy/addresses.mjs';
import { launchOptions } from '../../scripts/browser.mjs';
import { buildSite } from '../../scripts/build-site.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { testBackendAt } from '../../scripts/test-backend.mjs';
import { kilobytes, machineLoad, median, printTable, short, times } from './figures.mjs';
import { readingLoad } from './reading-load.mjs';
import { serveSite } from './site.mjs';

const rounds = Number(process.argv[2] ?? 3);

/** Budgets of design.md §14: kB gzip of scripts before a page is usable, and LCP as a multiple of the plain page's. */
const subjects = [
  { path: '/', scripts: 120, lcp: 1.15 },
  { path: '/features', scripts: 120, lcp: 1.15 },
  { path: '/docs', scripts: 120, lcp: 1.15 },
  { path: '/docs/changelog', scripts: 120, lcp: 1.15 },
  { path: '/terms', scripts: 120, lcp: 1.15 },
  { path: '/embeds', scripts: 200, lcp: null },
  { path: '/servers', scripts: null, lcp: null },
];

const directory = await mkdtemp(join(tmpdir(), 'load-bench-'));
/** @type {(() => Promise<void>)[]} */
const closing = [];
try {
  const backend = testBackendAt(await freePort());
  Object.assign(process.env, backend.environment);
  await buildSite(directory);
  const pages = new Map();
  for (const { path } of subjects) pages.set(plainPath(path), await plainPage(path));
  const site = await serveSite({ directory, backend: backend.url, pages });
  closing.push(site.close);
  const options = launchOptions();
  const rule = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await chromium.launch({ ...options, args: [...options.args, rule] });
  closing.unshift(() => browser.close());
  console.log(`Chromium ${browser.version()}, ${rounds} rounds, load ${machineLoad()}`);
  await measure(browser, site);
} finally {
  for (const close of closing) await close();
  await rm(directory, { recursive: true, force: true });
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./site.mjs').Site} site
 */
async function measure(browser, { origin, sizeOf }) {
  const slow = { cpu: 4, isSlowNet: true };
  const rows = [];
  for (const { path, scripts: scriptBudget, lcp: lcpBudget } of subjects) {
    /** @type {import('./reading-load.mjs').Reading[]} */
    const plain = [];
    /** @type {import('./reading-load.mjs').Reading[]} */
    const real = [];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await readingLoad(browser, `${origin}${plainPath(path)}`, slow));
      real.push(await readingLoad(browser, `${origin}${path}`, slow));
    }
    const of = (/** @type {typeof real} */ loads, /** @type {'lcp' | 'cls' | 'blocking'} */ what) =>
      median(loads.map((each) => each[what]));
    const html = await htmlOf(path);
    const bytes = (/** @type {(script: string) => boolean} */ counts) =>
      kilobytes(
        (real[0]?.scripts ?? [])
          .filter(counts)
          .reduce((sum, script) => sum + sizeOf(script).gzip, 0),
      );
    rows.push([
      path,
      // What the file itself names has to be there before the page works; the rest is sent for afterwards.
      bytes((script) => html.includes(script)),
      scriptBudget === null ? '' : String(scriptBudget),
      bytes(() => true),
      short(of(real, 'lcp')),
      short(of(plain, 'lcp')),
      times(of(real, 'lcp') / of(plain, 'lcp')),
      lcpBudget === null ? '' : times(lcpBudget),
      short(of(real, 'blocking')),
      of(real, 'cls').toFixed(3),
    ]);
  }
  console.log(`\nA first visit over Slow 4G with 4 x CPU (load ${machineLoad()})`);
  printTable([
    [
      '',
      'js kB',
      'budget',
      'js at rest',
      'LCP ms',
      'plain',
      'ratio',
      'budget',
      'blocking ms',
      'CLS',
    ],
    ...rows,
    ['budgets of every page', '', '', '', '', '', '', '', '100', '0.020'],
  ]);
}

/** @param {string} path */
function plainPath(path) {
  return `/plain${path}`;
}

/**
 * The same page without a script: what it would cost to only read it.
 *
 * @param {string} path
 */
async function plainPage(path) {
  return (await htmlOf(path))
    .replaceAll(/<script\b[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** @param {string} path */
function htmlOf(path) {
  return readFile(join(directory, answerFor(path, directory).file), 'utf8');
}
