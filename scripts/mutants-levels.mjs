// The levels of the tests that `npm run mutants` asks, from the cheapest one up.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedTestsIn } from './failed-tests.mjs';
import { storiesNear } from './stories-near.mjs';

/** @typedef {import('./mutants-draw.mjs').Mutant} Mutant */

/**
 * @typedef {object} Level
 * @property {string} name
 * @property {(mutant: Mutant) => boolean} reaches whether a test of the level can run the code
 * @property {(mutant: Mutant) => string | null} run title of the first failed test of the broken code
 */

const isBackend = (/** @type {Mutant} */ { area }) => ['SQL', 'functions'].includes(area);

/** @type {readonly Level[]} */
export const levels = [
  {
    name: 'unit',
    reaches: ({ area }) => !['styles', 'SQL'].includes(area),
    run: ({ file }) => vitest('unit', ['related', file]),
  },
  {
    name: 'functions',
    reaches: ({ area }) => area === 'functions',
    run: () => (node(['scripts/test-functions.mjs']) ? null : 'scripts/test-functions.mjs'),
  },
  {
    name: 'database',
    reaches: (mutant) => isBackend(mutant) || ['services', 'mocks'].includes(mutant.area),
    run: ({ area, file }) => vitest('database', area === 'SQL' ? ['run'] : ['related', file]),
  },
  {
    name: 'stories',
    reaches: ({ area }) => !['SQL', 'functions', 'built site'].includes(area),
    run: runStories,
  },
  {
    name: 'built-site',
    reaches: (mutant) => !isBackend(mutant),
    run: () => (build() ? vitest('built-site', ['run']) : 'the build'),
  },
  {
    name: 'journeys',
    reaches: () => true,
    run: () => (build() ? playwright([]) : 'the build'),
  },
];

/** Story files further away than the first ones show the code among much else, and take longer than they tell. */
const MOST_STORY_FILES = 30;

/** @param {Mutant} mutant */
function runStories({ file }) {
  const near = storiesNear([file]).slice(0, MOST_STORY_FILES);
  if (near.length === 0) return null;
  if (!node([bin('storybook'), 'build', '-o', 'storybook-static', '--quiet'])) {
    return 'the build of Storybook';
  }
  const ids = near.map((path) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return playwright(['--config', 'playwright.stories.config.ts', '-g', ids.join('|')]);
}

function build() {
  return node(['scripts/test.mjs', 'build', 'build for a backend']);
}

/**
 * @param {string} project
 * @param {string[]} which
 */
function vitest(project, [command = 'run', ...files]) {
  const report = `test-results/${project}.json`;
  const options = [
    '--run',
    '--project',
    project,
    '--bail=1',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return firstFailed(report, [bin('vitest'), command, ...files, ...options]);
}

/**
 * @param {string[]} options
 */
function playwright(options) {
  const report = `test-results/${options.length > 0 ? 'stories' : 'journeys'}.json`;
  return firstFailed(report, [bin('playwright'), 'test', '--max-failures=1', ...options]);
}

/**
 * @param {string} report
 * @param {string[]} command
 */
function firstFailed(report, command) {
  rmSync(report, { force: true });
  if (node(command)) return null;
  const [failed] = existsSync(report)
    ? failedTestsIn(JSON.parse(readFileSync(report, 'utf8')))
    : [];
  return failed?.title.replace(`${process.cwd()}/`, '') ?? command.slice(1, 3).join(' ');
}

/** A mutant can make the code run forever. In ms. */
const LONGEST = 30 * 60_000;

/**
 * @param {string[]} command
 */
function node(command) {
  const { status } = spawnSync(process.execPath, command, {
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
