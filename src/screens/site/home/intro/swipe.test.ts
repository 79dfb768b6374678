import { expect, it } from 'vitest';
import { swipeOf } from './swipe';

it.each([
  [{ x: 200, y: 50 }, { x: 152, y: 50 }, 'next'],
  [{ x: 200, y: 50 }, { x: 248, y: 50 }, 'previous'],
  [{ x: 200, y: 50 }, { x: 153, y: 50 }, null],
  [{ x: 200, y: 50 }, { x: 247, y: 50 }, null],
  [{ x: 200, y: 50 }, { x: 100, y: 149 }, 'next'],
  [{ x: 200, y: 50 }, { x: 100, y: 150 }, null],
  [{ x: 200, y: 50 }, { x: 200, y: 400 }, null],
  [{ x: 200, y: 50 }, { x: 200, y: 50 }, null],
] as const)('from %o to %o is %s', (from, to, meant) => {
  expect(swipeOf(from, to)).toBe(meant);
});
