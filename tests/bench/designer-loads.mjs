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
 * Prints how long it takes until one can type, beside the bare page, in turns.
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
  const usable = (/** @type {typeof bare} */ loads) => median(loads.map((each) => each.usable));
  const row = (/** @type {string} */ name, /** @type {typeof bare} */ loads) => [
    name,
    short(median(loads.map(({ visible }) => visible))),
    short(usable(loads)),
  ];
  console.log(
    `\nFrom nothing until one can type, ms, over Slow 4G with 4 x CPU (load ${machineLoad()})`,
  );
  printTable([
    ['', 'shown', 'usable', '', ''],
    row('bare page', bare),
    [...row('/embeds', designer), times(usable(designer) / usable(bare)), 'budget: 1.80 x'],
  ]);
}
