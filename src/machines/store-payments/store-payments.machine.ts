import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  storePaymentsSetup,
  type ExportAnswer,
  type PaymentsAnswer,
  type StorePaymentsData,
  type StorePaymentsEvent,
} from './store-payments.setup';

const loaded = ({ event }: { event: DoneActorEvent<PaymentsAnswer> }) => event.output;
const collected = ({ event }: { event: DoneActorEvent<ExportAnswer> }) => event.output;
const askedFor = ({ context: { storeId, query } }: { context: StorePaymentsData }) => ({
  storeId,
  query,
});
const asked = ({ event }: { event: Extract<StorePaymentsEvent, { type: 'query changed' }> }) =>
  event.query;

const failures = {
  signInRequired: '#failed.signInRequired',
  notAllowed: '#failed.notAllowed',
  unreachable: '#failed.unreachable',
} as const;

/**
 * Returns the transition that is taken if the requested page is beyond the last page. The last page is then loaded
 * instead.
 */
const pastEnd = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isPastEnd', params: loaded },
    target,
    reenter: true,
    actions: { type: 'toLastPage', params: loaded },
  }) as const;

/**
 * The transitions after a request for the list has succeeded. If a change was reported in the meantime, the list is
 * read again.
 */
const listRead = [
  {
    guard: { type: 'isOkWithNews', params: loaded },
    target: '#waiting',
    actions: { type: 'show', params: loaded },
  },
  {
    guard: { type: 'isOk', params: loaded },
    target: '#fresh',
    actions: { type: 'show', params: loaded },
  },
] as const;

/** The events that report a change. While a request is pending, the machine only records that there was a change. */
const noted = {
  'rows changed': { actions: 'noteNews' },
  'channel back': { actions: 'noteNews' },
} as const;
const outdated = {
  'page shown': 'refreshing',
  'rows changed': 'waiting',
  'channel back': 'refreshing',
} as const;

/**
 * The list. If the result of a new query cannot be read, an error is shown. If a refresh in the background fails, the
 * old list stays.
 */
const list = storePaymentsSetup.createStateConfig({
  initial: 'fresh',
  on: {
    'query changed': [
      {
        guard: { type: 'isTyped', params: asked },
        target: '.typing',
        actions: { type: 'ask', params: asked },
      },
      { target: '.searching', actions: { type: 'ask', params: asked } },
    ],
  },
  states: {
    fresh: { id: 'fresh', on: outdated },
    waiting: {
      id: 'waiting',
      on: { 'page shown': 'refreshing', 'channel back': 'refreshing' },
      after: { quietDelay: 'refreshing' },
    },
    typing: { after: { searchDelay: 'searching' } },
    searching: {
      id: 'searching',
      entry: 'forgetNews',
      on: noted,
      invoke: {
        id: 'search',
        src: 'load',
        input: askedFor,
        onDone: [
          pastEnd('#searching'),
          ...listRead,
          ...errorTransitions<PaymentsAnswer>()(failures),
        ],
      },
    },
    refreshing: {
      entry: 'forgetNews',
      on: noted,
      invoke: {
        id: 'refresh',
        src: 'load',
        input: askedFor,
        onDone: [
          pastEnd('#searching'),
          ...listRead,
          ...errorTransitions<PaymentsAnswer>()({
            signInRequired: 'stale',
            notAllowed: 'stale',
            unreachable: 'stale',
          }),
        ],
      },
    },
    stale: { on: outdated },
  },
});

/** Loads all transactions that match the query, for the CSV file. */
const file = storePaymentsSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { export: 'collecting' } },
    collecting: {
      invoke: {
        id: 'collect',
        src: 'collect',
        input: askedFor,
        onDone: [
          {
            guard: { type: 'isOk', params: collected },
            target: 'none',
            actions: { type: 'handOver', params: collected },
          },
          ...errorTransitions<ExportAnswer>()({
            signInRequired: 'failed.signInRequired',
            notAllowed: 'failed.notAllowed',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    failed: {
      initial: 'unreachable',
      on: { export: 'collecting', dismiss: 'none' },
      states: {
        signInRequired: {},
        notAllowed: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<ExportAnswer>, object>,
    },
  },
});

/** Whether the database reports changes. The channel can be lost even before the list has been read. */
const live = storePaymentsSetup.createStateConfig({
  initial: 'on',
  states: { on: { on: { 'channel lost': 'off' } }, off: { on: { 'channel back': 'on' } } },
});

/** The view of the page. */
const page = storePaymentsSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      id: 'loading',
      entry: 'forgetNews',
      on: {
        ...noted,
        'query changed': {
          target: 'loading',
          reenter: true,
          actions: { type: 'ask', params: asked },
        },
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: askedFor,
        onDone: [pastEnd('#loading'), ...listRead, ...errorTransitions<PaymentsAnswer>()(failures)],
      },
    },
    shown: { type: 'parallel', states: { list, file } },
    failed: {
      id: 'failed',
      initial: 'unreachable',
      on: {
        retry: 'loading',
        'query changed': { target: 'loading', actions: { type: 'ask', params: asked } },
      },
      states: {
        signInRequired: {},
        notAllowed: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<PaymentsAnswer>, object>,
    },
  },
});

/**
 * The transactions of a store (product.md §21.14). Its regions:
 *   page  loading · shown.list.{fresh, waiting, typing, searching, refreshing, stale} with
 *         shown.file.{none, collecting, failed.{signInRequired, …}} · failed.{signInRequired, …}
 *   live  on · off
 */
export const storePaymentsMachine = storePaymentsSetup.createMachine({
  id: 'storePayments',
  context: ({ input: { storeId, query } }) => ({
    storeId,
    query,
    payments: null,
    answered: query,
    hasNews: false,
  }),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    {
      id: 'watchPayments',
      src: 'watchPayments',
      input: ({ context: { storeId } }) => ({ storeId }),
    },
  ],
  type: 'parallel',
  states: { page, live },
});

export const StorePaymentsContext = createActorContext(storePaymentsMachine);
