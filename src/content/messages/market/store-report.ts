import { formatNumber } from '#domain/format-number';
import {
  REPORT_LENGTH,
  REPORTS_PER_DAY,
  type ReportError,
  type ReportKind,
  type ReportProblems,
  type TargetKind,
} from '#domain/marketplace/store-report';
import { connectionMessages } from '../shell/shell';

/** Texts for reporting a store or a review (product.md §21.15, §21.20). */
export const storeReportMessages = {
  kindLabel: 'What is wrong?',
  detailsLabel: 'What happened',
  detailsHelp: 'Do not include passwords or card numbers.',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Report sent',
  signedOut: 'You need to sign in before you send your report. Your text is kept.',
} as const;

/** The texts of the dialog that are different for stores and reviews. */
export const reportTexts = {
  store: {
    title: 'Report this store',
    help: 'Only the Grouped team sees your report. The owner of the store is not told who reported it.',
    sentHelp: 'Thank you. The Grouped team will look at the store.',
  },
  review: {
    title: 'Report this review',
    help: 'Only the Grouped team sees your report. The author of the review is not told who reported it.',
    sentHelp: 'Thank you. The Grouped team will look at the review.',
  },
} as const satisfies Record<TargetKind, Record<'title' | 'help' | 'sentHelp', string>>;

/** The labels and descriptions of the kinds of problems that a user can report. */
export const reportKindTexts = {
  scam: {
    label: 'Scam or fraud',
    description: 'You paid and got nothing, or something other than what was promised.',
  },
  illegal: { label: 'Illegal content or goods', description: null },
  impersonation: {
    label: 'Impersonation',
    description: 'It pretends to be another person or community.',
  },
  offensive: { label: 'Hateful or sexual content', description: null },
  spam: { label: 'Spam or misleading', description: null },
  other: { label: 'Something else', description: 'Say what happened below.' },
} as const satisfies Record<ReportKind, { label: string; description: string | null }>;

const commonErrors = {
  tooManyReports: {
    title: 'You have sent too many reports',
    help: `You can send ${REPORTS_PER_DAY} reports in 24 hours. Your text is kept in this tab. Try again tomorrow.`,
  },
  signInRequired: {
    title: 'Sign in to send your report',
    help: 'Your text is kept in this tab, even while you sign in with Discord.',
  },
  rejected: {
    title: 'Your report was not accepted',
    help: 'Change the text and send it again.',
  },
  unanswered: {
    title: connectionMessages.noResponse,
    help: 'Your report may not have been sent. Check your connection and send it again. It counts only once.',
  },
} as const;

/** Texts that explain why a report was not sent. */
export const reportErrors = {
  store: {
    ...commonErrors,
    gone: {
      title: 'This store is not public anymore',
      help: 'It may have been hidden or deleted. There is nothing left to report.',
    },
    own: {
      title: 'This is your own store',
      help: 'You cannot report it. To close it, open its settings in your dashboard.',
    },
    alreadyReported: {
      title: 'You have already reported this store',
      help: 'The Grouped team has your earlier report and will look at the store.',
    },
  },
  review: {
    ...commonErrors,
    gone: {
      title: 'This review is not public anymore',
      help: 'It may have been hidden or deleted. There is nothing left to report.',
    },
    own: {
      title: 'This is your own review',
      help: 'You cannot report it. You can change or delete it under “My memberships.”',
    },
    alreadyReported: {
      title: 'You have already reported this review',
      help: 'The Grouped team has your earlier report and will look at the review.',
    },
  },
} as const satisfies Record<
  TargetKind,
  Record<ReportError['kind'], { title: string; help: string }>
>;

const detailsProblems = {
  missing: 'Say what happened.',
  tooLong: `Use at most ${formatNumber(REPORT_LENGTH)} characters.`,
} as const;

/** Returns the text that is shown beside an invalid field. */
export function reportProblemText(
  field: keyof ReportProblems,
  problems: ReportProblems,
): string | undefined {
  if (field === 'kind') return problems.kind && 'Choose what is wrong.';
  return problems.details && detailsProblems[problems.details];
}
