import { assign, emit, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import type {
  CountRow,
  CountsResult,
  OverviewPeriod,
  OverviewResult,
  StoreOverview,
} from '#domain/marketplace/store-overview';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type OverviewAnswer = OverviewResult;
export type CountsAnswer = CountsResult;

export interface OverviewInput {
  storeId: string;
  /** The period, in days. */
  days: OverviewPeriod;
}

export type StoreOverviewEvent =
  | { type: 'retry' }
  | { type: 'period chosen'; days: OverviewPeriod }
  /** Reads the counts of the period for the CSV file. */
  | { type: 'export' }
  /** Hides the error of the last export. */
  | { type: 'dismiss' }
  /** The user returned to the page. */
  | { type: 'page shown' }
  /** A member or transaction was recorded. */
  | { type: 'rows changed' }
  /** The channel is lost, so changes are no longer reported. */
  | { type: 'channel lost' }
  /** The channel is back, so changes are reported again. Some changes may have been missed. */
  | { type: 'channel back' };

export interface StoreOverviewData extends OverviewInput {
  /** The last response; null before the first one. */
  overview: StoreOverview | null;
  /** The period of `overview`. */
  shownDays: OverviewPeriod;
  /** Whether a change was reported during the pending request. The response may not contain this change. */
  hasNews: boolean;
}

export const storeOverviewSetup = setup({
  types: {
    input: {} as OverviewInput,
    context: {} as StoreOverviewData,
    events: {} as StoreOverviewEvent,
    emitted: {} as { type: 'collected'; counts: readonly CountRow[]; days: OverviewPeriod },
  },
  actors: {
    load: fromPromise<OverviewAnswer, OverviewInput>(unprovided('load')),
    collect: fromPromise<CountsAnswer, OverviewInput>(unprovided('collect')),
    /** Sends `rows changed`, `channel lost` and `channel back`. */
    watchFigures: fromCallback<AnyEventObject, { storeId: string }>(unprovided('watchFigures')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  delays: {
    /**
     * The delay in ms between the first report of a change and the reload. Later changes in this period cause no
     * further request, so an import of many members causes few requests.
     */
    quietDelay: 1_000,
  },
  actions: {
    choose: assign((_, days: OverviewPeriod) => ({ days })),
    show: assign(({ context: { days } }, answer: OverviewAnswer) =>
      answer.ok ? { overview: answer.value, shownDays: days } : {},
    ),
    noteNews: assign({ hasNews: true }),
    forgetNews: assign({ hasNews: false }),
    handOver: emit(({ context: { days } }, answer: CountsAnswer) => ({
      type: 'collected',
      counts: answer.ok ? answer.value : [],
      days,
    })),
  },
  guards: {
    isOtherPeriod: ({ context }, days: OverviewPeriod) => days !== context.days,
    isOk: (_, answer: OverviewAnswer | CountsAnswer) => answer.ok,
    isOkWithNews: ({ context: { hasNews } }, answer: OverviewAnswer) => answer.ok && hasNews,
    isError: (_, params: ErrorParams) => isError(params),
  },
});
