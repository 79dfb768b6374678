import { expect, it } from 'vitest';
import { areas, currentOf } from './area-list';

it.each([
  ['/', []],
  ['/features', []],
  ['/servers', ['Servers page']],
  ['/Servers/', ['Servers page']],
  ['/serversmore', []],
  ['/dashboard/845201933120405504/points', ['Servers true']],
  ['/marketplace', ['Stores page']],
  ['/store/card-collectors', ['Stores true']],
  ['/store-list.json', []],
  ['/biz/biz_00000001/overview', ['Stores true']],
  ['/embeds', ['Designer page']],
  ['/memberships', ['Memberships page']],
  ['/docs', ['Docs page']],
  ['/docs/changelog/1.45', ['Docs true']],
])('the current area of %s', (path, expected) => {
  const current = areas.flatMap((area) => {
    const at = currentOf(area, path);
    return at ? [`${area.label} ${at}`] : [];
  });
  expect(current).toEqual(expected);
});
