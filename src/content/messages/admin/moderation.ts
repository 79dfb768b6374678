import { isolated } from '#domain/names';
import type {
  DecisionAction,
  DecisionError,
  ReasonProblem,
  ReportEntry,
  ReportsError,
  ReportStatus,
  ReportView,
} from '#domain/admin/moderation';
import { REASON_LENGTH } from '#domain/admin/moderation';
import { formatDate } from '#domain/format-date';
import { formatNumber } from '#domain/format-number';
import type { StoredReportKind, TargetKind } from '#domain/marketplace/store-report';
import { connectionMessages } from '../shell/shell';
import { reportKindTexts } from '../market/store-report';

/**
 * Texts of the reports in the admin panel (product.md §13.3). The key of a notice's text is the name of the notice in
 * its machine.
 */
export const moderationMessages = {
  title: 'Reports',
  loading: 'Loading reports',
  refreshing: 'Refreshing the list...',
  stale: 'The list may be out of date',
  staleHelp: 'It could not be refreshed. Check your connection and try again.',
  /** The label of a report that the site itself sends. */
  unusualSales: 'Unusual sales',
  noDetails: 'No details were given.',
  noReviewText: 'The review has no text.',
  reviewDeleted:
    'The author has deleted this review, and cannot write another one until you restore it.',
  reviewBefore: 'When it was reported, the review said:',

  // decisions
  hidden: 'Store hidden',
  restored: 'Store restored',
  reviewHidden: 'Review hidden',
  reviewRestored: 'Review restored',
  dismissed: 'Reports dismissed',
  reasonLabel: 'Reason',
} as const;

export const viewLabels = {
  open: 'Open',
  closed: 'Closed',
  hidden: 'Hidden',
  log: 'Log',
} as const satisfies Record<ReportView, string>;

/** The texts that are shown if a list is empty. */
export const emptyViews = {
  open: { title: 'No open reports', help: 'Reports about stores and reviews appear here.' },
  closed: { title: 'No closed reports', help: 'Reports appear here after a decision.' },
  hidden: { title: 'Nothing is hidden', help: 'What you hide can be restored here.' },
  log: { title: 'No decisions yet', help: 'Every decision is listed here, and none is deleted.' },
} as const satisfies Record<ReportView, { title: string; help: string }>;

const openAndDismissed = { open: 'Open', dismissed: 'Dismissed' } as const;
export const statusLabels = {
  store: { ...openAndDismissed, acted: 'Store hidden' },
  review: { ...openAndDismissed, acted: 'Review hidden' },
} as const satisfies Record<TargetKind, Record<ReportStatus, string>>;

export const loggedActions = {
  store: {
    hide: 'Hid the store',
    restore: 'Restored the store',
    dismiss: 'Dismissed the reports',
  },
  review: {
    hide: 'Hid the review',
    restore: 'Restored the review',
    dismiss: 'Dismissed the reports',
  },
} as const satisfies Record<TargetKind, Record<DecisionAction, string>>;

/** The texts of a decision's button and of its dialog. */
export const decisionTexts = {
  store: {
    hide: {
      button: 'Hide store',
      title: 'Hide this store?',
      help: 'Visitors cannot find or open it anymore, and its open reports are closed. Its owner sees your reason.',
      pending: 'Hiding...',
    },
    restore: {
      button: 'Restore store',
      title: 'Restore this store?',
      help: 'Visitors can open it again if its owner has published it. Your reason is kept in the log.',
      pending: 'Restoring...',
    },
    dismiss: {
      button: 'Dismiss reports',
      title: 'Dismiss the open reports?',
      help: 'The store stays as it is. Only site admins see your reason, in the log.',
      pending: 'Dismissing...',
    },
  },
  review: {
    hide: {
      button: 'Hide review',
      title: 'Hide this review?',
      help: 'Visitors do not see it anymore, it no longer counts toward the average, and its open reports are closed. Its author sees your reason.',
      pending: 'Hiding...',
    },
    restore: {
      button: 'Restore review',
      title: 'Restore this review?',
      help: 'Visitors see it again. If its author has deleted it, they can write another one. Your reason is kept in the log.',
      pending: 'Restoring...',
    },
    dismiss: {
      button: 'Dismiss reports',
      title: 'Dismiss the open reports?',
      help: 'The review stays as it is. Only site admins see your reason, in the log.',
      pending: 'Dismissing...',
    },
  },
} as const satisfies Record<
  TargetKind,
  Record<DecisionAction, Record<'button' | 'title' | 'help' | 'pending', string>>
