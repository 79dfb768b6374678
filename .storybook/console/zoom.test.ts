import { describe, expect, it } from 'vitest';
import {
  around,
  firstFitting,
  fitted,
  moved,
  neighbor,
  revealing,
  settledOn,
  zoomedAt,
} from './zoom';

const frame = { width: 400, height: 300 };

describe('the view of a chart', () => {
  it('fits a large chart and does not enlarge a small one', () => {
    expect(fitted({ width: 736, height: 100 }, frame)).toEqual({ scale: 0.5, x: 16, y: 125 });
    expect(fitted({ width: 100, height: 100 }, frame)).toEqual({ scale: 1, x: 150, y: 100 });
  });

  it('keeps the point under the pointer while it zooms', () => {
    const point = { x: 100, y: 50 };
    const zoom = zoomedAt({ scale: 1, x: 20, y: 10 }, 2, point);
    expect(zoom).toEqual({ scale: 2, x: -60, y: -30 });
    expect(zoomedAt(zoom, 0.5, point)).toEqual({ scale: 1, x: 20, y: 10 });
  });

  it('zooms within limits', () => {
    const zoom = { scale: 1, x: 0, y: 0 };
    expect(zoomedAt(zoom, 100, { x: 0, y: 0 }).scale).toBe(3);
    expect(zoomedAt(zoom, 0.001, { x: 0, y: 0 }).scale).toBe(0.1);
  });

  it('keeps a part of the chart in the frame', () => {
    const chart = { width: 200, height: 200 };
    const zoom = { scale: 1, x: 0, y: 0 };
    expect(moved(zoom, { x: 10, y: -5 }, { chart, frame })).toEqual({ scale: 1, x: 10, y: -5 });
    expect(moved(zoom, { x: 9_000, y: -9_000 }, { chart, frame })).toEqual({
      scale: 1,
      x: 336,
      y: -136,
    });
  });

  it('moves to an area only if it is not visible', () => {
    const sizes = { chart: { width: 1_000, height: 1_000 }, frame };
    const zoom = { scale: 1, x: 0, y: 0 };
    const inside = { x: 50, y: 50, width: 100, height: 100 };
    expect(revealing(zoom, inside, sizes)).toBe(zoom);
    expect(revealing(zoom, { ...inside, x: 500, y: 500 }, sizes)).toEqual({
      scale: 1,
      x: -350,
      y: -400,
    });
  });

  it('prefers the first area that fits into the frame', () => {
    const area = (width: number) => ({ x: 0, y: 0, width, height: 50 });
    const areas = [area(900), area(700), area(500)];
    expect(firstFitting(areas, frame, 0.5)?.width).toBe(700);
    expect(firstFitting(areas, frame, 1)?.width).toBe(500);
    expect(firstFitting([], frame, 1)).toBeNull();
  });

  it('shows no empty frame beside the chart', () => {
    const sizes = { chart: { width: 1_000, height: 100 }, frame };
    const corner = { x: 0, y: 0, width: 50, height: 50 };
    expect(settledOn(corner, sizes, 1)).toEqual({ scale: 1, x: 16, y: 100 });
    expect(settledOn({ ...corner, x: 950 }, sizes, 1)).toEqual({ scale: 1, x: -616, y: 100 });
  });
});

describe('areas', () => {
  const area = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

  it('have a common outline', () => {
    expect(around([area(0, 5), area(30, 0)])).toEqual({ x: 0, y: 0, width: 40, height: 15 });
    expect(around([])).toBeNull();
  });

  it('have a nearest neighbor in each direction', () => {
    const areas = [area(0, 0), area(50, 0), area(0, 50), area(200, 0)];
    expect(neighbor(areas, area(0, 0), { x: 1, y: 0 })).toBe(1);
    expect(neighbor(areas, area(0, 0), { x: 0, y: 1 })).toBe(2);
    expect(neighbor(areas, area(50, 0), { x: -1, y: 0 })).toBe(0);
    expect(neighbor(areas, area(0, 0), { x: 0, y: -1 })).toBe(-1);
  });
});
