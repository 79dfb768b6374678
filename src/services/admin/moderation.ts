import {
  type Decision,
  decisionActions,
  type DecisionError,
  decisionErrorKinds,
  REPORTS_PER_PAGE,
  type ReportsError,
  type ReportsPage,
  type ReportsQuery,
  reportStatuses,
} from '#domain/admin/moderation';
import { ratings } from '#domain/marketplace/review';
import { storedReportKinds, targetKinds } from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { changeErrors, outcomeOf, outcomes, readErrors, resultOf } from '../answers';
import { type BackendCall, rpcCall } from '../backend-call';
import { time } from '../market/store-columns';
import { listOf, row } from '../rows';
import { callBackend, rpc } from '../supabase/call-backend';

const rating = v.picklist(ratings);

const report = v.pipe(
  row({
    id: v.string(),
    kind: v.picklist(storedReportKinds),
    details: v.string(),
    status: v.picklist(reportStatuses),
    createdAt: time,
    reporterName: v.string(),
    reviewRating: v.nullable(rating),
    reviewText: v.nullable(v.string()),
  }),
  v.transform(({ reviewRating, reviewText, ...each }) => ({
    ...each,
    reviewThen:
      reviewRating === null || reviewText === null
        ? null
        : { rating: reviewRating, text: reviewText },
  })),
);

const review = row({
  authorName: v.string(),
  rating,
  text: v.string(),
  version: v.number(),
  isDeleted: v.boolean(),
});

const target = row(
  {
    id: v.string(),
    slug: v.string(),
    name: v.string(),
    ownerName: v.string(),
    isPublic: v.boolean(),
    review: v.nullable(review),
    isHidden: v.boolean(),
    hiddenReason: v.nullable(v.string()),
    lastDecision: v.nullable(v.string()),
    openReports: v.number(),
    totalReports: v.number(),
    reports: listOf(report),
  },
  { isHidden: 'hidden_by_site' },
);

const decision = row(
  {
    id: v.string(),
    action: v.picklist(decisionActions),
    kind: v.picklist(targetKinds),
    authorName: v.nullable(v.string()),
    storeName: v.string(),
    decidedBy: v.string(),
    decidedAt: time,
    reason: v.string(),
  },
  {
    kind: 'target_kind',
    authorName: 'target_author',
    storeName: 'target_name',
    decidedBy: 'decided_by_name',
  },
);

const targetsBody = v.object({ total: v.number(), targets: listOf(target) });
const logBody = v.object({ total: v.number(), decisions: listOf(decision) });

/** Returns one page of reported targets, of hidden targets, or of the log. */
export async function loadReports(
  { view, page }: ReportsQuery,
  signal?: AbortSignal,
): Promise<Result<ReportsPage, ReportsError>> {
  if (view === 'log') {
    const args = { page, page_size: REPORTS_PER_PAGE.log };
    const log = await resultOf(rpc('moderation_decisions', args, { signal }), logBody, readErrors);
    return log.ok ? { ok: true, value: { kind: 'log', ...log.value } } : log;
  }
  const args = { status: view, page, page_size: REPORTS_PER_PAGE.targets };
  const read = await resultOf(rpc('moderation_reports', args, { signal }), targetsBody, readErrors);
  return read.ok ? { ok: true, value: { kind: 'targets', ...read.value } } : read;
}

function decideCall({ id, action, target: about, reason }: Decision): BackendCall {
  const { lastDecision, openReports, review: seen } = about;
  const decision = { decision_id: id, reason, last_decision: lastDecision };
  if (seen) {
    const onReview = { ...decision, review_id: about.id, seen_version: seen.version };
    return action === 'dismiss'
      ? rpcCall('dismiss_review_reports', { ...onReview, open_reports: openReports })
      : rpcCall(`${action}_review`, onReview);
  }
  const onStore = { ...decision, store_id: about.id };
  return action === 'dismiss'
    ? rpcCall('dismiss_reports', { ...onStore, open_reports: openReports })
    : rpcCall(`${action}_store`, onStore);
}

const decisionOutcomes = outcomes(decisionErrorKinds, {
  ...changeErrors,
  decided: null,
  noStore: 'gone',
  noReview: 'gone',
});

/** The database rejects a decision about a changed target, and stores one with the same id only once. */
export function decideOnTarget(
  made: Decision,
  signal?: AbortSignal,
): Promise<Result<null, DecisionError>> {
  return outcomeOf(callBackend(decideCall(made), { signal }), decisionOutcomes);
}
