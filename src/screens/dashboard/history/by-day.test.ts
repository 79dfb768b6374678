import { expect, it } from 'vitest';
import { byDay } from './by-day';

const savedAtTime = (version: number, text: string) => ({
  id: version,
  version,
  savedAt: new Date(text).toISOString(),
  savedBy: { name: 'mira.resells', discordId: null, picture: null },
  changes: [],
});

it('groups revisions by day in the time zone of the viewer', () => {
  const [late, early, before] = [
    savedAtTime(3, '2026-11-20T23:59:59'),
    savedAtTime(2, '2026-11-20T00:00:00'),
    savedAtTime(1, '2026-11-19T23:59:59'),
  ];
  expect(byDay([late, early, before])).toEqual([
    {
      id: 'Fri Nov 20 2026',
      time: new Date('2026-11-20T00:00:00').getTime(),
      revisions: [late, early],
    },
    {
      id: 'Thu Nov 19 2026',
      time: new Date('2026-11-19T00:00:00').getTime(),
      revisions: [before],
    },
  ]);
  expect(byDay([])).toEqual([]);
});
