import {
  type Decision,
  decisionActions,
  type DecisionError,
  type LoggedDecision,
  type ReportedTarget,
  type ReportEntry,
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
import { listOf } from '../rows';
import { type BackendCall, rpcCall } from '../backend-call';
import { callBackend } from '../supabase/call-backend';
import { time } from '../market/store-columns';
import { fail, refusalOf, successBody } from '../market/store-member-answers';

const rating = v.picklist(ratings);

const reportRow = v.object({
  id: v.string(),
  kind: v.picklist(storedReportKinds),
  details: v.string(),
  status: v.picklist(reportStatuses),
  created_at: time,
  reporter_name: v.string(),
  review_rating: v.nullable(rating),
  review_text: v.nullable(v.string()),
});

const targetRow = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  owner_name: v.string(),
  is_public: v.boolean(),
  review: v.nullable(
    v.object({
      author_name: v.string(),
      rating,
      text: v.string(),
      version: v.number(),
      is_deleted: v.boolean(),
    }),
  ),
  hidden_by_site: v.boolean(),
  hidden_reason: v.nullable(v.string()),
  last_decision: v.nullable(v.string()),
  open_reports: v.number(),
  total_reports: v.number(),
  reports: listOf(reportRow),
});

const decisionRow = v.object({
  id: v.string(),
  action: v.picklist(decisionActions),
  target_kind: v.picklist(targetKinds),
  target_author: v.nullable(v.string()),
  target_name: v.string(),
  decided_by_name: v.string(),
  decided_at: time,
  reason: v.string(),
});

const targetsBody = v.object({ total: v.number(), targets: listOf(targetRow) });
const logBody = v.object({ total: v.number(), decisions: listOf(decisionRow) });

/** Returns one page of reported targets, of hidden targets, or of the log. */
export async function loadReports(
  { view, page }: ReportsQuery,
  signal?: AbortSignal,
): Promise<Result<ReportsPage, ReportsError>> {
  const call =
    view === 'log'
      ? rpcCall('moderation_decisions', { page, page_size: REPORTS_PER_PAGE.log })
      : rpcCall('moderation_reports', { status: view, page, page_size: REPORTS_PER_PAGE.targets });
  const answer = await callBackend(call, { signal });
  const refusal = refusalOf(answer);
  if (refusal) return fail(refusal === 'rejected' ? 'unreachable' : refusal);
  const body = successBody(answer);
  if (view === 'log') {
    const parsed = v.safeParse(logBody, body);
    if (!parsed.success) return fail('unreachable');
    const { total, decisions } = parsed.output;
    return { ok: true, value: { kind: 'log', total, decisions: decisions.map(decisionFrom) } };
  }
  const parsed = v.safeParse(targetsBody, body);
  if (!parsed.success) return fail('unreachable');
  const { total, targets } = parsed.output;
  return { ok: true, value: { kind: 'targets', total, targets: targets.map(targetFrom) } };
}

function decideCall({ id, action, target, reason }: Decision): BackendCall {
  const { lastDecision, openReports, review } = target;
  const decision = { decision_id: id, reason, last_decision: lastDecision };
  if (review) {
    const onReview = { ...decision, review_id: target.id, seen_version: review.version };
    return action === 'dismiss'
      ? rpcCall('dismiss_review_reports', { ...onReview, open_reports: openReports })
      : rpcCall(`${action}_review`, onReview);
  }
  const onStore = { ...decision, store_id: target.id };
  return action === 'dismiss'
    ? rpcCall('dismiss_reports', { ...onStore, open_reports: openReports })
    : rpcCall(`${action}_store`, onStore);
}

const decisionResult = v.picklist(['decided', 'clash', 'noStore', 'noReview']);

/**
 * Makes a decision about a store or a review. The database rejects it if the store or the review is no longer in the
 * state that the site admin saw. A decision that is sent again with the same id is stored only once.
 */
export async function decideOnTarget(
  decision: Decision,
  signal?: AbortSignal,
): Promise<Result<null, DecisionError>> {
  const answer = await callBackend(decideCall(decision), { signal });
  const refusal = refusalOf(answer);
  if (refusal) return fail(refusal);
  const parsed = v.safeParse(decisionResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  if (parsed.output === 'decided') return { ok: true, value: null };
  return fail(parsed.output === 'clash' ? 'clash' : 'gone');
}

function targetFrom({ review, ...row }: v.InferOutput<typeof targetRow>): ReportedTarget {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    ownerName: row.owner_name,
    isPublic: row.is_public,
    review: review && {
      authorName: review.author_name,
      rating: review.rating,
      text: review.text,
      version: review.version,
      isDeleted: review.is_deleted,
    },
    isHidden: row.hidden_by_site,
    hiddenReason: row.hidden_reason,
    lastDecision: row.last_decision,
    openReports: row.open_reports,
    totalReports: row.total_reports,
    reports: row.reports.map(reportFrom),
  };
}

function reportFrom(row: v.InferOutput<typeof reportRow>): ReportEntry {
  return {
    id: row.id,
    kind: row.kind,
    details: row.details,
    status: row.status,
    createdAt: row.created_at,
    reporterName: row.reporter_name,
    reviewThen:
      row.review_rating === null || row.review_text === null
        ? null
        : { rating: row.review_rating, text: row.review_text },
  };
}

function decisionFrom(row: v.InferOutput<typeof decisionRow>): LoggedDecision {
  return {
    id: row.id,
    action: row.action,
    kind: row.target_kind,
    storeName: row.target_name,
    authorName: row.target_author,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at,
    reason: row.reason,
  };
}
