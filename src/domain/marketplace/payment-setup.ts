import type { ErrorOf, Result } from '../result';
import type { PaymentProvider } from './transactions';

/** `waiting`: the plan in the event is not assigned to a membership yet, or the buyer is not known yet. */
export type EventOutcome = 'applied' | 'waiting' | 'ignored';

export type EventReason =
  | 'unknownKind'
  | 'notRelevant'
  | 'unreadable'
  | 'unknownPlan'
  | 'dismissed'
  | 'unknownMember';

/** An event that a provider has sent, without its content. Times are ISO 8601. */
export interface PaymentEvent {
  provider: PaymentProvider;
  eventId: string;
  /** The kind of the event, as the provider names it, such as 'invoice.paid'. */
  kind: string;
  occurredAt: string;
  receivedAt: string;
  outcome: EventOutcome;
  reason: EventReason | null;
  /** The version of the webhook that sent it, as the provider names it; null if it does not say it. */
  apiVersion: string | null;
  /** In minor units; null if the event has no amount. */
  amount: { minor: number; currency: string } | null;
}

/** A plan is what a provider sells the membership with: a price, product, payment link, or plan. */
export interface AssignedPlan {
  provider: PaymentProvider;
  planId: string;
  /** Null if the seller has dismissed the plan: its sales are not the store's. */
  membershipId: string | null;
}

/** A plan, or the id of a sale without one. `buyers` is how many buyers wait until it is assigned or dismissed. */
export interface WaitingPlan {
  provider: PaymentProvider;
  planId: string;
  buyers: number;
}

/** Times are ISO 8601. They are null if there is no secret or no event. */
export interface ProviderConnection {
  provider: PaymentProvider;
  secretSetAt: string | null;
  lastEventAt: string | null;
}

export interface PaymentSetup {
  providers: readonly ProviderConnection[];
  /** The last 50 events, the newest first. */
  events: readonly PaymentEvent[];
  plans: readonly AssignedPlan[];
  waitingPlans: readonly WaitingPlan[];
}

/** An empty `secret` removes the stored one. A null `membershipId` removes an assignment or a dismissal. */
export type PaymentChange =
  | { kind: 'secret'; provider: PaymentProvider; secret: string }
  | { kind: 'plan'; provider: PaymentProvider; planId: string; membershipId: string | null }
  | { kind: 'dismissal'; provider: PaymentProvider; planId: string };

export function savedChangeOf(change: PaymentChange) {
  switch (change.kind) {
    case 'secret':
      return change.secret === '' ? 'secretRemoved' : 'secretSaved';
    case 'plan':
      return change.membershipId === null ? 'planRemoved' : 'planAssigned';
    case 'dismissal':
      return 'planDismissed';
  }
}

/** `rejected`: the value is invalid, or the membership was deleted. `unanswered`: it may have been saved. */
export const paymentChangeErrorKinds = [
  'signInRequired',
  'factorRequired',
  'notAllowed',
  'rejected',
  'unanswered',
] as const;
export type PaymentChangeError = ErrorOf<typeof paymentChangeErrorKinds>;
export type PaymentChangeResult = Result<null, PaymentChangeError>;

export type SecretProblem = 'missing' | 'tooShort' | 'tooLong' | 'characters' | 'apiKey';

/**
 * A secret has 8 to 500 printable ASCII characters, at least 8 of them after the prefix `whsec_`. The database makes
 * the same check. Stripe's API keys are rejected, because they are often pasted by mistake.
 */
export function secretProblem(text: string): SecretProblem | null {
  const secret = text.trim();
  if (secret === '') return 'missing';
  if (/^(sk|rk|pk)_(live|test)_/.test(secret)) return 'apiKey';
  if (!/^[!-~]+$/.test(secret)) return 'characters';
  if (secret.length < 8 || (secret.startsWith('whsec_') && !/^whsec_[^=]{8}/.test(secret))) {
    return 'tooShort';
  }
  return secret.length > 500 ? 'tooLong' : null;
}

/**
 * Returns the webhook URL that the provider calls for a store. `functionsUrl` is the URL of the edge functions, without
 * a trailing slash.
 */
export function eventsAddress(functionsUrl: string, provider: PaymentProvider, storeId: string) {
  return `${functionsUrl}/payment-events/${provider}/${storeId}`;
}

/** The kinds of events to select at each provider. For Whop, the names are those on its settings page. */
export const wantedEvents = {
  stripe: [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'invoice.paid',
    'invoice.payment_failed',
    'invoice_payment.paid',
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'charge.succeeded',
    'charge.refunded',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ],
  whop: [
    'payment.succeeded',
    'payment.failed',
    'payment.pending',
    'payment.canceled',
    'membership.activated',
    'membership.deactivated',
    'membership.updated',
    'membership.cancel_at_period_end_changed',
    'refund.created',
    'refund.updated',
    'dispute.created',
    'dispute.updated',
  ],
} as const satisfies Record<PaymentProvider, readonly string[]>;
