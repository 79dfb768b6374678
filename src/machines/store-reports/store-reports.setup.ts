import { assign, emit, fromPromise, raise, setup } from 'xstate';
import {
  actionsFor,
  type Decision,
  type DecisionAction,
  type DecisionError,
  pageCountOf,
  reasonProblem,
  type ReportedStore,
  type ReportsError,
  type ReportsPage,
  type ReportsQuery,
} from '#domain/admin/moderation';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type ReportsAnswer = Result<ReportsPage, ReportsError>;
export type DecisionAnswer = Result<null, DecisionError>;

export interface StoreReportsInput {
  /** Returns a random uuid. */
  newId: () => string;
}

/** A decision that is asked for, with the store as it was listed. */
export interface DecisionTarget {
  action: DecisionAction;
  store: ReportedStore;
}

export type StoreReportsEvent =
  | { type: 'show'; query: ReportsQuery }
  | { type: 'retry' }
  | { type: 'refresh' }
  /** Opens the dialog of a decision. */
  | { type: 'decide'; action: DecisionAction; storeId: string }
  | { type: 'change'; reason: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Dismisses the error of the last decision. */
  | { type: 'dismiss' };

/** Results that are shown as toasts. Errors are shown on the screen instead. */
export type StoreReportsNotice = 'hidden' | 'restored' | 'dismissed';

const notices = {
  hide: 'hidden',
  restore: 'restored',
  dismiss: 'dismissed',
} as const satisfies Record<DecisionAction, StoreReportsNotice>;

export interface StoreReportsContext extends StoreReportsInput {
  query: ReportsQuery;
  page: ReportsPage | null;
  target: DecisionTarget | null;
  reason: string;
  /** The id of the decision. It belongs to what was typed: the database stores an id once. */
  id: string;
  /** The user has tried to decide, so that a problem of the reason is shown. */
  isChecked: boolean;
}

const storeIn = (page: ReportsPage | null, storeId: string) =>
  page?.kind === 'stores' ? page.stores.find(({ id }) => id === storeId) : undefined;

export const storeReportsSetup = setup({
  types: {
    input: {} as StoreReportsInput,
    context: {} as StoreReportsContext,
    events: {} as StoreReportsEvent,
    emitted: {} as { type: 'notice'; notice: StoreReportsNotice },
  },
  actors: {
    load: fromPromise<ReportsAnswer, ReportsQuery>(unprovided('load')),
    decide: fromPromise<DecisionAnswer, Decision>(unprovided('decide')),
  },
  actions: {
    setQuery: assign((_, query: ReportsQuery) => ({ query, page: null })),
    /** The last page became empty, because its stores were decided about. */
    turnToLastPage: assign(({ context: { query } }, answer: ReportsAnswer) => ({
      query: {
        ...query,
        page: answer.ok ? pageCountOf(query.view, answer.value.total) - 1 : query.page,
      },
    })),
    show: assign((_, answer: ReportsAnswer) => (answer.ok ? { page: answer.value } : {})),
    /** What was typed for the same decision before is still there. */
    ask: assign(
      (
        { context: { page, target, reason, newId } },
        { action, storeId }: { action: DecisionAction; storeId: string },
      ) => {
        const store = storeIn(page, storeId);
        const isSame = target?.action === action && target.store.id === storeId;
        return {
          target: store ? { action, store } : target,
          reason: isSame ? reason : '',
          id: newId(),
          isChecked: false,
        };
      },
    ),
    change: assign(({ context: { newId } }, reason: string) => ({ reason, id: newId() })),
    check: assign({ isChecked: true }),
    forget: assign({ target: null, reason: '' }),
    notify: emit(({ context: { target } }) => ({
      type: 'notice' as const,
      notice: notices[targetIn(target).action],
    })),
    refresh: raise({ type: 'refresh' as const }),
  },
  guards: {
    isOk: (_, answer: ReportsAnswer | DecisionAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    isBeyond: ({ context: { query } }, answer: ReportsAnswer) =>
      answer.ok && query.page >= pageCountOf(query.view, answer.value.total),
    isPossible: (
      { context: { page } },
      { action, storeId }: { action: DecisionAction; storeId: string },
    ) => {
      const store = storeIn(page, storeId);
      return store !== undefined && actionsFor(store).includes(action);
    },
    hasProblem: ({ context: { reason } }) => reasonProblem(reason) !== null,
  },
});

/** @throws if there is no decision, which is a defect in the chart. */
function targetIn(target: DecisionTarget | null): DecisionTarget {
  if (target === null) throw new Error('No decision was asked for');
  return target;
}

export function decisionOf({ target, reason, id }: StoreReportsContext): Decision {
  const { action, store } = targetIn(target);
  return { id, action, store, reason: reason.trim() };
}
