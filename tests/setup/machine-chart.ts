import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  AnyEventObject,
  StateValue,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The state nodes a value stands in, from the root down to the leaves. */
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

/** Ids of the leaves among some nodes; a history node is a signpost, not a state. */
export function leafIds(nodes: readonly AnyStateNode[]): string[] {
  return nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);
}

/** Every node of a machine, the root included. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine.root)];
}

/** Every transition written in the chart (on, onDone, after, always), except events switched off. */
export function declaredTransitions(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
      .filter((transition) => !isForbidden(transition))
      .map(transitionKey),
  );
}

/** A name that holds in every copy of the machine: source, event, place among the alternatives. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alternatives: AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id} | ${eventType || 'always'} | ${alternatives.indexOf(transition)}`;
}

/** `on: { press: undefined }` is a transition that goes nowhere and does nothing. */
export function isForbidden({ target, actions }: AnyTransitionDefinition): boolean {
  return target === undefined && actions.length === 0;
}

export interface Invocation {
  id: string;
  src: string;
}

/** The actors that run while a value holds; a nameless one is a broken rule, not listed here. */
export function invocationsIn(machine: AnyStateMachine, value: StateValue): Invocation[] {
  return activeNodes(machine.root, value).flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => (typeof src === 'string' ? [{ id, src }] : [])),
  );
}

/** What a promise actor's answer looks like to the machine. */
export function answerEvent(id: string, output: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, output, actorId: id };
}

/**
 * Returns the violations of our rules for statecharts: actors and delays without a name, and an `onError`, which would show
 * a defect to the user as if it were an expected error.
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
