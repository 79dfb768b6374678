import { assign, emit, fromPromise, setup } from 'xstate';
import {
  checkReport,
  emptyReport,
  type ReportError,
  type ReportForm,
  type ReportTarget,
  type UserReport,
} from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type ReportAnswer = Result<null, ReportError>;

/** The input that this tab keeps until the report is stored. */
export interface ReportDraft {
  form: ReportForm;
  /**
   * The id of the report. The database stores only one report with the same id, so sending a report again does not
   * store it twice. Each edit of the input creates a new id, because the edited report is a different one.
   */
  id: string;
  isOpen: boolean;
}

export interface StoreReportInput {
  target: ReportTarget;
  /** The input from before a reload or a sign-in; null if there is none. */
  draft: ReportDraft | null;
  /** Returns a random uuid. */
  newId: () => string;
}

export type StoreReportEvent =
  | { type: 'open' }
  | { type: 'change'; fields: Partial<ReportForm> }
  | { type: 'send' }
  | { type: 'close' }
  /** Sent when the session becomes known, and after each change of the session. */
  | { type: 'viewer changed'; isSignedIn: boolean };

export interface StoreReportData extends Omit<StoreReportInput, 'draft'> {
  form: ReportForm;
  id: string;
  /** null until the session is known. */
  isSignedIn: boolean | null;
  /** Whether all problems are shown. True after the user has tried to send. */
  isChecked: boolean;
}

export const storeReportSetup = setup({
  types: {
    input: {} as StoreReportInput,
    context: {} as StoreReportData,
    events: {} as StoreReportEvent,
    /** The draft that this tab has to keep; null if there is nothing to keep. */
    emitted: {} as { type: 'keep'; draft: ReportDraft | null },
    tags: {} as 'open',
  },
  actors: {
    send: fromPromise<ReportAnswer, UserReport>(unprovided('send')),
  },
  actions: {
    change: assign(({ context: { form, newId } }, fields: Partial<ReportForm>) => ({
      form: { ...form, ...fields },
      id: newId(),
    })),
    check: assign({ isChecked: true }),
    uncheck: assign({ isChecked: false }),
    setViewer: assign((_, isSignedIn: boolean) => ({ isSignedIn })),
    forget: assign(({ context: { newId } }) => ({ form: emptyReport, id: newId() })),
    keep: emit(({ context: { form, id } }, isOpen: boolean) => ({
      type: 'keep' as const,
      draft: { form, id, isOpen },
    })),
    drop: emit({ type: 'keep' as const, draft: null }),
  },
  guards: {
    isOk: (_, answer: ReportAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    hasProblem: ({ context: { form } }) => checkReport(form).report === null,
    isSignedOut: ({ context }) => context.isSignedIn === false,
    isSignedIn: (_, isSignedIn: boolean) => isSignedIn,
  },
});

/** @throws if the form has problems, which is a defect in the chart. */
export function reportOf({ form, id, target }: StoreReportData): UserReport {
  const { report } = checkReport(form);
  if (report === null) throw new Error('The form has problems');
  return { id, target, ...report };
}
