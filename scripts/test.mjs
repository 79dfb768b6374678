// Everything that must hold, in one run: `npm test` runs all steps, `npm test -- unit stories` only those named.
// What needs no browser and what needs one go side by side, the journeys through the built app last: one of them alone
// leaves half of a small machine idle. Closes with the plain line «N passed, N failed».
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { testBackendEnvironment } from './test-backend.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands run one after the other; the first failure ends the step
 * @property {Readonly<Record<string, string>>} [env] variables for its commands
 * @property {string} [report] the JSON report that holds the step's counts; without one the step counts as one test
 */

/** @typedef {Step[]} Lane steps that follow one another, beside another lane */

const vitest = (/** @type {string} */ project) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=test-results/${project}.json`,
];

/** @type {Lane} */
const withoutBrowser = [
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
];

/** @type {Lane} */
const withBrowser = [
  { name: 'browser', commands: [['node', 'scripts/ensure-browser.mjs']] },
  { name: 'stories', commands: [vitest('stories')], report: 'test-results/stories.json' },
  { name: 'build', commands: [['vite', 'build']] },
  {
    name: 'build for a backend',
    commands: [['vite', 'build', '--outDir', 'dist-backend']],
    env: testBackendEnvironment,
  },
];

/** @type {Lane} */
const throughTheApp = [
  {
    name: 'journeys',
    commands: [['playwright', 'test']],
    report: 'test-results/journeys.json',
  },
];

const steps = [...withoutBrowser, ...withBrowser, ...throughTheApp];

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
for (const lanes of [[withoutBrowser, withBrowser], [throughTheApp]]) {
  const asked = lanes.map(askedFor).filter((lane) => lane.length > 0);
  // Of two lanes one speaks as it goes; the other is heard step by step, or their lines would mix.
  await Promise.all(asked.map((lane, index) => runLane(lane, index === 0)));
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** @param {Lane} lane */
function askedFor(lane) {
  return lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

/**
 * @param {Lane} lane
 * @param {boolean} isHeard
 */
async function runLane(lane, isHeard) {
  for (const step of lane) {
    const started = Date.now();
    if (isHeard) console.log(`\n── ${step.name}`);
    let ok = true;
    let said = '';
    for (const command of step.commands) {
      if (!ok) break;
      const ran = await run(command, step.env, isHeard);
      ok = ran.ok;
      said += ran.said;
    }
    const counts = countsOf(step, ok);
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    const seconds = ((Date.now() - started) / 1_000).toFixed(1);
    if (!isHeard) process.stdout.write(`\n── ${step.name}\n${said}`);
    console.log(
      `── ${step.name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`,
    );
  }
}

/**
 * @param {string[]} command
 * @param {Readonly<Record<string, string>> | undefined} variables
 * @param {boolean} isHeard
 * @returns {Promise<{ ok: boolean, said: string }>}
 */
function run([program = '', ...args], variables, isHeard) {
  const env = { ...process.env, ...variables };
  const [file, words] =
    program === 'node' ? [process.execPath, args] : ['npx', ['--no-install', program, ...args]];
  const shell = program !== 'node' && process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(file, words, {
      stdio: isHeard ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env,
      shell,
    });
    /** @type {Buffer[]} */
    const heard = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ piece) => heard.push(piece));
    }
    const end = (/** @type {boolean} */ ok) =>
      resolve({ ok, said: Buffer.concat(heard).toString('utf8') });
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
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
