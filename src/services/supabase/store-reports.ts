import type { ReportError, StoreReport } from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { reportStoreCall } from '../moderation-calls';
import { callBackend } from './call-backend';
import { fail, refusalOf, successBody } from './store-member-answers';

const reportResult = v.picklist([
  'reported',
  'noStore',
  'ownStore',
  'alreadyReported',
  'tooManyReports',
]);

/** Reports a store. A repeated report with the same id is stored once. */
export async function reportStore(
  report: StoreReport,
  signal?: AbortSignal,
): Promise<Result<null, ReportError>> {
  const answer = await callBackend(reportStoreCall(report), { signal });
  const refusal = refusalOf(answer);
  // Only a request without a session is not allowed to report.
  if (refusal) return fail(refusal === 'notAllowed' ? 'signInRequired' : refusal);
  const parsed = v.safeParse(reportResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  return parsed.output === 'reported' ? { ok: true, value: null } : fail(parsed.output);
}
