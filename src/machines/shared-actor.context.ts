import { useActorRef, useSelector } from '@xstate/react';
import { createContext, createElement, type ReactNode, use } from 'react';
import type { Actor as ActorOf, ActorOptions, AnyStateMachine, SnapshotFrom } from 'xstate';

interface ProviderProps<Logic extends AnyStateMachine> {
  logic?: Logic;
  options?: ActorOptions<Logic>;
  children: ReactNode;
}

interface ActorProviderProps<Logic extends AnyStateMachine> {
  actor: ActorOf<Logic>;
  children: ReactNode;
}

/** Like `createActorContext` of @xstate/react. `ActorProvider` provides an actor that was started elsewhere. */
export function createSharedActorContext<Logic extends AnyStateMachine>(machine: Logic) {
  const Actor = createContext<ActorOf<Logic> | null>(null);

  function ActorProvider({ actor, children }: ActorProviderProps<Logic>) {
    return createElement(Actor, { value: actor }, children);
  }

  function Provider({ logic = machine, options, children }: ProviderProps<Logic>) {
    // The logic is generic here, so TypeScript cannot tell whether the options need an `input`.
    const actor = useActorRef(logic, ...([options] as unknown as []));
    return createElement(Actor, { value: actor as ActorOf<Logic> }, children);
  }

  /** @throws if there is neither a `Provider` nor an `ActorProvider` around the component. */
  function useSharedActorRef(): ActorOf<Logic> {
    const actor = use(Actor);
    if (actor === null) throw new Error(`No provider for the actor of "${machine.id}"`);
    return actor;
  }

  function useSharedSelector<Selected>(
    selector: (snapshot: SnapshotFrom<Logic>) => Selected,
    compare?: (a: Selected, b: Selected) => boolean,
  ): Selected {
    return useSelector(useSharedActorRef(), selector, compare);
  }

  return {
    Provider,
    ActorProvider,
    useActorRef: useSharedActorRef,
    useSelector: useSharedSelector,
  };
}
