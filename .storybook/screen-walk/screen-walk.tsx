import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import type {
  ActorOptions,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate';
import { delayOf, type Happenings, happeningsOf, labelOf } from '../../tests/setup/happenings';
import type { Path } from '../../tests/setup/machine-paths';
import { planTour } from '../../tests/setup/machine-tour';
import { mockActors, type MockActors, SteppingClock } from '../../tests/setup/machine-world';
import type { WalkOptions } from '../../tests/setup/walk-machine';

/** The props to pass to the provider of the screen's machine. */
export interface WalkedMachine<Machine extends AnyStateMachine> {
  /** The machine with mock actors. */
  logic: Machine;
  options: Pick<ActorOptions<Machine>, 'clock' | 'inspect'>;
}

export interface Tour<Machine extends AnyStateMachine> {
  /** The name of the tour: the name of its user, or another property that distinguishes the tour from the others. */
  name: string;
  fixtures: WalkOptions<Machine>;
  render: (machine: WalkedMachine<Machine>) => ReactNode;
}

export interface ScreenWalk<Machine extends AnyStateMachine, Sight extends string> {
  machine: Machine;
  /** The tours. Each one starts at the initial state, with a newly rendered screen. */
  tours: readonly Tour<Machine>[];
  /**
   * Functions that cause an event the way a user would, such as by a click. An event without a gesture is sent by a
   * callback actor.
   */
  gestures: {
    [Type in EventFrom<Machine>['type']]?: (
      event: Extract<EventFrom<Machine>, { type: Type }>,
    ) => Promise<void>;
  };
  /**
   * Returns whether the screen must have an enabled control for an event. If it returns false, the walk does not check
   * for a control.
   */
  offers: (snapshot: SnapshotFrom<Machine>, event: EventFrom<Machine>) => boolean;
  /** For each `Sight`, a function that finds its element. These elements distinguish the states of the screen. */
  sights: Record<Sight, () => Element | null>;
  /** Returns the names of the `sights` whose elements must be visible in a state. All others must be hidden. */
  visibleIn: (snapshot: SnapshotFrom<Machine>) => readonly Sight[];
}

/** The screen and its machine during the walk of a path. */
interface Run extends MockActors {
  screen: ReactNode;
  clock: SteppingClock;
  actor(): AnyActorRef;
}

/**
 * Returns a story that follows the paths of a machine's model on the real screen. Events of the user are performed as
 * gestures. The results of calls come from mock actors. After each step, the machine must be in the same state as the
 * model, and exactly the elements that `visibleIn` names must be visible. The walk must make every gesture, and see
 * every element.
 */
export function screenWalk<Machine extends AnyStateMachine, Sight extends string>(
  walk: ScreenWalk<Machine, Sight>,
) {
  const stage = createStage();
  return {
    render: () => <Stage stage={stage} />,
    play: async ({ step }: { step: (label: string, act: () => Promise<void>) => unknown }) => {
      const met = new Set<string>();
      for (const tour of walk.tours) {
        const happenings = happeningsFor(walk, tour);
        const seenIn = (snapshot: AnyMachineSnapshot) => sightsIn(walk, snapshot);
        for (const path of planTour(walk.machine, happenings, seenIn)) {
          const run = startRun(walk.machine, happenings, tour);
          stage.show(run.screen);
          await step(`${tour.name}: ${path.steps.length} steps`, () =>
            walkPath(walk, { path, run, happenings, tour }),
          );
          for (const state of [path.start, ...path.steps.map(({ after }) => after)]) {
            for (const sight of sightsIn(walk, state)) met.add(sight);
          }
          for (const { event } of path.steps) met.add(event.type);
        }
      }
      const wanted = [...Object.keys(walk.gestures), ...Object.keys(walk.sights)];
      await expect(wanted.filter((name) => !met.has(name))).toEqual([]);
    },
  };
}

function happeningsFor<Machine extends AnyStateMachine, Sight extends string>(
  { offers, gestures }: ScreenWalk<Machine, Sight>,
  { fixtures }: Tour<Machine>,
): Happenings {
  const happenings = happeningsOf(fixtures);
  return {
    ...happenings,
    skip: (snapshot, event) =>
      happenings.skip(snapshot, event) ||
      (event.type in gestures &&
        !offers(snapshot as SnapshotFrom<Machine>, event as EventFrom<Machine>)) ||
      // Skips events that nothing can cause: they have no gesture, and no actor sends them.
      (event.type in happenings.events &&
        !(event.type in gestures) &&
        !(event.type in happenings.senders)),
  };
}

function sightsIn<Machine extends AnyStateMachine, Sight extends string>(
  { visibleIn }: ScreenWalk<Machine, Sight>,
  snapshot: AnyMachineSnapshot,
): Sight[] {
  return visibleIn(snapshot as SnapshotFrom<Machine>).toSorted();
}

function startRun<Machine extends AnyStateMachine>(
  machine: Machine,
  { answers, senders }: Happenings,
  { render }: Tour<Machine>,
): Run {
  const mocks = mockActors({
    promises: Object.keys(answers),
    callbacks: [...new Set(Object.values(senders))],
  });
  const clock = new SteppingClock();
  let root: AnyActorRef | null = null;
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.actor' && event.actorRef.sessionId === event.rootId) {
      root = event.actorRef as AnyActorRef;
    }
  };
  return {
    ...mocks,
    clock,
    screen: render({
      logic: machine.provide({ actors: mocks.actors }) as Machine,
      options: { clock, inspect } as WalkedMachine<Machine>['options'],
    }),
    actor: () => {
      if (!root) throw new Error('The screen has not started the machine');
      return root;
    },
  };
}

