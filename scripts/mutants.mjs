// Breaks the product in places drawn by a seed, one at a time, and prints the first test that fails for each place:
//   npm run mutants                           100 places of all areas
//   npm run mutants -- src/domain --count 20 --seed 7
//   npm run mutants -- --levels unit,database
// A place is tried on a copy of the committed code, level by level, from the cheapest one up. docs/testing.md §17
// says how to read the table.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draw } from './mutants-draw.mjs';
import { levels } from './mutants-levels.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    levels: { type: 'string', default: levels.map(({ name }) => name).join() },
  },
});
const wanted = values.levels.split(',');

const project = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
spawnSync('git', ['clone', '--quiet', project, copy], { stdio: 'inherit' });
symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
process.chdir(copy);

const mutants = await draw({
  folder: positionals[0] ?? '',
  count: Number(values.count),
  seed: Number(values.seed),
});
let survivors = 0;
console.log('| place | broken by | caught by |\n| --- | --- | --- |');
for (const mutant of mutants) {
  const text = readFileSync(mutant.file, 'utf8');
  writeFileSync(
    mutant.file,
    text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end),
  );
  const caught = firstCatch(mutant);
  writeFileSync(mutant.file, text);
  if (!caught) survivors += 1;
  const broken = `${mutant.operator}: ${text.slice(mutant.start, mutant.end)} → ${mutant.replacement}`;
  console.log(`| ${mutant.file}:${mutant.line} | ${cell(broken)} | ${cell(caught ?? '–')} |`);
}
console.log(`\n${mutants.length - survivors} caught, ${survivors} not caught`);

/**
 * @param {import('./mutants-draw.mjs').Mutant} mutant
 * @returns {string | undefined} level and title of the first test that fails
 */
function firstCatch(mutant) {
  for (const { name, reaches, run } of levels) {
    if (!wanted.includes(name) || !reaches(mutant)) continue;
    const failed = run(mutant);
    if (failed !== null) return `${name}: ${failed}`;
  }
  return undefined;
}

/** @param {string} text */
function cell(text) {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
