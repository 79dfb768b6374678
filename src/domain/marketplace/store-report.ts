import type { ErrorOf } from '../result';
import { lengthOf } from '../bot-config/problem';

/** The kinds of reported targets: a store (product.md §21.15), or a review on its page (§21.20). */
export const targetKinds = ['store', 'review'] as const;
export type TargetKind = (typeof targetKinds)[number];

export interface ReportTarget {
  kind: TargetKind;
  /** The id of the store or of the review. */
  id: string;
}

export const reportKinds = [
  'scam',
  'illegal',
  'impersonation',
  'offensive',
  'spam',
  'other',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The kinds of stored reports: those of users, and the one that the site itself sends (product.md §13.3). */
export const storedReportKinds = [...reportKinds, 'unusualSales'] as const;
export type StoredReportKind = (typeof storedReportKinds)[number];

export interface ReportForm {
  kind: ReportKind | null;
  details: string;
}

export const emptyReport: ReportForm = { kind: null, details: '' };

/** A report to send. If it is sent again with the same id, it is stored only once. */
export interface UserReport {
  /** A uuid from the browser. */
  id: string;
  target: ReportTarget;
  kind: ReportKind;
  details: string;
}

/** Maximum length of the text, in characters. */
export const REPORT_LENGTH = 1_000;

/** The maximum number of reports by one user in 24 hours, for stores and reviews together. */
export const REPORTS_PER_DAY = 10;

/**
 * `gone`: the store is not public, or the review not visible. `own`: the user owns the store or wrote the review.
 * `alreadyReported`: an earlier report is still open. `rejected`: the database does not accept a value. `unanswered`:
 * the report may have been stored.
 */
export const reportErrorKinds = [
  'gone',
  'own',
  'alreadyReported',
  'tooManyReports',
  'signInRequired',
  'rejected',
  'unanswered',
] as const;
export type ReportError = ErrorOf<typeof reportErrorKinds>;

export interface ReportProblems {
  kind?: 'missing';
  details?: 'missing' | 'tooLong';
}

export interface CheckedReport {
  problems: ReportProblems;
  report: Pick<UserReport, 'kind' | 'details'> | null;
}

/** Checks a form. If the kind is `other`, `details` must not be empty. */
export function checkReport({ kind, details: typed }: ReportForm): CheckedReport {
  const details = typed.trim();
  const problem =
    lengthOf(details) > REPORT_LENGTH
      ? 'tooLong'
      : kind === 'other' && details === ''
        ? 'missing'
        : null;
  const problems: ReportProblems = {
    ...(kind === null && { kind: 'missing' }),
    ...(problem !== null && { details: problem }),
  };
  if (kind === null || problem !== null) return { problems, report: null };
  return { problems, report: { kind, details } };
}

export function isSameReport(one: ReportForm, other: ReportForm): boolean {
  return one.kind === other.kind && one.details === other.details;
}
