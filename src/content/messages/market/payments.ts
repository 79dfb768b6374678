import { factorRequired } from '../session/factor-required';
import { formatDate } from '#domain/format-date';
import { formatLongDate } from '#domain/format-long-date';
import { formatNumber } from '#domain/format-number';
import { limits } from '#domain/limits';
import type { FilterTexts } from '#domain/list-query';
import type {
  EventOutcome,
  EventReason,
  PaymentChangeError,
  SecretProblem,
} from '#domain/marketplace/payment-setup';
import { formatPrice } from '#domain/marketplace/price';
import type {
  PaymentProvider,
  PaymentsError,
  TransactionKind,
  transactionsList,
  TransactionStatus,
  UnassignedSales,
} from '#domain/marketplace/transactions';
import { connectionMessages } from '../shell/shell';

/**
 * Texts of a seller's payments (product.md §21.14). Texts for notices of machines have the name of the notice as their
 * key.
 */
export const paymentMessages = {
  // toasts
  secretSaved: 'Signing secret saved',
  secretRemoved: 'Signing secret removed',
  planAssigned: 'Plan assigned',
  planRemoved: 'Plan removed',
  planDismissed: 'Plan dismissed',
  exported: 'Transactions exported',

  // transactions
  lead: 'What your payment provider reports.',
  loading: 'Loading payments',
  searching: 'Searching...',
  /** The accessible name of the region in which the table scrolls. */
  tableLabel: 'Table of transactions',
  empty: 'No transactions found',
  emptyHelp:
    'Payments appear here once your payment provider reports them. Buyers pay on the provider’s pages.',
  emptyFilterHelp: 'No transaction matches this filter.',
  stale: 'This list may be out of date.',
  notLive: 'New payments are not shown until the connection is back.',
  unknownBuyer: 'Buyer not known yet',
  notAssigned: 'Not assigned',
  dismissed: 'Dismissed',
  unassignedHelp:
    'Sales that are not assigned to a membership are in no total. Assign or dismiss them in Settings.',
  sumsHelp: 'Amounts in different currencies are never added together.',
  monthsHelp: 'Months are in UTC.',

  // the connection
  title: 'Payment provider',
  help: 'Buyers pay on Stripe or Whop. The provider reports each payment to this address, and members and payments appear here.',
  setupLoading: 'Loading the connection',
  copyFailed: 'Your browser did not allow copying. Select the address and copy it.',
  secretHelp: "Copy it from the webhook's page at your provider. It cannot be shown again.",
  notConnected: 'Not connected',
  neverReceived: 'No event has arrived yet.',
  neverReceivedHelp:
    'If the provider says that deliveries fail with status 400, the signing secret does not match this address. Save the right one below.',
  eventsEmpty: 'No events yet',
  waitingTitle: 'Which membership is this?',
  waitingHelp: `People bought a plan that isn't linked to a membership. Assign it to a membership to make them members, or dismiss it if it isn't sold by this store. Until then, these sales are in no total. A store can assign or dismiss up to ${limits.plans} plans.`,
  setupStale: 'This may be out of date.',
  removeSecretTitle: 'Remove the signing secret?',
  removeSecretHelp: 'New payments will no longer be reported. Existing members and payments stay.',
} as const;

export const providerNames = {
  stripe: 'Stripe',
  whop: 'Whop',
} as const satisfies Record<PaymentProvider, string>;

export const kindNames = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
} as const satisfies Record<TransactionKind, string>;

export const statusNames = {
  succeeded: 'Succeeded',
  pending: 'Pending',
  failed: 'Failed',
  inquiry: 'Inquiry',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
} as const satisfies Record<TransactionStatus, string>;

/** The search and the filters of the list. */
export const transactionSearch = {
  label: 'Search transactions',
  placeholder: 'Name, Discord ID or reference',
} as const;
export const transactionFilters = {
  month: { label: 'Month', all: 'All time' },
  kind: {
    label: 'Kind',
    all: 'All kinds',
    names: { payment: 'Payments', refund: 'Refunds', dispute: 'Disputes' },
  },
  status: { label: 'Status', all: 'Any status', names: statusNames },
  membershipId: { label: 'Membership', all: 'All memberships' },
  currency: { label: 'Currency', all: 'All currencies' },
} as const satisfies FilterTexts<(typeof transactionsList)['filters']>;

export const paymentsErrors = {
  signInRequired: {
    title: 'Please sign in',
    help: 'Your session has ended. Sign in again to see your payments.',
  },
  notAllowed: {
    title: 'This store is not yours anymore',
    help: 'It may have been deleted in another tab.',
  },
  tooSlow: { title: 'The payments could not be loaded', help: connectionMessages.tooSlow },
  unreachable: {
    title: 'The payments could not be loaded',
    help: connectionMessages.tryAgain,
  },
} as const satisfies Record<PaymentsError['kind'], { title: string; help: string }>;

