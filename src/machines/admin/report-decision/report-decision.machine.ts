import { createActorContext } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import {
  type AskedDecision,
  type DecisionError,
  decisionErrorKinds,
  isListOutdatedBy,
} from '#domain/admin/moderation';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';
import { failedRun, runningSubject } from '../../charts/view';

/** A decision about a store or a review in the admin panel (product.md §13.3). Each edit of its reason asks anew. */
export const reportDecisionMachine = command<{
  answer: Result<null, DecisionError>;
  subject: AskedDecision;
}>()({
  id: 'reportDecision',
  kinds: decisionErrorKinds,
  asks: true,
});

export const ReportDecisionContext = createActorContext(reportDecisionMachine);

type DecisionSnapshot = SnapshotFrom<typeof reportDecisionMachine>;

export const decisionError = (decision: DecisionSnapshot) => failedRun(decision)?.kind ?? null;

export const isDeciding = (decision: DecisionSnapshot) => runningSubject(decision) !== null;

/** Returns whether the dialog is open. It closes if the decision cannot be confirmed again. */
export function isDecisionOpen(decision: DecisionSnapshot): boolean {
  const error = decisionError(decision);
  return error === null ? !decision.matches('idle') : !isListOutdatedBy(error);
}
