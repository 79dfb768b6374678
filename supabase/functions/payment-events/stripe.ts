import * as v from 'valibot';
import { minorUnitsOfStripe } from './amount.ts';
import { eventOf, idsOf, reader, withTransaction } from './event.ts';
import { disputeStatus, refundStatus } from './status.ts';
import type { Details, PaymentEvent, Reader } from './event.ts';
import {
  chargeSchema,
  disputeSchema,
  envelope,
  invoicePaymentSchema,
  invoiceSchema,
  refundedChargeSchema,
  refundSchema,
  sessionSchema,
  subscriptionSchema,
} from './stripe-objects.ts';
import type {
  Dispute,
  Invoice,
  Priced,
  Refund,
  RefundedCharge,
  Session,
  Subscription,
} from './stripe-objects.ts';

const memberStatus: ReadonlyMap<string, Details['member_status']> = new Map([
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['paused', 'past_due'],
  ['canceled', 'canceled'],
  ['incomplete_expired', 'canceled'],
]);

const readers: ReadonlyMap<string, Reader> = new Map([
  ['checkout.session.completed', reader(sessionSchema, readSession)],
  ['checkout.session.async_payment_succeeded', reader(sessionSchema, readSession)],
  [
    'checkout.session.async_payment_failed',
    reader(sessionSchema, (session) => readSession(session, 'failed')),
  ],
  [
    'invoice.paid',
    reader(invoiceSchema, (invoice) => readInvoice(invoice, 'succeeded', invoice.amount_paid)),
  ],
  [
    'invoice.payment_failed',
    reader(invoiceSchema, (invoice) => readInvoice(invoice, 'failed', invoice.amount_due)),
  ],
  ['customer.subscription.created', reader(subscriptionSchema, readSubscription)],
  ['customer.subscription.updated', reader(subscriptionSchema, readSubscription)],
  ['customer.subscription.deleted', reader(subscriptionSchema, readSubscription)],
  ['charge.refunded', reader(refundedChargeSchema, readRefundedCharge)],
  // Older webhooks report refunds as `charge.refund.updated`. A refund can fail days after it succeeded.
  ...['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'].map(
    (kind): [string, Reader] => [kind, reader(refundSchema, readRefund)],
  ),
  ...['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
    (change): [string, Reader] => [`charge.dispute.${change}`, reader(disputeSchema, readDispute)],
  ),
  [
    'charge.succeeded',
    reader(chargeSchema, (charge) => ({
      customer_id: charge.customer,
      related: idsOf(charge.id, charge.payment_intent, charge.invoice),
    })),
  ],
  [
    'invoice_payment.paid',
    reader(invoicePaymentSchema, ({ invoice, payment }) => {
      const related = idsOf(invoice, payment.payment_intent, payment.charge);
      return related.length > 1 ? { related } : 'notRelevant';
    }),
  ],
]);

/**
 * Reads an event of Stripe, in the format of an older or newer API version. Returns null if the event has no id or
 * type.
 * @param receivedAt the time to use for an event without a time of its own, in ISO 8601
 */
export function readStripeEvent(body: unknown, receivedAt: string): PaymentEvent | null {
  const parsed = v.safeParse(envelope, body);
  if (!parsed.success) return null;
  const { id, type, created, api_version, data } = parsed.output;
  return eventOf(
    { event_id: id, kind: type, occurred_at: created ?? receivedAt, api_version },
    readers.get(type),
    data?.object,
  );
}

/**
 * Reads a checkout. If the checkout starts a subscription, the checkout adds no transaction, because the first invoice
 * contains the payment.
 */
function readSession(session: Session, paymentStatus?: 'failed') {
  const { id, mode, payment_status: paid, amount_total: total, currency } = session;
  const isPaid = paymentStatus === undefined && paid !== 'unpaid';
  const details: Partial<Details> = {
    customer_id: session.customer,
    related: idsOf(id, session.payment_intent, session.invoice),
    plan_ids: idsOf(session.payment_link),
    member_status: isPaid ? 'active' : null,
    display_name: session.customer_details?.name ?? null,
    email: session.customer_details?.email ?? session.customer_email,
    buyer_reference: session.client_reference_id,
  };
  if (mode === 'subscription') {
    return session.subscription === null
      ? 'unreadable'
      : { ...details, reference: session.subscription };
  }
  if (mode !== 'payment') return 'notRelevant';
  if (total === null || currency === null) return 'unreadable';
  return withTransaction(
    { ...details, reference: id },
    {
      kind: 'payment',
      reference: id,
      status: paymentStatus ?? (isPaid ? 'succeeded' : 'pending'),
      amount: minorUnitsOfStripe(total, currency),
      currency,
    },
  );
}

