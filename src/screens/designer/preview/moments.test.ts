import { describe, expect, it } from 'vitest';
import type { TimestampStyle } from '#domain/markup/tree';
import { calendarText, fullText, relativeText, timestampText } from './moments';

/** Creates a date in the device's time zone, so that the tests pass in every time zone. */
const at = (...[year, month, ...rest]: [number, number, number, number?, number?, number?]) =>
  new Date(year, month - 1, ...rest).getTime();
const april = at(2021, 4, 20, 16, 20, 30);

describe(timestampText, () => {
  it.each<[TimestampStyle, string]>([
    ['t', '4:20 PM'],
    ['T', '4:20:30 PM'],
    ['d', '04/20/2021'],
    ['D', 'April 20, 2021'],
    ['f', 'April 20, 2021 at 4:20 PM'],
    ['F', 'Tuesday, April 20, 2021 at 4:20 PM'],
    ['s', '4/20/21, 4:20 PM'],
    ['S', '4/20/21, 4:20:30 PM'],
    ['R', '2 months ago'],
  ])('style %s', (style, text) => {
    const now = at(2021, 6, 20, 12);
    expect(timestampText(april, style, now)).toBe(text);
  });
});

describe(relativeText, () => {
  const second = 1_000;
  const minute = 60 * second;
  const hour = 60 * minute;
  const day = 24 * hour;
  it.each([
    [0, 'in 0 seconds'],
    [-1 * second, '1 second ago'],
    [59 * second, 'in 59 seconds'],
    [60 * second, 'in 1 minute'],
    [-90 * second, '1 minute ago'],
    [59 * minute, 'in 59 minutes'],
    [59.6 * minute, 'in 1 hour'],
    [-23 * hour, '23 hours ago'],
    [24 * hour, 'in 1 day'],
    [-29 * day, '29 days ago'],
    [31 * day, 'in 1 month'],
    [-364 * day, '1 year ago'],
    [4_000 * day, 'in 11 years'],
  ])('%d ms away', (away, text) => {
    expect(relativeText(april + away, april)).toBe(text);
  });
});

describe(calendarText, () => {
  it.each([
    ['the same day', at(2021, 4, 20, 0, 5), 'Today at 12:05 AM'],
    ['minutes ago, before midnight', at(2021, 4, 19, 23, 59), 'Yesterday at 11:59 PM'],
    ['the day after', at(2021, 4, 21, 0, 0), 'Tomorrow at 12:00 AM'],
    ['two days ago', at(2021, 4, 18, 23, 59), '04/18/2021, 11:59 PM'],
    ['years ahead', at(2031, 1, 2, 3, 4), '01/02/2031, 3:04 AM'],
  ])('%s', (_, time, text) => {
    expect(calendarText(time, april)).toBe(text);
  });
});

it('writes a full date', () => {
  expect(fullText(april)).toBe('Tuesday, April 20, 2021 at 4:20 PM');
});

it('accepts the earliest and the latest date', () => {
  for (const time of [-8.64e15, 8.64e15]) {
    expect(timestampText(time, 'F', 0)).not.toBe('');
    expect(relativeText(time, 0)).toMatch(/years/);
  }
});
