import { createActorContext } from '@xstate/react';
import { not, stateIn, type DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import {
  decisionOf,
  storeReportsSetup,
  type DecisionAnswer,
  type ReportsAnswer,
} from './store-reports.setup';

const loaded = ({ event }: { event: DoneActorEvent<ReportsAnswer> }) => event.output;
const decided = ({ event }: { event: DoneActorEvent<DecisionAnswer> }) => event.output;

/** Errors that close the list. */
const closing = {
  notAllowed: '#storeReports.failed.notAllowed',
  signInRequired: '#storeReports.failed.signInRequired',
} as const;

const toLastPage = {
  guard: { type: 'isBeyond', params: loaded },
  target: '#storeReports.loading',
  reenter: true,
  actions: { type: 'turnToLastPage', params: loaded },
} as const;

/** The events of the open dialog while no request is pending. */
const asking = storeReportsSetup.createStateConfig({
  on: {
    change: {
      target: '#asking',
      actions: { type: 'change', params: ({ event }) => event.reason },
    },
    confirm: '#checking',
    cancel: '#resting',
  },
});

/** The decision was not stored, and the list is read again. The typed reason is preserved. */
const outdated = storeReportsSetup.createStateConfig({ on: { dismiss: '#resting' } });

const decision = storeReportsSetup.createStateConfig({
  initial: 'none',
  on: {
    decide: {
      guard: { type: 'isPossible', params: ({ event }) => event },
      target: '.asking',
      actions: { type: 'ask', params: ({ event }) => event },
    },
  },
  states: {
    none: { id: 'resting' },
    asking: { id: 'asking', ...asking },
    checking: {
      id: 'checking',
      always: [{ guard: 'hasProblem', target: 'asking', actions: 'check' }, { target: 'deciding' }],
    },
    deciding: {
      on: { decide: undefined },
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => decisionOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: decided },
            target: 'none',
            actions: ['notify', 'forget', 'refresh'],
          },
          ...errorTransitions<DecisionAnswer>()({
            clash: { target: 'failed.clash', actions: 'refresh' },
            gone: { target: 'failed.gone', actions: 'refresh' },
            notAllowed: '#storeReports.failed.notAllowed',
            signInRequired: 'failed.signInRequired',
            rejected: 'failed.rejected',
            unanswered: 'failed.unanswered',
          }),
        ],
      },
    },
    failed: {
      initial: 'unanswered',
      states: {
        clash: outdated,
        gone: outdated,
        /** The dialog stays open. The decision can be confirmed again after a sign-in. */
        signInRequired: asking,
        rejected: asking,
        unanswered: asking,
      } as const satisfies Record<Exclude<ErrorKind<DecisionAnswer>, 'notAllowed'>, object>,
    },
  },
});

/**
 * The reports of stores and reviews in the admin panel (product.md §13.3): the lists, and the decisions.
 *
 * The regions of `listed`:
 *   list      fresh · refreshing · stale: the list could not be read again
 *   decision  none · asking · checking · deciding · failed.*
 */
export const storeReportsMachine = storeReportsSetup.createMachine({
  id: 'storeReports',
  context: ({ input: { newId } }) => ({
    newId,
    query: { view: 'open', page: 0 },
    page: null,
    asked: null,
    reason: '',
    id: newId(),
    isChecked: false,
  }),
  initial: 'loading',
  on: {
    show: {
      guard: not(stateIn({ listed: { decision: 'deciding' } })),
      target: '.loading',
      reenter: true,
      actions: { type: 'setQuery', params: ({ event }) => event.query },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { query } }) => query,
        onDone: [
          toLastPage,
          {
            guard: { type: 'isOk', params: loaded },
            target: 'listed',
            actions: { type: 'show', params: loaded },
          },
          ...errorTransitions<ReportsAnswer>()({ ...closing, unreachable: 'failed.unreachable' }),
        ],
      },
    },
    listed: {
      type: 'parallel',
      states: {
        list: {
          initial: 'fresh',
          states: {
            fresh: { on: { refresh: 'refreshing' } },
            refreshing: {
              on: { refresh: { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'refresh',
                src: 'load',
                input: ({ context: { query } }) => query,
                onDone: [
                  toLastPage,
                  {
                    guard: { type: 'isOk', params: loaded },
                    target: 'fresh',
                    actions: { type: 'show', params: loaded },
                  },
                  ...errorTransitions<ReportsAnswer>()({ ...closing, unreachable: 'stale' }),
                ],
              },
            },
            stale: { on: { refresh: 'refreshing' } },
          },
        },
        decision,
      },
    },
    failed: {
      initial: 'unreachable',
      states: {
        /** The viewer is neither a site admin nor the platform owner. */
        notAllowed: { on: { retry: '#storeReports.loading' } },
        signInRequired: { on: { retry: '#storeReports.loading' } },
        unreachable: { on: { retry: '#storeReports.loading' } },
      } as const satisfies Record<ErrorKind<ReportsAnswer>, object>,
    },
  },
});

export const StoreReportsContext = createActorContext(storeReportsMachine);
