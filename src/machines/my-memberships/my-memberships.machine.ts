import { createActorContext } from '@xstate/react';
import {
  assign,
  emit,
  fromCallback,
  fromPromise,
  setup,
  type AnyEventObject,
  type DoneActorEvent,
} from 'xstate';
import type {
  MyMembership,
  MyMembershipsError,
  OfferAnswer,
  OfferError,
  RefusalError,
} from '#domain/marketplace/my-membership';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorKind, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type MyMembershipsAnswer = Result<readonly MyMembership[], MyMembershipsError>;
export type RefusalAnswer = Result<null, RefusalError>;
export type AnsweredOffer = Result<'confirmed' | 'removed', OfferError>;
export type MyMembershipsNotice =
  | 'refused'
  | 'notRefused'
  | 'confirmed'
  | 'removed'
  | 'gone'
  | 'notAnswered';

export type MyMembershipsEvent =
  | { type: 'retry' }
  /** The viewer may have changed a membership or their own review on this page. */
  | { type: 'reload' }
  /** Confirms an offered membership, or removes it from the offers. */
  | { type: 'answer offer'; offer: OfferAnswer }
  /** Refuses what a store adds. */
  | { type: 'refuse'; storeId: string }
  /** The user returned to the page. */
  | { type: 'page shown' };

const refused = ({ event }: { event: DoneActorEvent<RefusalAnswer> }) => event.output;
const offerAnswered = ({ event }: { event: DoneActorEvent<AnsweredOffer> }) => event.output;
const answered = ({ event }: { event: DoneActorEvent<MyMembershipsAnswer> }) => event.output;

const shown = [
  {
    guard: { type: 'isOk', params: answered },
    target: '#listed.fresh',
    actions: { type: 'show', params: answered },
  },
] as const;

/**
 * The memberships of the viewer (product.md §21.16). If the list cannot be read again, the old list stays and is marked
 * as stale. The old list also stays after the session has ended; the page then offers to sign in again.
 */
export const myMembershipsMachine = setup({
  types: {
    context: {} as {
      memberships: readonly MyMembership[];
      refusedStore: string;
      /** The offer that is being answered, or was answered last. */
      offer: OfferAnswer;
      /** The id of the offered membership whose receipt was sent to another address; null if there is none. */
      otherAddressOf: string | null;
    },
    events: {} as MyMembershipsEvent,
    emitted: {} as { type: 'notice'; notice: MyMembershipsNotice },
  },
  actors: {
    load: fromPromise<MyMembershipsAnswer>(unprovided('load')),
    refuse: fromPromise<RefusalAnswer, { storeId: string }>(unprovided('refuse')),
    answerOffer: fromPromise<AnsweredOffer, OfferAnswer>(unprovided('answerOffer')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    show: assign((_, answer: MyMembershipsAnswer) =>
      answer.ok ? { memberships: answer.value } : {},
    ),
    notify: emit((_, notice: MyMembershipsNotice) => ({ type: 'notice' as const, notice })),
    refuse: assign((_, refusedStore: string) => ({ refusedStore })),
    answerOffer: assign((_, offer: OfferAnswer) => ({ offer, otherAddressOf: null })),
    nameOtherAddress: assign(({ context }) => ({ otherAddressOf: context.offer.id })),
  },
  guards: {
    isOk: (_, answer: MyMembershipsAnswer | RefusalAnswer | AnsweredOffer) => answer.ok,
    isConfirmed: (_, answer: AnsweredOffer) => answer.ok && answer.value === 'confirmed',
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'myMemberships',
  context: {
    memberships: [],
    refusedStore: '',
    offer: { id: '', isMine: false },
    otherAddressOf: null,
  },
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          ...shown,
          ...errorTransitions<MyMembershipsAnswer>()({
            signInRequired: 'failed.signInRequired',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    listed: {
      id: 'listed',
      initial: 'fresh',
      on: {
        reload: '.refreshing',
        'page shown': '.refreshing',
        refuse: {
          target: '.refusing',
          actions: { type: 'refuse', params: ({ event }) => event.storeId },
        },
        'answer offer': {
          target: '.answering',
          actions: { type: 'answerOffer', params: ({ event }) => event.offer },
        },
      },
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
              ...errorTransitions<MyMembershipsAnswer>()({
                signInRequired: 'sessionEnded',
                unreachable: 'stale',
              }),
            ],
          },
        },
        // The list is read again in any case, so nothing else reads it meanwhile.
        refusing: {
          on: {
            reload: undefined,
            'page shown': undefined,
            refuse: undefined,
            'answer offer': undefined,
          },
          invoke: {
            id: 'refuse',
            src: 'refuse',
            input: ({ context }) => ({ storeId: context.refusedStore }),
            onDone: [
              {
                guard: { type: 'isOk', params: refused },
                target: 'refreshing',
                actions: { type: 'notify', params: 'refused' },
              },
              ...errorTransitions<RefusalAnswer>()({
                signInRequired: 'sessionEnded',
                unanswered: {
                  target: 'refreshing',
                  actions: { type: 'notify', params: 'notRefused' },
                },
              }),
            ],
          },
        },
        answering: {
          on: {
            reload: undefined,
            'page shown': undefined,
            refuse: undefined,
            'answer offer': undefined,
          },
          invoke: {
            id: 'answerOffer',
            src: 'answerOffer',
            input: ({ context }) => context.offer,
            onDone: [
              {
                guard: { type: 'isConfirmed', params: offerAnswered },
                target: 'refreshing',
                actions: { type: 'notify', params: 'confirmed' },
              },
              {
                guard: { type: 'isOk', params: offerAnswered },
                target: 'refreshing',
                actions: { type: 'notify', params: 'removed' },
              },
              ...errorTransitions<AnsweredOffer>()({
                otherAddress: { target: 'fresh', actions: { type: 'nameOtherAddress' } },
                gone: { target: 'refreshing', actions: { type: 'notify', params: 'gone' } },
                signInRequired: 'sessionEnded',
                unanswered: {
                  target: 'refreshing',
                  actions: { type: 'notify', params: 'notAnswered' },
                },
              }),
            ],
          },
        },
        stale: {},
        sessionEnded: {},
      },
    },
    failed: {
      initial: 'unreachable',
      on: { retry: 'loading' },
      states: { signInRequired: {}, unreachable: {} } as const satisfies Record<
        ErrorKind<MyMembershipsAnswer>,
        object
      >,
    },
  },
});

export const MyMembershipsContext = createActorContext(myMembershipsMachine);
