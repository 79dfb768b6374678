import { createActorContext } from '@xstate/react';
import {
  assign,
  fromCallback,
  fromPromise,
  setup,
  type AnyEventObject,
  type DoneActorEvent,
} from 'xstate';
import {
  type WaitingCounts,
  type WaitingPeople,
  type WaitingPeopleError,
  waitingPagesOf,
} from '#domain/marketplace/waitlist';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorKind, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type CountsAnswer = Result<WaitingCounts, WaitingPeopleError>;
export type PeopleAnswer = Result<WaitingPeople, WaitingPeopleError>;

/** The membership whose waiting list is open. */
export interface OpenMembership {
  id: string;
  name: string;
}

export interface StoreWaitlistData {
  storeId: string;
  /** The numbers of waiting users; null until they are read. */
  counts: WaitingCounts | null;
  membership: OpenMembership;
  /** Starts at 0. */
  page: number;
  /** The page that was read last; null until a page is read. */
  listed: WaitingPeople | null;
}

export type StoreWaitlistEvent =
  | { type: 'open'; membership: OpenMembership }
  | { type: 'turn'; page: number }
  | { type: 'retry' }
  | { type: 'close' }
  /** The user returned to the page. */
  | { type: 'page shown' };

const counted = ({ event }: { event: DoneActorEvent<CountsAnswer> }) => event.output;
const read = ({ event }: { event: DoneActorEvent<PeopleAnswer> }) => event.output;

/**
 * The users who wait for the memberships of a seller's store (product.md §21.18). The page shows the number of waiting
 * users for each membership. A dialog lists the users who wait for one membership. If the numbers cannot be read, the
 * dialog can still be opened.
 */
export const storeWaitlistMachine = setup({
  types: {
    input: {} as { storeId: string },
    context: {} as StoreWaitlistData,
    events: {} as StoreWaitlistEvent,
    /** The dialog is open. */
    tags: {} as 'open',
  },
  actors: {
    count: fromPromise<CountsAnswer, { storeId: string }>(unprovided('count')),
    load: fromPromise<PeopleAnswer, { membershipId: string; page: number }>(unprovided('load')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    setCounts: assign((_, answer: CountsAnswer) => (answer.ok ? { counts: answer.value } : {})),
    setMembership: assign((_, membership: OpenMembership) => ({
      membership,
      page: 0,
      listed: null,
    })),
    setPage: assign((_, page: number) => ({ page })),
    toLastPage: assign((_, answer: PeopleAnswer) => ({ page: lastPageOf(answer) })),
    /**
     * Sets the page that was read. The total in the response also replaces the count of the membership, because the
     * total is newer.
     */
    show: assign(({ context: { counts, membership } }, answer: PeopleAnswer) =>
      answer.ok
        ? {
            listed: answer.value,
            counts: counts && { ...counts, [membership.id]: answer.value.total },
          }
        : {},
    ),
  },
  guards: {
    isCounted: (_, answer: CountsAnswer) => answer.ok,
    isRead: (_, answer: PeopleAnswer) => answer.ok,
    isPastEnd: ({ context: { page } }, answer: PeopleAnswer) =>
      answer.ok && page > lastPageOf(answer),
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'storeWaitlist',
  context: ({ input: { storeId } }) => ({
    storeId,
    counts: null,
    membership: { id: '', name: '' },
    page: 0,
    listed: null,
  }),
  type: 'parallel',
  invoke: { id: 'watchPage', src: 'watchPage' },
  states: {
    numbers: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'count',
            src: 'count',
            input: ({ context: { storeId } }) => ({ storeId }),
            onDone: [
              {
                guard: { type: 'isCounted', params: counted },
                target: 'known',
                actions: { type: 'setCounts', params: counted },
              },
              ...errorTransitions<CountsAnswer>()({
                signInRequired: 'unknown',
                notAllowed: 'unknown',
                unreachable: 'unknown',
              }),
            ],
          },
        },
        known: { on: { 'page shown': 'reading' } },
        unknown: { on: { 'page shown': 'reading' } },
      },
    },
    people: {
      initial: 'closed',
      states: {
        closed: {
          id: 'closed',
          on: {
            open: {
              target: 'loading',
              actions: { type: 'setMembership', params: ({ event }) => event.membership },
            },
          },
        },
        loading: {
          id: 'loading',
          tags: 'open',
          on: { close: 'closed' },
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context: { membership, page } }) => ({ membershipId: membership.id, page }),
            onDone: [
              // The page may no longer exist, because users may have left the list.
              {
                guard: { type: 'isPastEnd', params: read },
                target: 'loading',
                reenter: true,
                actions: { type: 'toLastPage', params: read },
              },
              {
                guard: { type: 'isRead', params: read },
                target: 'listed',
                actions: { type: 'show', params: read },
              },
              ...errorTransitions<PeopleAnswer>()({
                signInRequired: 'failed.signInRequired',
                notAllowed: 'failed.notAllowed',
                unreachable: 'failed.unreachable',
              }),
            ],
          },
        },
        listed: {
          tags: 'open',
          on: {
            close: 'closed',
            turn: {
              target: 'loading',
              actions: { type: 'setPage', params: ({ event }) => event.page },
            },
          },
        },
        failed: {
          initial: 'unreachable',
          tags: 'open',
          on: { close: 'closed', retry: 'loading' },
          states: {
            signInRequired: {},
            notAllowed: {},
            unreachable: {},
          } as const satisfies Record<ErrorKind<PeopleAnswer>, object>,
        },
      },
    },
  },
});

function lastPageOf(answer: PeopleAnswer): number {
  return answer.ok ? waitingPagesOf(answer.value.total) - 1 : 0;
}

export const StoreWaitlistContext = createActorContext(storeWaitlistMachine);
