import { expect, it } from 'vitest';
import { longDay, shortDay } from './day';

it.each([
  ['2025-03-01', 'March 1, 2025', 'Mar 1, 2025'],
  ['2024-05-31', 'May 31, 2024', 'May 31, 2024'],
  ['2024-12-09', 'December 9, 2024', 'Dec 9, 2024'],
])('%s is %s, in short %s', (iso, long, short) => {
  expect([longDay(iso), shortDay(iso)]).toEqual([long, short]);
});
