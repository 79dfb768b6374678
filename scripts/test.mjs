// Runs all checks: `npm test` runs every step, `npm test -- unit stories` only the named steps, and
// `npm test -- --changed` what the changes since the main branch reach. Stories, journeys and the other steps run in
// parallel, because none of them uses all CPU time of a small machine. The last line of the output is "N passed, N
// failed".
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reachedBy } from './changed.mjs';
import { failedTestsIn } from './failed-tests.mjs';
import { holdPort } from './free-port.mjs';
import { testBackendAt, testBackendSite } from './test-backend.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands run one after the other; the first failure ends the step
 * @property {() => Promise<void>} [before] awaited before the commands
 * @property {Readonly<Record<string, string>>} [env] environment variables for the commands
 * @property {string} [report] the JSON report with the counts of the step; a step without a report counts as one test
 */

/** @typedef {Step[]} Lane steps that run one after the other. Lanes run in parallel. */

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});
const reached = values.changed ? reachedBy() : null;

/**
 * @param {string} project
 * @param {readonly string[]} which
 */
const vitest = (project, which = ['run']) => [
  'vitest',
  ...which,
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=test-results/${project}.json`,
];

// The URL of the backend is compiled into the site. The port is therefore reserved until the journey tests start the
// backend.
const backendPort = await holdPort();
const backend = testBackendAt(backendPort.port);

/** @type {Lane} */
const first = [{ name: 'browser', commands: [['node', 'scripts/ensure-browser.mjs']] }];

/** @type {Lane} */
const stories = [
  {
    name: 'storybook',
    commands: [['storybook', 'build', '-o', 'storybook-static', '--test', '--quiet']],
  },
  {
    name: 'stories',
    commands: [
      [
        'playwright',
        'test',
        '--config',
        'playwright.stories.config.ts',
        ...(reached ? ['-g', reached.stories.map(escaped).join('|')] : []),
      ],
    ],
    report: 'test-results/stories.json',
  },
];

/** @type {Lane} */
const code = [
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'types', commands: [['tsc', '--noEmit']] },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'unit', commands: [vitest('unit', reached?.unit)], report: 'test-results/unit.json' },
  { name: 'database', commands: [vitest('database')], report: 'test-results/database.json' },
  {
    name: 'functions',
    commands: [['node', 'scripts/test-functions.mjs']],
    report: 'test-results/functions.json',
  },
];

/** @type {Lane} */
const site = [
  { name: 'build', commands: [['node', 'scripts/build.mjs']] },
  {
    name: 'build for a backend',
    commands: [['node', 'scripts/build.mjs', '--outDir', testBackendSite]],
    env: backend.environment,
  },
  {
    name: 'built-site',
    commands: [vitest('built-site')],
    report: 'test-results/built-site.json',
  },
  {
    name: 'journeys',
    commands: [['playwright', 'test']],
    before: backendPort.release,
    report: 'test-results/journeys.json',
  },
];

const steps = [...first, ...code, ...site, ...stories];

const wanted = named.length === 0 && reached ? reached.steps : named;
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
/**
 * The messages of all failed tests, and the names of failed steps that report no failed test. They are printed again at
 * the end, where they are easy to find.
 */
const failures = /** @type {string[]} */ ([]);
for (const lanes of [[first], [code, site, stories]]) {
  const requested = lanes.map(requestedSteps).filter((lane) => lane.length > 0);
  // The first lane prints continuously. The others print after each step, so that their lines do not mix.
  await Promise.all(requested.map((lane, index) => runLane(lane, index === 0)));
}

if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** @param {Lane} lane */
function requestedSteps(lane) {
  return lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

/**
 * @param {Lane} lane
 * @param {boolean} isPrinted
 */
async function runLane(lane, isPrinted) {
  for (const step of lane) {
    const started = Date.now();
    if (isPrinted) console.log(`\n── ${step.name}`);
    await step.before?.();
    let ok = true;
    let printed = '';
    for (const command of step.commands) {
      if (!ok) break;
      const ran = await run(command, step.env, isPrinted);
      ok = ran.ok;
      printed += ran.printed;
    }
    const counts = countsOf(step, ok);
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    if (!ok) failures.push(...failuresOf(step));
    const seconds = ((Date.now() - started) / 1_000).toFixed(1);
    if (!isPrinted) process.stdout.write(`\n── ${step.name}\n${printed}`);
    console.log(
      `── ${step.name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`,
    );
  }
}

/** @param {string} path */
function escaped(path) {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * @param {string[]} command
 * @param {Readonly<Record<string, string>> | undefined} variables
 * @param {boolean} isPrinted
 * @returns {Promise<{ ok: boolean, printed: string }>}
 */
function run([program = '', ...args], variables, isPrinted) {
  const env = { ...process.env, ...variables };
  const [file, words] =
    program === 'node' ? [process.execPath, args] : ['npx', ['--no-install', program, ...args]];
  const shell = program !== 'node' && process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(file, words, {
      stdio: isPrinted ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env,
      shell,
    });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ piece) => output.push(piece));
    }
    const end = (/** @type {boolean} */ ok) =>
      resolve({ ok, printed: Buffer.concat(output).toString('utf8') });
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}

/**
 * Returns the counts of a step. A failed step counts at least one failure, even if no test failed, because a runner can
 * also fail outside of a test.
 * @param {Step} step
 * @param {boolean} ok
 */
function countsOf({ report }, ok) {
  const counted = report && existsSync(report) ? read(report) : { passed: ok ? 1 : 0, failed: 0 };
  return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

/**
 * @param {Step} step a failed step
 * @returns {string[]} the step's failed tests with their messages
 */
function failuresOf(step) {
  const tests = step.report && existsSync(step.report) ? failedTestsIn(parsed(step.report)) : [];
  return messagesOf(step, tests.length > 0 ? tests : [{ title: '', messages: [] }]);
}

/**
 * @param {Step} step
 * @param {import('./failed-tests.mjs').FailedTest[]} tests
 */
function messagesOf({ name }, tests) {
  return tests.map(
    ({ title, messages }) => `${[name, title].filter(Boolean).join(' › ')}\n${indented(messages)}`,
  );
}

/** @param {string[]} messages */
function indented(messages) {
  return messages
    .map((message) => message.slice(0, 2_000))
    .join('\n')
    .replaceAll(/^/gm, '    ');
}

/** @param {string} path a report of Vitest or Playwright */
function parsed(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} path a report of Vitest or Playwright */
function read(path) {
  const json = parsed(path);
  return json.stats
    ? { passed: json.stats.expected, failed: json.stats.unexpected }
    : { passed: json.numPassedTests, failed: json.numFailedTests };
}
