import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  AnyEventObject,
  StateValue,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Returns the state nodes that a state value activates, from the root to the leaves. */
export function activeNodes(node: AnyStateNode, value: StateValue): AnyStateNode[] {
  const inner: [string, StateValue | undefined][] =
    typeof value === 'string' ? [[value, {}]] : Object.entries(value);
  return [
    node,
    ...inner.flatMap(([key, below]) => {
      const child: AnyStateNode | undefined = node.states[key];
      return child ? activeNodes(child, below ?? {}) : [];
    }),
  ];
}

/**
 * Returns the ids of the leaves among the given nodes. History nodes are left out, because a history node is not a
 * state.
 */
export function leafIds(nodes: readonly AnyStateNode[]): string[] {
  return nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);
}

/** Returns every node of a machine, including the root. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine.root)];
}

/** Returns every transition of the chart (on, onDone, after, always), except forbidden ones. */
export function declaredTransitions(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
      .filter((transition) => !isForbidden(transition))
      .map(transitionKey),
  );
}

/**
 * Returns a key that identifies a transition in every copy of the machine: source, event, and index among the
 * candidates.
 */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alternatives: AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id} | ${eventType || 'always'} | ${alternatives.indexOf(transition)}`;
}

/** Returns whether a transition is forbidden: `on: { press: undefined }`. */
export function isForbidden({ target, actions }: AnyTransitionDefinition): boolean {
  return target === undefined && actions.length === 0;
}

export interface Invocation {
  id: string;
  src: string;
}

/** Returns the actors that run in a state value. Inline actors are left out; `brokenRules` reports them. */
export function invocationsIn(machine: AnyStateMachine, value: StateValue): Invocation[] {
  return activeNodes(machine.root, value).flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => (typeof src === 'string' ? [{ id, src }] : [])),
  );
}

/** Returns the done event that a promise actor sends. */
export function answerEvent(id: string, output: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, output, actorId: id };
}

/**
 * Returns violations of the rules for machines (src/machines/README.md): actors and delays without a name, and each
 * `onError` transition, because it would present a programming error to the user as an expected error.
 */
export function brokenRules(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) => [
    ...node.invoke
      .filter(({ id, src }) => /^\d+\./.test(id) || typeof src !== 'string')
      .map(({ id }) => `${node.id}: give the invoke an id and a src of setup (${id})`),
    ...node.after
      .filter(({ delay }) => typeof delay !== 'string')
      .map(({ delay }) => `${node.id}: name the delay ${String(delay)}`),
    ...[...node.transitions.keys()]
      .filter((type) => type.startsWith('xstate.error.'))
      .map((type) => `${node.id}: a defect must surface, not be handled (${type})`),
  ]);
}
