import { lengthOf } from '../bot-config/problem';

/** What a store can be reported for (product.md §21.15). */
export const reportKinds = [
  'scam',
  'illegal',
  'impersonation',
  'offensive',
  'spam',
  'other',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What is typed into the form. */
export interface ReportForm {
  /** null until one is chosen. */
  kind: ReportKind | null;
  details: string;
}

export const emptyReport: ReportForm = { kind: null, details: '' };

/** A report to send. A repeated report with the same id is stored once. */
export interface StoreReport {
  /** A uuid from the browser. */
  id: string;
  storeId: string;
  kind: ReportKind;
  details: string;
}

/** Maximum length of the text, in characters. */
export const REPORT_LENGTH = 1_000;

/** The most reports of one user in 24 hours. */
export const REPORTS_PER_DAY = 10;

/**
 * Why a report was not stored.
 * - `noStore`: the store is not public.
 * - `alreadyReported`: an earlier report of the user is open.
 * - `rejected`: the database does not accept a value.
 * - `unanswered`: no response, and it is not known whether the report was stored.
 */
export type ReportError = {
  kind:
    | 'noStore'
    | 'ownStore'
    | 'alreadyReported'
    | 'tooManyReports'
    | 'signInRequired'
    | 'rejected'
    | 'unanswered';
};

export interface ReportProblems {
  kind?: 'missing';
  details?: 'missing' | 'tooLong';
}

export interface CheckedReport {
  problems: ReportProblems;
  /** null while there are problems. */
  report: Pick<StoreReport, 'kind' | 'details'> | null;
}

/** Checks a form. The kind `other` needs a text. */
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

/** Returns whether something was typed or chosen. */
export function isReportStarted({ kind, details }: ReportForm): boolean {
  return kind !== null || details !== '';
}
