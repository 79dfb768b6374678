import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  storeOverviewSetup,
  type CountsAnswer,
  type OverviewAnswer,
  type StoreOverviewData,
  type StoreOverviewEvent,
} from './store-overview.setup';

const loaded = ({ event }: { event: DoneActorEvent<OverviewAnswer> }) => event.output;
const collected = ({ event }: { event: DoneActorEvent<CountsAnswer> }) => event.output;
const askedFor = ({ context: { storeId, days } }: { context: StoreOverviewData }) => ({
  storeId,
  days,
});
const chosen = ({ event }: { event: Extract<StoreOverviewEvent, { type: 'period chosen' }> }) =>
  event.days;

const failures = {
  signInRequired: '#failed.signInRequired',
  notAllowed: '#failed.notAllowed',
  unreachable: '#failed.unreachable',
} as const;

/**
 * The transitions after the figures were read. If a change was reported in the meantime, the figures are read again.
 */
const figuresRead = [
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
 * The figures. If the figures of another period cannot be read, an error is shown. If a refresh in the background
 * fails, the old figures stay.
 */
const figures = storeOverviewSetup.createStateConfig({
  initial: 'fresh',
  on: {
    'period chosen': {
      guard: { type: 'isOtherPeriod', params: chosen },
      target: '.switching',
      actions: { type: 'choose', params: chosen },
    },
  },
  states: {
    fresh: { id: 'fresh', on: outdated },
    waiting: {
      id: 'waiting',
      on: { 'page shown': 'refreshing', 'channel back': 'refreshing' },
      after: { quietDelay: 'refreshing' },
    },
    switching: {
      entry: 'forgetNews',
      on: {
        ...noted,
        'period chosen': {
          guard: { type: 'isOtherPeriod', params: chosen },
          target: 'switching',
          reenter: true,
          actions: { type: 'choose', params: chosen },
        },
      },
      invoke: {
        id: 'switch',
        src: 'load',
        input: askedFor,
        onDone: [...figuresRead, ...errorTransitions<OverviewAnswer>()(failures)],
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
          ...figuresRead,
          ...errorTransitions<OverviewAnswer>()({
            signInRequired: 'stale.signInRequired',
            notAllowed: 'stale.notAllowed',
            unreachable: 'stale.unreachable',
          }),
        ],
      },
    },
    stale: {
      initial: 'unreachable',
      on: outdated,
      states: {
        signInRequired: {},
        notAllowed: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<OverviewAnswer>, object>,
    },
  },
});

/** Reads the counts of the period for the CSV file. */
const file = storeOverviewSetup.createStateConfig({
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
          ...errorTransitions<CountsAnswer>()({
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
      } as const satisfies Record<ErrorKind<CountsAnswer>, object>,
    },
  },
});

/** Whether the database reports changes. The channel can be lost even before the figures have been read. */
const live = storeOverviewSetup.createStateConfig({
  initial: 'on',
  states: { on: { on: { 'channel lost': 'off' } }, off: { on: { 'channel back': 'on' } } },
});

/** The view of the page. */
const page = storeOverviewSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetNews',
      on: {
        ...noted,
        'period chosen': {
          guard: { type: 'isOtherPeriod', params: chosen },
          target: 'loading',
          reenter: true,
          actions: { type: 'choose', params: chosen },
        },
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: askedFor,
        onDone: [...figuresRead, ...errorTransitions<OverviewAnswer>()(failures)],
      },
    },
    shown: { type: 'parallel', states: { figures, file } },
    failed: {
      id: 'failed',
      initial: 'unreachable',
      on: {
        retry: 'loading',
        'period chosen': {
          guard: { type: 'isOtherPeriod', params: chosen },
          target: 'loading',
          actions: { type: 'choose', params: chosen },
        },
      },
      states: {
        signInRequired: {},
        notAllowed: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<OverviewAnswer>, object>,
    },
  },
});

/**
 * The figures of a store (product.md §21.6). Its regions:
 *   page  loading · shown.figures.{fresh, waiting, switching, refreshing, stale.{signInRequired, …}} with
 *         shown.file.{none, collecting, failed.{signInRequired, …}} · failed.{signInRequired, …}
 *   live  on · off
 */
export const storeOverviewMachine = storeOverviewSetup.createMachine({
  id: 'storeOverview',
  context: ({ input: { storeId, days } }) => ({
    storeId,
    days,
    overview: null,
    shownDays: days,
    hasNews: false,
  }),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    {
      id: 'watchFigures',
      src: 'watchFigures',
      input: ({ context: { storeId } }) => ({ storeId }),
    },
  ],
  type: 'parallel',
  states: { page, live },
});

export const StoreOverviewContext = createActorContext(storeOverviewMachine);
