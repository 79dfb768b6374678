import type { ReportError, ReportForm } from '#domain/marketplace/store-report';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { ReportAnswer, ReportDraft, storeReportMachine } from './store-report.machine';

export const typed: ReportForm = { kind: 'scam', details: 'I paid and got no role.' };

export const draft: ReportDraft = { form: typed, id: 'kept id', isOpen: true };

export const sent: ReportAnswer = { ok: true, value: null };

export const reportErrors = {
  gone: { kind: 'gone' },
  own: { kind: 'own' },
  alreadyReported: { kind: 'alreadyReported' },
  tooManyReports: { kind: 'tooManyReports' },
  signInRequired: { kind: 'signInRequired' },
  rejected: { kind: 'rejected' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<ReportError>;

export const notSent = (kind: ReportError['kind']): ReportAnswer => ({
  ok: false,
  error: reportErrors[kind],
});

/** Returns an input whose `newId` returns 'id 1', 'id 2' and so on. */
export function reportInput(kept: ReportDraft | null = null) {
  let count = 0;
  return {
    target: { kind: 'store' as const, id: 'biz_00000001' },
    draft: kept,
    newId: () => {
      count += 1;
      return `id ${count}`;
    },
  };
}

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeReportFixtures = {
  input: reportInput(),
  events: {
    open: [{ type: 'open' }],
    change: [{ type: 'change', fields: typed }],
    send: [{ type: 'send' }],
    close: [{ type: 'close' }],
    'viewer changed': [
      { type: 'viewer changed', isSignedIn: true },
      { type: 'viewer changed', isSignedIn: false },
    ],
  },
  actors: {
    send: { outcomes: [sent, ...failures<ReportError>(reportErrors)] },
  },
  delays: {},
  serialize: ({ context: { form, isChecked, isSignedIn } }) => ({ form, isChecked, isSignedIn }),
} satisfies WalkOptions<typeof storeReportMachine>;
