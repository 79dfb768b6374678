import { assign, fromPromise, setup } from 'xstate';
import { unprovided } from '../../unprovided';

/** `userId` is null if the visitor is signed out. */
export type BuyerReferenceEvent =
  | { type: 'viewer changed'; userId: string | null }
  /** The viewer is about to follow a checkout link. */
  | { type: 'intent' };

/** The references of a visitor, keyed by membership. */
export type BuyerReferences = Readonly<Record<string, string>>;

/**
 * The references that are added to a store's checkout links (product.md §21.4). If they cannot be read, the links have
 * none, and the machine tries again when the visitor is about to use a link.
 */
export const buyerReferenceMachine = setup({
  types: {
    context: {} as { storeId: string; userId: string | null; references: BuyerReferences | null },
    events: {} as BuyerReferenceEvent,
    input: {} as { storeId: string },
  },
  actors: {
    /** Returns the references; null if there was no response. */
    read: fromPromise<BuyerReferences | null, { storeId: string }>(unprovided('read')),
  },
  actions: {
    meet: assign((_, userId: string | null) => ({ userId, references: null })),
    remember: assign((_, references: BuyerReferences | null) => ({ references })),
  },
  guards: {
    isSame: ({ context }, userId: string | null) => context.userId === userId,
    isNobody: (_, userId: string | null) => userId === null,
    isRead: (_, references: BuyerReferences | null) => references !== null,
  },
  delays: {
    /** The delay in ms before the references are read, so that the content of the page loads first. */
    rest: 1_000,
  },
}).createMachine({
  id: 'buyerReference',
  context: ({ input }) => ({ storeId: input.storeId, userId: null, references: null }),
  initial: 'signedOut',
  on: {
    'viewer changed': [
      { guard: { type: 'isSame', params: ({ event }) => event.userId } },
      {
        guard: { type: 'isNobody', params: ({ event }) => event.userId },
        target: '.signedOut',
        actions: { type: 'meet', params: null },
      },
      { target: '.resting', actions: { type: 'meet', params: ({ event }) => event.userId } },
    ],
  },
  states: {
    signedOut: {},
    resting: { on: { intent: 'reading' }, after: { rest: 'reading' } },
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { storeId } }) => ({ storeId }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'remember', params: ({ event }) => event.output },
          },
          { target: 'unread' },
        ],
      },
    },
    known: {},
    unread: { on: { intent: 'reading' } },
  },
});
