import {
  type Decision,
  type DecisionAction,
  kindOf,
  type ReportView,
} from '#domain/admin/moderation';
import type { TargetKind, UserReport } from '#domain/marketplace/store-report';
import type { BackendCall } from './backend-calls';

/** Reports a store or a review (`report_store()`, `report_review()`). The database stores at most one report per id. */
export const reportCall = ({ id, target, kind, details }: UserReport): BackendCall => ({
  path: `/rest/v1/rpc/report_${target.kind}`,
  body: { report_id: id, [`${target.kind}_id`]: target.id, kind, details },
});

/** Reads one page of the reported or hidden stores and reviews (function `moderation_reports()`). */
export const reportedTargetsCall = (
  status: Exclude<ReportView, 'log'>,
  page: number,
  pageSize: number,
): BackendCall => ({
  path: '/rest/v1/rpc/moderation_reports',
  body: { status, page, page_size: pageSize },
});

/** Reads one page of the log (function `moderation_decisions()`). */
export const decisionsCall = (page: number, pageSize: number): BackendCall => ({
  path: '/rest/v1/rpc/moderation_decisions',
  body: { page, page_size: pageSize },
});

const functions = {
  store: { hide: 'hide_store', restore: 'restore_store', dismiss: 'dismiss_reports' },
  review: { hide: 'hide_review', restore: 'restore_review', dismiss: 'dismiss_review_reports' },
} as const satisfies Record<TargetKind, Record<DecisionAction, string>>;

/**
 * Makes a decision about a store or a review. The database rejects the decision if the store or the review is no longer
 * in the state that the site admin saw. It stores at most one decision per id.
 */
export const decideCall = ({ id, action, target, reason }: Decision): BackendCall => ({
  path: `/rest/v1/rpc/${functions[kindOf(target)][action]}`,
  body: {
    decision_id: id,
    [`${kindOf(target)}_id`]: target.id,
    reason,
    last_decision: target.lastDecision,
    ...(action === 'dismiss' && { open_reports: target.openReports }),
    ...(target.review && { seen_version: target.review.version }),
  },
});
