import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
} from 'xstate';
import { type AdjacencyValue, getAdjacencyMap } from 'xstate/graph';
import { answerEvent, invocationsIn } from './machine-chart';

/** The inputs of a walk: events, outputs and payloads to try. */
export interface Happenings {
  input: unknown;
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  /** Outputs to try, by promise actor. */
  answers: Readonly<Record<string, readonly unknown[]>>;
  /** Which callback actor sends an event. The user sends the others. */
  senders: Readonly<Record<string, string>>;
  serialize(snapshot: AnyMachineSnapshot): unknown;
  skip(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
}

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

/** Throws for a context that keeps growing, instead of hanging. */
const MOST_STATES = 5_000;

/**
 * Returns one path for each edge of the machine's graph: the shortest path to the edge's source, then the edge.
 * Shortest paths to the states would not cover back edges, and simple paths never visit a state twice.
 */
export function edgePaths(machine: AnyStateMachine, happenings: Happenings): Path[] {
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, happenings.serialize(snapshot)]);
  const graph: [string, AdjacencyValue<AnyMachineSnapshot, AnyEventObject>][] = Object.entries(
    getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
      input: happenings.input,
      limit: MOST_STATES,
      serializeState: keyOf,
      // A list here would replace the machine's own events: timers and outputs would not be tried.
      events: (snapshot) => eventsIn(machine, snapshot, happenings),
      filterEvents: (snapshot, event) => snapshot.can(event) && !happenings.skip(snapshot, event),
    }),
  );
  const first = graph[0];
  if (!first) throw new Error(`${machine.id} has no first state`);

  // The graph lists the states in breadth-first order.
  const shortest = new Map<string, readonly Step[]>([[first[0], []]]);
  const ends: (readonly Step[])[] = [];
  for (const [key, { state, transitions }] of graph) {
    const path = shortest.get(key) ?? [];
    for (const edge of Object.values<Edge>(transitions)) {
      const longer = [...path, { before: state, event: edge.event, after: edge.state }];
      const isNew = !shortest.has(keyOf(edge.state));
      if (isNew) shortest.set(keyOf(edge.state), longer);
      ends.push(longer);
    }
  }
  const start = first[1].state;
  const heads = new Set(ends.map((steps) => steps.at(-2)));
  const paths = ends.filter((steps) => !heads.has(steps.at(-1))).map((steps) => ({ start, steps }));
  return paths.length > 0 ? paths : [{ start, steps: [] }];
}

/** Returns the outputs that no `onDone` transition accepts: the machine would never leave the state. */
export function unhandledOutputs(
  machine: AnyStateMachine,
  paths: readonly Path[],
  happenings: Happenings,
): string[] {
  const snapshots = paths.flatMap(({ start, steps }) => [
    start,
    ...steps.map((step) => step.after),
  ]);
  return [
    ...new Set(
      snapshots.flatMap((snapshot) =>
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
    // The machine raises both itself.
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
