import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import { isCron } from './cron-syntax';

/** A schedule in words, and the moments it comes due; or that it is none. */
export type CronReading =
  | { ok: true; reading: string; next(after: Date, count: number): Date[] }
  | { ok: false };

/**
 * Reads a cron schedule of five parts; that of the scramble game is by default 'Every 5 hours'. Hours
 * are those of UTC, in which the bot's server runs. `next` gives fewer moments than asked for, or none, where a schedule
 * never comes due ('0 0 31 2 *'). Never throws.
 *
 * It brings two libraries along; a page loads this file only when a schedule is to be read.
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
  const words = cronstrue.toString(pattern, { use24HourTimeFormat: true });
  return words.replace(/^On the hour, every/, 'Every');
}
