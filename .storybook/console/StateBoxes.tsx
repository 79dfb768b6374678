import { type KeyboardEvent, useRef, useState } from 'react';
import type { Box } from './layout';
import * as css from './StateChart.css';
import type { ChartView } from './use-zoom';
import { neighbor } from './zoom';

interface StateBoxesProps {
  boxes: readonly Box[];
  active: readonly string[];
  view: ChartView;
  onJump: (id: string) => void;
}

const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The states of a chart. The Tab key reaches them as one tab stop. The arrow keys move the focus to the nearest state
 * in their direction.
 */
export function StateBoxes({ boxes, active, view, onJump }: StateBoxesProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const nodes = useRef(new Map<string, SVGGElement>());
  // The outermost box is the machine itself.
  const states = boxes.filter(({ depth }) => depth > 0);
  const stop = focused ?? states.findLast(({ id }) => active.includes(id))?.id ?? states[0]?.id;
  const press = (event: KeyboardEvent, box: Box) => {
    const way = ways[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onJump(box.id);
    } else if (way) {
      event.preventDefault();
      const next = states[neighbor(states, box, way)];
      if (next) nodes.current.get(next.id)?.focus();
    }
  };
  return boxes.map((box) =>
    box.depth === 0 ? (
      <g key={box.id}>
        <Shape box={box} isActive={false} />
      </g>
    ) : (
      <g
        key={box.id}
        ref={(node) => {
          if (node) nodes.current.set(box.id, node);
          else nodes.current.delete(box.id);
        }}
        role="button"
        tabIndex={box.id === stop ? 0 : -1}
        className={css.state}
        aria-label={nameOf(box)}
        aria-current={active.includes(box.id) || undefined}
        onClick={() => onJump(box.id)}
        onFocus={() => {
          setFocused(box.id);
          view.reveal([box.id]);
        }}
        onKeyDown={(event) => press(event, box)}
      >
        <Shape box={box} isActive={active.includes(box.id)} />
      </g>
    ),
  );
}

function nameOf({ path, isTransient, mayRest }: Box): string {
  const name = `Go to ${path.split('.').slice(1).join('.')}`;
  if (!isTransient) return name;
  return `${name}, ${mayRest ? 'decides at once if a guard allows it' : 'decides at once'}`;
}

function Shape({ box, isActive }: { box: Box; isActive: boolean }) {
  return (
    <>
      <rect
        className={css.box}
        data-state={box.path}
        data-active={isActive || undefined}
        data-leaf={box.isLeaf || undefined}
        data-parallel={box.isParallel || undefined}
        data-transient={box.isTransient || undefined}
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx="8"
      />
      {box.isInitial && <circle className={css.initial} cx={box.x + 10} cy={box.y + 14} r="4" />}
      <text className={css.name} x={box.x + 18} y={box.y + 18}>
        {box.name}
        {box.isTransient && (
          <tspan className={css.mark} dx="6">
            »
          </tspan>
        )}
      </text>
      {box.isTransient && (
        <title>
          {box.mayRest
            ? 'Decides at once if a guard allows it. Otherwise, the machine stops here.'
            : 'Decides at once: the machine does not stop here.'}
        </title>
      )}
    </>
  );
}
