import { createActorContext } from '@xstate/react';
import {
  checkReport,
  emptyReport,
  isSameReport,
  type ReportError,
  reportErrorKinds,
  type ReportForm,
  type ReportTarget,
  type UserReport,
} from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import { draftForm } from '../../charts/draft-form';

interface ReportInput {
  target: ReportTarget;
  /** Returns a random uuid. */
  newId: () => string;
}

/** The form with which a user reports a store or a review (product.md §21.15, §21.20). */
export const storeReportMachine = draftForm<{
  answer: Result<null, ReportError>;
  input: ReportInput;
  form: ReportForm;
  stored: never;
  save: UserReport;
  key: { targetId: string };
}>()({
  id: 'storeReport',
  kinds: reportErrorKinds,
  remedies: { gone: 'none', own: 'none', alreadyReported: 'none' },
  formOf: () => emptyReport,
  isSame: isSameReport,
  isStored: null,
  // The database stores only one report with the same id, and an edited report is a different one.
  ids: { newId: ({ newId }) => newId(), renewedBy: 'change' },
  save: ({ input: { target }, id, form }) => {
    const { report } = checkReport(form);
    return report && { id, target, ...report };
  },
  keyOf: ({ input: { target } }) => ({ targetId: target.id }),
});

export const StoreReportContext = createActorContext(storeReportMachine);
