import { createActorContext } from '@xstate/react';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  confirmedIn,
  linkedStoresSetup,
  loaded,
  unlinked,
  type LinkedStoresData,
  type StoresAnswer,
  type UnlinkAnswer,
} from './linked-stores.setup';

const show = { type: 'show', params: loaded } as const;
const shown = {
  guard: { type: 'isOk', params: loaded },
  target: '#idle',
  actions: show,
} as const;
const ofServer = ({ context: { serverId } }: { context: LinkedStoresData }) => ({ serverId });

/**
 * The stores that are linked to a server (product.md §12.25). If there is no response to "Unlink", the list is read again
 * to find out whether the store is still linked. If the list cannot be read again, the old list stays.
 */
export const linkedStoresMachine = linkedStoresSetup.createMachine({
  id: 'linkedStores',
  context: ({ input }) => ({ ...input, stores: [], unlinking: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ofServer,
        onDone: [
          shown,
          ...errorTransitions<StoresAnswer>()({
            signInRequired: 'failed.signInRequired',
            notAllowed: 'closed',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    /** The viewer does not administer the server, so the stores are none of their business. */
    closed: { on: { 'page shown': 'loading' } },
    listed: {
      initial: 'idle',
      on: {
        unlink: {
          target: '.confirming',
          actions: { type: 'choose', params: ({ event }) => event.store },
        },
        'page shown': '.refreshing',
      },
      states: {
        idle: { id: 'idle' },
        refreshing: {
          on: { 'page shown': undefined },
          invoke: {
            id: 'refresh',
            src: 'load',
            input: ofServer,
            onDone: [
              shown,
              ...errorTransitions<StoresAnswer>()({
                signInRequired: 'idle',
                notAllowed: '#failed.notAllowed',
                unreachable: 'idle',
              }),
            ],
          },
        },
        confirming: {
          on: { confirm: 'unlinking', cancel: 'idle', unlink: undefined, 'page shown': undefined },
        },
        unlinking: {
          on: { unlink: undefined, 'page shown': undefined },
          invoke: {
            id: 'unlink',
            src: 'unlink',
            input: ({ context }) => confirmedIn(context),
            onDone: [
              {
                guard: { type: 'isOk', params: unlinked },
                target: 'refreshing',
                actions: ['tellUnlinked', 'removeUnlinked'],
              },
              ...errorTransitions<UnlinkAnswer>()({
                signInRequired: 'notUnlinked.signInRequired',
                notAllowed: 'notUnlinked.notAllowed',
                notLinked: { target: 'notUnlinked.notLinked', actions: 'removeUnlinked' },
                unanswered: 'checking',
              }),
            ],
          },
        },
        checking: {
          on: { unlink: undefined, 'page shown': undefined },
          invoke: {
            id: 'check',
            src: 'load',
            input: ofServer,
            onDone: [
              {
                guard: { type: 'isStillLinked', params: loaded },
                target: 'notUnlinked.stillLinked',
                actions: show,
              },
              {
                guard: { type: 'isOk', params: loaded },
                target: 'notUnlinked.notLinked',
                actions: show,
              },
              ...errorTransitions<StoresAnswer>()({
                signInRequired: 'notUnlinked.unanswered',
                notAllowed: '#failed.notAllowed',
                unreachable: 'notUnlinked.unanswered',
              }),
            ],
          },
        },
        notUnlinked: {
          initial: 'unanswered',
          states: {
            signInRequired: {},
            notAllowed: {},
            notLinked: {},
            stillLinked: {},
            unanswered: {
              on: {
                retry: '#linkedStores.listed.checking',
                'page shown': '#linkedStores.listed.checking',
              },
            },
          } as const satisfies Record<ErrorKind<UnlinkAnswer> | 'stillLinked', object>,
        },
      },
    },
    failed: {
      id: 'failed',
      initial: 'unreachable',
      on: { retry: 'loading', 'page shown': 'loading' },
      states: { signInRequired: {}, notAllowed: {}, unreachable: {} } as const satisfies Record<
        ErrorKind<StoresAnswer>,
        object
      >,
    },
  },
});

export const LinkedStoresContext = createActorContext(linkedStoresMachine);
