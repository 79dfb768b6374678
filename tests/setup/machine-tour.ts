import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Happenings } from './happenings';
import { type Graph, graphOf, type Path, type Step } from './machine-paths';

interface Edge {
  step: Step;
  to: string;
  /** The keys of everything that this edge covers. */
  covers: readonly string[];
}

/**
 * Returns paths that together show every element, and every element that a user event leads to by that event. Each path
 * continues to the nearest edge that is not yet covered, and ends when it can reach no such edge.
 * @param seenIn returns the names of the elements that the user sees in a state
 */
export function planTour(
  machine: AnyStateMachine,
  happenings: Happenings,
  seenIn: (snapshot: AnyMachineSnapshot) => readonly string[],
): Path[] {
  const graph = graphOf(machine, happenings);
  const edges = edgesOf(graph, happenings, seenIn);
  const missing = new Set([...edges.values()].flat().flatMap(({ covers }) => covers));
  const start = graph.keyOf(graph.start);
  const paths: Path[] = [];
  while (missing.size > 0) {
    const steps: Step[] = [];
    let at = start;
    for (let route = nearest(at, edges, missing); route; route = nearest(at, edges, missing)) {
      for (const { step, to, covers } of route) {
        steps.push(step);
        for (const item of covers) missing.delete(item);
        at = to;
      }
    }
    paths.push({ start: graph.start, steps });
  }
  return paths.length > 0 ? paths : [{ start: graph.start, steps: [] }];
}

function edgesOf(
  { keyOf, states }: Graph,
  { events, senders }: Happenings,
  seenIn: (snapshot: AnyMachineSnapshot) => readonly string[],
): Map<string, Edge[]> {
  const edgeOf = (before: AnyMachineSnapshot, event: AnyEventObject, after: AnyMachineSnapshot) => {
    const isGesture = event.type in events && !(event.type in senders);
    const seen = seenIn(after);
    return {
      step: { before, event, after },
      to: keyOf(after),
      covers: isGesture
        ? [...seen, ...['', ...seen].map((name) => `${event.type} → ${name}`)]
        : seen,
    };
  };
  return new Map(
    states.map(([key, { state, transitions }]) => [
      key,
      Object.values<{ event: AnyEventObject; state: AnyMachineSnapshot }>(transitions).map(
        ({ event, state: after }) => edgeOf(state, event, after),
      ),
    ]),
  );
}

/** Returns the shortest route from a state to an edge that covers a missing key; null if there is no such route. */
function nearest(
  from: string,
  edges: ReadonlyMap<string, readonly Edge[]>,
  missing: ReadonlySet<string>,
): readonly Edge[] | null {
  const seen = new Set([from]);
  let routes: { at: string; route: readonly Edge[] }[] = [{ at: from, route: [] }];
  while (routes.length > 0) {
    const next: typeof routes = [];
    for (const { at, route } of routes) {
      for (const edge of edges.get(at) ?? []) {
        const longer = [...route, edge];
        if (edge.covers.some((item) => missing.has(item))) return longer;
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ at: edge.to, route: longer });
      }
    }
    routes = next;
  }
  return null;
}
