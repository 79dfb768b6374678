import { createActorContext } from '@xstate/react';
import { assign, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { ListedStore } from '#domain/marketplace/listing';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type StoreListError = { kind: 'unreachable' };

export type StoreListAnswer = Result<readonly ListedStore[], StoreListError>;

const answered = ({ event }: { event: DoneActorEvent<StoreListAnswer> }) => event.output;

/** The published stores of the marketplace (product.md §21.3). */
export const storeListMachine = setup({
  types: {
    context: {} as { stores: readonly ListedStore[] },
    events: {} as { type: 'retry' },
  },
  actors: {
    load: fromPromise<StoreListAnswer>(unprovided('load')),
  },
  actions: {
    show: assign((_, answer: StoreListAnswer) => (answer.ok ? { stores: answer.value } : {})),
  },
  guards: {
    isOk: (_, answer: StoreListAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'storeList',
  context: { stores: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'listed',
            actions: { type: 'show', params: answered },
          },
          ...errorTransitions<StoreListAnswer>()({ unreachable: 'failed.unreachable' }),
        ],
      },
    },
    listed: {},
    failed: {
      initial: 'unreachable',
      states: { unreachable: {} } as const satisfies Record<StoreListError['kind'], object>,
      on: { retry: 'loading' },
    },
  },
});

export const StoreListContext = createActorContext(storeListMachine);
