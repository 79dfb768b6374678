import { createActorContext } from '@xstate/react';
import {
  createContext,
  createElement,
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
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
  answered: (snapshot: SnapshotFrom<Machine>) => { request: object; value: unknown } | null;
  /** Returns the part of a value that a later visit may show. Without it, that is all of it. */
  kept?: ((value: never) => unknown) | undefined;
  /** Returns whether the viewer may no longer see what was read. */
  isRefused: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Returns whether a known value is shown while it is read again. */
  isRefreshing: (snapshot: SnapshotFrom<Machine>) => boolean;
}

interface ProviderProps<Machine> {
  logic?: Machine;
  options?: { input?: object; snapshot?: unknown };
  children?: ReactNode;
}

/**
 * Like `createActorContext` of @xstate/react, for a machine whose input may have a `known` value. The provider passes the
 * value that an earlier visit read for the same input, and keeps what the machine reads (architecture.md §6.4).
 */
export function createKnownContext<Machine extends AnyStateMachine>(
  machine: Machine,
  { asked, answered, kept, isRefused, isRefreshing }: Knowing<Machine>,
) {
  const context = createActorContext(machine);
  const keyOf = (request: object) => `${machine.id} ${JSON.stringify(request)}`;

  function Provider({ logic = machine, options = {}, children }: ProviderProps<Machine>) {
    const answers = use(KnownAnswersContext);
    const [known] = useState(() =>
      options.snapshot === undefined
        ? answers?.recall(keyOf(asked((options.input ?? {}) as NonNullable<InputFrom<Machine>>)))
        : undefined,
    );
    const given =
      known === undefined ? options : { ...options, input: { ...options.input, known } };
    return createElement(
      context.Provider as ComponentType<ProviderProps<Machine>>,
      { logic, options: given },
      createElement(Keeper, { wasKnown: known !== undefined }),
      children,
    );
  }

  function Keeper({ wasKnown }: { wasKnown: boolean }) {
    const answers = use(KnownAnswersContext);
    const actor = context.useActorRef();
    const isBehind = context.useSelector(isRefreshing);
    useEffect(() => {
      if (!answers) return undefined;
      let last = answered(actor.getSnapshot())?.value;
      const keep = answers.keeper();
      const snapshots = actor.subscribe((snapshot) => {
        // Another right may be lost, too. A refusal of what was never seen says nothing about that.
        if (isRefused(snapshot) && (wasKnown || last !== undefined)) answers.forgetAll();
        const shown = answered(snapshot);
        if (shown === null || shown.value === last) return;
        last = shown.value;
        keep(keyOf(shown.request), kept ? kept(last as never) : last);
      });
      return () => snapshots.unsubscribe();
    }, [answers, actor, wasKnown]);
    useEffect(() => (isBehind ? answers?.beginRefresh() : undefined), [answers, isBehind]);
    return null;
  }

  return { ...context, Provider: Provider as typeof context.Provider };
}

const reader: Knowing<AnyStateMachine> = {
  asked: (input) => input,
  answered: ({ context }) =>
    context.value === null ? null : { request: context.answered, value: context.value },
  isRefused: ({ context }) => context.error !== null && !isOutage(context.error),
  isRefreshing: (snapshot) => snapshot.hasTag('known'),
};

/** Like `createKnownContext`, for a reader. */
export function createReaderContext<Machine extends AnyStateMachine>(
  machine: Machine,
  { kept }: Pick<Knowing<Machine>, 'kept'> = {},
) {
  return createKnownContext(machine, { ...reader, kept } as Knowing<Machine>);
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
