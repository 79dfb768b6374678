import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { emptyReport } from '#domain/marketplace/store-report';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import { reportOf, storeReportSetup, type ReportAnswer } from './store-report.setup';

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
