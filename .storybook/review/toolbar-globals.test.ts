import { expect, it } from 'vitest';
import { toolbarQuery } from './toolbar-globals';

it.each<[Parameters<typeof toolbarQuery>[0], string]>([
  [{ theme: 'dark' }, ''],
  [{ theme: 'dark', viewport: { value: undefined, isRotated: false } }, ''],
  [{ theme: 'light' }, '&globals=theme:light'],
  [
    { theme: 'light', viewport: { value: 'phone', isRotated: true } },
    '&globals=theme:light;viewport.value:phone;viewport.isRotated:!true',
  ],
])('%o is in a link as «%s»', (globals, expected) => {
  expect(toolbarQuery(globals)).toBe(expected);
});
