// Places the drawn mutants into one copy of the code. A mutant of TypeScript or JavaScript is a switch: the original code
// runs until the mutant is active. Styles, SQL and edge functions are replaced for as long as their mutant is asked.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { instrument } from './mutants-draw.mjs';

/**
 * @typedef {import('./mutants-draw.mjs').Mutant} Mutant
 * @typedef {Mutant & { original: string, id?: string, isEarly?: boolean }} Place with `id` if it is a switch. An early
 *   switch is passed only once, while the module loads
 */

/** On Deno, code may not read which mutant is active. */
const onDeno = /^(supabase|netlify)\//;

/** @param {Mutant} mutant */
const isSwitch = ({ range, file }) => range !== undefined && !onDeno.test(file);

/**
 * @param {Mutant[]} mutants
 * @returns {Promise<Place[]>}
 */
export async function placeSwitches(mutants) {
  const switched = mutants.filter(isSwitch);
  const files = [...new Set(switched.map(({ file }) => file))].map((name) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: switched.flatMap(({ file, range }) => (file === name && range ? [range] : [])),
  }));
  const placed = await instrument(files);
  const places = mutants.map((mutant) => {
    const text = readFileSync(mutant.file, 'utf8');
    return {
      ...mutant,
      original: text.slice(mutant.start, mutant.end),
      ...(isSwitch(mutant) && { id: idOf(mutant, placed.mutants), isEarly: isEarly(mutant, text) }),
    };
  });
  for (const { name, content } of placed.files) writeFileSync(name, content);
  return places;
}

/**
 * @param {Mutant} mutant
 * @param {readonly import('@stryker-mutator/api/core').Mutant[]} placed
 */
function idOf(mutant, placed) {
  const found = placed.find(
    ({ fileName, mutatorName, replacement, location }) =>
      fileName === mutant.file &&
      mutatorName === mutant.operator &&
      replacement === mutant.replacement &&
      JSON.stringify(location) === JSON.stringify(mutant.range),
  );
  if (!found) throw new Error(`No switch was placed at ${mutant.file}:${mutant.line}`);
  return found.id;
}

/**
 * @param {Mutant} mutant
 * @param {string} text
 */
function isEarly({ file, start, end }, text) {
  let early = true;
  const visit = (/** @type {unknown} */ node) => {
    if (typeof node !== 'object' || node === null) return;
    const {
      type = '',
      start: from = 0,
      end: to = 0,
    } = /** @type {{ type?: string, start?: number, end?: number }} */ (node);
    const isAround = from <= start && end <= to && to - from > end - start;
    if (isAround && /Function/.test(type)) early = false;
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, text).program);
  return early;
}

/**
 * Runs `act` while the mutant is in its file.
 * @template Result
 * @param {Mutant} mutant
 * @param {() => Result | Promise<Result>} act
 */
export async function whileReplaced({ file, start, end, replacement }, act) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
  try {
    return await act();
  } finally {
    writeFileSync(file, text);
  }
}
