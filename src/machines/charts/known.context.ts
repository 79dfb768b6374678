import { createActorContext } from '@xstate/react';
import {
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { isOutage } from './kinds';

/** What this page has read for its viewer. `app` provides it; without it, nothing is known. */
export interface KnownAnswers {
  /** Returns what was kept last under a key; undefined if nothing is known. */
  recall: (key: string) => unknown;
  /** Returns a function that keeps what is read for the current person, and nothing once another person uses the page. */
  keeper: () => (key: string, value: unknown) => void;
  forgetAll: () => void;
  /** Reports that a known value is shown while it is read again. Returns a function that reports the end. */
  beginRefresh: () => () => void;
  isRefreshing: () => boolean;
  watchRefreshes: (onChange: () => void) => () => void;
}

export const KnownAnswersContext = createContext<KnownAnswers | null>(null);

interface Knowing<Machine extends AnyStateMachine> {
  /** Returns what an input asks for. It is part of the key, as JSON. */
  asked: (input: NonNullable<InputFrom<Machine>>) => object;
  /** Returns the value that a snapshot shows, and what it answers; null if it shows none. */
  answered: (
    context: ContextFrom<Machine>,
    snapshot: SnapshotFrom<Machine>,
  ) => { request: object; value: unknown } | null;
  /** Returns the part of a value that a later visit may show. Without it, that is all of it. */
  kept?: (value: never) => unknown;
  /** Returns whether the viewer may no longer see what was read. */
  isRefused: (context: ContextFrom<Machine>, snapshot: SnapshotFrom<Machine>) => boolean;
  /** Returns whether a known value is shown while it is read again. */
  isRefreshing: (context: ContextFrom<Machine>, snapshot: SnapshotFrom<Machine>) => boolean;
}

/** `Knowing` without the types of a machine, which the components cannot tell. */
interface AnyKnowing {
  asked: (input: object) => object;
  answered: (
    context: object,
    snapshot: AnyMachineSnapshot,
  ) => { request: object; value: unknown } | null;
  kept?: (value: unknown) => unknown;
  isRefused: (context: object, snapshot: AnyMachineSnapshot) => boolean;
  isRefreshing: (context: object, snapshot: AnyMachineSnapshot) => boolean;
}

interface ProviderProps {
  logic?: AnyStateMachine;
  options?: { input?: object; snapshot?: unknown };
  children?: ReactNode;
}

/**
 * Like `createActorContext` of @xstate/react, for a machine whose input may have a `known` value. The provider passes the
 * value that an earlier visit read for the same input, and keeps what the machine reads (architecture.md §6.4).
 */
export function createKnownContext<Machine extends AnyStateMachine>(
  machine: Machine,
  knowing: Knowing<Machine>,
) {
  const { asked, answered, kept, isRefused, isRefreshing } = knowing as unknown as AnyKnowing;
  const context = createActorContext(machine);
  const Plain = context.Provider as unknown as (props: ProviderProps) => ReactElement;
  const { useActorRef, useSelector } = context as unknown as {
    useActorRef: () => AnyActorRef;
    useSelector: <Value>(select: (snapshot: AnyMachineSnapshot) => Value) => Value;
  };
  const keyOf = (request: object) => `${machine.id} ${JSON.stringify(request)}`;

  function Provider({ logic = machine, options = {}, children }: ProviderProps) {
    const answers = use(KnownAnswersContext);
    const [known] = useState(() =>
      options.snapshot === undefined
        ? answers?.recall(keyOf(asked(options.input ?? {})))
        : undefined,
    );
    const given =
      known === undefined ? options : { ...options, input: { ...options.input, known } };
    return createElement(
      Plain,
      { logic, options: given },
      createElement(Keeper, { wasKnown: known !== undefined }),
      children,
    );
  }

  function Keeper({ wasKnown }: { wasKnown: boolean }) {
    const answers = use(KnownAnswersContext);
    const actor = useActorRef();
    const isBehind = useSelector((snapshot) => isRefreshing(snapshot.context, snapshot));
    useEffect(() => {
      if (!answers) return undefined;
      const first: AnyMachineSnapshot = actor.getSnapshot();
      let last = answered(first.context, first)?.value;
      const keep = answers.keeper();
      const snapshots = actor.subscribe((snapshot: AnyMachineSnapshot) => {
        // Another right may be lost, too. A refusal of what was never seen says nothing about that.
        if (isRefused(snapshot.context, snapshot) && (wasKnown || last !== undefined)) {
          answers.forgetAll();
        }
        const shown = answered(snapshot.context, snapshot);
        if (shown === null || shown.value === last) return;
        last = shown.value;
        keep(keyOf(shown.request), kept ? kept(last) : last);
      });
      return () => snapshots.unsubscribe();
    }, [answers, actor, wasKnown]);
    useEffect(() => (isBehind ? answers?.beginRefresh() : undefined), [answers, isBehind]);
    return null;
  }

  return { ...context, Provider: Provider as unknown as typeof context.Provider };
}

/** Like `createKnownContext`, for a reader. */
export function createReaderContext<Machine extends AnyStateMachine>(
  machine: Machine,
  { kept }: { kept?: (value: never) => unknown } = {},
) {
  const knowing: AnyKnowing = {
    asked: (input) => input,
    answered: (context) => {
      const { answered, value } = context as { answered: object; value: unknown };
      return value === null ? null : { request: answered, value };
    },
    isRefused: (context) => {
      const { error } = context as { error: string | null };
      return error !== null && !isOutage(error);
    },
    isRefreshing: (_, snapshot) => snapshot.hasTag('known'),
  };
  return createKnownContext(machine, {
    ...knowing,
    ...(kept && { kept }),
  } as unknown as Knowing<Machine>);
}

const never = () => false;
const unwatched = () => () => {};

/** Returns whether the page shows a known value while it is read again. */
export function useIsRefreshing(): boolean {
  const answers = use(KnownAnswersContext);
  return useSyncExternalStore(
    answers?.watchRefreshes ?? unwatched,
    answers?.isRefreshing ?? never,
    never,
  );
}
