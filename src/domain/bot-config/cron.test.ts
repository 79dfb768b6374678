import cronstrue from 'cronstrue';
import { Cron } from 'croner';
import { describe, expect, it } from 'vitest';
import { readCron } from './cron';
import { cronNumbers, cronParts, isCron } from './cron-syntax';

const readable: readonly [expression: string, reading: string, next: string | null][] = [
  ['0 */5 * * *', 'Every 5 hours', '2026-03-01T15:00:00.000Z'],
  ['*/15 * * * *', 'Every 15 minutes', '2026-03-01T12:45:00.000Z'],
  ['* * * * *', 'Every minute', '2026-03-01T12:31:00.000Z'],
  ['0 * * * *', 'Every hour', '2026-03-01T13:00:00.000Z'],
  ['  00\t05  * * * ', 'At 5:00 AM', '2026-03-02T05:00:00.000Z'],
  ['0 9 * * 1-5', 'At 9:00 AM, Monday through Friday', '2026-03-02T09:00:00.000Z'],
  ['0 9 * * mon,WED', 'At 9:00 AM, only on Monday and Wednesday', '2026-03-02T09:00:00.000Z'],
  ['30 18 * * 0', 'At 6:30 PM, only on Sunday', '2026-03-01T18:30:00.000Z'],
  ['30 18 * * 7', 'At 6:30 PM, only on Sunday', '2026-03-01T18:30:00.000Z'],
  [
    '0 0 1 jan-mar *',
    'At 12:00 AM, on day 1 of the month, January through March',
    '2027-01-01T00:00:00.000Z',
  ],
  ['0 0 31 2 *', 'At 12:00 AM, on day 31 of the month, only in February', null],
  ['0 9 */1 * 1', 'At 9:00 AM, only on Monday', '2026-03-02T09:00:00.000Z'],
  ['0 9 1 * */1', 'At 9:00 AM, on day 1 of the month', '2026-04-01T09:00:00.000Z'],
  [
    '0 9 */2 * 2',
    'At 9:00 AM, every 2 days in a month, only on Tuesday',
    '2026-03-03T09:00:00.000Z',
  ],
  [
    '0 9 */31 * mon',
    'At 9:00 AM, on day 1 of the month, only on Monday',
    '2026-06-01T09:00:00.000Z',
  ],
  ['0 9 1-31 * 1', 'At 9:00 AM', '2026-03-02T09:00:00.000Z'],
  ['0 9 13 * 0-7', 'At 9:00 AM', '2026-03-02T09:00:00.000Z'],
  ['0 9 13 * 5', 'At 9:00 AM, on day 13 of the month or on Friday', '2026-03-06T09:00:00.000Z'],
  [
    '*/15 * 1,15 4-6 1-5',
    'Every 15 minutes, on day 1 and 15 of the month or Monday through Friday, April through June',
    '2026-04-01T00:00:00.000Z',
  ],
  ['0 9 * * */7', 'At 9:00 AM, only on Sunday', '2026-03-08T09:00:00.000Z'],
  ['0 9 * * 7,0,sun', 'At 9:00 AM, only on Sunday', '2026-03-08T09:00:00.000Z'],
  ['*/40 * * * *', 'At 0 and 40 minutes past the hour', '2026-03-01T12:40:00.000Z'],
  ['*,5 5-5 * * *', 'Every minute, between 5:00 AM and 5:59 AM', '2026-03-02T05:00:00.000Z'],
];

describe('readCron', () => {
  it.each(readable)('reads %s as "%s"', (expression, reading, next) => {
    const read = readCron(expression);
    expect(read).toEqual({ ok: true, reading, next: expect.any(Function) });
    const times = read.ok ? read.next(new Date('2026-03-01T12:30:00Z'), 1) : [];
    expect(times.map((time) => time.toISOString())).toEqual(next === null ? [] : [next]);
  });

  it('returns the requested number of dates', () => {
    const read = readCron('0 */5 * * *');
    const times = read.ok ? read.next(new Date('2026-03-01T12:30:00Z'), 3) : [];
    expect(times.map((time) => time.toISOString())).toEqual([
      '2026-03-01T15:00:00.000Z',
      '2026-03-01T20:00:00.000Z',
      '2026-03-02T00:00:00.000Z',
    ]);
  });
});

