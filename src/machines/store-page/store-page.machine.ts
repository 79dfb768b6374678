import { createActorContext } from '@xstate/react';
import { assign, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { StoreError, StorePage } from '#domain/marketplace/store';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type StoreAnswer = Result<StorePage, StoreError>;

const answered = ({ event }: { event: DoneActorEvent<StoreAnswer> }) => event.output;

/** A public store page (product.md §21.4). The input is the address or id in the URL. */
export const storePageMachine = setup({
  types: {
    context: {} as { store: string; page: StorePage | null },
    input: {} as { store: string },
    events: {} as { type: 'retry' },
  },
  actors: {
    load: fromPromise<StoreAnswer, { store: string }>(unprovided('load')),
  },
  actions: {
    show: assign((_, answer: StoreAnswer) => (answer.ok ? { page: answer.value } : {})),
  },
  guards: {
    isOk: (_, answer: StoreAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'storePage',
  context: ({ input: { store } }) => ({ store, page: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { store } }) => ({ store }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'shown',
            actions: { type: 'show', params: answered },
          },
          ...errorTransitions<StoreAnswer>()({
            notFound: 'failed.notFound',
            gone: 'failed.gone',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    shown: {},
    failed: {
      initial: 'unreachable',
      states: { notFound: {}, gone: {}, unreachable: {} } as const satisfies Record<
        StoreError['kind'],
        object
      >,
      on: { retry: 'loading' },
    },
  },
});

export const StorePageContext = createActorContext(storePageMachine);
