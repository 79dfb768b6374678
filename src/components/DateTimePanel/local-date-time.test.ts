import { expect, it } from 'vitest';
import { readLocalTime, writeLocalTime } from './local-date-time';

it.each(['2026-11-20T09:41', '2024-02-29T00:00', '0999-12-31T23:59'])(
  '%s is read and written',
  (text) => {
    const time = readLocalTime(text);
    expect(time && writeLocalTime(time)).toBe(text);
  },
);

it.each(['', '2026-11-20', '2026-13-20T09:41', '2026-02-30T09:41', '2026-11-20T24:00', 'tomorrow'])(
  '%j is not a time',
  (text) => {
    expect(readLocalTime(text)).toBeNull();
  },
);