/** Whether standard cron runs on a day, worked out without a library. */
function runsOn(date: Date, dayOfMonth: string, dayOfWeek: string): boolean {
  const has = (text: string, place: 2 | 4, number: number) =>
    text.split(',').some((entry) => cronNumbers(entry, cronParts[place]).includes(number));
  const day = has(dayOfMonth, 2, date.getUTCDate());
  const weekday = has(dayOfWeek, 4, date.getUTCDay());
  const isEither = !dayOfMonth.startsWith('*') && !dayOfWeek.startsWith('*');
  return isEither ? day || weekday : day && weekday;
}

const dayParts = ['*', '*/1', '*/2', '*/31', '1', '1-31', '1-31/1', '1,15', '*,1', '1,*', '5-20/5'];
const weekdayParts = ['*', '*/1', '*/2', '*/7', '1', '0-6', '1-7', '0,7', 'mon-fri', '*,1', '1,*'];

describe.each(dayParts)('with the day of the month %s', (day) => {
  it.each(weekdayParts)('and the day of the week %s, words and runs agree', (weekday) => {
    const read = readCron(`0 0 ${day} * ${weekday}`);
    if (!read.ok) throw new Error('The schedule is invalid');
    const start = Date.UTC(2026, 0, 1);
    const days = Array.from({ length: 365 }, (_, at) => new Date(start + at * 86_400_000));
    const expected = days.filter((date) => runsOn(date, day, weekday));
    const runs = read.next(new Date(start - 1), expected.length);
    expect(runs).toEqual(expected);
    expect(/day|week/.test(read.reading)).toBe(expected.length < 365);
    const isOneOf = [day, weekday].every((text) => !/\*|1-31|0-6|1-7/.test(text));
    expect(read.reading.includes(' or ')).toBe(isOneOf);
  });
});

const good = [
  ...readable.map(([expression]) => expression),
  '0,30 8-18/2 * * *',
  '*/59 */23 */31 */12 */7',
  '59 23 31 12 7',
  '0 0 1 1 0',
  '0-59 0-23 1-31 1-12 0-7',
  '0-59/59 * * * *',
  '5-5 * * * *',
  '0 0 * jan,dec sun-sat',
  '0 0 13 * 5',
];

const bad = [
  '',
  'hourly',
  '0 0 * *',
  '0 0 0 * * *',
  '60 * * * *',
  '* 24 * * *',
  '0 0 0 * *',
  '0 0 32 * *',
  '0 0 * 0 *',
  '0 0 * 13 *',
  '0 0 * * 8',
  '5-1 * * * *',
  '0 22-2 * * *',
  '0 0 * * fri-mon',
  '*/0 * * * *',
  '*/61 * * * *',
  '*/ * * * *',
  '*/5/5 * * * *',
  '*/5-10 * * * *',
  '1/5 * * * *',
  '1,,2 * * * *',
  ',1 * * * *',
  '1- * * * *',
  '-1 * * * *',
  '1-2-3 * * * *',
  '+0 0 * * *',
  '1.5 * * * *',
  'a * * * *',
  'mon * * * *',
  '0 0 * * monday',
  '0 0 * * 1+2',
  '٣ * * * *',
];

/** Extensions that only some cron implementations support. */
const foreign = ['@daily', '000 0 * * *', '0 0 L * *', '0 0 15W * *', '0 0 * * 5#2', '0 0 ? * *'];

function librariesRead(expression: string): boolean {
  try {
    cronstrue.toString(expression);
    return new Cron(expression, { paused: true, mode: '5-part' }).getPattern() === expression;
  } catch {
    return false;
  }
}

describe('isCron', () => {
  it.each(good)('%j is valid for the check and for both libraries', (expression) => {
    expect(isCron(expression)).toBe(true);
    expect(readCron(expression).ok).toBe(true);
    expect(librariesRead(expression.trim().replaceAll(/\s+/g, ' '))).toBe(true);
  });

  it.each(bad)('%j is invalid for the check and for at least one library', (expression) => {
    expect(isCron(expression)).toBe(false);
    expect(readCron(expression)).toEqual({ ok: false });
    expect(librariesRead(expression)).toBe(false);
  });

  it.each(foreign)('%j is rejected as an extension', (expression) => {
    expect(isCron(expression)).toBe(false);
    expect(readCron(expression)).toEqual({ ok: false });
  });
});
