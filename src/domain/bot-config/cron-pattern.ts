import { cronParts } from './cron-syntax';

/**
 * Returns a regular expression for cron schedules, with the same meaning in JavaScript and PostgreSQL. It also matches
 * an empty text and a range that ends before it starts; `cronProblem` rejects such a range.
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

/** Returns patterns for the numbers from `least` to `most`, at most 99. A single digit may have a leading zero. */
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
