// Checks the types, lint rules, and tests of the edge functions with Deno. It works offline, because the imports are in
// node_modules. It writes the counts to test-results/functions.json, in the format of Vitest's report. Names of steps
// (check, lint, test) leave out the others.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Use the launcher. It finds the binary even if npm has not run any install script.
const deno = createRequire(import.meta.url).resolve('deno/bin.cjs');

const sources = [
  'supabase/functions',
  'supabase/local/functions-router.ts',
  'supabase/local/serve-functions.ts',
];
const results = 'test-results';
const junit = join(results, 'functions.xml');

mkdirSync(results, { recursive: true });
rmSync(junit, { force: true });

// The steps run in this order. The first failure ends the run. `--no-lock` is used because package-lock.json already
// pins every version.
const ok = [
  ['check', '--quiet', '--no-lock', ...sources],
  ['lint', '--quiet', ...sources],
  // The tests only have network access to 127.0.0.1. They have no access to files, environment variables, or other
  // programs.
  [
    'test',
    '--no-lock',
    '--no-check',
    '--allow-net=127.0.0.1',
    `--junit-path=${junit}`,
    'supabase/functions',
  ],
]
  .filter(([step = '']) => process.argv.length === 2 || process.argv.includes(step))
  .every(run);

const { passed, failed } = countsIn(junit);
const counts = { numPassedTests: passed, numFailedTests: ok ? failed : Math.max(1, failed) };
writeFileSync(join(results, 'functions.json'), `${JSON.stringify(counts)}\n`);
rmSync(junit, { force: true });

console.log(`functions: ${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
process.exitCode = counts.numFailedTests === 0 ? 0 : 1;

/** @param {string[]} args */
function run(args) {
  const { status, error } = spawnSync(process.execPath, [deno, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      DENO_DIR: join('node_modules', '.cache', 'deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
  });
  if (error) console.error(`Deno did not start: ${error.message}. Run npm ci.`);
  return status === 0;
}

/**
 * Reads the counts from a JUnit report. If an earlier step failed, there is no report and the counts are zero.
 *
 * @param {string} path
 */
function countsIn(path) {
  try {
    const [, tests, failures, errors] =
      /<testsuites [^>]*tests="(\d+)" failures="(\d+)" errors="(\d+)"/.exec(
        readFileSync(path, 'utf8'),
      ) ?? [];
    const failed = Number(failures ?? 0) + Number(errors ?? 0);
    return { passed: Number(tests ?? 0) - failed, failed };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
