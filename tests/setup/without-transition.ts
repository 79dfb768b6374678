import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionKey } from './machine-chart';

/**
 * Returns a machine that lacks one transition. A test of the machine must fail without this transition. The transition
 * is removed when the returned machine's `provide` is called, which `createWorld` does.
 * @param key the key of the transition, as `transitionKey` returns it
 */
export function withoutTransition<Machine extends AnyStateMachine>(
  machine: Machine,
  key: string,
): Machine {
  const provide = (implementations: Parameters<AnyStateMachine['provide']>[0]) => {
    const copy: AnyStateMachine = machine.provide(implementations);
    const lists = nodesOf(copy).flatMap((node) => [
      ...node.transitions.values(),
      ...(node.always ? [node.always] : []),
    ]);
    if (!lists.some((list) => isRemoved(list, key))) throw new Error(`No transition ${key}`);
    return copy;
  };
  return Object.create(machine, { provide: { value: provide } });
}

function isRemoved(list: AnyTransitionDefinition[], key: string): boolean {
  const at = list.findIndex((transition) => transitionKey(transition) === key);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
