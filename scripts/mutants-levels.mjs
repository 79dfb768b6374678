// The levels of the tests that `npm run mutants` asks, from the cheapest one up. The working directory is the copy of the
// code with one fault in it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { failedTestsIn } from './failed-tests.mjs';
import { importersOf } from './importers.mjs';

/** @typedef {import('./mutants-draw.mjs').Mutant} Mutant */

/** So many test files are asked first: a fault is mostly caught by the tests next to it. */
const NEAR = 8;

/** So many story files are asked, the nearest ones. What these do not notice, others seldom do. */
const STORY_FILES = 6;

/** Many faults let a test wait in vain, and the usual limit is 5 minutes. */
const WAITING = '--testTimeout=120000';

const backend = ['SQL', 'functions'];

/**
 * @typedef {object} Level
 * @property {string} name
 * @property {(place: Mutant) => boolean} reaches whether a test of the level can run the code
 * @property {(place: Mutant) => string[]} ask titles of tests that fail
 */

/** @type {readonly Level[]} */
export const levels = [
  { name: 'unit', reaches: ({ area }) => ![...backend, 'styles'].includes(area), ask: askUnit },
  { name: 'functions', reaches: ({ area }) => area === 'functions', ask: askFunctions },
  {
    name: 'database',
    reaches: ({ area }) => [...backend, 'services', 'mocks'].includes(area),
    ask: askDatabase,
  },
  {
    name: 'stories',
    reaches: ({ area }) => ![...backend, 'built site'].includes(area),
    ask: askStories,
  },
  { name: 'site', reaches: () => true, ask: askSite },
];

/** @param {Mutant} place */
function askUnit({ file }) {
  const near = importersOf([file]).filter((each) => /^(src|tests)\/.*\.test\.tsx?$/.test(each));
  return firstFailed([
    () => near.length > 0 && vitest('unit', ['run', ...near.slice(0, NEAR)]),
    () => vitest('unit', ['related', '--run', file]),
  ]);
}

function askFunctions() {
  const { status, output } = run('node', ['scripts/test-functions.mjs', 'test']);
  if (status === 0) return [];
  const failed = [...output.matchAll(/^(.+) => (\.\/supabase\/\S+?):\d/gm)];
  if (failed.length === 0) return ['supabase/functions'];
  return [...new Set(failed.map(([, title, file]) => `${file} › ${title}`))];
}

/** @param {Mutant} place */
function askDatabase(place) {
  const files = run('git', ['ls-files', 'tests/database', 'tests/contract']).output.split('\n');
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const contract = tests.filter((file) => file.includes('contract'));
  // Only the contract calls functions, services and mocks.
  if (place.area !== 'SQL') return firstFailed([() => vitest('database', ['run', ...contract])]);
  const { name, tables } = functionAround(place);
  const orders = [naming([name]), naming(tables), tests];
  return firstFailed(
    orders.map((order) => () => order.length > 0 && vitest('database', ['run', ...order])),
  );

  /** The tests that name one of the words, or import a file that does. @param {readonly string[]} words */
  function naming(words) {
    const found = files.filter((file) => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return words.some((word) => new RegExp(String.raw`\b${word}\b`).test(text));
    });
    const reached = new Set(importersOf(found));
    return tests.filter((file) => reached.has(file));
  }
}

/** The database function around a place, and the tables that it names. @param {Mutant} place */
function functionAround({ file, start }) {
  const text = readFileSync(file, 'utf8');
  const begun = [...text.matchAll(/create (?:or replace )?function (?:\w+\.)?(\w+)/g)];
  const index = begun.findLastIndex((found) => found.index < start);
  const body = text.slice(begun[index]?.index ?? 0, begun[index + 1]?.index);
  const tables = [...body.matchAll(/\bpublic\.(\w+)/g)].map(([, table = '']) => table);
  return { name: begun[index]?.[1] ?? '', tables };
}

/** @param {Mutant} place */
function askStories({ file }) {
  const stories = importersOf([file]).filter((each) => each.endsWith('.stories.tsx'));
  if (stories.length === 0) return [];
  if (run('node', ['scripts/test.mjs', 'storybook']).status !== 0)
    return ['the build of Storybook'];
  const names = stories.slice(0, STORY_FILES).map((each) => each.replaceAll('.', String.raw`\.`));
  return playwright('stories', ['-c', 'playwright.stories.config.ts', '-g', names.join('|')]);
}

function askSite() {
  const build = ['scripts/test.mjs', 'build', 'build for a backend'];
  if (run('node', build).status !== 0) return ['the build'];
  return firstFailed([() => vitest('built-site', ['run']), () => playwright('journeys', [])]);
}

/** @param {readonly (() => string[] | false)[]} steps */
function firstFailed(steps) {
  for (const step of steps) {
    const failed = step();
    if (failed && failed.length > 0) return failed;
  }
  return [];
}

/** @param {string} project @param {readonly string[]} words */
function vitest(project, words) {
  const report = `test-results/${project}.json`;
  const options = ['--project', project, '--bail=1', WAITING, '--passWithNoTests'];
  const output = ['--reporter=json', `--outputFile.json=${report}`];
  return failedOf(report, ['vitest', ...words, ...options, ...output]);
}

/**
 * On a busy machine a right test can fail: what fails because of the fault fails a second time.
 * @param {string} name @param {readonly string[]} options
 */
function playwright(name, options) {
  const command = ['playwright', 'test', '-x', '--retries=1', ...options];
  return failedOf(`test-results/${name}.json`, command);
}

/** @param {string} report @param {readonly string[]} command */
function failedOf(report, command) {
  rmSync(report, { force: true });
  const { status, output } = run('npx', command);
  if (status === 0) return [];
  const failed = existsSync(report) ? failedTestsIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
  // PostgreSQL refuses some faults while the migrations run.
  if (failed.length === 0) return [`no test ran: ${output.trim().split('\n').at(-1) ?? ''}`];
  return failed.map(({ title }) => title.replace(`${process.cwd()}/`, ''));
}

/** @param {string} command @param {readonly string[]} words */
function run(command, words) {
  const env = { ...process.env, CI: '' };
  const { status, stdout, stderr } = spawnSync(command, words, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    env,
  });
  return { status, output: `${stdout}${stderr}` };
}
