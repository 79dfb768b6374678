import { cronParts } from './cron-syntax';

/**
 * A pattern of cron schedules, the same to JavaScript and to PostgreSQL: five parts of lists, ranges and steps, with the
 * numbers and names each part allows. That a range does not end before it starts, only `cronProblem` knows.
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

/** The numbers of one or two digits in a range, ten by ten; one digit may have a zero in front. */
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
