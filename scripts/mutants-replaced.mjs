// The levels of the backend: its files are replaced.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { failedTestsIn } from './failed-tests.mjs';
import { importersOf } from './importers.mjs';
import { environment } from './mutants-reach.mjs';
import { whileReplaced } from './mutants-switch.mjs';

/** @typedef {import('./mutants-switch.mjs').Place} Place */

export function openFunctions() {
  return askingOne((place) =>
    whileReplaced(place, () => {
      const { status, stdout, stderr } = run(['scripts/test-functions.mjs', 'test']);
      if (status === 0) return [];
      const failed = [...`${stdout}${stderr}`.matchAll(/^(.+) => (\.\/supabase\/\S+?):\d/gm)];
      if (failed.length === 0) return ['supabase/functions'];
      return [...new Set(failed.map(([, title, file]) => `${file} › ${title}`))];
    }),
  );
}

export function openDatabase() {
  const { stdout } = spawnSync('git', ['ls-files', 'tests'], { encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => /^tests\/(database|contract)\//.test(file));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const contract = tests.filter((file) => file.includes('contract'));

  /** The tests that name one of the words, or import a file that does. @param {readonly string[]} words */
  const naming = (words) => {
    const found = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return words.some((word) => new RegExp(String.raw`\b${word}\b`).test(text));
    });
    const reached = new Set(importersOf(found));
    return tests.filter((file) => reached.has(file));
  };

  return askingOne(async (place) => {
    // Only the contract calls services and mocks.
    if (place.id) return failedOf(contract, environment({ id: place.id }));
    const { name, tables } = functionAround(place);
    const orders = name ? [naming([name]), naming(tables), tests] : [contract];
    return whileReplaced(place, () => {
      /** @type {string[]} */
      const asked = [];
      for (const order of orders) {
        const failed = failedOf(order.filter((file) => !asked.includes(file)));
        if (failed.length > 0) return failed;
        asked.push(...order);
      }
      return [];
    });
  });
}

/** @param {(place: Place) => Promise<string[]>} ask */
function askingOne(ask) {
  return {
    cover: { all: [], red: [], reached: {} },
    isAskedAlone: () => true,
    ask: (/** @type {Place[]} */ places) => Promise.all(places.map(ask)),
  };
}

/** The database function around a place, and the tables that it names. @param {Place} place */
function functionAround({ file, start }) {
  const text = file.endsWith('.sql') ? readFileSync(file, 'utf8') : '';
  const begun = [...text.matchAll(/create (?:or replace )?function (?:\w+\.)?(\w+)/g)];
  const index = begun.findLastIndex((found) => found.index < start);
  const body = text.slice(begun[index]?.index ?? 0, begun[index + 1]?.index);
  const tables = [...body.matchAll(/\bpublic\.(\w+)/g)].map(([, table = '']) => table);
  return { name: begun[index]?.[1], tables };
}

/** @param {string[]} files @param {Record<string, string>} [variables] */
function failedOf(files, variables) {
  if (files.length === 0) return [];
  const report = 'test-results/database.json';
  rmSync(report, { force: true });
  const options = [
    '--project',
    'database',
    '--bail=10',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = run(
    [realpathSync('node_modules/.bin/vitest'), 'run', ...options, ...files],
    variables,
  );
  if (status === 0) return [];
  const failed = existsSync(report) ? failedTestsIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
  // PostgreSQL refuses some faults while the migrations run.
  if (failed.length === 0) return ['the migrations'];
  return failed.map(({ title }) => title.replace(`${process.cwd()}/`, ''));
}

/** @param {string[]} command @param {Record<string, string>} [variables] */
function run(command, variables) {
  const env = { ...process.env, CI: '', ...variables };
  return spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 1e9, env });
}
