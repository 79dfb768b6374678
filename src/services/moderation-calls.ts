import type { Decision, DecisionAction, ReportView } from '#domain/admin/moderation';
import type { StoreReport } from '#domain/marketplace/store-report';
import type { BackendCall } from './backend-calls';

/** Reports a public store (function `report_store()`). The same id is never stored twice. */
export const reportStoreCall = ({ id, storeId, kind, details }: StoreReport): BackendCall => ({
  path: '/rest/v1/rpc/report_store',
  body: { report_id: id, store_id: storeId, kind, details },
});

/** Reads one page of the reported or hidden stores (function `moderation_reports()`). */
export const reportedStoresCall = (
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
  hide: 'hide_store',
  restore: 'restore_store',
  dismiss: 'dismiss_reports',
} as const satisfies Record<DecisionAction, string>;

/** Decides about a store as the site admin saw it. The same id is never decided twice. */
export const decideCall = ({ id, action, store, reason }: Decision): BackendCall => ({
  path: `/rest/v1/rpc/${functions[action]}`,
  body: {
    decision_id: id,
    store_id: store.id,
    reason,
    last_decision: store.lastDecision,
    ...(action === 'dismiss' && { open_reports: store.openReports }),
  },
});
