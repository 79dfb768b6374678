import type { ErrorOf } from '../result';
import { lengthOf } from '../bot-config/problem';
import { pagesOf } from '../list-query';
import type { Rating } from '../marketplace/review';
import type { StoredReportKind, TargetKind } from '../marketplace/store-report';

/** The lists in the "Reports" section of the admin panel (product.md §13.3). */
export const reportViews = ['open', 'closed', 'hidden', 'log'] as const;
export type ReportView = (typeof reportViews)[number];

export interface ReportsQuery {
  view: ReportView;
  /** Starts at 0. */
  page: number;
}

export const reportStatuses = ['open', 'dismissed', 'acted'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export interface ReviewWords {
  rating: Rating;
  text: string;
}

export interface ReportEntry {
  id: string;
  kind: StoredReportKind;
  details: string;
  status: ReportStatus;
  /** ISO 8601. */
  createdAt: string;
  reporterName: string;
  /** The review as it was when it was reported; null for a report of a store. */
  reviewThen: ReviewWords | null;
}

/** A review in the lists. If its author has deleted the review, the text is empty. */
export interface ListedReview extends ReviewWords {
  authorName: string;
  /** Increases with every change by the author. */
  version: number;
  isDeleted: boolean;
}

/** A store or a review that was reported or hidden. `slug`, `name` and `ownerName` are those of the store. */
export interface ReportedTarget {
  /** The id of the store or of the review. */
  id: string;
  slug: string;
  name: string;
  ownerName: string;
  isPublic: boolean;
  /** null if the store itself was reported or hidden. */
  review: ListedReview | null;
  isHidden: boolean;
  /** Null if it is not hidden, or was hidden without a reason. */
  hiddenReason: string | null;
  /** The id of the newest decision about the store or the review; null if there is none. */
  lastDecision: string | null;
  openReports: number;
  /** The number of this target's reports that belong to the list. `reports` contains only the newest 20 of them. */
  totalReports: number;
  /** Newest first. */
  reports: readonly ReportEntry[];
}

export const decisionActions = ['hide', 'restore', 'dismiss'] as const;
export type DecisionAction = (typeof decisionActions)[number];

export interface LoggedDecision {
  id: string;
  action: DecisionAction;
  kind: TargetKind;
  storeName: string;
  /** The author of the review; null for a decision about a store. */
  authorName: string | null;
  decidedBy: string;
  /** ISO 8601. */
  decidedAt: string;
  reason: string;
}

export type ReportsPage =
  | { kind: 'targets'; total: number; targets: readonly ReportedTarget[] }
  | { kind: 'log'; total: number; decisions: readonly LoggedDecision[] };

export const REPORTS_PER_PAGE = { targets: 20, log: 50 } as const;

/** A decision to be stored. If the same decision is sent twice, with the same id, it is stored only once. */
export interface Decision {
  /** A UUID that the browser creates. */
  id: string;
  action: DecisionAction;
  /** The store or the review in the state that the site admin saw. */
  target: Pick<ReportedTarget, 'id' | 'review' | 'lastDecision' | 'openReports'>;
  reason: string;
}

export interface AskedDecision extends Decision {
  target: ReportedTarget;
}

export type ReportsError = { kind: 'notAllowed' | 'signInRequired' | 'tooSlow' | 'unreachable' };

/**
 * Why a decision was not made.
 * - `clash`: since the list was read, another site admin has decided, the author has changed the review, or the number of
 *   reports has changed.
 * - `gone`: the store or the review does not exist anymore.
 * - `unanswered`: there was no response, so the decision may or may not have been stored.
 */
export const decisionErrorKinds = [
  'clash',
  'gone',
  'notAllowed',
  'signInRequired',
  'rejected',
  'unanswered',
] as const;
export type DecisionError = ErrorOf<typeof decisionErrorKinds>;

const saysChange = {
  clash: true,
  gone: true,
  notAllowed: true,
  signInRequired: false,
  rejected: false,
  unanswered: false,
} as const satisfies Record<DecisionError['kind'], boolean>;

/** Returns whether the error says that the list is out of date. The decision then cannot be confirmed again. */
export function isListOutdatedBy(kind: DecisionError['kind']): boolean {
  return saysChange[kind];
}

/** Returns a decision to ask for. If it is the one that was asked for last, it keeps the reason that was typed. */
export function askedAgain(
  last: AskedDecision | null,
  asked: Omit<AskedDecision, 'reason'>,
): AskedDecision {
  const isSame = last?.action === asked.action && last.target.id === asked.target.id;
  return { ...asked, reason: isSame ? last.reason : '' };
}

export const REASON_LENGTH = 1_000;

export type ReasonProblem = 'missing' | 'tooLong';

export function reasonProblem(typed: string): ReasonProblem | null {
  const reason = typed.trim();
  if (reason === '') return 'missing';
  return lengthOf(reason) > REASON_LENGTH ? 'tooLong' : null;
}

export function kindOf({ review }: Pick<ReportedTarget, 'review'>): TargetKind {
  return review === null ? 'store' : 'review';
}

/** Returns the review as it was when it was reported; null if it has not changed since, or if a store was reported. */
export function wordsBefore(
  { reviewThen }: Pick<ReportEntry, 'reviewThen'>,
  { review }: Pick<ReportedTarget, 'review'>,
): ReviewWords | null {
  const isSame = reviewThen?.rating === review?.rating && reviewThen?.text === review?.text;
  return isSame ? null : reviewThen;
}

export function actionsFor({
  isHidden,
  openReports,
}: Pick<ReportedTarget, 'isHidden' | 'openReports'>): readonly DecisionAction[] {
  return [isHidden ? 'restore' : 'hide', ...(openReports > 0 ? (['dismiss'] as const) : [])];
}

/** Returns the number of pages of a list, at least 1. */
export function pageCountOf({ kind, total }: Pick<ReportsPage, 'kind' | 'total'>): number {
  return pagesOf(total, REPORTS_PER_PAGE[kind]);
}
