// Everything that must hold, in one run: `npm test` runs all steps, `npm test -- unit stories` only those named.
// Closes with the plain line «N passed, N failed».
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { testBackendEnvironment } from './test-backend.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands run one after the other; the first failure ends the step
 * @property {Readonly<Record<string, string>>} [env] variables for its commands
 * @property {string} [report] the JSON report that holds the step's counts; without one the step counts as one test
 */

const vitest = (/** @type {string} */ project) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=test-results/${project}.json`,
];

/** @type {Step[]} */
const steps = [
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'types', commands: [['tsc', '--noEmit']] },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'unit', commands: [vitest('unit')], report: 'test-results/unit.json' },
  { name: 'database', commands: [vitest('database')], report: 'test-results/database.json' },
  {
    name: 'functions',
    commands: [['node', 'scripts/test-functions.mjs']],
    report: 'test-results/functions.json',
  },
  { name: 'browser', commands: [['node', 'scripts/ensure-browser.mjs']] },
  { name: 'stories', commands: [vitest('stories')], report: 'test-results/stories.json' },
  { name: 'build', commands: [['vite', 'build']] },
  {
    name: 'build for a backend',
    commands: [['vite', 'build', '--outDir', 'dist-backend']],
    env: testBackendEnvironment,
  },
  {
    name: 'journeys',
    commands: [['playwright', 'test']],
    report: 'test-results/journeys.json',
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(', ')}`,
  );
  process.exit(2);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const totals = { passed: 0, failed: 0 };
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const ok = step.commands.every((command) => run(command, step.env));
  const counts = countsOf(step, ok);
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  const seconds = ((Date.now() - started) / 1_000).toFixed(1);
  console.log(`── ${step.name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/**
 * @param {string[]} command
 * @param {Readonly<Record<string, string>>} [variables]
 */
function run([program = '', ...args], variables) {
  const env = { ...process.env, ...variables };
  const { status } =
    program === 'node'
      ? spawnSync(process.execPath, args, { stdio: 'inherit', env })
      : spawnSync('npx', ['--no-install', program, ...args], {
          stdio: 'inherit',
          env,
          shell: process.platform === 'win32',
        });
  return status === 0;
}

/**
 * A step that failed counts at least one failure, whatever its report says: a runner can fail outside of any test.
 *
 * @param {Step} step
 * @param {boolean} ok
 */
function countsOf({ report }, ok) {
  const counted = report && existsSync(report) ? read(report) : { passed: ok ? 1 : 0, failed: 0 };
  return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

/** @param {string} path a report of Vitest or of Playwright */
function read(path) {
  const json = JSON.parse(readFileSync(path, 'utf8'));
  return json.stats
    ? { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky }
    : { passed: json.numPassedTests, failed: json.numFailedTests };
}
