import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import { cronNumbers, cronParts, cronSize, isCron } from './cron-syntax';

export type CronReading =
  | { ok: true; reading: string; next(after: Date, count: number): Date[] }
  | { ok: false };

/** An uneven step, such as every 25 minutes of an hour, is described by its numbers if they are so few. */
const fewNumbers = 4;

/**
 * Reads a cron schedule of five parts in UTC, the time zone of the bot's server. `next` returns fewer dates than
 * requested if the schedule does not run that often again. For example, it returns none for "0 0 31 2 *". Never throws.
 *
 * Days follow the rule of standard cron: if neither the day of the month nor the day of the week begins with `*`, one
 * of them is enough, otherwise both must match.
 *
 * Imports two large libraries, so pages load this file on first use.
 */
export function readCron(expression: string): CronReading {
  if (!isCron(expression)) return { ok: false };
  const written = expression.trim().split(/\s+/);
  const isEither = written.every((text, place) => !isDay(place) || !text.startsWith('*'));
  const schedule = new Cron(written.join(' '), {
    paused: true,
    timezone: 'UTC',
    mode: '5-part',
    domAndDow: !isEither,
  });
  return {
    ok: true,
    reading: inWords(written.map(simplified), isEither),
    next: (after, count) => schedule.nextRuns(count, after),
  };
}

function isDay(place: number): boolean {
  const name = cronParts[place]?.name;
  return name === 'dayOfMonth' || name === 'dayOfWeek';
}

/** Returns a part as it is described: `*` if it has every number, and each number once. */
function simplified(text: string, place: number): string {
  const part = cronParts[place];
  if (!part) return text;
  const entries = text.split(',').map((entry) => ({ entry, numbers: cronNumbers(entry, part) }));
  const size = cronSize(part);
  if (new Set(entries.flatMap(({ numbers }) => numbers)).size === size) return '*';
  const described = entries.map(({ entry, numbers }) => {
    const [span, step] = entry.split('/');
    const isEven = span === '*' && size % Number(step) === 0;
    const isListed = step !== undefined && !isEven && numbers.length <= fewNumbers;
    return numbers.length === 1 || isListed ? numbers.join(',') : entry;
  });
  return [...new Set(described.flatMap((entry) => entry.split(',')))].join(',');
}

function inWords(parts: readonly string[], isEither: boolean): string {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = parts;
  if (!isEither) return told(parts.join(' '));
  if (day === '*' || weekday === '*') return told(`${minute} ${hour} * ${month} *`);
  const days = [`* * ${day} * *`, `* * * * ${weekday}`].map((pattern) =>
    told(pattern).replace(/^Every minute, (?:only )?/, ''),
  );
  const months = told(`* * * ${month} *`).replace(/^Every minute/, '');
  return `${told(`${minute} ${hour} * * *`)}, ${days.join(' or ')}${months}`;
}

function told(pattern: string): string {
  const words = cronstrue.toString(pattern, {
    use24HourTimeFormat: false,
    logicalAndDayFields: true,
  });
  return words.replace(/^On the hour, every/, 'Every').replaceAll(/\b0(\d:\d\d [AP]M)/g, '$1');
}
