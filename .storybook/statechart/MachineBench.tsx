import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { type BenchFixtures, useWorld } from './bench-world';
import { Controls } from './Controls';
import * as css from './MachineBench.css';
import { Readout, StateReadout } from './Readout';
import { StateChart } from './StateChart';

export interface MachineBenchProps {
  machine: AnyStateMachine;
  fixtures: BenchFixtures;
  /** The machine's possible inputs by name. The first one is used until the user selects another. */
  starts?: Readonly<Record<string, unknown>>;
}

/**
 * A manual test bench for a machine. It shows the chart with the active states highlighted, and a button for every
 * event, actor result, and delay. Nothing happens automatically, so every state can be inspected.
 */
export function MachineBench({ machine, fixtures, starts }: MachineBenchProps) {
  const choices = Object.entries(starts ?? { 'Start over': fixtures.input });
  const [run, setRun] = useState({ count: 0, input: choices[0]?.[1] });
  return (
    <Run
      key={run.count}
      machine={machine}
      fixtures={fixtures}
      input={run.input}
      starts={choices.map(([name, input]) => ({
        name,
        start: () => setRun(({ count }) => ({ count: count + 1, input })),
      }))}
    />
  );
}

export interface Start {
  name: string;
  start: () => void;
}

interface RunProps {
  machine: AnyStateMachine;
  fixtures: BenchFixtures;
  input: unknown;
  starts: readonly Start[];
}

function Run({ machine, fixtures, input, starts }: RunProps) {
  const { view, act } = useWorld(machine, fixtures, input);
  return (
    <div className={css.bench}>
      <Controls fixtures={fixtures} view={view} act={act} starts={starts} />
      <div className={css.stage}>
        <StateReadout view={view} />
        <StateChart machine={machine} snapshot={view.snapshot} />
        <Readout view={view} />
      </div>
    </div>
  );
}
