import { createActorContext } from '@xstate/react';
import {
  assign,
  fromCallback,
  fromPromise,
  setup,
  type AnyEventObject,
  type DoneActorEvent,
} from 'xstate';
import { type ReviewsPage, type SellerReview } from '#domain/marketplace/review';
import { reviewPagesOf, type ReviewsError } from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorKind, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type ReviewsAnswer = Result<ReviewsPage, ReviewsError>;

export type StoreReviewsEvent =
  | { type: 'retry' }
  | { type: 'reload' }
  /** Loads another page. `page` starts at 0. */
  | { type: 'turn'; page: number }
  /** The current version of a review was read, after a reply or because the review has changed. */
  | { type: 'replace'; review: SellerReview }
  /** The user returned to the page. */
  | { type: 'page shown' };

export interface StoreReviewsData {
  storeId: string;
  /** From 0. */
  page: number;
  /** The last page that was read; null until the first page was read. */
  listed: ReviewsPage | null;
}

const answered = ({ event }: { event: DoneActorEvent<ReviewsAnswer> }) => event.output;
const requestOf = ({ context: { storeId, page } }: { context: StoreReviewsData }) => ({
  storeId,
  page,
});

/**
 * The transitions after a page was read. If the requested page is after the last page, the last page is loaded instead.
 */
const pageRead = [
  {
    guard: { type: 'isPastEnd', params: answered },
    target: '#loading',
    reenter: true,
    actions: { type: 'toLastPage', params: answered },
  },
  {
    guard: { type: 'isOk', params: answered },
    target: '#listed.fresh',
    actions: { type: 'show', params: answered },
  },
] as const;

/**
 * The reviews of a seller's store (product.md §21.17). If a page cannot be read again, the old page stays and is marked
 * as stale.
 */
export const storeReviewsMachine = setup({
  types: {
    input: {} as { storeId: string },
    context: {} as StoreReviewsData,
    events: {} as StoreReviewsEvent,
  },
  actors: {
    load: fromPromise<ReviewsAnswer, { storeId: string; page: number }>(unprovided('load')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    show: assign((_, answer: ReviewsAnswer) => (answer.ok ? { listed: answer.value } : {})),
    turn: assign((_, page: number) => ({ page })),
    toLastPage: assign((_, answer: ReviewsAnswer) => ({ page: lastPageOf(answer) })),
    replace: assign(({ context: { listed } }, review: SellerReview) =>
      listed
        ? {
            listed: {
              ...listed,
              reviews: listed.reviews.map((each) => (each.id === review.id ? review : each)),
            },
          }
        : {},
    ),
  },
  guards: {
    isOk: (_, answer: ReviewsAnswer) => answer.ok,
    isPastEnd: ({ context: { page } }, answer: ReviewsAnswer) =>
      answer.ok && page > lastPageOf(answer),
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'storeReviews',
  context: ({ input: { storeId } }) => ({ storeId, page: 0, listed: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      id: 'loading',
      invoke: {
        id: 'load',
        src: 'load',
        input: requestOf,
        onDone: [
          ...pageRead,
          ...errorTransitions<ReviewsAnswer>()({
            signInRequired: 'failed.signInRequired',
            notAllowed: 'failed.notAllowed',
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
        turn: { target: 'loading', actions: { type: 'turn', params: ({ event }) => event.page } },
        replace: { actions: { type: 'replace', params: ({ event }) => event.review } },
      },
      states: {
        fresh: {},
        refreshing: {
          on: {
            'page shown': undefined,
            // Send the request again, because the response to the pending request may not contain the change.
            reload: { target: 'refreshing', reenter: true },
            replace: {
              target: 'refreshing',
              reenter: true,
              actions: { type: 'replace', params: ({ event }) => event.review },
            },
          },
          invoke: {
            id: 'refresh',
            src: 'load',
            input: requestOf,
            onDone: [
              ...pageRead,
              ...errorTransitions<ReviewsAnswer>()({
                signInRequired: 'stale',
                notAllowed: 'stale',
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
      on: { retry: 'loading' },
      states: { signInRequired: {}, notAllowed: {}, unreachable: {} } as const satisfies Record<
        ErrorKind<ReviewsAnswer>,
        object
      >,
    },
  },
});

function lastPageOf(answer: ReviewsAnswer): number {
  return answer.ok ? reviewPagesOf(answer.value.total) - 1 : 0;
}

export const StoreReviewsContext = createActorContext(storeReviewsMachine);
