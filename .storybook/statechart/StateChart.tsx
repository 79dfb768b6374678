import { Maximize2, Minimize2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { Button } from '../../src/components/Button/Button';
import { activeNodes } from '../../tests/setup/machine-chart';
import { type Box, type Chart, LABEL_LINE, layOut, type Line } from './layout';
import * as css from './StateChart.css';

interface StateChartProps {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
}

/**
 * The chart of a machine. Its active states and their transitions are highlighted. A large chart scrolls to the active
 * states, or is scaled down to fit. The layout engine is loaded lazily.
 */
export function StateChart({ machine, snapshot }: StateChartProps) {
  const chart = useChart(machine);
  const [isWhole, setWhole] = useState(false);
  const active = activeIds(machine, snapshot);
  const frame = useActiveInView(chart, active, isWhole);
  if (!chart) return <p role="status">Loading the chart</p>;
  return (
    <div ref={frame} className={css.frame} role="group" aria-label="Chart">
      {/* The button is inside the frame, so that the arrow keys scroll the frame while the button has the focus. */}
      <div className={css.tools}>
        <Button
          size="compact"
          tone="quiet"
          icon={isWhole ? <Maximize2 /> : <Minimize2 />}
          onPress={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Actual size' : 'Whole chart'}
        </Button>
      </div>
      <Drawing name={machine.id} chart={chart} active={active} isWhole={isWhole} />
    </div>
  );
}

interface DrawingProps {
  name: string;
  chart: Chart;
  active: readonly string[];
  isWhole: boolean;
}

function Drawing({ name, chart, active, isWhole }: DrawingProps) {
  const arrow = useId();
  const isLit = ({ source }: Line) => active.includes(source);
  return (
    <svg
      role="img"
      aria-label={`Statechart of ${name}`}
      className={css.chart}
      data-whole={isWhole || undefined}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      width={chart.width}
      height={chart.height}
    >
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
      {chart.boxes.map((box) => (
        <State key={box.id} box={box} isActive={active.includes(box.id)} />
      ))}
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
    </svg>
  );
}

function State({ box, isActive }: { box: Box; isActive: boolean }) {
  return (
    <g>
      <rect
        className={css.box}
        data-state={box.path}
        data-active={isActive || undefined}
        data-leaf={box.isLeaf || undefined}
        data-parallel={box.isParallel || undefined}
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx="8"
      />
      {box.isInitial && <circle className={css.initial} cx={box.x + 10} cy={box.y + 14} r="4" />}
      <text className={css.name} x={box.x + 18} y={box.y + 18}>
        {box.name}
      </text>
    </g>
  );
}

function activeIds(machine: AnyStateMachine, { value }: AnyMachineSnapshot): string[] {
  return activeNodes(machine.root, value).map(({ id }) => id);
}

/** Scrolls the frame so that the active leaf states are centered. */
function useActiveInView(
  chart: Chart | null,
  active: readonly string[],
  isWhole: boolean,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const where = active.join(' ');
  useEffect(() => {
    const lit = where.split(' ');
    const leaves = (chart?.boxes ?? []).filter(({ id, isLeaf }) => isLeaf && lit.includes(id));
    const view = frame.current;
    if (!view || leaves.length === 0 || isWhole) return;
    const left = Math.min(...leaves.map(({ x }) => x));
    const right = Math.max(...leaves.map(({ x, width }) => x + width));
    const top = Math.min(...leaves.map(({ y }) => y));
    const bottom = Math.max(...leaves.map(({ y, height }) => y + height));
    view.scrollTo({
      left: (left + right - view.clientWidth) / 2,
      top: (top + bottom - view.clientHeight) / 2,
    });
  }, [chart, where, isWhole]);
  return frame;
}

function useChart(machine: AnyStateMachine) {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('elkjs/lib/elk.bundled.js')
      .then(({ default: Elk }) => layOut(new Elk(), machine))
      .then((laidOut) => {
        if (isWanted) setChart(laidOut);
      });
    return () => {
      isWanted = false;
    };
  }, [machine]);
  return chart;
}
