// The scripts of the designer, and how long it takes until one can type on it.
import { coldLoad } from './cold-load.mjs';
import { barePath } from './designer-keys.mjs';
import { kilobytes, machineLoad, median, printTable, short, times } from './figures.mjs';

/**
 * Prints every script that is loaded before anything is done, also what the page sends for once it stands.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./site.mjs').Site} site
 */
export async function measureScripts(browser, { origin, sizeOf }) {
  const { scripts } = await coldLoad(browser, `${origin}/embeds`);
  const rows = scripts
    .map(({ path, isEarly }) => ({ path, isEarly, ...sizeOf(path) }))
    .toSorted((one, other) => other.gzip - one.gzip);
  const sum = (/** @type {'plain' | 'gzip' | 'brotli'} */ kind) =>
    kilobytes(rows.reduce((total, row) => total + row[kind], 0));
  console.log('\nScripts of /embeds, kB');
  printTable([
    ['', 'plain', 'gzip', 'brotli', ''],
    ...rows.map(({ path, plain, gzip, brotli, isEarly }) => [
      path,
      kilobytes(plain),
      kilobytes(gzip),
      kilobytes(brotli),
      isEarly ? '' : 'after it is shown',
    ]),
    ['together', sum('plain'), sum('gzip'), sum('brotli'), 'budget: 200 kB gzip'],
  ]);
}

/**
 * Prints how long it takes until one can type, and until no long task is left to come, beside the bare page, in turns.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./site.mjs').Site} site
 * @param {number} rounds
 */
export async function measureLoads(browser, { origin }, rounds) {
  /** @type {import('./cold-load.mjs').Load[]} */
  const bare = [];
  /** @type {import('./cold-load.mjs').Load[]} */
  const designer = [];
  const slow = { cpu: 4, isSlowNet: true };
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await coldLoad(browser, `${origin}${barePath(0)}`, slow));
    designer.push(await coldLoad(browser, `${origin}/embeds`, slow));
  }
  const of = (/** @type {typeof bare} */ loads, /** @type {'visible' | 'usable'} */ what) =>
    median(loads.map((each) => each[what]));
  const ratio = (/** @type {'visible' | 'usable'} */ what) =>
    times(of(designer, what) / of(bare, what));
  console.log(`\nFrom nothing, ms, over Slow 4G with 4 x CPU (load ${machineLoad()})`);
  // What is typed before the script has come is kept; what it does to the preview is seen from then on.
  printTable([
    ['', 'one can type', 'ratio', 'hydrated and at rest', 'ratio', ''],
    ['bare page', short(of(bare, 'visible')), '', short(of(bare, 'usable')), '', ''],
    [
      '/embeds',
      short(of(designer, 'visible')),
      ratio('visible'),
      short(of(designer, 'usable')),
      ratio('usable'),
      'budget: 1.80 x',
    ],
  ]);
}
