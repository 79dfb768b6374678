import { cronParts } from './cron-syntax';

/**
 * Returns a regular expression for cron schedules that means the same in JavaScript and PostgreSQL: five parts of
 * lists, ranges and steps, within the numbers and names each part allows. A range that ends before it starts also
 * matches; `cronProblem` rejects it.
 */
export function cronPattern(): string {
  const parts = cronParts.map(({ least, most, words }) => {
    const point = `(${[...numbersPattern(least, most), ...words.map(inAnyCase)].join('|')})`;
    const step = `(/(${numbersPattern(1, most).join('|')}))?`;
    const entry = `([*]${step}|${point}(-${point}${step})?)`;
    return `${entry}(,${entry})*`;
  });
  return `^(\\s*${parts.join('\\s+')}\\s*)?$`;
}

/** Returns one pattern per tens digit for the numbers of a range up to 99. A single digit may have a leading zero. */
function numbersPattern(least: number, most: number): string[] {
  const tens = Array.from({ length: Math.floor(most / 10) + 1 }, (_, ten) => ten);
  return tens.map((ten) => {
    const first = Math.max(least - ten * 10, 0);
    const last = Math.min(most - ten * 10, 9);
    return `${ten === 0 ? '0?' : ten}[${first}-${last}]`;
  });
}

function inAnyCase(word: string): string {
  return Array.from(word, (letter) => `[${letter.toUpperCase()}${letter}]`).join('');
}
