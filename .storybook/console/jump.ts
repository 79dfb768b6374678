import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  getInitialMicrosteps,
  getInitialSnapshot,
} from 'xstate';
import { activeNodes } from './adapter';
import { type Model, modelOf, type Move } from './moves';
import { type Run, startRun } from './replay';
import type { ConsoleFixtures, Step } from './session';
import type { Work } from './slices';

/**
 * The result of a search for a state. If the search found a path, `steps` leads from a start to the state. If `passes`
 * is true, the machine enters the state but leaves it at once.
 */
export type Jump =
  | { found: true; steps: readonly Step[]; passes: boolean }
  | { found: false; isComplete: boolean };

/**
 * The maximum number of different states that a search visits. Without a limit, a context that keeps growing would make
 * the search endless.
 */
const MOST_STATES = 5_000;

/**
 * The maximum number of failed paths per target state. A path fails if it exists in the model, but the real machine
 * does not follow it, for example because of timers. After this many failed paths, the search gives up on the target.
 */
const MOST_REFUSALS = 50;

/** A search. Its result maps the id of each target state to a jump. */
export type Search = Work<ReadonlyMap<string, Jump>>;

/**
 * Searches for the shortest sequence of steps from a start to a state. Runs the whole search at once, without pauses.
 */
export function jumpTo(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  input: unknown,
  target: AnyStateNode,
): Jump {
  return ended(searchFor(machine, fixtures, input, [target])).get(target.id) ?? nowhere;
}

/** Runs a search to its end. */
export function ended(search: Search): ReadonlyMap<string, Jump> {
  let result = search.next();
  while (!result.done) result = search.next();
  return result.value;
}

/** The result for a state that was not among the targets of the search. */
export const nowhere: Jump = { found: false, isComplete: true };

/** A target state, and the results of the search for it so far. */
interface Target {
  id: string;
  jump: Jump | null;
  passing: readonly Step[] | null;
  refusals: number;
}

interface Place {
  snapshot: AnyMachineSnapshot;
  moves: readonly Move[];
}

/**
 * Searches for the shortest sequences of steps from a start to the states in `nodes`. It searches the model breadth
 * first, using the fixtures as events. It then repeats each path that it found with a real actor, because the model
 * does not know which timer fires first.
 */
export function* searchFor(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  input: unknown,
  nodes: readonly AnyStateNode[],
): Search {
  const idsIn = ({ value }: AnyMachineSnapshot) =>
    new Set(activeNodes(machine.root, value).map(({ id }) => id));
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, fixtures.serialize?.(snapshot) ?? snapshot.context]);
  const start = getInitialSnapshot(machine, input);
  const model = modelOf(machine, fixtures, start);
  const first = wayOf(
    [...getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot), start],
    idsIn,
  );
  const targets = nodes.map(({ id }): Target => {
    const arrival = first(id);
    const jump = arrival === 'stays' ? ({ found: true, steps: [], passes: false } as const) : null;
    return { id, jump, passing: arrival && [], refusals: 0 };
  });
  const note = (target: Target, moves: readonly Move[], way: Way) => {
    const arrival = way(target.id);
    if (!arrival || (arrival === 'passes' && target.passing)) return;
    if (target.refusals >= MOST_REFUSALS) return;
    const steps = stepsOf(
      machine,
      fixtures,
      input,
      moves,
      (real) => wayOf(real, idsIn)(target.id) === arrival,
    );
    if (!steps) target.refusals += 1;
    else if (arrival === 'stays') target.jump = { found: true, steps, passes: false };
    else target.passing = steps;
  };
  const isComplete = yield* walk(model, keyOf, start, (moves, reached) => {
    const open = targets.filter(({ jump }) => jump === null);
    const way = wayOf(reached, idsIn);
    for (const target of open) note(target, moves, way);
    return open.some(({ jump }) => jump === null);
  });
  return new Map(targets.map((target) => [target.id, outcomeOf(target, isComplete)]));
}

function outcomeOf({ jump, passing, refusals }: Target, isComplete: boolean): Jump {
  if (jump) return jump;
  if (passing) return { found: true, steps: passing, passes: true };
  return { found: false, isComplete: isComplete && refusals < MOST_REFUSALS };
}

/**
 * Visits all states of a model breadth first, until `goesOn` returns false. Calls `goesOn` with each path, even if the
 * path leads to a state that was already visited.
 * @returns true if all states were visited or if `goesOn` ended the search; false if the limit `MOST_STATES` was
 * reached
 */
function* walk(
  model: Model,
  keyOf: (snapshot: AnyMachineSnapshot) => string,
  start: AnyMachineSnapshot,
  goesOn: (moves: readonly Move[], reached: readonly AnyMachineSnapshot[]) => boolean,
): Work<boolean> {
  let isComplete = true;
  const seen = new Set([keyOf(start)]);
  // The machine may already be in all target states initially. In that case, `goesOn` returns false and there is
  // nothing to search.
  let places: Place[] = goesOn([], []) ? [{ snapshot: start, moves: [] }] : [];
  while (places.length > 0) {
    const next: Place[] = [];
    for (const { snapshot, moves } of places) {
      yield;
      for (const move of model.movesFrom(snapshot)) {
        const reached = model.after(snapshot, move.event);
        const longer = [...moves, move];
        if (!goesOn(longer, reached)) return true;
        const last = reached.at(-1) ?? snapshot;
        const key = keyOf(last);
        if (seen.has(key)) continue;
        if (seen.size >= MOST_STATES) {
          isComplete = false;
          continue;
        }
        seen.add(key);
        next.push({ snapshot: last, moves: longer });
      }
    }
    places = next;
  }
  return isComplete;
}

/**
 * Returns where a state occurs in a sequence of snapshots: in the last snapshot ('stays'), only in an earlier one
 * ('passes'), or in none (null).
 */
type Way = (id: string) => 'stays' | 'passes' | null;

function wayOf(
  reached: readonly AnyMachineSnapshot[],
  idsIn: (snapshot: AnyMachineSnapshot) => ReadonlySet<string>,
): Way {
  const ids = reached.map(idsIn);
  return (id) => {
    if (ids.at(-1)?.has(id)) return 'stays';
    return ids.some((each) => each.has(id)) ? 'passes' : null;
  };
}

/**
 * Returns whether the machine can leave a state at once: the state has eventless transitions, or it is a final state
 * whose parent handles its completion.
 */
export function isTransient(node: AnyStateNode): boolean {
  const finishes =
    node.type === 'final' &&
    node.parent?.type === 'compound' &&
    node.parent.transitions.has(`xstate.done.state.${node.parent.id}`);
  return (node.always ?? []).length > 0 || finishes;
}

/** Performs the moves with a real actor. Returns them as steps, or null if the actor does not reach the target. */
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
