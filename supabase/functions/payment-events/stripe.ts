import * as v from 'valibot';
import { minorUnitsOfStripe } from './amount.ts';
import { eventOf, idsOf, reader, withTransaction } from './event.ts';
import type { Details, PaymentEvent, Reader } from './event.ts';
import * as field from './fields.ts';

const envelope = v.object({
  id: field.id,
  type: field.kind,
  created: field.lenient(field.moment),
  data: field.lenient(v.object({ object: v.unknown() })),
});

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

const sessionSchema = v.object({
  id: field.id,
  mode: v.string(),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: field.lenient(amount),
  currency: field.lenient(field.currency),
  customer: field.link,
  customer_details: field.lenient(v.object({ name: field.name, email: field.email })),
  customer_email: field.email,
  client_reference_id: field.buyerReference,
  invoice: field.link,
  payment_intent: field.link,
  payment_link: field.link,
  subscription: field.link,
});

type Session = v.InferOutput<typeof sessionSchema>;

/** A line of an invoice, or an item of a subscription. Newer API versions have `pricing` instead of `price`. */
const priced = {
  price: field.lenient(v.object({ id: field.id, product: field.link })),
  pricing: field.lenient(
    v.object({
      price_details: field.lenient(v.object({ price: field.link, product: field.link })),
    }),
  ),
};

type Priced = v.InferOutput<v.ObjectSchema<typeof priced, undefined>>;

const invoiceSchema = v.object({
  id: field.id,
  amount_paid: amount,
  amount_due: amount,
  currency: field.currency,
  billing_reason: field.lenient(v.string()),
  customer: field.link,
  customer_name: field.name,
  customer_email: field.email,
  charge: field.link,
  payment_intent: field.link,
  // Older API versions.
  subscription: field.link,
  // Newer API versions.
  parent: field.lenient(
    v.object({ subscription_details: field.lenient(v.object({ subscription: field.link })) }),
  ),
  payments: field.lenient(
    v.object({
      data: v.array(
        v.object({
          payment: field.lenient(v.object({ charge: field.link, payment_intent: field.link })),
        }),
      ),
    }),
  ),
  lines: field.lenient(
    v.object({ data: v.array(v.object({ amount: field.lenient(v.number()), ...priced })) }),
  ),
});

type Invoice = v.InferOutput<typeof invoiceSchema>;

const subscriptionSchema = v.object({
  id: field.id,
  status: v.string(),
  customer: field.link,
  // Older API versions. Newer ones have it in the items.
  current_period_end: field.lenient(field.seconds),
  items: field.lenient(
    v.object({
      data: v.array(v.object({ current_period_end: field.lenient(field.seconds), ...priced })),
    }),
  ),
});

const chargeSchema = v.object({
  id: field.id,
  customer: field.link,
  invoice: field.link,
  payment_intent: field.link,
});

const refundedChargeSchema = v.object({
  ...chargeSchema.entries,
  amount,
  amount_refunded: amount,
  currency: field.currency,
  refunded: v.boolean(),
});

const disputeSchema = v.object({
  id: field.id,
  amount,
  currency: field.currency,
  status: v.string(),
  charge: field.link,
  payment_intent: field.link,
});

const invoicePaymentSchema = v.object({
  invoice: field.link,
  payment: v.object({ charge: field.link, payment_intent: field.link }),
});

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
  [
    'charge.dispute.created',
    reader(disputeSchema, (dispute) => readDispute(dispute, { member_status: 'canceled' })),
  ],
  ['charge.dispute.closed', reader(disputeSchema, (dispute) => readDispute(dispute, {}))],
  [
    'charge.succeeded',
    reader(chargeSchema, (charge) => ({
      customer_id: charge.customer,
      related: idsOf(charge.id, charge.payment_intent, charge.invoice),
    })),
  ],
  [
    'invoice_payment.paid',
    reader(invoicePaymentSchema, ({ invoice, payment }) => ({
      related: idsOf(invoice, payment.payment_intent, payment.charge),
    })),
  ],
]);

/**
 * Reads an event of Stripe, in the shape of older and newer API versions. Returns null if it has no id or type.
 *
 * @param receivedAt the time of an event that does not tell its own, in ISO 8601
 */
export function readStripeEvent(body: unknown, receivedAt: string): PaymentEvent | null {
  const parsed = v.safeParse(envelope, body);
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.output;
  return eventOf(
    { event_id: id, kind: type, occurred_at: created ?? receivedAt },
    readers.get(type),
    data?.object,
  );
}

/** Reads a checkout. The first invoice of a subscription has the payment, so the checkout itself has none. */
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

/** Reads an invoice of a subscription. Other invoices are not relevant: a checkout has the payment of a purchase. */
function readInvoice(invoice: Invoice, status: 'succeeded' | 'failed', total: number) {
  const reference = invoice.subscription ?? invoice.parent?.subscription_details?.subscription;
  if (!reference) return 'notRelevant';
  const payments = invoice.payments?.data.map(({ payment }) => payment) ?? [];
  const lines = invoice.lines?.data ?? [];
  // A subscription whose first payment failed has not begun, so nobody is late.
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
      // A change of plan credits the old plan with a negative amount.
      plan_ids: planIds(lines.filter((line) => (line.amount ?? 0) >= 0)),
      member_status: status === 'succeeded' ? 'active' : isLate ? 'past_due' : null,
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

function readSubscription(subscription: v.InferOutput<typeof subscriptionSchema>) {
  const items = subscription.items?.data ?? [];
  const ends = items.map((item) => item.current_period_end ?? '').toSorted();
  return {
    reference: subscription.id,
    customer_id: subscription.customer,
    plan_ids: planIds(items),
    member_status: memberStatus.get(subscription.status) ?? null,
    until: subscription.current_period_end ?? (ends.at(-1) || null),
  };
}

function readRefundedCharge(charge: v.InferOutput<typeof refundedChargeSchema>) {
  const { id, amount_refunded: total, currency } = charge;
  if (total === 0) return 'notRelevant';
  return withTransaction(
    {
      customer_id: charge.customer,
      related: idsOf(id, charge.payment_intent, charge.invoice),
      member_status: charge.refunded || total >= charge.amount ? 'refunded' : null,
    },
    {
      kind: 'refund',
      reference: id,
      status: 'succeeded',
      amount: minorUnitsOfStripe(total, currency),
      currency,
      isCumulative: true,
    },
  );
}

function readDispute(
  dispute: v.InferOutput<typeof disputeSchema>,
  change: Pick<Partial<Details>, 'member_status'>,
) {
  return withTransaction(
    { ...change, related: idsOf(dispute.id, dispute.charge, dispute.payment_intent) },
    {
      kind: 'dispute',
      reference: dispute.id,
      status: disputeStatus(dispute.status),
      amount: minorUnitsOfStripe(dispute.amount, dispute.currency),
      currency: dispute.currency,
    },
  );
}

/** A closed inquiry and a prevented dispute take no money from the seller. */
function disputeStatus(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

/** Returns the prices of lines or items, then their products. */
function planIds(lines: readonly Priced[]): string[] {
  const found = lines.map(({ price, pricing }) => ({
    price: price?.id ?? pricing?.price_details?.price ?? null,
    product: price?.product ?? pricing?.price_details?.product ?? null,
  }));
  return idsOf(...found.map(({ price }) => price), ...found.map(({ product }) => product));
}
