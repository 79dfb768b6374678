// Breaks the product in places drawn by a seed, one at a time, and prints the first test that fails for each place:
//   npm run mutants                           100 places of all areas
//   npm run mutants -- src/domain --count 20 --seed 7
//   npm run mutants -- --levels unit,database
// docs/testing.md §17 says how to read the table.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draw, findAgain } from './mutants-draw.mjs';
import { levels } from './mutants-levels.mjs';

/** @typedef {import('./mutants-draw.mjs').Mutant} Mutant */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    commit: { type: 'string', default: 'HEAD' },
    // A file `places.json` of an earlier run: the same places are broken in this commit.
    places: { type: 'string', default: '' },
    levels: { type: 'string', default: levels.map(({ name }) => name).join() },
  },
});
const [folder = ''] = positionals;
const asked = values.levels.split(',');

const project = process.cwd();
const commit = git('rev-parse', values.commit);
const home = join(
  tmpdir(),
  'grouped-mutants',
  [commit.slice(0, 12), values.seed, values.count, folder.replaceAll('/', '.')].join('-'),
);
const copy = join(home, 'copy');
if (!existsSync(join(home, 'places.json'))) await prepare();
process.chdir(copy);
const places = /** @type {Mutant[]} */ (read('places'));

/** @type {Record<string, Record<string, string[]>>} titles of failed tests by place and level */
const results = read('results') ?? {};

console.log(`${home}\n\n| place | broken by | caught by |\n| --- | --- | --- |`);
for (const place of places) {
  const { file, line, start, operator, original, replacement } = place;
  const failed = (results[`${file}:${line} ${operator} at ${start}`] ??= {});
  for (const { name, reaches, ask } of levels) {
    if (caught(failed) || !asked.includes(name) || failed[name] || !reaches(place)) continue;
    failed[name] = whileBroken(place, () => ask(place)).slice(0, 10);
    writeFileSync(join(home, 'results.json'), JSON.stringify(results, null, 1));
  }
  const broken = cell(`${operator}: ${original} → ${replacement}`);
  console.log(`| ${file}:${line} | ${broken} | ${cell(caught(failed) ?? '–')} |`);
}
const count = Object.values(results).filter(caught).length;
console.log(`\n${count} caught, ${places.length - count} not caught`);

/** Draws the places in a copy of the committed code. */
async function prepare() {
  mkdirSync(home, { recursive: true });
  if (!existsSync(copy)) git('clone', '--quiet', '--no-checkout', project, copy);
  git('-C', copy, 'checkout', '--quiet', '--force', commit);
  const modules = join(copy, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules'))) {
    // Caches and the data of the test backend belong to one checkout.
    const isOwn = name.startsWith('.') && name !== '.bin';
    const link = join(modules, name);
    if (!isOwn && !existsSync(link)) symlinkSync(join(project, 'node_modules', name), link);
  }
  const earlier = values.places && JSON.parse(readFileSync(values.places, 'utf8'));
  process.chdir(copy);
  const drawn = earlier
    ? await findAgain(earlier)
    : await draw({ folder, count: Number(values.count), seed: Number(values.seed) });
  writeFileSync(join(home, 'places.json'), JSON.stringify(drawn, null, 1));
}

/**
 * Runs `act` while the file of the place is broken.
 * @template Result
 * @param {Mutant} place
 * @param {() => Result} act
 */
function whileBroken({ file, start, end, replacement }, act) {
  // A run that was stopped may have left a broken file.
  git('checkout', '--quiet', '--', '.');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
  try {
    return act();
  } finally {
    writeFileSync(file, text);
  }
}

/** @param {Record<string, string[]>} failed @returns {string | undefined} level and title of the first test that fails */
function caught(failed) {
  const [level, titles] = Object.entries(failed).find(([, found]) => found.length > 0) ?? [];
  return level && `${level}: ${titles?.[0]}`;
}

/** @param {string} name */
function read(name) {
  const path = join(home, `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @param {string[]} args */
function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
}

/** @param {string} text */
function cell(text) {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