export const outcomeNames = {
  applied: 'Applied',
  waiting: 'Waiting',
  ignored: 'Ignored',
} as const satisfies Record<EventOutcome, string>;

export const reasonTexts = {
  unknownKind: 'This kind of event is not used.',
  notRelevant: 'Nothing to record.',
  unreadable:
    'The event could not be read. Its content is kept for 30 days, and read again with the next event.',
  unknownPlan: 'No membership has this plan.',
  dismissed: 'You dismissed this plan.',
  unknownMember: 'The buyer is not known yet.',
} as const satisfies Record<EventReason, string>;

export const changeErrorTexts = {
  signInRequired: {
    title: 'Sign in again to save this',
    help: 'Your session has ended. Nothing was changed.',
  },
  factorRequired,
  notAllowed: {
    title: 'This store is not yours anymore',
    help: 'It may have been deleted in another tab. Nothing was changed.',
  },
  rejected: {
    title: 'This was not accepted',
    help: 'The membership may have been deleted in another tab. Nothing was changed.',
  },
  unanswered: {
    title: connectionMessages.noResponse,
    help: 'It may have been saved. Check your connection and save again.',
  },
} as const satisfies Record<PaymentChangeError['kind'], { title: string; help: string }>;

export const secretProblems = {
  missing: 'Enter the signing secret.',
  tooShort: 'This is too short for a signing secret.',
  tooLong: 'This is too long for a signing secret.',
  characters: 'A signing secret has only letters, digits, and symbols, without spaces.',
  apiKey:
    'This is an API key. Use the signing secret of the webhook, which begins with “whsec_”. Never share the API key.',
} as const satisfies Record<SecretProblem, string>;

/** Instructions for connecting each payment provider. */
export const connectionSteps = {
  stripe: [
    'In the Stripe Dashboard, open Developers, then Webhooks, and add an endpoint.',
    'Paste the address below, and choose the events listed here.',
    'Reveal the signing secret of the endpoint, and save it below.',
    'After the first purchase at a price, assign that price to a membership here.',
    'In each payment link, under After payment, send buyers to /memberships of this site to confirm the purchase.',
    'To send a missed event again, open Developers, then Events, choose the event, and resend it to this endpoint.',
  ],
  whop: [
    'In the Whop dashboard, open Developer, then Webhooks, and create a webhook.',
    'Paste the address below, and choose the events listed here.',
    'Copy the secret of the webhook, and save it below.',
    'After the first purchase of a variant, assign it to a membership here. Whop calls plans variants; their IDs begin with “plan_”.',
    'To send missed events again, open the webhook in the Whop dashboard, and replay one delivery or a range of the last 30 days.',
  ],
} as const satisfies Record<PaymentProvider, readonly string[]>;

/** Returns the text that says when a secret was set. `setAt` is in ISO 8601. */
export function secretSetText(setAt: string): string {
  return `Set on ${formatLongDate(new Date(setAt))}. It cannot be shown again.`;
}

/** "1,284 transactions". */
export function transactionCountText(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'transaction' : 'transactions'}`;
}

/** Returns the version of the webhook that sent an event: "version 2026-08-14". */
export function versionText(version: string): string {
  return `version ${version}`;
}

/** Returns the number of waiting buyers, such as "1 buyer is waiting" or "3 buyers are waiting". */
export function waitingText(buyers: number): string {
  return buyers === 1 ? '1 buyer is waiting' : `${formatNumber(buyers)} buyers are waiting`;
}

/** Returns what is not in the totals: "Not assigned: $49.99 from 1 payment". */
export function unassignedText({ currency, netMinor, payments }: UnassignedSales): string {
  const count = payments === 1 ? '1 payment' : `${formatNumber(payments)} payments`;
  return `${paymentMessages.notAssigned}: ${formatPrice(netMinor, currency)} from ${count}`;
}

/** "November 2026" for '2026-11'. */
export function monthName(month: string): string {
  return formatDate(new Date(`${month}-01T00:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Returns the short name of a month: "Nov" for '2026-11'. The name of a January includes the year: "Jan 2026". */
export function shortMonthName(month: string): string {
  const isFirst = month.endsWith('-01');
  return formatDate(new Date(`${month}-01T00:00:00Z`), {
    month: 'short',
    ...(isFirst && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

/** Returns the amount of a transaction. Refunds and disputes have a minus sign. */
export function amountText(kind: TransactionKind, minor: number, currency: string): string {
  return formatPrice(kind === 'payment' ? minor : -minor, currency);
}
