import { lengthOf } from '../bot-config/problem';
import type { ReportKind } from '../marketplace/store-report';

/** The lists of the section "Reports" of the admin panel (product.md §13.3). */
export const reportViews = ['open', 'closed', 'hidden', 'log'] as const;
export type ReportView = (typeof reportViews)[number];

export interface ReportsQuery {
  view: ReportView;
  /** Starts at 0. */
  page: number;
}

export const reportStatuses = ['open', 'dismissed', 'acted'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A report of a visitor. */
export interface ReportEntry {
  id: string;
  kind: ReportKind;
  details: string;
  status: ReportStatus;
  /** ISO 8601. */
  createdAt: string;
  reporterName: string;
}

export interface ReportedStore {
  id: string;
  slug: string;
  name: string;
  ownerName: string;
  /** Whether visitors can open the page of the store. */
  isPublic: boolean;
  isHidden: boolean;
  /** Why the site has hidden it; null if it is not hidden, or was hidden without a reason. */
  hiddenReason: string | null;
  /** The id of the newest decision about the store; null if there is none. */
  lastDecision: string | null;
  openReports: number;
  /** The number of reports of the list. `reports` has the newest 20 of them. */
  totalReports: number;
  /** The newest first. */
  reports: readonly ReportEntry[];
}

export const decisionActions = ['hide', 'restore', 'dismiss'] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** An entry of the log. */
export interface LoggedDecision {
  id: string;
  action: DecisionAction;
  storeName: string;
  decidedBy: string;
  /** ISO 8601. */
  decidedAt: string;
  reason: string;
}

export type ReportsPage =
  | { kind: 'stores'; total: number; stores: readonly ReportedStore[] }
  | { kind: 'log'; total: number; decisions: readonly LoggedDecision[] };

/** Rows of one page. */
export const REPORTS_PER_PAGE = { stores: 20, log: 50 } as const;

/** A decision to store. A repeated decision with the same id is made once. */
export interface Decision {
  /** A uuid from the browser. */
  id: string;
  action: DecisionAction;
  /** The store as the site admin saw it. */
  store: Pick<ReportedStore, 'id' | 'lastDecision' | 'openReports'>;
  reason: string;
}

/** Why the reports cannot be shown. */
export type ReportsError = { kind: 'notAllowed' | 'signInRequired' | 'unreachable' };

/**
 * Why a decision was not made.
 * - `clash`: somebody else decided about the store, or the reports have changed.
 * - `noStore`: the store does not exist anymore.
 * - `unanswered`: no response, and it is not known whether the decision was made.
 */
export type DecisionError = {
  kind: 'clash' | 'noStore' | 'notAllowed' | 'signInRequired' | 'rejected' | 'unanswered';
};

/** Maximum length of a reason, in characters. */
export const REASON_LENGTH = 1_000;

export type ReasonProblem = 'missing' | 'tooLong';

/** Returns why a reason cannot be saved; null if it can. */
export function reasonProblem(typed: string): ReasonProblem | null {
  const reason = typed.trim();
  if (reason === '') return 'missing';
  return lengthOf(reason) > REASON_LENGTH ? 'tooLong' : null;
}

/** Returns what can be decided about a store. */
export function actionsFor({
  isHidden,
  openReports,
}: Pick<ReportedStore, 'isHidden' | 'openReports'>): readonly DecisionAction[] {
  return [isHidden ? 'restore' : 'hide', ...(openReports > 0 ? (['dismiss'] as const) : [])];
}

/** Returns the number of pages of a list, at least 1. */
export function pageCountOf(view: ReportView, total: number): number {
  const size = view === 'log' ? REPORTS_PER_PAGE.log : REPORTS_PER_PAGE.stores;
  return Math.max(1, Math.ceil(total / size));
}
