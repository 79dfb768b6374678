// Everything that must hold, in one run: `npm test` runs all steps, `npm test -- unit stories` only those named.
// The stories, which two pages show one after the other, go beside everything else: alone they leave half of a small
// machine idle. Closes with the plain line «N passed, N failed».
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { holdPort } from './free-port.mjs';
import { testBackendAt, testBackendSite } from './test-backend.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands run one after the other; the first failure ends the step
 * @property {() => Promise<void>} [before] what it waits for
 * @property {Readonly<Record<string, string>>} [env] variables for its commands
 * @property {string} [report] the JSON report that holds the step's counts; without one the step counts as one test
 */

/** @typedef {Step[]} Lane steps that follow one another, beside another lane */

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} [testResults]
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ file: string, line: number, title: string, ok: boolean, tests: { results: { errors: { message: string }[] }[] }[] }[]} [specs]
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

// The address of the backend is in what is built for it. Nobody else gets its port until the journeys start it there.
const backendPort = await holdPort();
const backend = testBackendAt(backendPort.port);

/** @type {Lane} */
const first = [{ name: 'browser', commands: [['node', 'scripts/ensure-browser.mjs']] }];

/** @type {Lane} */
const stories = [
  { name: 'storybook', commands: [['storybook', 'build', '-o', 'storybook-static', '--quiet']] },
  {
    name: 'stories',
    commands: [['playwright', 'test', '--config', 'playwright.stories.config.ts']],
    report: 'test-results/stories.json',
  },
];

/** @type {Lane} */
const others = [
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

const steps = [...first, ...others, ...stories];

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
/** What failed and why, said once more at the end, where it is not lost among thousands of lines. */
const failures = /** @type {string[]} */ ([]);
for (const lanes of [[first], [others, stories]]) {
  const asked = lanes.map(askedFor).filter((lane) => lane.length > 0);
  // Of two lanes one speaks as it goes; the other is heard step by step, or their lines would mix.
  await Promise.all(asked.map((lane, index) => runLane(lane, index === 0)));
}

if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** @param {Lane} lane */
function askedFor(lane) {
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
    let said = '';
    for (const command of step.commands) {
      if (!ok) break;
      const ran = await run(command, step.env, isPrinted);
      ok = ran.ok;
      said += ran.said;
    }
    const counts = countsOf(step, ok);
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    if (!ok) failures.push(...failuresOf(step));
    const seconds = ((Date.now() - started) / 1_000).toFixed(1);
    if (!isPrinted) process.stdout.write(`\n── ${step.name}\n${said}`);
    console.log(
      `── ${step.name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`,
    );
  }
}

/**
 * @param {string[]} command
 * @param {Readonly<Record<string, string>> | undefined} variables
 * @param {boolean} isPrinted
 * @returns {Promise<{ ok: boolean, said: string }>}
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

/**
 * @typedef {object} Trouble a test that failed
 * @property {string} title
 * @property {string[]} messages
 */

/**
 * @param {Step} step one that failed
 * @returns {string[]} its failed tests, each with what it said
 */
function failuresOf(step) {
  const tests = troublesOf(step);
  return said(step, tests.length > 0 ? tests : [{ title: '', messages: [] }]);
}

/**
 * @param {Step} step
 * @returns {Trouble[]}
 */
function troublesOf({ report }) {
  const json = report && existsSync(report) ? parsed(report) : {};
  return json.stats ? journeysInTrouble(json) : testsInTrouble(json);
}

/**
 * @param {VitestReport} report
 * @returns {Trouble[]}
 */
function testsInTrouble({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        messages: failureMessages,
      }));
    if (status !== 'failed' || tests.length > 0) return tests;
    return [{ title: name, messages: [message] }];
  });
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Trouble[]}
 */
function journeysInTrouble({ suites = [], specs = [] }) {
  const journeys = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      title: `${file}:${line} › ${title}`,
      messages: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message),
    }));
  return [...journeys, ...suites.flatMap(journeysInTrouble)];
}

/**
 * @param {Step} step
 * @param {Trouble[]} tests
 */
function said({ name }, tests) {
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

/** @param {string} path a report of Vitest or of Playwright */
function parsed(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} path a report of Vitest or of Playwright */
function read(path) {
  const json = parsed(path);
  return json.stats
    ? { passed: json.stats.expected, failed: json.stats.unexpected }
    : { passed: json.numPassedTests, failed: json.numFailedTests };
}