/**
 * Reads an invoice of a subscription. Other invoices are not relevant: the payment of a one-time purchase is already
 * contained in its checkout.
 */
function readInvoice(invoice: Invoice, status: 'succeeded' | 'failed', total: number) {
  const reference = invoice.subscription ?? invoice.parent?.subscription_details?.subscription;
  if (!reference) return 'notRelevant';
  const payments = invoice.payments?.data.map(({ payment }) => payment) ?? [];
  const lines = invoice.lines?.data ?? [];
  // If the first payment of a subscription fails, the subscription has not started, so the member is not past due.
  const isLate = invoice.billing_reason !== 'subscription_create';
  return withTransaction(
    {
      reference,
      customer_id: invoice.customer,
      related: idsOf(
        invoice.id,
        invoice.charge,
        invoice.payment_intent,
        ...payments.flatMap((payment) => [
          payment?.charge ?? null,
          payment?.payment_intent ?? null,
        ]),
      ),
      // When the plan changes, a line with a negative amount credits the old plan. Such lines are left out.
      plan_ids: planIds(lines.filter((line) => (line.amount ?? 0) >= 0)),
      member_status: status === 'succeeded' ? 'active' : isLate ? 'past_due' : null,
      is_only_for_members: status === 'failed' && invoice.billing_reason === null,
      display_name: invoice.customer_name,
      email: invoice.customer_email,
    },
    {
      kind: 'payment',
      reference: invoice.id,
      status,
      amount: minorUnitsOfStripe(total, invoice.currency),
      currency: invoice.currency,
    },
  );
}

function readSubscription(subscription: Subscription) {
  const items = subscription.items?.data ?? [];
  const ends = items.map((item) => item.current_period_end ?? '').toSorted();
  return {
    reference: subscription.id,
    customer_id: subscription.customer,
    plan_ids: planIds(items),
    member_status: memberStatus.get(subscription.status) ?? null,
    is_ending: isEnding(subscription),
    until: subscription.current_period_end ?? (ends.at(-1) || null),
  };
}

function readRefundedCharge(charge: RefundedCharge) {
  const { id, amount_refunded: total, currency } = charge;
  if (total === 0) return 'notRelevant';
  return withTransaction(
    {
      customer_id: charge.customer,
      related: idsOf(id, charge.payment_intent, charge.invoice),
    },
    {
      kind: 'refund',
      reference: id,
      status: 'succeeded',
      amount: minorUnitsOfStripe(total, currency),
      currency,
      isCumulative: true,
      ofPayment: minorUnitsOfStripe(charge.amount, currency),
    },
  );
}

function readRefund({ id, amount, currency, status, created, charge, payment_intent }: Refund) {
  return withTransaction(
    { related: idsOf(id, charge, payment_intent) },
    {
      kind: 'refund',
      reference: id,
      status: refundStatus(status),
      amount: minorUnitsOfStripe(amount, currency),
      currency,
      startedAt: created,
    },
  );
}

function readDispute(dispute: Dispute) {
  return withTransaction(
    { related: idsOf(dispute.id, dispute.charge, dispute.payment_intent) },
    {
      kind: 'dispute',
      reference: dispute.id,
      status: disputeStatus(dispute.status),
      amount: minorUnitsOfStripe(dispute.amount, dispute.currency),
      currency: dispute.currency,
    },
  );
}

function isEnding(subscription: Subscription): boolean | null {
  return subscription.cancel_at !== null || subscription.cancel_at_period_end;
}

/** Returns the ids of the prices of the given lines or items, followed by the ids of their products. */
function planIds(lines: readonly Priced[]): string[] {
  const found = lines.map(({ price, pricing }) => ({
    price: price?.id ?? pricing?.price_details?.price ?? null,
    product: price?.product ?? pricing?.price_details?.product ?? null,
  }));
  return idsOf(...found.map(({ price }) => price), ...found.map(({ product }) => product));
}
