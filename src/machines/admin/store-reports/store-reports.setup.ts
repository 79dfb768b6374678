import { assign, emit, fromPromise, raise, setup } from 'xstate';
import {
  actionsFor,
  type Decision,
  type DecisionAction,
  type DecisionError,
  kindOf,
  pageCountOf,
  reasonProblem,
  type ReportedTarget,
  type ReportsError,
  type ReportsPage,
  type ReportsQuery,
} from '#domain/admin/moderation';
import type { TargetKind } from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type ReportsAnswer = Result<ReportsPage, ReportsError>;
export type DecisionAnswer = Result<null, DecisionError>;

export interface StoreReportsInput {
  /** Returns a random uuid. */
  newId: () => string;
}

/** The decision in the dialog. `target` is the store or the review as the list showed it. */
export interface AskedDecision {
  action: DecisionAction;
  target: ReportedTarget;
}

export type StoreReportsEvent =
  | { type: 'show'; query: ReportsQuery }
  | { type: 'retry' }
  | { type: 'refresh' }
  /** Opens the dialog of a decision. */
  | { type: 'decide'; action: DecisionAction; targetId: string }
  | { type: 'change'; reason: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Dismisses the error of the last decision. */
  | { type: 'dismiss' };

/** Results that are shown as toasts. Errors are shown on the screen instead. */
export type StoreReportsNotice =
  | 'hidden'
  | 'restored'
  | 'reviewHidden'
  | 'reviewRestored'
  | 'dismissed';

const notices = {
  store: { hide: 'hidden', restore: 'restored', dismiss: 'dismissed' },
  review: { hide: 'reviewHidden', restore: 'reviewRestored', dismiss: 'dismissed' },
} as const satisfies Record<TargetKind, Record<DecisionAction, StoreReportsNotice>>;

const noticeOf = ({ action, target }: AskedDecision) => notices[kindOf(target)][action];

export interface StoreReportsData extends StoreReportsInput {
  query: ReportsQuery;
  page: ReportsPage | null;
  asked: AskedDecision | null;
  reason: string;
  /**
   * The id of the decision. Each edit of the reason creates a new id, because the database stores only one decision
   * with the same id.
   */
  id: string;
  /** Whether a problem of the reason is shown. True after the user has tried to decide. */
  isChecked: boolean;
}

const targetIn = (page: ReportsPage | null, targetId: string) =>
  page?.kind === 'targets' ? page.targets.find(({ id }) => id === targetId) : undefined;

export const storeReportsSetup = setup({
  types: {
    input: {} as StoreReportsInput,
    context: {} as StoreReportsData,
    events: {} as StoreReportsEvent,
    emitted: {} as { type: 'notice'; notice: StoreReportsNotice },
  },
  actors: {
    load: fromPromise<ReportsAnswer, ReportsQuery>(unprovided('load')),
    decide: fromPromise<DecisionAnswer, Decision>(unprovided('decide')),
  },
  actions: {
    setQuery: assign((_, query: ReportsQuery) => ({ query, page: null })),
    /**
     * Sets the query to the last page. The requested page became empty, because decisions were made about all of its
     * rows.
     */
    turnToLastPage: assign(({ context: { query } }, answer: ReportsAnswer) => ({
      query: {
        ...query,
        page: answer.ok ? pageCountOf(query.view, answer.value.total) - 1 : query.page,
      },
    })),
    show: assign((_, answer: ReportsAnswer) => (answer.ok ? { page: answer.value } : {})),
    /** Opens the dialog. If the user opens it for the same decision again, the typed reason is kept. */
    ask: assign(
      (
        { context: { page, asked, reason, newId } },
        { action, targetId }: { action: DecisionAction; targetId: string },
      ) => {
        const target = targetIn(page, targetId);
        const isSame = asked?.action === action && asked.target.id === targetId;
        return {
          asked: target ? { action, target } : asked,
          reason: isSame ? reason : '',
          id: newId(),
          isChecked: false,
        };
      },
    ),
    change: assign(({ context: { newId } }, reason: string) => ({ reason, id: newId() })),
    check: assign({ isChecked: true }),
    forget: assign({ asked: null, reason: '' }),
    notify: emit(({ context: { asked } }) => ({
      type: 'notice' as const,
      notice: noticeOf(askedIn(asked)),
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
      { action, targetId }: { action: DecisionAction; targetId: string },
    ) => {
      const target = targetIn(page, targetId);
      return target !== undefined && actionsFor(target).includes(action);
    },
    hasProblem: ({ context: { reason } }) => reasonProblem(reason) !== null,
  },
});

/** @throws if there is no decision, which is a defect in the chart. */
function askedIn(asked: AskedDecision | null): AskedDecision {
  if (asked === null) throw new Error('The dialog has no decision');
  return asked;
}

export function decisionOf({ asked, reason, id }: StoreReportsData): Decision {
  return { id, ...askedIn(asked), reason: reason.trim() };
}
