import { not, type DoneActorEvent } from 'xstate';
import type { OwnStoresError } from '#domain/marketplace/own-store';
import { createKnownContext } from '../../charts/known.context';
import { errorTransitions } from '../../error-transitions';
import { sellerSetup, type StoresAnswer } from './seller-session.setup';

const answered = ({ event }: { event: DoneActorEvent<StoresAnswer> }) => event.output;

const leave = (reason: 'signInRequired' | 'notYours' | 'createStoreFirst' | null) =>
  ({ type: 'leave', params: reason }) as const;

const followsViewer = sellerSetup.createStateConfig({
  on: {
    'viewer changed': [
      {
        guard: { type: 'isCurrentViewer', params: ({ event }) => event.viewer },
        actions: { type: 'setViewer', params: ({ event }) => event.viewer },
      },
      {
        guard: { type: 'isNobody', params: ({ event }) => event.viewer },
        target: '#sellerSession.signedOut',
        actions: [{ type: 'setViewer', params: ({ event }) => event.viewer }, 'forget'],
      },
      {
        target: '#sellerSession.loading',
        reenter: true,
        actions: [{ type: 'setViewer', params: ({ event }) => event.viewer }, 'forget'],
      },
    ],
    'signed out': { target: '#sellerSession.left', actions: ['forget'] },
    moved: {
      target: '#sellerSession.deciding',
      actions: { type: 'move', params: ({ event }) => event },
    },
  },
});

/**
 * Decides which sellers' dashboards a viewer can open (product.md §21.5). If the session expires, a dashboard stays
 * open, because its form may contain unsaved changes; after a sign-out in this tab, it closes. A store that was deleted
 * in another tab is noticed on return to the page or after a rejected change; its form stays open.
 */
export const sellerSessionMachine = sellerSetup.createMachine({
  id: 'sellerSession',
  context: ({ input: { known = [], ...input } }) => ({
    ...input,
    stores: known,
    owner: null,
    lost: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isSignedOut', target: 'signedOut', actions: 'forget' },
        { guard: 'isKnown', target: 'opened.renewing', actions: 'takeKnown' },
        { target: 'loading', actions: 'forget' },
      ],
    },
    signedOut: {
      entry: leave('signInRequired'),
      on: {
        'viewer changed': {
          guard: { type: 'isSomebody', params: ({ event }) => event.viewer },
          target: 'entering',
          actions: { type: 'setViewer', params: ({ event }) => event.viewer },
        },
      },
    },
    /** The viewer signed out in this tab. The sign-out has its own notice. */
    left: {
      entry: [{ type: 'setViewer', params: null }, leave(null)],
      on: {
        'viewer changed': {
          guard: { type: 'isSomebody', params: ({ event }) => event.viewer },
          target: 'entering',
          actions: { type: 'setViewer', params: ({ event }) => event.viewer },
        },
      },
    },
    loading: {
      on: {
        ...followsViewer.on,
        moved: { actions: { type: 'move', params: ({ event }) => event } },
      },
      invoke: {
        id: 'load',
        src: 'loadStores',
        input: ({ context }) => ({ userId: context.viewer?.userId ?? '' }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'deciding',
            actions: { type: 'setStores', params: answered },
          },
          ...errorTransitions<StoresAnswer>()({
            signInRequired: 'signedOut',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    deciding: {
      always: [
        { guard: 'isSetupOfNew', target: 'opened' },
        { guard: 'isNew', target: 'withoutStore' },
        { guard: 'isOwn', target: 'opened' },
        { target: 'notYours' },
      ],
    },
    withoutStore: { ...followsViewer, entry: leave('createStoreFirst') },
    notYours: { ...followsViewer, entry: leave('notYours') },
    /** The dashboard of a store, or the setup of a new one. */
    opened: {
      invoke: { id: 'watchPage', src: 'watchPage' },
      initial: 'current',
      states: {
        current: {
          always: { guard: 'isSignedOut', target: 'sessionEnded' },
          on: { 'page shown': 'rereading', refused: 'rereading' },
        },
        rereading: {
          always: { guard: 'isSignedOut', target: 'sessionEnded' },
          invoke: {
            id: 'reread',
            src: 'loadStores',
            input: ({ context }) => ({ userId: context.owner?.userId ?? '' }),
            onDone: [
              {
                guard: { type: 'isOk', params: answered },
                target: 'settling',
                actions: { type: 'updateStores', params: answered },
              },
              // The dashboard stays open, because the database checks every change anyway.
              ...errorTransitions<StoresAnswer>()({
                signInRequired: 'current',
                unreachable: 'current',
              }),
            ],
          },
        },
        /** What an earlier visit has read is shown while it is read again. */
        renewing: {
          always: { guard: 'isSignedOut', target: 'sessionEnded' },
          invoke: {
            id: 'renew',
            src: 'loadStores',
            input: ({ context }) => ({ userId: context.owner?.userId ?? '' }),
            onDone: [
              {
                guard: { type: 'isOk', params: answered },
                target: '#sellerSession.deciding',
                actions: { type: 'setStores', params: answered },
              },
              ...errorTransitions<StoresAnswer>()({
                signInRequired: { target: '#sellerSession.signedOut', actions: 'forget' },
                unreachable: 'current',
              }),
            ],
          },
        },
        settling: {
          always: [
            { guard: 'isNew', target: 'current' },
            { guard: 'isOwn', target: 'current' },
            { target: 'removed' },
          ],
        },
        sessionEnded: { always: { guard: not('isSignedOut'), target: 'current' } },
        /** The store does not exist anymore, or belongs to another user now. */
        removed: {},
      },
      on: {
        'viewer changed': [
          {
            guard: { type: 'isNobody', params: ({ event }) => event.viewer },
            actions: { type: 'setViewer', params: ({ event }) => event.viewer },
          },
          {
            guard: { type: 'isOwner', params: ({ event }) => event.viewer },
            actions: { type: 'setViewer', params: ({ event }) => event.viewer },
          },
          {
            target: 'loading',
            actions: [{ type: 'setViewer', params: ({ event }) => event.viewer }, 'forget'],
          },
        ],
        'signed out': { target: 'left', actions: 'forget' },
        'store saved': { actions: { type: 'setStore', params: ({ event }) => event.store } },
        'store deleted': { actions: { type: 'removeStore', params: ({ event }) => event.storeId } },
        moved: [
          {
            guard: { type: 'isSameStore', params: ({ event }) => event },
            actions: { type: 'move', params: ({ event }) => event },
          },
          { target: 'deciding', actions: { type: 'move', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      ...followsViewer,
      initial: 'unreachable',
      states: { unreachable: {} } as const satisfies Record<
        Exclude<OwnStoresError['kind'], 'signInRequired'>,
        object
      >,
      on: {
        ...followsViewer.on,
        moved: { actions: { type: 'move', params: ({ event }) => event } },
        retry: 'loading',
      },
    },
  },
});

export const SellerSessionContext = createKnownContext(sellerSessionMachine, {
  asked: ({ viewer }) => ({ userId: viewer?.userId ?? null }),
  answered: (snapshot) =>
    snapshot.context.owner && snapshot.matches('opened')
      ? { request: { userId: snapshot.context.owner.userId }, value: snapshot.context.stores }
      : null,
  isRefused: (snapshot) => snapshot.matches('notYours') || snapshot.matches('signedOut'),
  isRefreshing: (snapshot) => snapshot.matches({ opened: 'renewing' }),
});
