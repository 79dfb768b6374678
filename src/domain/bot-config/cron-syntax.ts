const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The five parts of a schedule in order. Each has bounds, and names that can replace numbers. */
export const cronParts = [
  { name: 'minute', least: 0, most: 59, words: [] },
  { name: 'hour', least: 0, most: 23, words: [] },
  { name: 'dayOfMonth', least: 1, most: 31, words: [] },
  { name: 'month', least: 1, most: 12, words: months },
  { name: 'dayOfWeek', least: 0, most: 7, words: days },
] as const satisfies readonly Part[];

interface Part {
  name: string;
  least: number;
  most: number;
  words: readonly string[];
}

export type CronPartName = (typeof cronParts)[number]['name'];

/** Why a schedule is invalid: a wrong number of parts, or the first invalid entry of a part, as the user wrote it. */
export type CronProblem =
  | { kind: 'partCount'; count: number }
  | { kind: CronEntryProblem; part: CronPartName; written: string; least: number; most: number };

/**
 * `reversed`: a range ends before it starts. `step`: a step is 0 or too large. `bareStep`: a step has no range or `*`
 * before it.
 */
export type CronEntryProblem = 'outOfRange' | 'reversed' | 'step' | 'bareStep' | 'unknown';

/**
 * Returns why a cron schedule is invalid, or null if it is valid. The five parts are minute, hour, day of month, month
 * and day of week. Allows numbers, names, `*`, lists, ranges and steps. Rejects seconds, nicknames such as `@daily`,
 * and L, W, # and ?, because some cron implementations do not support them. `readCron` accepts the same schedules.
 */
export function cronProblem(text: string): CronProblem | null {
  const written = text.trim().split(/\s+/);
  if (written.length !== cronParts.length) {
    return { kind: 'partCount', count: text.trim() === '' ? 0 : written.length };
  }
  for (const [place, part] of cronParts.entries()) {
    for (const entry of (written[place] ?? '').split(',')) {
      const wrong = entryProblem(entry, part);
      if (wrong !== null) {
        const { name, least, most } = part;
        return { kind: wrong.kind, part: name, written: wrong.written, least, most };
      }
    }
  }
  return null;
}

export function isCron(text: string): boolean {
  return cronProblem(text) === null;
}

/** Returns the numbers that an entry of a valid schedule stands for, in order. Sunday is 0. */
export function cronNumbers(entry: string, part: Part): number[] {
  const [span = '', step = '1'] = entry.split('/');
  const [from = '', to = from] = span.split('-');
  const [first, last] =
    span === '*' ? [part.least, part.most] : [numberOf(from, part), numberOf(to, part)];
  const numbers = new Set<number>();
  for (let number = first ?? 0; number <= (last ?? 0); number += Number(step)) {
    numbers.add(part.name === 'dayOfWeek' ? number % 7 : number);
  }
  return [...numbers];
}

export function cronSize({ name, least, most }: Part): number {
  return name === 'dayOfWeek' ? 7 : most - least + 1;
}

interface EntryProblem {
  kind: CronEntryProblem;
  written: string;
}

function entryProblem(entry: string, part: Part): EntryProblem | null {
  const unknown = { kind: 'unknown', written: entry } as const;
  const [span = '', step, ...more] = entry.split('/');
  const [from = '', to, ...rest] = span.split('-');
  if (more.length > 0 || rest.length > 0) return unknown;
  if (step !== undefined) {
    if (!/^\d{1,2}$/.test(step)) return unknown;
    // Cron implementations disagree on the meaning of `5/10`, so it is rejected.
    if (span !== '*' && to === undefined) return { kind: 'bareStep', written: entry };
    if (Number(step) < 1 || Number(step) > part.most) return { kind: 'step', written: step };
  }
  if (span === '*') return null;
  const numbers: number[] = [];
  for (const end of to === undefined ? [from] : [from, to]) {
    const number = numberOf(end, part);
    if (number === null) return { ...unknown, written: entry };
    if (number < part.least || number > part.most) return { kind: 'outOfRange', written: end };
    numbers.push(number);
  }
  const [first = 0, last = first] = numbers;
  return first <= last ? null : { kind: 'reversed', written: span };
}

function numberOf(text: string, { least, words }: Part): number | null {
  const place = words.indexOf(text.toLowerCase());
  if (place >= 0) return least + place;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
