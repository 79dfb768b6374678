import { assign, emit, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import {
  pagesOf,
  type Payments,
  type PaymentsResult,
  type StoreTransaction,
  type TransactionQuery,
} from '#domain/marketplace/transactions';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type PaymentsAnswer = PaymentsResult<Payments>;
export type ExportAnswer = PaymentsResult<readonly StoreTransaction[]>;

export interface PaymentsInput {
  storeId: string;
  query: TransactionQuery;
}

export type StorePaymentsEvent =
  | { type: 'retry' }
  /** The filters or the page have changed. */
  | { type: 'query changed'; query: TransactionQuery }
  /** Loads all transactions that match the query, for the CSV file. */
  | { type: 'export' }
  /** Hides the error of the last export. */
  | { type: 'dismiss' }
  /** The user returned to the page. */
  | { type: 'page shown' }
  /** A transaction was recorded. */
  | { type: 'rows changed' }
  /** The channel is lost, so changes are no longer reported. */
  | { type: 'channel lost' }
  /** The channel is back, so changes are reported again. Some changes may have been missed. */
  | { type: 'channel back' };

export interface StorePaymentsData extends PaymentsInput {
  /** The last response; null before the first one. */
  payments: Payments | null;
  /** The query of the response in `payments`. */
  answered: TransactionQuery;
  /** Whether a change was reported during the pending request. The response may not contain this change. */
  hasNews: boolean;
}

export const storePaymentsSetup = setup({
  types: {
    input: {} as PaymentsInput,
    context: {} as StorePaymentsData,
    events: {} as StorePaymentsEvent,
    emitted: {} as { type: 'collected'; transactions: readonly StoreTransaction[] },
  },
  actors: {
    load: fromPromise<PaymentsAnswer, PaymentsInput>(unprovided('load')),
    collect: fromPromise<ExportAnswer, PaymentsInput>(unprovided('collect')),
    /** Sends `rows changed`, `channel lost` and `channel back`. */
    watchPayments: fromCallback<AnyEventObject, { storeId: string }>(unprovided('watchPayments')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  delays: {
    /** The delay in ms between the last key press and the search request. */
    searchDelay: 300,
    /**
     * The delay in ms between the first reported change and the request that loads the list again. Many payments at
     * once therefore cause few requests.
     */
    quietDelay: 1_000,
  },
  actions: {
    ask: assign((_, query: TransactionQuery) => ({ query })),
    show: assign(({ context: { query } }, answer: PaymentsAnswer) =>
      answer.ok ? { payments: answer.value, answered: query } : {},
    ),
    toLastPage: assign(({ context: { query } }, answer: PaymentsAnswer) => ({
      query: { ...query, page: lastPageOf(answer) },
    })),
    noteNews: assign({ hasNews: true }),
    forgetNews: assign({ hasNews: false }),
    handOver: emit((_, answer: ExportAnswer) => ({
      type: 'collected',
      transactions: answer.ok ? answer.value : [],
    })),
  },
  guards: {
    isTyped: ({ context }, query: TransactionQuery) => query.search !== context.query.search,
    isOk: (_, answer: PaymentsAnswer | ExportAnswer) => answer.ok,
    isPastEnd: ({ context: { query } }, answer: PaymentsAnswer) =>
      answer.ok && query.page > lastPageOf(answer),
    isOkWithNews: ({ context: { hasNews } }, answer: PaymentsAnswer) => answer.ok && hasNews,
    isError: (_, params: ErrorParams) => isError(params),
  },
});

function lastPageOf(answer: PaymentsAnswer): number {
  return answer.ok ? pagesOf(answer.value.page.total) : 1;
}
