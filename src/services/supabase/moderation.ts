import {
  type Decision,
  decisionActions,
  type DecisionError,
  type LoggedDecision,
  type ReportedStore,
  type ReportEntry,
  REPORTS_PER_PAGE,
  type ReportsError,
  type ReportsPage,
  type ReportsQuery,
  reportStatuses,
} from '#domain/admin/moderation';
import { reportKinds } from '#domain/marketplace/store-report';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { decideCall, decisionsCall, reportedStoresCall } from '../moderation-calls';
import { callBackend } from './call-backend';
import { fail, refusalOf, successBody } from './store-member-answers';

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
);

const reportRow = v.object({
  id: v.string(),
  kind: v.picklist(reportKinds),
  details: v.string(),
  status: v.picklist(reportStatuses),
  created_at: time,
  reporter_name: v.string(),
});

const storeRow = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  owner_name: v.string(),
  is_public: v.boolean(),
  hidden_by_site: v.boolean(),
  hidden_reason: v.nullable(v.string()),
  last_decision: v.nullable(v.string()),
  open_reports: v.number(),
  total_reports: v.number(),
  reports: v.array(reportRow),
});

const decisionRow = v.object({
  id: v.string(),
  action: v.picklist(decisionActions),
  target_name: v.string(),
  decided_by_name: v.string(),
  decided_at: time,
  reason: v.string(),
});

const storesBody = v.object({ total: v.number(), stores: v.array(storeRow) });
const logBody = v.object({ total: v.number(), decisions: v.array(decisionRow) });

/** Returns one page of the reported stores, of the hidden stores, or of the log. */
export async function loadReports(
  { view, page }: ReportsQuery,
  signal?: AbortSignal,
): Promise<Result<ReportsPage, ReportsError>> {
  const call =
    view === 'log'
      ? decisionsCall(page, REPORTS_PER_PAGE.log)
      : reportedStoresCall(view, page, REPORTS_PER_PAGE.stores);
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
  const parsed = v.safeParse(storesBody, body);
  if (!parsed.success) return fail('unreachable');
  const { total, stores } = parsed.output;
  return { ok: true, value: { kind: 'stores', total, stores: stores.map(storeFrom) } };
}

const decisionResult = v.picklist(['decided', 'clash', 'noStore']);

/** Decides about a store. A repeated decision with the same id is made once. */
export async function decideOnStore(
  decision: Decision,
  signal?: AbortSignal,
): Promise<Result<null, DecisionError>> {
  const answer = await callBackend(decideCall(decision), { signal });
  const refusal = refusalOf(answer);
  if (refusal) return fail(refusal);
  const parsed = v.safeParse(decisionResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  return parsed.output === 'decided' ? { ok: true, value: null } : fail(parsed.output);
}

function storeFrom(row: v.InferOutput<typeof storeRow>): ReportedStore {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    ownerName: row.owner_name,
    isPublic: row.is_public,
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
  };
}

function decisionFrom(row: v.InferOutput<typeof decisionRow>): LoggedDecision {
  return {
    id: row.id,
    action: row.action,
    storeName: row.target_name,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at,
    reason: row.reason,
  };
}
