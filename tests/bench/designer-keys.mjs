// Measures the time from a key press to paint in the designer, for messages of three sizes.
import { designerCases } from './designer-cases.mjs';
import { machineLoad, median, printTable, quantile, short, times } from './figures.mjs';
import { readyToType, type } from './key-to-paint.mjs';
import { visit } from './visit.mjs';

const speeds = [1, 4];
/**
 * Two typing speeds: a slow one, at which each key is measured separately, and the speed of a fast typist. `every` is
 * the interval between two keys, in ms.
 */
const paces = [
  { count: 20, every: 400 },
  { count: 30, every: 120 },
];
const keys = paces.reduce((sum, { count }) => sum + count, 0);
/** The messages to measure. `barePath(index)` is the path of the bare page for the message at `index`. */
export const cases = designerCases(keys);

/** @param {number} index of a case */
export function barePath(index) {
  return `/bare-${index}`;
}

/**
 * Prints the time from a key press to the paint of the text area and of the preview, compared with a bare page. The two
 * pages alternate. No key is left out, not even the first of a visit or an outlier caused by other processes.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./site.mjs').Site} site
 * @param {number} rounds
 */
export async function measureKeys(browser, { origin }, rounds) {
  for (const speed of speeds) {
    console.log(
      `\nFrom key press to paint, ms, ${speed} x CPU, all keys (budget: 1.50 x the bare page)`,
    );
    for (const [index, { name, embeds }] of cases.entries()) {
      const draft = { 'grouped:embeds:draft': JSON.stringify({ embeds }) };
      const text = embeds[0]?.description ?? '';
      /** @type {Record<'bare' | 'designer', import('./key-to-paint.mjs').Typing[][]>} */
      const runs = { bare: [], designer: [] };
      for (let round = 0; round < rounds; round += 1) {
        runs.bare.push(await typed(browser, { url: `${origin}${barePath(index)}`, text, speed }));
        runs.designer.push(await typed(browser, { url: `${origin}/embeds`, text, speed, draft }));
      }
      printTable(keyRows(name, runs));
    }
  }
}

/**
 * Types at each pace, in a new visit.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, text: string, speed: number, draft?: Record<string, string> }} what
 */
async function typed(browser, { url, text, speed, draft }) {
  const visited = await visit(browser, draft);
  try {
    await visited.page.goto(url);
    await readyToType(visited.page, text);
    await visited.slowDown(speed);
    const typings = [];
    for (const pace of paces) typings.push(await type(visited, pace));
    return typings;
  } finally {
    await visited.end();
  }
}

/**
 * @param {string} name
 * @param {Record<'bare' | 'designer', import('./key-to-paint.mjs').Typing[][]>} runs
 */
function keyRows(name, runs) {
  const head = [
    'keys',
    'text p50',
    'ratio',
    'p95',
    'ratio',
    'preview p50',
    'ratio',
    'p95',
    'ratio',
    'work per key',
  ];
  const rows = paces.flatMap(({ every }, pace) => {
    const bare = sumUp(runs.bare.flatMap((typings) => typings[pace] ?? []));
    const designer = sumUp(runs.designer.flatMap((typings) => typings[pace] ?? []));
    return [
      [`  bare page, every ${every} ms`, ...keyCells(bare)],
      [`  /embeds, every ${every} ms`, ...keyCells(designer, bare)],
    ];
  });
  return [[`${name} (load ${machineLoad()})`, ...head], ...rows];
}

/** @param {readonly import('./key-to-paint.mjs').Typing[]} typings */
function sumUp(typings) {
  const keys = typings.flatMap(({ keys }) => keys);
  const painted = keys.map(({ painted }) => painted);
  const previewed = keys.map(({ previewed }) => previewed);
  return {
    keys: String(keys.length),
    times: [painted, previewed].flatMap((waits) => [quantile(waits, 0.5), quantile(waits, 0.95)]),
    work: median(typings.map(({ work }) => work)),
  };
}

/**
 * @param {ReturnType<typeof sumUp>} summed
 * @param {ReturnType<typeof sumUp>} [bare] the baseline for the ratios
 */
function keyCells(summed, bare) {
  const cells = summed.times.flatMap((time, index) => [
    short(time),
    bare ? times(time / (bare.times[index] ?? Number.NaN)) : '',
  ]);
  return [summed.keys, ...cells, short(summed.work)];
}