>;

/** Texts that explain why a decision was not saved. */
export const decisionErrors = {
  clash: {
    title: 'Your decision was not saved',
    help: 'Another site admin decided first, a new report came in, or the author changed the review. Review the list and try again. Your reason is kept.',
  },
  gone: {
    title: 'This does not exist anymore',
    help: 'The store or the review was deleted, so there is nothing to decide.',
  },
  notAllowed: {
    title: 'You can no longer decide on reports',
    help: 'Your access to the admin panel was removed.',
  },
  signInRequired: {
    title: connectionMessages.sessionEnded,
    help: 'Sign in again, then confirm. Your reason is still here.',
  },
  rejected: {
    title: 'The reason was not accepted',
    help: 'Change it and confirm again.',
  },
  unanswered: {
    title: connectionMessages.noResponse,
    help: 'The decision may not have been stored. Check your connection and confirm again. It counts only once.',
  },
} as const satisfies Record<DecisionError['kind'], { title: string; help: string }>;

/** Texts that explain why the reports cannot be shown. */
export const reportsErrors = {
  notAllowed: {
    title: 'You cannot see the reports',
    help: 'Only site admins and the platform owner can.',
  },
  signInRequired: {
    title: connectionMessages.sessionEnded,
    help: 'Sign in again to see the reports.',
  },
  tooSlow: { title: 'The reports could not be loaded', help: connectionMessages.tooSlow },
  unreachable: {
    title: 'The reports could not be loaded',
    help: connectionMessages.tryAgain,
  },
} as const satisfies Record<ReportsError['kind'], { title: string; help: string }>;

export const reasonProblems = {
  missing: 'Enter a reason.',
  tooLong: `Use at most ${formatNumber(REASON_LENGTH)} characters.`,
} as const satisfies Record<ReasonProblem, string>;

export function openReportsText(count: number): string {
  return count === 1 ? '1 open report' : `${formatNumber(count)} open reports`;
}

/** "The newest 20 of 25 reports". */
export function newestReportsText(shown: number, all: number): string {
  return `The newest ${formatNumber(shown)} of ${formatNumber(all)} reports`;
}

/** Returns a name with a time in the viewer's time zone, such as "mira, Nov 24, 2026, 6:20 PM". */
export function byAndAtText(name: string, at: string): string {
  const time = formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return `${isolated(name)}, ${time}`;
}

export function reportLabel(kind: StoredReportKind): string {
  return kind === 'unusualSales' ? moderationMessages.unusualSales : reportKindTexts[kind].label;
}

/** Returns who has sent a report, and when. */
export function reportedByText(report: ReportEntry): string {
  const { kind, reporterName, createdAt } = report;
  return byAndAtText(kind === 'unusualSales' ? 'Grouped' : reporterName, createdAt);
}

/** "Owner: mira". */
export function ownerText(name: string): string {
  return `Owner: ${isolated(name)}`;
}

/** Returns the title of a reported store or review: "Card Collectors", or "Review of Card Collectors by liam". */
export function targetTitle(store: string, author: string | null): string {
  return author === null ? store : `Review of ${isolated(store)} by ${isolated(author)}`;
}

/** "Hidden: the reason". */
export function hiddenForText(reason: string | null): string {
  return reason === null ? 'Hidden without a reason' : `Hidden: ${reason}`;
}
