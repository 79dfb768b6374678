import { expect, it } from 'vitest';
import { agoText } from '../shell/ago';
import {
  clockText,
  dayText,
  hiddenSettingsText,
  moreSettingsText,
  undoneText,
  undoneWithItText,
} from './history';

/** Returns the Unix time of a date in the local time zone, because the texts use that time zone. */
const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-20T12:00:00');

it.each([
  ['2026-11-20T11:59:30', 'just now'],
  ['2026-11-20T12:00:30', 'just now'],
  ['2026-11-20T11:55:00', '5 minutes ago'],
  ['2026-11-20T10:30:00', '1 hour ago'],
  ['2026-11-19T13:00:00', '23 hours ago'],
  ['2026-11-19T11:00:00', 'yesterday'],
  ['2026-11-18T13:00:00', '2 days ago'],
  ['2026-11-17T11:00:00', '3 days ago'],
  ['2026-11-10T11:00:00', 'last week'],
  ['2026-09-01T11:00:00', '2 months ago'],
  ['2024-09-01T11:00:00', '2 years ago'],
])('%s was %s', (then, words) => {
  expect(agoText(at(then), now)).toBe(words);
});

it.each([
  ['2026-11-20T00:00:01', 'Today'],
  ['2026-11-20T23:00:00', 'Today'],
  ['2026-11-19T23:59:59', 'Yesterday'],
  ['2026-11-18T00:00:00', 'Wednesday, November 18'],
  ['2025-12-31T12:00:00', 'Wednesday, December 31, 2025'],
])('%s was on %s', (then, day) => {
  expect(dayText(at(then), now)).toBe(day);
});

it('counts settings', () => {
  expect(clockText(at('2026-11-18T08:05:00'))).toBe('8:05 AM');
  expect([hiddenSettingsText(1, true), hiddenSettingsText(2, false)]).toEqual([
    "1 setting you don't have access to",
    "and 2 settings you don't have access to",
  ]);
  expect([undoneText(['Success points']), undoneText(['A', 'B'])]).toEqual([
    'Undone: Success points',
    'Undone: 2 settings',
  ]);
  expect([moreSettingsText(1), moreSettingsText(9)]).toEqual([
    'Show 1 more setting',
    'Show 9 more settings',
  ]);
  expect([undoneWithItText(1), undoneWithItText(2)]).toEqual([
    'The other setting in this change will be undone too.',
    'The other 2 settings in this change will be undone too.',
  ]);
});
