import type {
  DecisionAction,
  DecisionError,
  ReasonProblem,
  ReportsError,
  ReportStatus,
  ReportView,
} from '#domain/admin/moderation';
import { REASON_LENGTH } from '#domain/admin/moderation';
import { formatDate } from '#domain/format-date';
import { formatNumber } from '#domain/format-number';

/** Texts of the reports in the admin panel (product.md §13.3). Keys that machines emit have the name of the notice. */
export const moderationMessages = {
  title: 'Reports',
  loading: 'Loading reports',
  refreshing: 'Reading the list again...',
  stale: 'The list may be out of date',
  staleHelp: 'It could not be read again. Check your connection and try again.',
  noDetails: 'No text.',
  addressOf: 'Address',

  // decisions
  hidden: 'Store hidden',
  restored: 'Store restored',
  dismissed: 'Reports dismissed',
  reasonLabel: 'Reason',
} as const;

export const viewLabels = {
  open: 'Open',
  closed: 'Closed',
  hidden: 'Hidden stores',
  log: 'Log',
} as const satisfies Record<ReportView, string>;

/** What a list says while it has no rows. */
export const emptyViews = {
  open: { title: 'No open reports', help: 'Reports of stores appear here.' },
  closed: { title: 'No closed reports', help: 'Reports appear here once somebody has decided.' },
  hidden: { title: 'No hidden stores', help: 'A store that you hide can be restored here.' },
  log: { title: 'No decisions yet', help: 'Every decision is listed here, and none is deleted.' },
} as const satisfies Record<ReportView, { title: string; help: string }>;

export const statusLabels = {
  open: 'Open',
  dismissed: 'Dismissed',
  acted: 'Store hidden',
} as const satisfies Record<ReportStatus, string>;

export const loggedActions = {
  hide: 'Hid the store',
  restore: 'Restored the store',
  dismiss: 'Dismissed the reports',
} as const satisfies Record<DecisionAction, string>;

/** The button of a decision, and its dialog. */
export const decisionTexts = {
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
    help: 'The store stays as it is. Your reason is kept in the log; nobody else sees it.',
    pending: 'Dismissing...',
  },
} as const satisfies Record<
  DecisionAction,
  Record<'button' | 'title' | 'help' | 'pending', string>
>;

/** Why a decision was not made. */
export const decisionErrors = {
  clash: {
    title: 'Nothing was decided',
    help: 'Somebody else decided about this store, or it was reported again. Look at the list and decide again; your reason is kept.',
  },
  noStore: {
    title: 'This store does not exist anymore',
    help: 'Its owner has deleted it, so there is nothing to decide.',
  },
  notAllowed: {
    title: 'You cannot decide about stores anymore',
    help: 'Your access to the admin panel was removed.',
  },
  signInRequired: {
    title: 'Your session has ended',
    help: 'Sign in again, then confirm. Your reason is still here.',
  },
  rejected: {
    title: 'The reason was not accepted',
    help: 'Change it and confirm again.',
  },
  unanswered: {
    title: 'No response',
    help: 'The decision may not have been stored. Check your connection and confirm again. It counts once.',
  },
} as const satisfies Record<DecisionError['kind'], { title: string; help: string }>;

/** Why the reports are not shown. */
export const reportsErrors = {
  notAllowed: {
    title: 'You cannot see the reports',
    help: 'Only site admins and the platform owner can.',
  },
  signInRequired: {
    title: 'Your session has ended',
    help: 'Sign in again to see the reports.',
  },
  unreachable: {
    title: 'The reports could not be loaded',
    help: 'Check your connection and try again.',
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

/** "mira, Nov 24, 2026, 6:20 PM", in the viewer's time zone. */
export function byAndAtText(name: string, at: string): string {
  const time = formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return `${name}, ${time}`;
}

/** "Owner: mira". */
export function ownerText(name: string): string {
  return `Owner: ${name}`;
}

/** "Hidden: the reason". */
export function hiddenForText(reason: string | null): string {
  return reason === null ? 'Hidden without a reason' : `Hidden: ${reason}`;
}
