import { describe, expect, it } from 'vitest';
import type { TimestampStyle } from '#domain/markup/tree';
import { calendarText, fullText, readersLocale, relativeText, timestampText } from './moments';

/** In the device's time zone, so that the tests pass in any. */
const at = (...[year, month, ...rest]: [number, number, number, number?, number?, number?]) =>
  new Date(year, month - 1, ...rest).getTime();
const april = at(2021, 4, 20, 16, 20, 30);
const locale = 'en-GB';

/** Unicode data versions differ in the commas of a date. */
const withoutComma = (text: string) => text.replace(',', '');

describe(timestampText, () => {
  it.each<[TimestampStyle, string]>([
    ['t', '16:20'],
    ['T', '16:20:30'],
    ['d', '20/04/2021'],
    ['D', '20 April 2021'],
    ['f', '20 April 2021 at 16:20'],
    ['F', 'Tuesday 20 April 2021 at 16:20'],
    ['s', '20/04/2021 16:20'],
    ['S', '20/04/2021 16:20:30'],
    ['R', '2 months ago'],
  ])('style %s', (style, text) => {
    const now = at(2021, 6, 20, 12);
    expect(withoutComma(timestampText(april, style, { now, locale }))).toBe(text);
  });

  it('uses the locale of the user', () => {
    const american = timestampText(april, 'f', { now: april, locale: 'en-US' });
    expect(american.replace('\u202F', ' ')).toBe('April 20, 2021 at 4:20 PM');
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
    ['the same day', at(2021, 4, 20, 0, 5), 'Today at 00:05'],
    ['minutes ago, before midnight', at(2021, 4, 19, 23, 59), 'Yesterday at 23:59'],
    ['the day after', at(2021, 4, 21, 0, 0), 'Tomorrow at 00:00'],
    ['two days ago', at(2021, 4, 18, 23, 59), '18/04/2021 23:59'],
    ['years ahead', at(2031, 1, 2, 3, 4), '02/01/2031 3:04'],
  ])('%s', (_, time, text) => {
    expect(withoutComma(calendarText(time, april, locale))).toBe(text);
  });
});

it('writes a full date', () => {
  expect(withoutComma(fullText(april, locale))).toBe('Tuesday 20 April 2021 at 16:20');
});

it('accepts the earliest and the latest date', () => {
  for (const time of [-8.64e15, 8.64e15]) {
    expect(timestampText(time, 'F', { now: 0, locale })).not.toBe('');
    expect(relativeText(time, 0)).toMatch(/years/);
  }
});

describe(readersLocale, () => {
  it.each([
    [['de-DE', 'en-US'], 'en-US'],
    [['en'], 'en'],
    [['de-DE', 'fr'], 'en-GB'],
    [[], 'en-GB'],
  ])('picks from %j', (languages, english) => {
    expect(readersLocale(languages)).toBe(english);
  });
});
