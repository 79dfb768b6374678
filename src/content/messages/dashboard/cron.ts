import type { CronEntryProblem, CronPartName, CronProblem } from '#domain/bot-config/cron-syntax';

interface PartWords {
  name: string;
  /** An example of a name that can replace a number. Null if this part of the expression allows no names. */
  example: string | null;
}

const parts: Readonly<Record<CronPartName, PartWords>> = {
  minute: { name: 'minute', example: null },
  hour: { name: 'hour', example: null },
  dayOfMonth: { name: 'day of the month', example: null },
  month: { name: 'month', example: 'jan' },
  dayOfWeek: { name: 'day of the week', example: 'mon' },
};

type EntryText = (words: {
  name: string;
  written: string;
  allowed: string;
  /** The range of numbers that this part of the cron expression allows, such as '0-59'. */
  range: string;
  most: number;
}) => string;

const entryTexts: Readonly<Record<CronEntryProblem, EntryText>> = {
  outOfRange: ({ name, written, allowed }) => `The ${name} is ${written}. Use ${allowed}.`,
  reversed: ({ name, written }) =>
    `The ${name} range ${written} ends before it starts. Swap its start and end, or use a list.`,
  step: ({ name, written, most }) => `The step for the ${name} is ${written}. Use 1 to ${most}.`,
  bareStep: ({ name, written, range }) =>
    `The ${name} ${written} has a step without a range. Use ${range}/5.`,
  unknown: ({ name, written, allowed }) =>
    written === ''
      ? `The ${name} has an empty entry. Remove a comma.`
      : `The ${name} “${written}” is not valid. Use * or ${allowed}.`,
};

/** Returns a text that names the invalid part of a schedule and lists the values that this part allows. */
export function cronProblemText(problem: CronProblem): string {
  if (problem.kind === 'partCount') {
    return `Enter five parts separated by spaces, like 0 */5 * * *. There are ${problem.count}.`;
  }
  const { name, example } = parts[problem.part];
  const numbers = `${problem.least} to ${problem.most}`;
  return entryTexts[problem.kind]({
    name,
    written: problem.written,
    allowed: example === null ? numbers : `${numbers}, or names like ${example}`,
    range: `${problem.least}-${problem.most}`,
    most: problem.most,
  });
}
