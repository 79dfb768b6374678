import { createActorContext } from '@xstate/react';
import { assign, type DoneActorEvent, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import {
  checkReport,
  emptyReport,
  type ReportError,
  type ReportForm,
  type ReportTarget,
  type UserReport,
} from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import {
  type ErrorKind,
  type ErrorParams,
  errorTransitions,
  isError,
} from '../../error-transitions';
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

interface StoreReportInput {
  target: ReportTarget;
  /** The input from before a reload or a sign-in; null if there is none. */
  draft: ReportDraft | null;
  /** Returns a random uuid. */
  newId: () => string;
}

type StoreReportEvent =
  | { type: 'open' }
  | { type: 'change'; fields: Partial<ReportForm> }
  | { type: 'send' }
  | { type: 'close' }
  /** Sent when the session becomes known, and after each change of the session. */
  | { type: 'viewer changed'; isSignedIn: boolean };

interface StoreReportData extends Omit<StoreReportInput, 'draft'> {
  form: ReportForm;
  id: string;
  /** null until the session is known. */
  isSignedIn: boolean | null;
  /** Whether all problems are shown. True after the user has tried to send. */
  isChecked: boolean;
}

const storeReportSetup = setup({
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
function reportOf({ form, id, target }: StoreReportData): UserReport {
  const { report } = checkReport(form);
  if (report === null) throw new Error('The form has problems');
  return { id, target, ...report };
}

const answered = ({ event }: { event: DoneActorEvent<ReportAnswer> }) => event.output;

const viewer = ({ event }: { event: { isSignedIn: boolean } }) => event.isSignedIn;

const keepOpen = { type: 'keep', params: true } as const;
const keepClosed = { type: 'keep', params: false } as const;

/** The events of the open form while no request is pending. */
const open = storeReportSetup.createStateConfig({
  on: {
    change: {
      target: '#editing',
      actions: [{ type: 'change', params: ({ event }) => event.fields }, keepOpen],
    },
    send: '#checking',
    close: { target: '#closed', actions: keepClosed },
  },
});

/** This user cannot report this store or review, so the form cannot be sent again. */
const final = storeReportSetup.createStateConfig({
  on: { close: { target: '#closed', actions: ['forget', 'drop'] } },
});

/**
 * The dialog with which a user reports a store or a review (product.md §21.15, §21.20). The input is kept until the
 * report is stored, even if the dialog is closed, the page is reloaded, or the user signs in.
 */
export const storeReportMachine = storeReportSetup.createMachine({
  id: 'storeReport',
  context: ({ input: { target, draft, newId } }) => ({
    target,
    newId,
    form: draft?.form ?? emptyReport,
    id: draft?.id ?? newId(),
    isSignedIn: null,
    isChecked: false,
  }),
  initial: 'closed',
  on: {
    'viewer changed': {
      actions: { type: 'setViewer', params: viewer },
    },
  },
  states: {
    closed: {
      id: 'closed',
      entry: 'uncheck',
      on: { open: { target: 'editing', actions: keepOpen } },
    },
    editing: { id: 'editing', tags: 'open', ...open },
    checking: {
      id: 'checking',
      tags: 'open',
      always: [
        { guard: 'hasProblem', target: 'editing', actions: 'check' },
        { guard: 'isSignedOut', target: 'refused.signInRequired' },
        { target: 'sending' },
      ],
    },
    sending: {
      tags: 'open',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => reportOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'sent',
            actions: ['forget', 'drop'],
          },
          ...errorTransitions<ReportAnswer>()({
            gone: 'refused.gone',
            own: 'refused.own',
            alreadyReported: 'refused.alreadyReported',
            tooManyReports: 'refused.tooManyReports',
            signInRequired: 'refused.signInRequired',
            rejected: 'refused.rejected',
            unanswered: 'refused.unanswered',
          }),
        ],
      },
    },
    sent: { tags: 'open', on: { close: '#closed' } },
    refused: {
      tags: 'open',
      initial: 'unanswered',
      states: {
        gone: final,
        own: final,
        alreadyReported: final,
        tooManyReports: open,
        /** The text is kept during the sign-in, because the browser may leave this page to sign the user in. */
        signInRequired: {
          ...open,
          on: {
            ...open.on,
            'viewer changed': [
              {
                guard: { type: 'isSignedIn', params: viewer },
                target: '#editing',
                actions: { type: 'setViewer', params: viewer },
              },
              { actions: { type: 'setViewer', params: viewer } },
            ],
          },
        },
        rejected: open,
        unanswered: open,
      } as const satisfies Record<ErrorKind<ReportAnswer>, object>,
    },
  },
});

export const StoreReportContext = createActorContext(storeReportMachine);

type ReportSnapshot = SnapshotFrom<typeof storeReportMachine>;

export function isReportOpen(snapshot: ReportSnapshot): boolean {
  return snapshot.hasTag('open');
}

/** Returns why the report was not sent; null if there was no error. */
export function reportError({ value }: ReportSnapshot): ReportError['kind'] | null {
  return typeof value === 'object' ? value.refused : null;
}
