/**
 * The scale and the offset of a chart in its frame: the point `point` of the chart is drawn at
 * `point * scale + offset`. Lengths are in px.
 */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The size of the chart at scale 1, and the size of the frame. */
export interface Sizes {
  chart: Size;
  frame: Size;
}

export interface Area extends Size {
  x: number;
  y: number;
}

const SMALLEST = 0.1;
const LARGEST = 3;
/** At this scale, the labels of a chart are about 9 px high. */
export const READABLE = 0.8;
const MARGIN = 16;

/** Returns the zoom that shows the whole chart. A small chart is not enlarged. */
export function fitted(chart: Size, frame: Size): Zoom {
  const scale = Math.min(
    1,
    (frame.width - 2 * MARGIN) / chart.width,
    (frame.height - 2 * MARGIN) / chart.height,
  );
  return centeredOn({ x: 0, y: 0, ...chart }, frame, limited(scale));
}

/** Returns the zoom that shows an area in the center of the frame. */
function centeredOn(area: Area, frame: Size, scale: number): Zoom {
  return {
    scale,
    x: frame.width / 2 - (area.x + area.width / 2) * scale,
    y: frame.height / 2 - (area.y + area.height / 2) * scale,
  };
}

/** Returns the zoom after zooming by `factor`. The given point of the frame does not move. */
export function zoomedAt(zoom: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const scale = limited(zoom.scale * factor);
  const grown = scale / zoom.scale;
  return {
    scale,
    x: point.x - (point.x - zoom.x) * grown,
    y: point.y - (point.y - zoom.y) * grown,
  };
}

/** Returns the zoom after moving the chart. At least `4 * MARGIN` px of the chart stay inside the frame. */
export function moved(zoom: Zoom, by: { x: number; y: number }, { chart, frame }: Sizes): Zoom {
  const kept = (offset: number, length: number, visible: number) =>
    Math.min(Math.max(offset, 4 * MARGIN - length * zoom.scale), visible - 4 * MARGIN);
  return {
    scale: zoom.scale,
    x: kept(zoom.x + by.x, chart.width, frame.width),
    y: kept(zoom.y + by.y, chart.height, frame.height),
  };
}

/**
 * Returns the zoom that shows an area in the center, or as close to the center as possible with at most `MARGIN` px of
 * empty space beside the chart. A chart that fits into the frame with these margins is centered.
 */
export function settledOn(area: Area, { chart, frame }: Sizes, scale: number): Zoom {
  const { x, y } = centeredOn(area, frame, scale);
  const kept = (offset: number, length: number, visible: number) => {
    const most = visible - length * scale;
    return most > 2 * MARGIN ? most / 2 : Math.min(MARGIN, Math.max(offset, most - MARGIN));
  };
  return {
    scale,
    x: kept(x, chart.width, frame.width),
    y: kept(y, chart.height, frame.height),
  };
}

/**
 * Returns the zoom in which an area is visible. If the frame already contains the area, the zoom does not change.
 * Otherwise the area is centered, as far as the edges of the chart permit.
 */
export function revealing(zoom: Zoom, area: Area, sizes: Sizes): Zoom {
  const isIn = (start: number, length: number, visible: number) =>
    start >= MARGIN && start + length <= visible - MARGIN;
  const { scale } = zoom;
  const { frame } = sizes;
  const isVisible =
    isIn(area.x * scale + zoom.x, area.width * scale, frame.width) &&
    isIn(area.y * scale + zoom.y, area.height * scale, frame.height);
  return isVisible ? zoom : settledOn(area, sizes, scale);
}

/** Returns the first area that fits into the frame at a scale. If none fits, returns the last one. */
export function firstFitting(areas: readonly Area[], frame: Size, scale: number): Area | null {
  const fits = ({ width, height }: Area) =>
    width * scale <= frame.width - 2 * MARGIN && height * scale <= frame.height - 2 * MARGIN;
  return areas.find(fits) ?? areas.at(-1) ?? null;
}

/** Returns the smallest area that contains all given areas, or null if no areas are given. */
export function around(areas: readonly Area[]): Area | null {
  if (areas.length === 0) return null;
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Returns the index of the area to which an arrow key moves the focus: the nearest one in that direction, or -1 if
 * there is none.
 */
export function neighbor(
  areas: readonly Area[],
  from: Area,
  way: { x: number; y: number },
): number {
  const center = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 });
  const here = center(from);
  const distances = areas.map((area) => {
    const { x, y } = center(area);
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  });
  const nearest = Math.min(...distances);
  return nearest === Infinity ? -1 : distances.indexOf(nearest);
}

function limited(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}
