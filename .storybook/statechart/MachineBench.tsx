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
  /** Inputs by name, for a machine that starts elsewhere with another one. The first is in use until another is picked. */
  starts?: Readonly<Record<string, unknown>>;
}

/**
 * A machine in the hand: its chart with the active states lit, a button for every event it takes, for every answer
 * the outside can give and for every wait. Nothing happens by itself, so every state can be held and looked at.
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

/** One life of the machine. */
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
