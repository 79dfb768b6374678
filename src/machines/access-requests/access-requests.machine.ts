import { createActorContext } from '@xstate/react';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  accessRequestsSetup,
  confirmedIn,
  declined,
  loaded,
  type DeclineAnswer,
  type RequestsAnswer,
} from './access-requests.setup';

const shown = {
  guard: { type: 'isOk', params: loaded },
  target: '#idle',
  actions: { type: 'show', params: loaded },
} as const;

/**
 * The open requests for access to a server (product.md §7.13). To approve a request, the viewer adds the person as an
 * editor; the database then closes the request. If the list cannot be read again, the old list stays.
 */
export const accessRequestsMachine = accessRequestsSetup.createMachine({
  id: 'accessRequests',
  context: ({ input }) => ({ ...input, requests: [], total: 0, declining: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { serverId } }) => ({ serverId }),
        onDone: [
          shown,
          ...errorTransitions<RequestsAnswer>()({
            signInRequired: 'failed.signInRequired',
            notAllowed: 'failed.notAllowed',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    listed: {
      initial: 'idle',
      on: {
        decline: {
          target: '.confirming',
          actions: { type: 'choose', params: ({ event }) => event.request },
        },
        reload: '.refreshing',
        'page shown': '.refreshing',
      },
      states: {
        idle: { id: 'idle' },
        refreshing: {
          on: {
            'page shown': undefined,
            // Send the request again, because the response to the pending request may not contain the change.
            reload: { target: 'refreshing', reenter: true },
          },
          invoke: {
            id: 'refresh',
            src: 'load',
            input: ({ context: { serverId } }) => ({ serverId }),
            onDone: [
              shown,
              ...errorTransitions<RequestsAnswer>()({
                signInRequired: 'idle',
                // The viewer has lost the right to see the requests.
                notAllowed: '#failed.notAllowed',
                unreachable: 'idle',
              }),
            ],
          },
        },
        confirming: {
          on: {
            confirm: 'declining',
            cancel: 'idle',
            decline: undefined,
            reload: undefined,
            'page shown': undefined,
          },
        },
        declining: {
          on: { decline: undefined, reload: undefined, 'page shown': undefined },
          invoke: {
            id: 'decline',
            src: 'decline',
            input: ({ context }) => ({ requestId: confirmedIn(context).id }),
            onDone: [
              {
                guard: { type: 'isOk', params: declined },
                target: 'refreshing',
                actions: ['tellDeclined', 'removeDeclined'],
              },
              ...errorTransitions<DeclineAnswer>()({
                signInRequired: 'notDeclined.signInRequired',
                notAllowed: 'notDeclined.notAllowed',
                notOpen: { target: 'notDeclined.notOpen', actions: 'removeDeclined' },
                unanswered: 'notDeclined.unanswered',
              }),
            ],
          },
        },
        notDeclined: {
          initial: 'unanswered',
          states: {
            signInRequired: {},
            notAllowed: {},
            notOpen: {},
            unanswered: {},
          } as const satisfies Record<ErrorKind<DeclineAnswer>, object>,
        },
      },
    },
    failed: {
      id: 'failed',
      initial: 'unreachable',
      on: { retry: 'loading', 'page shown': 'loading' },
      states: { signInRequired: {}, notAllowed: {}, unreachable: {} } as const satisfies Record<
        ErrorKind<RequestsAnswer>,
        object
      >,
    },
  },
});

export const AccessRequestsContext = createActorContext(accessRequestsMachine);
