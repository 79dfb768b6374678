import { useEffect, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes, leafIds } from '../../tests/setup/machine-chart';
import { type Call, createWorld, type World } from '../../tests/setup/machine-world';

/** The fixtures of a machine that the bench needs. They are a part of `WalkOptions`. */
export interface BenchFixtures {
  input?: unknown;
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  actors: Readonly<Record<string, { outcomes?: readonly unknown[]; sends?: readonly string[] }>>;
  /** Delays by name, in ms. */
  delays: Readonly<Record<string, number>>;
}

export interface View {
  snapshot: AnyMachineSnapshot;
  /** The paths of the active leaf states without the machine's name, such as `signedIn.fresh`. */
  leaves: readonly string[];
  waits: readonly string[];
  openCalls: readonly Call[];
  /** The emitted events, newest first. */
  emitted: readonly AnyEventObject[];
  /** Simulated time in ms since the start. */
  elapsed: number;
  /** The error that stopped the machine, which is a defect. */
  defect: string | null;
}

/** Starts a machine whose actors and delays are triggered manually. `act` performs an action and then renders. */
export function useWorld(machine: AnyStateMachine, fixtures: BenchFixtures, input: unknown) {
  const [world] = useState(() => startWorld(machine, fixtures, input));
  const [view, setView] = useState(() => look(machine, world));
  useEffect(() => () => void world.actor.stop(), [world]);
  const act = (deed: (world: World) => void) => {
    deed(world);
    setView(look(machine, world));
  };
  return { view, act };
}

function startWorld(machine: AnyStateMachine, { actors }: BenchFixtures, input: unknown): World {
  const names = Object.entries(actors);
  const world = createWorld(machine, {
    input,
    promises: names.filter(([, row]) => row.outcomes).map(([name]) => name),
    callbacks: names.filter(([, row]) => row.sends).map(([name]) => name),
  });
  world.actor.start();
  return world;
}

function look(machine: AnyStateMachine, world: World): View {
  const snapshot = world.snapshot();
  const nodes = activeNodes(machine.root, snapshot.value);
  const leaves = new Set(leafIds(nodes));
  return {
    snapshot,
    leaves: nodes.filter(({ id }) => leaves.has(id)).map(({ path }) => path.join('.')),
    waits: nodes.flatMap(({ after }) => after.map(({ delay }) => String(delay))),
    openCalls: world.calls.filter(({ status }) => status === 'open'),
    emitted: world.emitted.toReversed(),
    elapsed: world.clock.now(),
    defect: defectOf(world),
  };
}

function defectOf(world: World): string | null {
  try {
    world.rethrow();
    return null;
  } catch (error) {
    return String(error);
  }
}
