import { describe, expect, it } from 'vitest';
import { moved, zoomed, zoomOf } from './crop';

const wide = { width: 400, height: 200 };
const middle = { x: 100, y: 0, side: 200 };

describe('moved', () => {
  it.each([
    ['to the right', { x: 30, y: 0 }, { x: 130, y: 0, side: 200 }],
    ['at most to the edge', { x: 900, y: 0 }, { x: 200, y: 0, side: 200 }],
    ['not beyond an edge', { x: 0, y: -5 }, middle],
    ['not by a fraction of a px', { x: 0.4, y: 0 }, middle],
  ])('%s', (_, by, crop) => {
    expect(moved(middle, wide, by)).toEqual(crop);
  });

  it('keeps the side for an odd aspect ratio', () => {
    const crop = { x: 10, y: 10, side: 33 };
    expect(moved(crop, { width: 101, height: 103 }, { x: 500, y: 500 })).toEqual({
      x: 68,
      y: 70,
      side: 33,
    });
  });
});

describe('zoomed', () => {
  it('zooms in on the same center and back out', () => {
    const close = zoomed(middle, wide, 4);
    expect(close).toEqual({ x: 175, y: 75, side: 50 });
    expect(zoomOf(close, wide)).toBe(4);
    expect(zoomed(close, wide, 1)).toEqual(middle);
  });

  it('stays inside when it zooms out at an edge', () => {
    expect(zoomed({ x: 350, y: 150, side: 50 }, wide, 1)).toEqual({ x: 200, y: 0, side: 200 });
  });
});
