// How long the keys of the designer wait to be seen, in messages of three sizes.
import { designerCases } from './designer-cases.mjs';
import { machineLoad, median, printTable, quantile, short, times } from './figures.mjs';
import { readyToType, type } from './key-to-paint.mjs';
import { visit } from './visit.mjs';

const speeds = [1, 4];
/** Slow enough for each key to be on its own, and as fast as people type. */
const paces = [
  { count: 20, every: 400 },
  { count: 30, every: 120 },
];
/** After this many keys everything that is loaded or compiled at first use is there. */
const warmUp = { count: 3, every: 400 };
const keys = [warmUp, ...paces].reduce((sum, { count }) => sum + count, 0);
/** What it is measured with; the bare page of each is at `barePath`. */
export const cases = designerCases(keys);

/** @param {number} index of a case */
export function barePath(index) {
  return `/bare-${index}`;
}

/**
 * Prints what typing costs, beside the bare page, in turns.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./site.mjs').Site} site
 * @param {number} rounds
 */
export async function measureKeys(browser, { origin }, rounds) {
  for (const speed of speeds) {
    console.log(`\nFrom a key to the eye, ms, ${speed} x CPU (budget: 1.30 x of the bare page)`);
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
 * What typing at each of the paces costs, on a page of its own.
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
    await type(visited, warmUp);
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
    'paint p50',
    'ratio',
    'p95',
    'ratio',
    'preview p50',
    'ratio',
    'p95',
    'ratio',
    'work',
  ];
  const rows = paces.flatMap(({ every }, pace) => {
    const [bare, designer] = [runs.bare, runs.designer].map((rounds) => {
      const typings = rounds.flatMap((typings) => typings[pace] ?? []);
      return {
        paint: quantiles(typings.flatMap(({ painted }) => painted)),
        preview: quantiles(typings.flatMap(({ previewed }) => previewed)),
        work: median(typings.map(({ work }) => work)),
      };
    });
    if (!bare || !designer) return [];
    const ratio = (/** @type {'paint' | 'preview'} */ kind, /** @type {'p50' | 'p95'} */ share) =>
      times(designer[kind][share] / bare[kind][share]);
    const cells = (/** @type {typeof bare} */ cost, isBare = false) => [
      .../** @type {const} */ (['paint', 'preview']).flatMap((kind) =>
        /** @type {const} */ (['p50', 'p95']).flatMap((share) => [
          short(cost[kind][share]),
          isBare ? '' : ratio(kind, share),
        ]),
      ),
      short(cost.work),
    ];
    return [
      [`  bare page, every ${every} ms`, ...cells(bare, true)],
      [`  /embeds, every ${every} ms`, ...cells(designer)],
    ];
  });
  return [[`${name} (load ${machineLoad()})`, ...head], ...rows];
}

/** @param {readonly number[]} numbers */
function quantiles(numbers) {
  return { p50: quantile(numbers, 0.5), p95: quantile(numbers, 0.95) };
}