interface Walked<Machine extends AnyStateMachine> {
  path: Path;
  run: Run;
  happenings: Happenings;
  tour: Tour<Machine>;
}

async function walkPath<Machine extends AnyStateMachine, Sight extends string>(
  walk: ScreenWalk<Machine, Sight>,
  { path, run, happenings, tour }: Walked<Machine>,
): Promise<void> {
  const labels = ['the start'];
  const agrees = (model: AnyMachineSnapshot) =>
    waitFor(() => {
      const real: AnyMachineSnapshot = run.actor().getSnapshot();
      const facts = (snapshot: AnyMachineSnapshot, visible: readonly Sight[]) => ({
        value: snapshot.value,
        context: happenings.serialize(snapshot),
        visible,
      });
      const visible = Object.entries<() => Element | null>(walk.sights)
        .filter(([, find]) => find()?.checkVisibility() === true)
        .map(([name]) => name as Sight);
      return expect(facts(real, visible.toSorted())).toEqual(facts(model, sightsIn(walk, real)));
    });
  try {
    await agrees(path.start);
    for (const { event, after } of path.steps) {
      labels.push(labelOf(event, happenings));
      await perform(walk, run, event, { happenings, tour });
      await agrees(after);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${tour.name}: … ${labels.slice(-RECENT).join(' → ')}\n${message}`);
  }
}

/** The maximum number of steps that the error message of a failed path shows. */
const RECENT = 6;

async function perform<Machine extends AnyStateMachine, Sight extends string>(
  { gestures }: ScreenWalk<Machine, Sight>,
  run: Run,
  event: AnyEventObject,
  { happenings, tour }: Pick<Walked<Machine>, 'happenings' | 'tour'>,
): Promise<void> {
  const sender = happenings.senders[event.type];
  const byType: Readonly<Record<string, ((event: never) => Promise<void>) | undefined>> = gestures;
  if (event.type.startsWith('xstate.done.actor.')) {
    run.openCall({ id: String(event['actorId']) }).answer(event['output']);
  } else if (event.type.startsWith('xstate.after.')) {
    run.clock.advance(delayOf(event, tour.fixtures.delays));
  } else if (sender !== undefined) {
    run.openCall({ src: sender }).send(event);
  } else {
    await byType[event.type]?.(event as never);
  }
}

/** Renders the screen of the current path. */
function createStage() {
  let shown: ReactNode = null;
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    show(screen: ReactNode) {
      count += 1;
      shown = <Fragment key={count}>{screen}</Fragment>;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => shown,
  };
}

function Stage({ stage }: { stage: ReturnType<typeof createStage> }) {
  return useSyncExternalStore(stage.subscribe, stage.current);
}
