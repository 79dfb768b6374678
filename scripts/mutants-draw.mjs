// Draws the places where `npm run mutants` breaks the product. The same seed draws the same places of the same code.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/**
 * @typedef {object} Edit
 * @property {string} operator
 * @property {number} start offset in the file
 * @property {number} end offset in the file
 * @property {string} replacement
 */

/** @typedef {Edit & { area: string, file: string, line: number, original: string }} Mutant `file` from the root of the project */

/**
 * The areas, and how many of 100 places each one gets. A file belongs to the first area that matches it.
 * @type {readonly { name: string, files: RegExp, share: number }[]}
 */
const areas = [
  { name: 'styles', files: /^src\/.*\.css\.ts$/, share: 5 },
  { name: 'domain', files: /^src\/domain\//, share: 16 },
  { name: 'machines', files: /^src\/machines\//, share: 14 },
  { name: 'services', files: /^src\/services\//, share: 8 },
  { name: 'app', files: /^src\/app\//, share: 12 },
  { name: 'screens', files: /^src\/screens\//, share: 14 },
  { name: 'components', files: /^src\/(components|theme)\//, share: 5 },
  { name: 'mocks', files: /^src\/mocks\//, share: 6 },
  { name: 'SQL', files: /^supabase\/migrations\//, share: 10 },
  { name: 'functions', files: /^supabase\/functions\//, share: 6 },
  { name: 'built site', files: /^(scripts\/build|deploy\/|api\/|netlify\/)/, share: 4 },
];

const source = /\.(ts|tsx|mjs|sql)$/;
const notProduct = /\.(test|stories|fixtures?|d)\.|\/tests?\/|generated|database-types/;

/** Texts and data are left out: an empty text is seen by whoever looks, and breaks no rule. */
const excludedMutations = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'];

/**
 * Properties whose absence hides or moves something: focus, overflow, stacking, visibility.
 */
const styleProperty =
  /^ +'?(overflow\w*|outline\w*|minWidth|maxWidth|flexWrap|position|visibility|display|overflowWrap|whiteSpace|zIndex|inset\w*|scroll\w+|forcedColorAdjust)'?: [^{}\n]*,\n/gm;

/** @type {readonly (readonly [operator: string, pattern: RegExp, replacement: string])[]} */
const sqlOperators = [
  ['and', /\band\b/g, 'or'],
  ['or', /\bor\b(?! replace)/g, 'and'],
  ['is null', /\bis null\b/g, 'is not null'],
  ['is not null', /\bis not null\b/g, 'is null'],
  ['not exists', /\bnot exists\b/g, 'exists'],
  ['less', /(?<= )<(?= )/g, '<='],
  ['greater', /(?<= )>(?= )/g, '>='],
  ['at most', /(?<= )<=(?= )/g, '<'],
  ['at least', /(?<= )>=(?= )/g, '>'],
  ['equal', /(?<= )=(?= )/g, '<>'],
  ['plus', /(?<= )\+(?= \d)/g, '-'],
];

/**
 * @param {{ folder: string, count: number, seed: number }} wanted all areas if `folder` is empty
 * @returns {Promise<Mutant[]>}
 */
export async function draw({ folder, count, seed }) {
  const random = randomFrom(seed);
  const files = productFiles().filter((file) => file.startsWith(folder));
  const newest = newestFunctions();
  const filled = areas
    .map((area) => ({ ...area, files: files.filter((file) => areaOf(file) === area.name) }))
    .filter((area) => area.files.length > 0);
  const total = filled.reduce((sum, { share }) => sum + share, 0);
  /** @type {Mutant[]} */
  const drawn = [];
  for (const { name, share, files: inArea } of filled) {
    const end = drawn.length + Math.max(1, Math.round((count * share) / total));
    for (let tries = 0; drawn.length < end && tries < 1_000; tries += 1) {
      const file = pick(inArea, random) ?? '';
      const text = readFileSync(file, 'utf8');
      const edit = pick(await editsOf(file, text, newest), random);
      // Each file is drawn once, unless the folder has too few of them.
      const isDrawn = drawn.some(
        (other) => other.file === file && (tries < 200 || other.start === edit?.start),
      );
      if (!edit || isDrawn) continue;
      drawn.push(placed(name, file, text, edit));
    }
  }
  return drawn;
}

/**
 * Finds the places of another commit in the code of this one. Those whose code is gone are printed.
 * @param {readonly Mutant[]} places
 * @returns {Promise<Mutant[]>}
 */
export async function findAgain(places) {
  const files = productFiles();
  const newest = newestFunctions();
  /** @type {Mutant[]} */
  const found = [];
  for (const { area, file, line, operator, replacement, original, start } of places) {
    const text = files.includes(file) ? readFileSync(file, 'utf8') : '';
    const [edit] = (await editsOf(file, text, newest))
      .filter((each) => each.operator === operator && each.replacement === replacement)
      .filter((each) => text.slice(each.start, each.end) === original)
      .sort((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start));
    if (edit) found.push(placed(area, file, text, edit));
    else console.error(`Not found again: ${file}:${line} ${operator}`);
  }
  return found;
}

/** @param {string} area @param {string} file @param {string} text @param {Edit} edit @returns {Mutant} */
function placed(area, file, text, edit) {
  const { start, end } = edit;
  const line = text.slice(0, start).split('\n').length;
  return { area, file, line, ...edit, original: text.slice(start, end) };
}

function productFiles() {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 });
  return stdout.split('\n').filter((file) => source.test(file) && !notProduct.test(file));
}

/** @param {string} file */
function areaOf(file) {
  return areas.find(({ files }) => files.test(file))?.name;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, readonly [start: number, end: number][]>} newest
 * @returns {Promise<Edit[]>}
 */
async function editsOf(file, text, newest) {
  if (file.endsWith('.sql')) return sqlEdits(text, newest.get(file) ?? []);
  if (file.endsWith('.css.ts')) {
    return [...text.matchAll(styleProperty)].map((found) => ({
      operator: `no ${found[1]}`,
      start: found.index,
      end: found.index + found[0].length,
      replacement: '',
    }));
  }
  const options = { plugins: null, excludedMutations, ignorers: [] };
  const code = [{ name: file, mutate: true, content: text }];
  const { mutants } = await new Instrumenter(silent).instrument(code, options);
  const lines = text.split('\n');
  /** @type {number[]} */
  const starts = [];
  for (let at = 0, line = 0; line < lines.length; at += (lines[line] ?? '').length + 1, line += 1)
    starts.push(at);
  const offset = (/** @type {{ line: number, column: number }} */ { line, column }) =>
    (starts[line] ?? 0) + column;
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ mutatorName, location, replacement }) => ({
      operator: mutatorName,
      start: offset(location.start),
      end: offset(location.end),
      replacement,
    }));
}

/**
 * @param {string} text
 * @param {readonly [start: number, end: number][]} parts
 * @returns {Edit[]}
 */
function sqlEdits(text, parts) {
  // Blanks keep the offsets.
  const code = text.replaceAll(/--[^\n]*|'[^']*'/g, (found) => ' '.repeat(found.length));
  return parts.flatMap(([start, end]) =>
    sqlOperators.flatMap(([operator, pattern, replacement]) =>
      [...code.slice(start, end).matchAll(pattern)].map((found) => ({
        operator,
        start: start + found.index,
        end: start + found.index + found[0].length,
        replacement,
      })),
    ),
  );
}

/** The bodies of the functions that no later migration replaces, by file. */
function newestFunctions() {
  const files = productFiles().filter((file) => file.endsWith('.sql'));
  const body = /create (?:or replace )?function ([\w.]+)[^;]*?\bas (\$\w*\$)([\s\S]*?)\2/g;
  /** @type {Map<string, { file: string, part: [number, number] }>} */
  const byName = new Map();
  for (const file of files.sort()) {
    for (const found of readFileSync(file, 'utf8').matchAll(body)) {
      const end = found.index + found[0].length;
      byName.set(found[1] ?? '', { file, part: [end - (found[3] ?? '').length, end] });
    }
  }
  /** @type {Map<string, [number, number][]>} */
  const parts = new Map();
  for (const { file, part } of byName.values()) parts.set(file, [...(parts.get(file) ?? []), part]);
  return parts;
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {() => number} random
 */
function pick(items, random) {
  return items[Math.floor(random() * items.length)];
}

/** The generator "mulberry32". @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const nothing = () => {};
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
