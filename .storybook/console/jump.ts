import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  getInitialMicrosteps,
  getInitialSnapshot,
  getMicrosteps,
  getNextTransitions,
} from 'xstate';
import { activeNodes, answerEvent, invocationsIn } from './adapter';
import { type Run, startRun } from './replay';
import type { ConsoleFixtures, Step } from './session';

/** The steps from a start to a state. `passes`: the machine does not stay in the state. */
export type Jump =
  | { found: true; steps: readonly Step[]; passes: boolean }
  | { found: false; isComplete: boolean };

/** The search ends after this number of different states, so that a context that keeps growing does not go on forever. */
const MOST_STATES = 5_000;

/** Paths of the model that the machine may refuse before the search gives up. Timers can be the reason. */
const MOST_REFUSALS = 50;

/** An event that the search tries: a step of the console, or a timer. */
interface Move {
  event: AnyEventObject;
  step: Step | null;
}

interface Place {
  snapshot: AnyMachineSnapshot;
  moves: readonly Move[];
}

/**
 * Searches the shortest sequence of steps from a start to a state. It tries the fixtures breadth first on the model,
 * and then performs the steps with a real actor, because on the model all timers are equally near.
 */
export function jumpTo(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  input: unknown,
  target: AnyStateNode,
): Jump {
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, fixtures.serialize?.(snapshot) ?? snapshot.context]);
  const arrives = (way: readonly AnyMachineSnapshot[]): Arrival | null => {
    if (isIn(machine, way.at(-1), target)) return 'stays';
    return way.some((snapshot) => isIn(machine, snapshot, target)) ? 'passes' : null;
  };
  const start = getInitialSnapshot(machine, input);
  const first = arrives([...snapshotsOf(getInitialMicrosteps(machine, input)), start]);
  if (first === 'stays') return { found: true, steps: [], passes: false };

  let passing: readonly Step[] | null = first && [];
  let isComplete = true;
  let refusals = 0;
  const seen = new Set([keyOf(start)]);
  let places: Place[] = [{ snapshot: start, moves: [] }];
  while (places.length > 0) {
    const next: Place[] = [];
    for (const { snapshot, moves } of places) {
      for (const move of movesFrom(machine, snapshot, fixtures)) {
        const way = snapshotsOf(getMicrosteps(machine, snapshot, move.event));
        const after = way.at(-1) ?? snapshot;
        const longer = [...moves, move];
        const arrival = arrives(way);
        if (arrival && (arrival === 'stays' || !passing) && refusals < MOST_REFUSALS) {
          const steps = stepsOf(
            machine,
            fixtures,
            input,
            longer,
            (real) => arrives(real) === arrival,
          );
          if (steps && arrival === 'stays') return { found: true, steps, passes: false };
          if (steps) passing = steps;
          else refusals += 1;
        }
        const key = keyOf(after);
        if (seen.has(key)) continue;
        if (seen.size >= MOST_STATES) {
          isComplete = false;
          continue;
        }
        seen.add(key);
        next.push({ snapshot: after, moves: longer });
      }
    }
    places = next;
  }
  if (passing) return { found: true, steps: passing, passes: true };
  return { found: false, isComplete: isComplete && refusals < MOST_REFUSALS };
}

type Arrival = 'stays' | 'passes';

/** Whether the machine can leave a state at once: it decides there, or it has nothing more to do there. */
export function isTransient(node: AnyStateNode): boolean {
  const finishes =
    node.type === 'final' &&
    node.parent?.type === 'compound' &&
    node.parent.transitions.has(`xstate.done.state.${node.parent.id}`);
  return (node.always ?? []).length > 0 || finishes;
}

/** Performs the moves with a real actor. Returns them as steps, or null if the actor ends elsewhere. */
function stepsOf(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  input: unknown,
  moves: readonly Move[],
  isThere: (snapshots: readonly AnyMachineSnapshot[]) => boolean,
): Step[] | null {
  const snapshots: AnyMachineSnapshot[] = [];
  const run = startRun(machine, fixtures, input, (snapshot) => snapshots.push(snapshot));
  const steps: Step[] = [];
  for (const { event, step } of moves) {
    snapshots.length = 0;
    const next = step ?? waitFor(run, event);
    if (!next || run.perform(next) !== null) return null;
    steps.push(next);
  }
  const isArrived = isThere([...snapshots, run.world.snapshot()]) && run.defect() === null;
  run.world.actor.stop();
  return isArrived ? steps : null;
}

function waitFor(run: Run, { type }: AnyEventObject): Step | null {
  const timer = run.timers().find(({ event }) => event?.type === type);
  return timer ? { do: 'wait', ms: timer.at - run.world.clock.now() } : null;
}

function snapshotsOf(
  microsteps: readonly (readonly [AnyMachineSnapshot, ...unknown[]])[],
): AnyMachineSnapshot[] {
  return microsteps.map(([snapshot]) => snapshot);
}

function isIn(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot | undefined,
  target: AnyStateNode,
): boolean {
  return (
    snapshot !== undefined &&
    activeNodes(machine.root, snapshot.value).some(({ id }) => id === target.id)
  );
}

function movesFrom(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  fixtures: ConsoleFixtures,
): Move[] {
  const running = invocationsIn(machine, snapshot.value);
  const senders = new Map(
    Object.entries(fixtures.actors).flatMap(([src, { sends = [] }]) =>
      sends.map((type) => [type, src] as const),
    ),
  );
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const moves = [...types].flatMap((type): Move[] => {
    if (type.startsWith('xstate.after.')) return [{ event: { type }, step: null }];
    const answering = running.find(({ id }) => type === `xstate.done.actor.${id}`);
    if (answering) {
      const outcomes = fixtures.actors[answering.src]?.outcomes ?? [];
      return outcomes.map((output, fixture) => ({
        event: answerEvent(answering.id, output),
        step: { do: 'answer', call: answering.id, fixture },
      }));
    }
    const events = Object.hasOwn(fixtures.events, type) ? (fixtures.events[type] ?? []) : [];
    const sender = senders.get(type);
    const sending = running.find(({ src }) => src === sender);
    if (sender !== undefined && !sending) return [];
    return events.map((event, fixture) => ({
      event,
      step: sending
        ? { do: 'report', call: sending.id, type, payload: { fixture } }
        : { do: 'send', type, payload: { fixture } },
    }));
  });
  return moves.filter(
    ({ event }) => snapshot.can(event) && fixtures.skip?.(snapshot, event) !== true,
  );
}
