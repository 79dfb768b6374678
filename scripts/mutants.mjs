// Breaks the product in places drawn by a seed, one at a time, and prints the first test that fails for each place:
//   npm run mutants                           100 places of all areas
//   npm run mutants -- src/domain --count 20 --seed 7
//   npm run mutants -- --levels unit,database
// docs/testing.md §17 says how to read the table.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draw, findAgain } from './mutants-draw.mjs';
import { levels } from './mutants-levels.mjs';
import { placeSwitches } from './mutants-switch.mjs';

/** @typedef {import('./mutants-switch.mjs').Place} Place */

/** So many places are asked in one run of Playwright. */
const BATCH = 12;

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
const places = /** @type {Place[]} */ (read('places'));

/** @type {Record<string, Record<string, string[]>>} titles of failed tests by level and place */
const failures = Object.fromEntries(levels.map(({ name }) => [name, read(name) ?? {}]));

for (const { name, reaches, open } of levels) {
  const known = failures[name] ?? {};
  const todo = places.filter(
    (place) => reaches(place) && !caughtBy(place) && !(keyOf(place) in known),
  );
  if (!asked.includes(name) || todo.length === 0) continue;
  const cover = read(`${name}-cover`);
  const level = await open(join(home, `${name}.log`), cover);
  if (!cover) write(`${name}-cover`, level.cover);
  for (const batch of batches(todo, level)) {
    const failed = await level.ask(batch);
    batch.forEach((place, index) => {
      known[keyOf(place)] = failed[index]?.slice(0, 10) ?? [];
      console.error(`${name} ${keyOf(place)} ${known[keyOf(place)]?.[0] ?? '–'}`);
    });
    write(name, known);
  }
  await level.close?.();
}

console.log(`${home}\n\n| place | broken by | caught by |\n| --- | --- | --- |`);
for (const place of places) {
  const broken = `${place.operator}: ${place.original} → ${place.replacement}`;
  console.log(
    `| ${place.file}:${place.line} | ${cell(broken)} | ${cell(caughtBy(place) ?? '–')} |`,
  );
}
const caught = places.filter(caughtBy).length;
console.log(`\n${caught} caught, ${places.length - caught} not caught`);

/** Draws the places in a copy of the committed code. */
async function prepare() {
  mkdirSync(home, { recursive: true });
  git('clone', '--quiet', '--no-checkout', project, copy);
  git('-C', copy, 'checkout', '--quiet', commit);
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const earlier = values.places && JSON.parse(readFileSync(values.places, 'utf8'));
  process.chdir(copy);
  const drawn = earlier
    ? await findAgain(earlier)
    : await draw({ folder, count: Number(values.count), seed: Number(values.seed) });
  write('places', await placeSwitches(drawn));
}

/**
 * @param {Place[]} todo
 * @param {import('./mutants-levels.mjs').OpenLevel} level
 */
function batches(todo, { isAskedAlone }) {
  const alone = todo.filter(isAskedAlone);
  const others = todo.filter((place) => !isAskedAlone(place));
  const count = Math.ceil(others.length / BATCH);
  const together = Array.from({ length: count }, (_, index) =>
    others.slice(index * BATCH, (index + 1) * BATCH),
  );
  // What is built again for one place takes long.
  return [...together, ...alone.map((place) => [place])];
}

/** @param {Place} place @returns {string | undefined} level and title of the first test that fails */
function caughtBy(place) {
  const key = keyOf(place);
  const [level, titles] = Object.entries(failures).find(([, found]) => found[key]?.length) ?? [];
  return level && `${level}: ${titles?.[key]?.[0]}`;
}

/** @param {Place} place */
function keyOf({ file, line, start, operator }) {
  return `${file}:${line} ${operator} at ${start}`;
}

/** @param {string} name */
function read(name) {
  const path = join(home, `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @param {string} name @param {unknown} value */
function write(name, value) {
  writeFileSync(join(home, `${name}.json`), JSON.stringify(value, null, 1));
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
