import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  storePaymentsSetup,
  type ExportAnswer,
  type PaymentsAnswer,
  type StorePaymentsContext,
  type StorePaymentsEvent,
} from './store-payments.setup';

const loaded = ({ event }: { event: DoneActorEvent<PaymentsAnswer> }) => event.output;
const collected = ({ event }: { event: DoneActorEvent<ExportAnswer> }) => event.output;
const askedFor = ({ context: { storeId, query } }: { context: StorePaymentsContext }) => ({
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
    fresh: {
      on: { 'page shown': 'refreshing', changed: 'refreshing', back: 'refreshing' },
    },
    typing: { after: { typing: 'searching' } },
    searching: {
      invoke: {
        id: 'search',
        src: 'load',
        input: askedFor,
        onDone: [
          {
            guard: { type: 'isOk', params: loaded },
            target: 'fresh',
            actions: { type: 'show', params: loaded },
          },
          ...errorTransitions<PaymentsAnswer>()(failures),
        ],
      },
    },
    refreshing: {
      // The pending response may lack the latest change.
      on: {
        changed: { target: 'refreshing', reenter: true },
        back: { target: 'refreshing', reenter: true },
      },
      invoke: {
        id: 'refresh',
        src: 'load',
        input: askedFor,
        onDone: [
          {
            guard: { type: 'isOk', params: loaded },
            target: 'fresh',
            actions: { type: 'show', params: loaded },
          },
          ...errorTransitions<PaymentsAnswer>()({
            signInRequired: 'stale',
            notAllowed: 'stale',
            unreachable: 'stale',
          }),
        ],
      },
    },
    stale: {
      on: { 'page shown': 'refreshing', changed: 'refreshing', back: 'refreshing' },
    },
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

/** Whether the database reports changes. */
const live = storePaymentsSetup.createStateConfig({
  initial: 'on',
  states: { on: { on: { lost: 'off' } }, off: { on: { back: 'on' } } },
});

/**
 * The transactions of a store (product.md §21.14).
 *
 * The regions of `shown`:
 *   list  fresh · typing · searching · refreshing · stale
 *   file  none · collecting · failed.{signInRequired, notAllowed, unreachable}
 *   live  on · off
 */
export const storePaymentsMachine = storePaymentsSetup.createMachine({
  id: 'storePayments',
  context: ({ input: { storeId, query } }) => ({
    storeId,
    query,
    payments: null,
    answered: query,
  }),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    {
      id: 'watchPayments',
      src: 'watchPayments',
      input: ({ context: { storeId } }) => ({ storeId }),
    },
  ],
  initial: 'loading',
  states: {
    loading: {
      on: {
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
        onDone: [
          {
            guard: { type: 'isOk', params: loaded },
            target: 'shown',
            actions: { type: 'show', params: loaded },
          },
          ...errorTransitions<PaymentsAnswer>()(failures),
        ],
      },
    },
    shown: { type: 'parallel', states: { list, file, live } },
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
