import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { importersOf } from './importers.mjs';
import { environment, reachedIn } from './mutants-reach.mjs';

/**
 * @typedef {import('./mutants-reach.mjs').Cover} Cover
 * @typedef {import('./mutants-switch.mjs').Place} Place
 */

/** So many files are asked first: a fault is mostly caught by the tests next to it. */
const FIRST = 8;

const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * A project of Vitest that stays loaded: its server keeps the transformed code between two mutants.
 * @param {string} project
 * @param {string} log
 * @param {Cover | undefined} known
 * @param {string[]} [filters]
 */
export async function openVitest(project, log, known, filters) {
  const vitest = await createVitest(
    'test',
    { watch: false, project: [project], reporters: [{}], ...limits },
    { logLevel: 'silent' },
  );
  await vitest.standalone();
  const all = await vitest.globTestSpecifications(filters);
  const cover = known ?? (await findCover());
  return {
    cover,
    ask: (/** @type {Place[]} */ places) => Promise.all(places.map(ask)),
    isAskedAlone: () => true,
    close: () => vitest.close(),
  };

  /** @returns {Promise<Cover>} */
  async function findCover() {
    rmSync(log, { force: true });
    const red = await run(all, environment({ log }));
    return {
      all: all.map(({ moduleId }) => nameOf(moduleId)),
      red,
      reached: reachedIn(log, nameOf),
    };
  }

  /** @param {Place} place */
  async function ask({ file, id = '', isEarly }) {
    const reaching = cover.reached[id] ?? [];
    const near = importersOf([file]).filter((each) =>
      all.some(({ moduleId }) => nameOf(moduleId) === each),
    );
    // Test files share modules, so only the first one of them is known to reach an early place.
    const order = isEarly
      ? near.slice(0, 4 * FIRST)
      : [
          ...near.filter((each) => reaching.includes(each)),
          ...reaching.filter((each) => !near.includes(each)),
        ];
    for (const files of [order.slice(0, FIRST), order.slice(FIRST)]) {
      const wanted = all.filter(({ moduleId }) => files.includes(nameOf(moduleId)));
      const failed = await run(wanted, environment({ id }));
      const caught = failed.filter((title) => !cover.red.includes(title));
      if (caught.length > 0) return caught;
    }
    return [];
  }

  /** @param {typeof all} wanted @param {Record<string, string>} variables */
  async function run(wanted, variables) {
    if (wanted.length === 0) return [];
    // The processes of the tests get the environment that is set when they start.
    Object.assign(process.env, variables);
    const { testModules } = await vitest.runTestSpecifications(wanted);
    for (const name of Object.keys(variables)) delete process.env[name];
    // Vitest also returns the modules of earlier runs.
    const ids = wanted.map(({ moduleId }) => moduleId);
    return testModules.filter(({ moduleId }) => ids.includes(moduleId)).flatMap(failedIn);
  }
}

/** @param {import('vitest/node').TestModule} module */
function failedIn(module) {
  const file = nameOf(module.moduleId);
  const failed = [...module.children.allTests('failed')];
  if (failed.length === 0 && module.state() === 'failed') return [file];
  return failed.map(({ fullName }) => `${file} › ${fullName}`);
}

/** @param {string} path */
function nameOf(path) {
  return relative(process.cwd(), path);
}
