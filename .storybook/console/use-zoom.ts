import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Chart } from './layout';
import {
  around,
  type Area,
  firstFitting,
  fitted,
  moved,
  READABLE,
  revealing,
  settledOn,
  type Size,
  type Zoom,
  zoomedAt,
} from './zoom';

/** The factor by which one press of a zoom button or key changes the scale. */
const STEP = 1.25;
/** The distance by which one press of an arrow key moves the chart, in px. */
const SHIFT = 60;
/** The minimum movement of a drag, in px. If the pointer moves less than this, the press is a click. */
const SLACK = 4;

/** The view of a chart, and the functions that change it. */
export interface ChartView {
  zoom: Zoom;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  /** Shows the active states in the center, at a readable size. */
  showActive: () => void;
  /** Moves the chart so that some states are visible. */
  reveal: (ids: readonly string[]) => void;
  /** Prefers the active states in a state when the active states change the next time. */
  aimAt: (id: string) => void;
  /** Handles a key press in the chart. Returns whether the chart handles this key. */
  press: (key: string) => boolean;
}

/**
 * Returns the view of a chart in a frame. At first, the view contains the whole chart if the chart is readable at that
 * size; otherwise it shows the active states at a readable size. The pointer moves the chart. Two fingers, or Ctrl with
 * the wheel, zoom it.
 */
export function useZoom(
  frame: RefObject<HTMLDivElement | null>,
  chart: Chart,
  active: readonly string[],
): ChartView {
  const size = useSize(frame);
  const sizes = { chart, frame: size };
  const where = active.join(' ');
  const [shown, setShown] = useState(where);
  const [shownIn, setShownIn] = useState(size);
  const [target, setTarget] = useState<string | null>(null);
  const [picked, setPicked] = useState<Zoom | null>(null);
  const zoom = picked ?? firstZoom(chart, size, shown.split(' '));
  const set = (change: (current: Zoom) => Zoom) =>
    setPicked((current) => change(current ?? firstZoom(chart, size, shown.split(' '))));
  const revealFirst = (groups: readonly (readonly string[])[]) => {
    if (size.width === 0) return;
    set((current) => {
      const area = firstFitting(areasOf(chart, groups), size, current.scale);
      return area ? revealing(current, area, sizes) : current;
    });
  };
  const reveal = (ids: readonly string[]) => revealFirst([ids]);
  if (shown !== where || (picked && shownIn !== size)) {
    const leaves = leavesOf(chart, active);
    const before = shown.split(' ');
    const aimed = leaves.filter((id) => target !== null && isIn(id, target));
    const entered = leaves.filter((id) => !before.includes(id));
    setShown(where);
    setShownIn(size);
    setTarget(null);
    // All of them if there is room. Of parallel states, rather those that the user has asked for, or that have changed.
    revealFirst([leaves, aimed, entered, [aimed[0] ?? entered[0] ?? leaves[0] ?? '']]);
  }

  const pan = (by: { x: number; y: number }) => set((current) => moved(current, by, sizes));
  usePointers(frame, pan, (factor, point) => set((current) => zoomedAt(current, factor, point)));

  const center = { x: size.width / 2, y: size.height / 2 };
  const by = (factor: number) => set((current) => zoomedAt(current, factor, center));
  const fit = () => setPicked(fitted(chart, size));
  const keys: Record<string, () => void> = {
    '+': () => by(STEP),
    '=': () => by(STEP),
    '-': () => by(1 / STEP),
    '0': fit,
    ArrowLeft: () => pan({ x: SHIFT, y: 0 }),
    ArrowRight: () => pan({ x: -SHIFT, y: 0 }),
    ArrowUp: () => pan({ x: 0, y: SHIFT }),
    ArrowDown: () => pan({ x: 0, y: -SHIFT }),
  };
  return {
    zoom,
    zoomIn: () => by(STEP),
    zoomOut: () => by(1 / STEP),
    fit,
    reveal,
    aimAt: setTarget,
    showActive: () => {
      const scale = Math.max(READABLE, zoom.scale);
      const area = activeArea(chart, size, active, scale);
      if (area) setPicked(settledOn(area, sizes, scale));
    },
    press(key) {
      const act = keys[key];
      act?.();
      return act !== undefined;
    },
  };
}

/** Shows the whole chart if it is readable at that size. Otherwise shows the active states at a readable size. */
function firstZoom(chart: Chart, size: Size, active: readonly string[]): Zoom {
  const whole = fitted(chart, size);
  const area = activeArea(chart, size, active, READABLE);
  return whole.scale >= READABLE || !area
    ? whole
    : settledOn(area, { chart, frame: size }, READABLE);
}

/** Returns the area of all active states if it fits into the frame, and otherwise that of the first one. */
function activeArea(
  chart: Chart,
  frame: Size,
  active: readonly string[],
  scale: number,
): Area | null {
  const leaves = leavesOf(chart, active);
  return firstFitting(areasOf(chart, [leaves, leaves.slice(0, 1)]), frame, scale);
}

/** Returns the common area of each group of states. Groups without a state in the chart have none. */
function areasOf({ boxes }: Chart, groups: readonly (readonly string[])[]): Area[] {
  return groups.flatMap((ids) => around(boxes.filter(({ id }) => ids.includes(id))) ?? []);
}

function isIn(id: string, state: string): boolean {
  return id === state || id.startsWith(`${state}.`);
}

function leavesOf(chart: Chart, active: readonly string[]): string[] {
  return chart.boxes.flatMap(({ id, isLeaf }) => (isLeaf && active.includes(id) ? [id] : []));
}

/** Returns the size of the frame, in px. The size is 0 until the browser has laid out the frame. */
function useSize(frame: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/**
 * Reports the movement of one pointer, the change of the distance between two pointers, and the movement of the wheel
 * while Ctrl is held.
 */
function usePointers(
  frame: RefObject<HTMLDivElement | null>,
  pan: (by: { x: number; y: number }) => void,
  zoomAt: (factor: number, point: { x: number; y: number }) => void,
) {
  const panBy = useEffectEvent(pan);
  const zoomBy = useEffectEvent(zoomAt);
  useEffect(() => {
    const view = frame.current;
    if (!view) return;
    const down = new Map<number, { x: number; y: number; isMoving: boolean }>();
    const inFrame = (event: MouseEvent) => {
      const { left, top } = view.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const spread = () => {
      const [one, two] = [...down.values()];
      return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      down.set(event.pointerId, { ...inFrame(event), isMoving: false });
    };
    const move = (event: PointerEvent) => {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = inFrame(event);
      const way = { x: to.x - from.x, y: to.y - from.y };
      if (!from.isMoving && Math.hypot(way.x, way.y) < SLACK) return;
      if (!from.isMoving) view.setPointerCapture(event.pointerId);
      const before = spread();
      down.set(event.pointerId, { ...to, isMoving: true });
      if (down.size === 1) panBy(way);
      else if (before > 0) zoomBy(spread() / before, to);
    };
    const lift = (event: PointerEvent) => void down.delete(event.pointerId);
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 200), inFrame(event));
    };
    view.addEventListener('pointerdown', press);
    view.addEventListener('pointermove', move);
    view.addEventListener('pointerup', lift);
    view.addEventListener('pointercancel', lift);
    view.addEventListener('wheel', turn, { passive: false });
    return () => {
      view.removeEventListener('pointerdown', press);
      view.removeEventListener('pointermove', move);
      view.removeEventListener('pointerup', lift);
      view.removeEventListener('pointercancel', lift);
      view.removeEventListener('wheel', turn);
    };
  }, [frame]);
}
