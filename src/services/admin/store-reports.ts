import type { ReportError, UserReport } from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { rpcCall } from '../backend-call';
import { callBackend } from '../supabase/call-backend';
import { fail, refusalOf, successBody } from '../market/store-member-answers';

/** Maps each result of the database functions to the reason why the report was not stored; null if it was stored. */
const refusals = {
  reported: null,
  noStore: 'gone',
  noReview: 'gone',
  ownStore: 'own',
  ownReview: 'own',
  alreadyReported: 'alreadyReported',
  tooManyReports: 'tooManyReports',
} as const satisfies Record<string, ReportError['kind'] | null>;

const reportResult = v.picklist([
  'reported',
  'noStore',
  'noReview',
  'ownStore',
  'ownReview',
  'alreadyReported',
  'tooManyReports',
]);

/** Sends a report of a store or a review. A report that is sent again with the same id is stored only once. */
export async function sendReport(
  report: UserReport,
  signal?: AbortSignal,
): Promise<Result<null, ReportError>> {
  const { id, target, kind, details } = report;
  const sent = { report_id: id, kind, details };
  const call =
    target.kind === 'store'
      ? rpcCall('report_store', { ...sent, store_id: target.id })
      : rpcCall('report_review', { ...sent, review_id: target.id });
  const answer = await callBackend(call, { signal });
  const refusal = refusalOf(answer);
  // All signed-in users may call these functions, so 'notAllowed' means that there is no session.
  if (refusal) return fail(refusal === 'notAllowed' ? 'signInRequired' : refusal);
  const parsed = v.safeParse(reportResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  const reason = refusals[parsed.output];
  return reason === null ? { ok: true, value: null } : fail(reason);
}
