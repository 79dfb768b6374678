import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
} from 'xstate';
import { type AdjacencyValue, getAdjacencyMap } from 'xstate/graph';
import type { Happenings } from './happenings';
import { answerEvent, invocationsIn } from './machine-chart';

export interface Step {
  before: AnyMachineSnapshot;
  event: AnyEventObject;
  after: AnyMachineSnapshot;
}

export interface Path {
  start: AnyMachineSnapshot;
  steps: readonly Step[];
}

type Edge = { event: AnyEventObject; state: AnyMachineSnapshot };

/**
 * The maximum number of transitions that the search takes. It also limits the number of states. If a machine has more,
 * the search throws. Without this limit, a context that keeps growing would make the search endless.
 */
const MOST_STATES = 5_000;

/** A machine's states in breadth-first order, by key, each with its outgoing edges. */
export interface Graph {
  keyOf: (snapshot: AnyMachineSnapshot) => string;
  states: [string, AdjacencyValue<AnyMachineSnapshot, AnyEventObject>][];
  start: AnyMachineSnapshot;
}

/**
 * Returns the graph of every state that can be reached with `happenings`. Two states with the same value and the same
 * serialized context count as one.
 */
export function graphOf(machine: AnyStateMachine, happenings: Happenings): Graph {
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, happenings.serialize(snapshot)]);
  const states: Graph['states'] = Object.entries(
    getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
      input: happenings.input,
      limit: MOST_STATES,
      serializeState: keyOf,
      // This must be a function. A list would replace the machine's own events, and no timers or outputs would be
      // tried.
      events: (snapshot) => eventsIn(machine, snapshot, happenings),
      filterEvents: (snapshot, event) => snapshot.can(event) && !happenings.skip(snapshot, event),
    }),
  );
  const first = states[0];
  if (!first) throw new Error(`${machine.id} has no first state`);
  return { keyOf, states, start: first[1].state };
}

/**
 * Returns paths that together take every edge. XState's own path functions are not enough: both shortest paths and
 * simple paths leave out transitions that return to an earlier state.
 */
export function edgePaths(machine: AnyStateMachine, happenings: Happenings): Path[] {
  const { keyOf, states, start } = graphOf(machine, happenings);
  const shortest = new Map<string, readonly Step[]>([[keyOf(start), []]]);
  const ends: (readonly Step[])[] = [];
  for (const [key, { state, transitions }] of states) {
    const path = shortest.get(key) ?? [];
    for (const edge of Object.values<Edge>(transitions)) {
      const longer = [...path, { before: state, event: edge.event, after: edge.state }];
      const isNew = !shortest.has(keyOf(edge.state));
      if (isNew) shortest.set(keyOf(edge.state), longer);
      ends.push(longer);
    }
  }
  const heads = new Set(ends.map((steps) => steps.at(-2)));
  const paths = ends.filter((steps) => !heads.has(steps.at(-1))).map((steps) => ({ start, steps }));
  return paths.length > 0 ? paths : [{ start, steps: [] }];
}

/**
 * Returns the outputs that no `onDone` transition accepts. After such an output, the machine would never leave the
 * state.
 */
export function unhandledOutputs(
  machine: AnyStateMachine,
  paths: readonly Path[],
  happenings: Happenings,
): string[] {
  const snapshots = new Set(
    paths.flatMap(({ start, steps }) => [start, ...steps.map((step) => step.after)]),
  );
  return [
    ...new Set(
      [...snapshots].flatMap((snapshot) =>
        invocationsIn(machine, snapshot.value).flatMap(({ id, src }) =>
          (happenings.answers[src] ?? [])
            .filter((output) => !snapshot.can(answerEvent(id, output)))
            .map((output) => `${JSON.stringify(snapshot.value)}: ${id} ${JSON.stringify(output)}`),
        ),
      ),
    ),
  ];
}

function eventsIn(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  { events, answers, senders }: Happenings,
): AnyEventObject[] {
  const running = invocationsIn(machine, snapshot.value);
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [...types].flatMap((type): readonly AnyEventObject[] => {
    // The machine itself raises these two kinds of events.
    if (type === '' || type.startsWith('xstate.done.state.')) return [];
    if (type.startsWith('xstate.after.')) return [{ type }];
    const answering = running.find(({ id }) => type === `xstate.done.actor.${id}`);
    if (answering) {
      return (answers[answering.src] ?? []).map((output) => answerEvent(answering.id, output));
    }
    const sender = senders[type];
    if (sender !== undefined && !running.some(({ src }) => src === sender)) return [];
    return events[type] ?? [];
  });
}
