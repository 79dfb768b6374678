import { LocateFixed, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes } from './adapter';
import { type Chart, LABEL_LINE, layOut, type Line } from './layout';
import { Push } from './parts';
import * as css from './StateChart.css';
import { StateBoxes } from './StateBoxes';
import { type ChartView, useZoom } from './use-zoom';

interface StateChartProps {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** Receives the id of the state that was clicked. */
  onJump: (id: string) => void;
}

/**
 * The chart of a machine, with the active states and their transitions highlighted. The user can move and zoom the
 * chart with the mouse, by touch, or with the keyboard. A click on a state calls `onJump`. The layout engine is loaded
 * lazily.
 */
export function StateChart({ machine, snapshot, onJump }: StateChartProps) {
  const chart = useChart(machine);
  if (!chart) return <p role="status">Loading the chart</p>;
  return <ChartFrame chart={chart} machine={machine} snapshot={snapshot} onJump={onJump} />;
}

function ChartFrame({ chart, machine, snapshot, onJump }: StateChartProps & { chart: Chart }) {
  const frame = useRef<HTMLDivElement>(null);
  const active = activeNodes(machine.root, snapshot.value).map(({ id }) => id);
  const view = useZoom(frame, chart, active);
  const help = useId();
  const jump = (id: string) => {
    view.aimAt(id);
    if (frame.current) keepInView(frame.current);
    onJump(id);
  };
  // An element with the role `application` handles keys itself, so it must be focusable.
  const keyboard = {
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent) {
      const isOwn = event.target === event.currentTarget || !event.key.startsWith('Arrow');
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isOwn && isPlain && view.press(event.key)) event.preventDefault();
    },
  };
  return (
    <div className={css.card}>
      <Tools view={view} />
      <div
        ref={frame}
        className={css.frame}
        role="application"
        data-chart
        aria-label="Chart"
        aria-describedby={help}
        {...keyboard}
      >
        <Drawing name={machine.id} chart={chart} active={active} view={view} onJump={jump} />
      </div>
      <p id={help} className={css.help}>
        Drag or use the arrow keys to move, Ctrl and the wheel, two fingers or + and - to zoom, 0 to
        fit. Click a state, or Tab to it and press Enter, to go there by the shortest path.
      </p>
    </div>
  );
}

/** How long a screen that was started again may move the page, in ms. */
const SETTLING = 1_000;

/**
 * Keeps an element in view while the screen of the machine starts again. The screen may set the focus, which scrolls the
 * page. Any action of the user ends this.
 */
function keepInView(element: HTMLElement): void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const keep = () => element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  addEventListener('scroll', keep, { signal });
  for (const action of ['wheel', 'pointerdown', 'keydown', 'touchmove']) {
    addEventListener(action, end, { signal });
  }
  setTimeout(end, SETTLING);
}

function Tools({ view }: { view: ChartView }) {
  return (
    <div className={css.tools} role="group" aria-label="View of the chart">
      <output
        className={css.scale}
        aria-label="Zoom"
      >{`${Math.round(view.zoom.scale * 100)} %`}</output>
      <Push look="quiet" icon={<ZoomOut />} aria-label="Zoom out" onClick={view.zoomOut} />
      <Push look="quiet" icon={<ZoomIn />} aria-label="Zoom in" onClick={view.zoomIn} />
      <Push look="quiet" icon={<Maximize2 />} onClick={view.fit}>
        Fit
      </Push>
      <Push look="quiet" icon={<LocateFixed />} onClick={view.showActive}>
        Current state
      </Push>
    </div>
  );
}

interface DrawingProps {
  name: string;
  chart: Chart;
  active: readonly string[];
  view: ChartView;
  onJump: (id: string) => void;
}

function Drawing({ name, chart, active, view, onJump }: DrawingProps) {
  const arrow = useId();
  const { scale, x, y } = view.zoom;
  const isLit = ({ source }: Line) => active.includes(source);
  return (
    <svg role="group" aria-label={`Statechart of ${name}`} className={css.chart}>
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path className={css.arrow} d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <StateBoxes boxes={chart.boxes} active={active} view={view} onJump={onJump} />
        {chart.lines.map((line) => (
          <path
            key={line.id}
            className={css.line}
            data-active={isLit(line) || undefined}
            d={line.path}
            markerEnd={`url(#${arrow})`}
          />
        ))}
        {chart.lines.map((line) => (
          <text key={line.id} className={css.label} data-active={isLit(line) || undefined}>
            {line.label.map((text, at) => (
              <tspan key={`${text} ${at}`} x={line.labelX} y={line.labelY + at * LABEL_LINE}>
                {text}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </svg>
  );
}

function useChart(machine: AnyStateMachine) {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    const draw = async () => {
      const [{ default: Elk }, { default: ElkWorker }] = await Promise.all([
        import('elkjs/lib/elk-api.js'),
        import('elkjs/lib/elk-worker.min.js?worker'),
      ]);
      if (!isWanted) return;
      // The layout of a large machine takes seconds. It runs in a worker, so that the console remains usable.
      const elk = new Elk({ workerFactory: () => new ElkWorker() });
      stop = () => elk.terminateWorker();
      const laidOut = await layOut(elk, machine);
      stop();
      if (isWanted) setChart(laidOut);
    };
    void draw();
    return () => {
      isWanted = false;
      stop();
    };
  }, [machine]);
  return chart;
}
