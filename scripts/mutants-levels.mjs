// The levels of the tests that `npm run mutants` asks, from the cheapest one up.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedTestsIn } from './failed-tests.mjs';
import { storiesNear } from './mutants-stories.mjs';

/** @typedef {import('./mutants-draw.mjs').Mutant} Mutant */

/**
 * @typedef {object} Level
 * @property {string} name
 * @property {(mutant: Mutant) => boolean} reaches whether a test of the level can run the code
 * @property {(copy: string, mutant: Mutant) => string | null} run title of the first failed test in the broken copy
 */

const isBackend = (/** @type {Mutant} */ { area }) => ['SQL', 'functions'].includes(area);
const isBuilt = (/** @type {Mutant} */ { area }) => !['SQL', 'functions'].includes(area);

/** @type {readonly Level[]} */
export const levels = [
  {
    name: 'unit',
    reaches: ({ area }) => !['styles', 'SQL'].includes(area),
    run: (copy, { file }) => vitest(copy, 'unit', ['related', file]),
  },
  {
    name: 'functions',
    reaches: ({ area }) => area === 'functions',
    run: (copy) =>
      node(copy, ['scripts/test-functions.mjs']) ? null : 'scripts/test-functions.mjs',
  },
  {
    name: 'database',
    reaches: (mutant) => isBackend(mutant) || ['services', 'mocks'].includes(mutant.area),
    run: (copy, { area, file }) =>
      vitest(copy, 'database', area === 'SQL' ? ['run'] : ['related', file]),
  },
  {
    name: 'stories',
    reaches: ({ area }) => !['SQL', 'functions', 'built site'].includes(area),
    run: runStories,
  },
  {
    name: 'built-site',
    reaches: isBuilt,
    run: (copy) => (build(copy) ? vitest(copy, 'built-site', ['run']) : 'the build'),
  },
  {
    name: 'journeys',
    reaches: () => true,
    run: (copy, mutant) => {
      if (isBackend(mutant) && !build(copy)) return 'the build';
      return playwright(copy, []);
    },
  },
];

/**
 * @param {string} copy
 * @param {Mutant} mutant
 */
function runStories(copy, { file }) {
  const near = storiesNear(copy, file);
  if (near.length === 0) return null;
  if (!node(copy, [bin('storybook'), 'build', '-o', 'storybook-static', '--quiet'])) {
    return 'the build of Storybook';
  }
  const ids = near.map((path) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return playwright(copy, ['--config', 'playwright.stories.config.ts', '-g', ids.join('|')]);
}

/** @param {string} copy */
function build(copy) {
  return node(copy, ['scripts/test.mjs', 'build', 'build for a backend']);
}

/**
 * @param {string} copy
 * @param {string} project
 * @param {string[]} which
 */
function vitest(copy, project, [command = 'run', ...files]) {
  const report = `test-results/${project}.json`;
  const options = [
    '--run',
    '--project',
    project,
    '--bail=1',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return firstFailed(copy, report, [bin('vitest'), command, ...files, ...options]);
}

/**
 * @param {string} copy
 * @param {string[]} options
 */
function playwright(copy, options) {
  const report = `test-results/${options.length > 0 ? 'stories' : 'journeys'}.json`;
  return firstFailed(copy, report, [bin('playwright'), 'test', '--max-failures=1', ...options]);
}

/**
 * @param {string} copy
 * @param {string} report
 * @param {string[]} command
 */
function firstFailed(copy, report, command) {
  rmSync(join(copy, report), { force: true });
  if (node(copy, command)) return null;
  const json = join(copy, report);
  const [failed] = existsSync(json) ? failedTestsIn(JSON.parse(readFileSync(json, 'utf8'))) : [];
  return failed?.title.replace(`${copy}/`, '') ?? command.slice(1, 3).join(' ');
}

/** A mutant can make the code run forever. In ms. */
const LONGEST = 30 * 60_000;

/**
 * @param {string} copy
 * @param {string[]} command
 */
function node(copy, command) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: copy,
    stdio: 'ignore',
    timeout: LONGEST,
    env: { ...process.env, CI: '' },
  });
  return status === 0;
}

/** The file of a command that npm has installed. @param {'vitest' | 'storybook' | 'playwright'} name */
function bin(name) {
  return realpathSync(join('node_modules', '.bin', name));
}
