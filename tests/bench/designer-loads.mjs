// Measures the scripts of the designer and the time until the user can type.
import { coldLoad } from './cold-load.mjs';
import { barePath } from './designer-keys.mjs';
import { kilobytes, machineLoad, median, printTable, short, times } from './figures.mjs';

/**
 * Prints every script that is loaded without user input, including those that load after the page is shown.
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
      isEarly ? '' : 'after the page is shown',
    ]),
    ['total', sum('plain'), sum('gzip'), sum('brotli'), 'budget: 200 kB gzip'],
  ]);
}

/**
 * Prints the time until the user can type and until the last long task has ended, compared with the bare page. The two
 * pages alternate.
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
  console.log(`\nCold load, ms, Slow 4G, 4 x CPU (load ${machineLoad()})`);
  // The page keeps text that the user types before the script has loaded. The preview shows this text after the page is
  // hydrated.
  printTable([
    ['', 'can type', 'ratio', 'hydrated and idle', 'ratio', ''],
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
