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

/**
 * What `createActorContext` of @xstate/react gives, and a `ActorProvider` besides: for an actor that outlives the pages it is
 * used on, which each hand it on instead of beginning one of their own.
 */
export function createSharedActorContext<Logic extends AnyStateMachine>(machine: Logic) {
  const Actor = createContext<ActorOf<Logic> | null>(null);

  function ActorProvider({ actor, children }: ActorProviderProps<Logic>) {
    return createElement(Actor, { value: actor }, children);
  }

  function Provider({ logic = machine, options, children }: ProviderProps<Logic>) {
    // The actor's own options type asks for an input or not, by the logic; which one it is, is not known here.
    const actor = useActorRef(logic, ...([options] as unknown as []));
    return createElement(Actor, { value: actor as ActorOf<Logic> }, children);
  }

  /** @throws outside of a Provider or ActorProvider. */
  function useSharedActorRef(): ActorOf<Logic> {
    const actor = use(Actor);
    if (actor === null) throw new Error(`Nobody provides the actor of "${machine.id}" here`);
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
