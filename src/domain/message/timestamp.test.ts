import { expect, it } from 'vitest';
import { parseTimestamp, timestampOf } from './timestamp';

it.each([
  ['2026-08-06T12:30:00.000Z', '2026-08-06T12:30:00.000Z'],
  ['2026-08-06T12:30Z', '2026-08-06T12:30:00.000Z'],
  ['2026-08-06T12:30:00+02:00', '2026-08-06T10:30:00.000Z'],
  ['2026-08-06T12:30', '2026-08-06T12:30:00.000Z'],
  ['2026-08-06T12:30:15', '2026-08-06T12:30:15.000Z'],
  ['2026-08-06', '2026-08-06T00:00:00.000Z'],
  [' 2026-08-06 ', '2026-08-06T00:00:00.000Z'],
  ['2026-08-06T12:30:00.123456Z', '2026-08-06T12:30:00.123Z'],
  ['2026-02-31T25:00Z', null],
  ['2026-13-01', null],
  ['August 6, 2026', null],
  ['1786000000', null],
  ['12026-01-01', null],
  ['now', null],
  ['', null],
])('%o means %o', (text, moment) => {
  expect(parseTimestamp(text)).toBe(moment);
});

it.each([
  [0, '1970-01-01T00:00:00.000Z'],
  [8.64e15, null],
  [8.65e15, null],
  [Number.NaN, null],
])('%d is %o', (time, moment) => {
  expect(timestampOf(time)).toBe(moment);
});
