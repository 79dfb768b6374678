import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import { isCron } from './cron-syntax';

/** A schedule in words and its next runs, or `ok: false` for an invalid schedule. */
export type CronReading =
  | { ok: true; reading: string; next(after: Date, count: number): Date[] }
  | { ok: false };

/**
 * Reads a cron schedule of five parts in UTC, the time zone of the bot's server. `next` returns fewer dates than
 * requested if the schedule does not run that often again. For example, it returns none for "0 0 31 2 *". Never throws.
 *
 * Imports two large libraries, so pages load this file on first use.
 */
export function readCron(expression: string): CronReading {
  if (!isCron(expression)) return { ok: false };
  const pattern = expression.trim().replaceAll(/\s+/g, ' ');
  const schedule = new Cron(pattern, { paused: true, timezone: 'UTC', mode: '5-part' });
  return {
    ok: true,
    reading: inWords(pattern),
    next: (after, count) => schedule.nextRuns(count, after),
  };
}

function inWords(pattern: string): string {
  const words = cronstrue.toString(pattern, { use24HourTimeFormat: false });
  return words.replace(/^On the hour, every/, 'Every').replaceAll(/\b0(\d:\d\d [AP]M)/g, '$1');
}
