import { expect, it } from 'vitest';
import { formatDate, formatRelativeTime } from './format-date';
import { formatLongDate } from './format-long-date';

const evening = new Date(2026, 10, 21, 18, 5, 9);

it.each<[options: Intl.DateTimeFormatOptions, text: string]>([
  [{ dateStyle: 'medium' }, 'Nov 21, 2026'],
  [{ dateStyle: 'medium', timeStyle: 'short' }, 'Nov 21, 2026, 6:05 PM'],
  [{ timeStyle: 'short' }, '6:05 PM'],
  [{ weekday: 'long', month: 'long', day: 'numeric' }, 'Saturday, November 21'],
])('formats a date as %j', (options, text) => {
  expect(formatDate(evening, options)).toBe(text);
  expect(formatDate(evening.getTime(), options)).toBe(text);
});

it('formats a long date like Intl', () => {
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(2026, month, month + 1);
    expect(formatLongDate(day)).toBe(formatDate(day, { dateStyle: 'long' }));
  }
});

it('formats distances in time', () => {
  expect(formatRelativeTime(-1, 'day')).toBe('1 day ago');
  expect(formatRelativeTime(-1, 'day', 'auto')).toBe('yesterday');
  expect(formatRelativeTime(5, 'minute')).toBe('in 5 minutes');
});
