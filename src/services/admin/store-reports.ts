import {
  type ReportError,
  reportErrorKinds,
  type UserReport,
} from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import { changeErrors, outcomeOf, outcomes } from '../answers';
import { rpcCall } from '../backend-call';
import { callBackend } from '../supabase/call-backend';

const reportOutcomes = outcomes(reportErrorKinds, {
  ...changeErrors,
  // All signed-in users may call these functions, so only a request without a session is denied.
  notAllowed: 'signInRequired',
  reported: null,
  noStore: 'gone',
  noReview: 'gone',
  ownStore: 'own',
  ownReview: 'own',
});

/** Sends a report of a store or a review. A report that is sent again with the same id is stored only once. */
export function sendReport(
  { id, target, kind, details }: UserReport,
  signal?: AbortSignal,
): Promise<Result<null, ReportError>> {
  const sent = { report_id: id, kind, details };
  const call =
    target.kind === 'store'
      ? rpcCall('report_store', { ...sent, store_id: target.id })
      : rpcCall('report_review', { ...sent, review_id: target.id });
  return outcomeOf(callBackend(call, { signal }), reportOutcomes);
}
