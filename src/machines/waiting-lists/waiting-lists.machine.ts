import { createActorContext } from '@xstate/react';
import {
  assign,
  fromCallback,
  fromPromise,
  setup,
  type AnyEventObject,
  type DoneActorEvent,
} from 'xstate';
import type { WaitingList, WaitlistError } from '#domain/marketplace/waitlist';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorKind, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type WaitingListsAnswer = Result<readonly WaitingList[], WaitlistError>;

export type WaitingListsEvent =
  | { type: 'retry' }
  /** The viewer's waiting lists were changed on this page. */
  | { type: 'reload' }
  /** The user returned to the page. */
  | { type: 'page shown' };

const answered = ({ event }: { event: DoneActorEvent<WaitingListsAnswer> }) => event.output;

const shown = [
  {
    guard: { type: 'isOk', params: answered },
    target: '#listed.fresh',
    actions: { type: 'show', params: answered },
  },
] as const;

/**
 * The waiting lists that the viewer is on (product.md §21.18). If the lists cannot be read again, the old ones stay and
 * are marked as stale.
 */
export const waitingListsMachine = setup({
  types: {
    context: {} as { lists: readonly WaitingList[] },
    events: {} as WaitingListsEvent,
  },
  actors: {
    load: fromPromise<WaitingListsAnswer>(unprovided('load')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    show: assign((_, answer: WaitingListsAnswer) => (answer.ok ? { lists: answer.value } : {})),
  },
  guards: {
    isOk: (_, answer: WaitingListsAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'waitingLists',
  context: { lists: [] },
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          ...shown,
          ...errorTransitions<WaitingListsAnswer>()({
            signInRequired: 'failed.signInRequired',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    listed: {
      id: 'listed',
      initial: 'fresh',
      on: { reload: '.refreshing', 'page shown': '.refreshing' },
      states: {
        fresh: {},
        refreshing: {
          on: {
            'page shown': undefined,
            // Send the request again, because the response to the pending request may not contain the change.
            reload: { target: 'refreshing', reenter: true },
          },
          invoke: {
            id: 'refresh',
            src: 'load',
            onDone: [
              ...shown,
              ...errorTransitions<WaitingListsAnswer>()({
                signInRequired: 'stale',
                unreachable: 'stale',
              }),
            ],
          },
        },
        stale: {},
      },
    },
    failed: {
      initial: 'unreachable',
      on: { retry: 'loading', 'page shown': 'loading' },
      states: { signInRequired: {}, unreachable: {} } as const satisfies Record<
        ErrorKind<WaitingListsAnswer>,
        object
      >,
    },
  },
});

export const WaitingListsContext = createActorContext(waitingListsMachine);
