import * as v from 'valibot';
import { minorUnits } from './amount.ts';
import { eventOf, idsOf, reader, withTransaction } from './event.ts';
import type { Details, PaymentEvent, Reader } from './event.ts';
import * as field from './fields.ts';

const envelope = v.object({
  id: field.id,
  type: field.kind,
  timestamp: field.lenient(field.moment),
  data: v.optional(v.unknown()),
});

/** A decimal amount in the currency's major unit, such as 49.99. */
const decimal = v.union([v.number(), v.string()]);

/** The buyer. Null if the user deleted the account. */
const user = field.lenient(
  v.object({ id: field.id, name: field.name, username: field.name, email: field.email }),
);

type User = v.InferOutput<typeof user>;

const membershipSchema = v.object({
  id: field.id,
  plan: field.link,
  product: field.link,
  renewal_period_end: field.lenient(field.moment),
  user,
});

const paymentSchema = v.object({
  id: field.id,
  total: field.lenient(decimal),
  subtotal: field.lenient(decimal),
  currency: field.currency,
  billing_reason: field.lenient(v.string()),
  membership: field.link,
  plan: field.link,
  product: field.link,
  user,
});

type Payment = v.InferOutput<typeof paymentSchema>;

/** The payment that a refund or a dispute is about. */
const about = field.lenient(
  v.object({
    id: field.id,
    total: field.lenient(decimal),
    currency: field.lenient(field.currency),
    billing_reason: field.lenient(v.string()),
    membership: field.link,
    plan: field.link,
    product: field.link,
    user,
  }),
);

const refundSchema = v.object({
  id: field.id,
  amount: decimal,
  currency: field.currency,
  status: v.string(),
  payment: about,
});

type Refund = v.InferOutput<typeof refundSchema>;

const disputeSchema = v.object({
  id: field.id,
  amount: decimal,
  currency: field.currency,
  status: v.string(),
  payment: about,
  plan: field.link,
  product: field.link,
});

/** The billing reasons of payments that start a membership. */
const firstPayments: readonly (string | null)[] = ['subscription_create', 'one_time'];

const readers: ReadonlyMap<string, Reader> = new Map([
  ['payment.created', () => 'notRelevant'],
  ['payment.pending', reader(paymentSchema, (payment) => readPayment(payment, 'pending', null))],
  [
    'payment.succeeded',
    reader(paymentSchema, (payment) => readPayment(payment, 'succeeded', 'active')),
  ],
  [
    'payment.failed',
    reader(paymentSchema, (payment) => {
      // If the first payment of a membership fails, the membership has not started, so the member is not past due.
      const isFirst = firstPayments.includes(payment.billing_reason);
      return readPayment(payment, 'failed', isFirst ? null : 'past_due');
    }),
  ],
  [
    'membership.activated',
    reader(membershipSchema, (membership) => readMembership(membership, 'active')),
  ],
  [
    'membership.deactivated',
    reader(membershipSchema, (membership) => readMembership(membership, 'canceled')),
  ],
  ['refund.created', reader(refundSchema, readRefund)],
  ['refund.updated', reader(refundSchema, readRefund)],
  [
    'dispute.created',
    reader(disputeSchema, (dispute) => readDispute(dispute, { member_status: 'canceled' })),
  ],
  ['dispute.updated', reader(disputeSchema, (dispute) => readDispute(dispute, {}))],
]);

/**
 * Reads an event of Whop. Returns null if the event has no id or type.
 * @param receivedAt the time to use for an event without a time of its own, in ISO 8601
 */
export function readWhopEvent(body: unknown, receivedAt: string): PaymentEvent | null {
  const parsed = v.safeParse(envelope, body);
  if (!parsed.success) return null;
  const { id, type, timestamp, data } = parsed.output;
  return eventOf(
    { event_id: id, kind: type, occurred_at: timestamp ?? receivedAt },
    readers.get(type),
    data,
  );
}

function readPayment(
  payment: Payment,
  status: 'pending' | 'succeeded' | 'failed',
  memberStatus: Details['member_status'],
) {
  const total = payment.total ?? payment.subtotal;
  return withTransaction(
    {
      reference: payment.membership,
      related: idsOf(payment.id),
      plan_ids: idsOf(payment.plan, payment.product),
      member_status: memberStatus,
      ...buyer(payment.user),
    },
    {
      kind: 'payment',
      reference: payment.id,
      status,
      amount: total === null ? null : minorUnits(total, payment.currency),
      currency: payment.currency,
    },
  );
}

function readMembership(
  membership: v.InferOutput<typeof membershipSchema>,
  status: 'active' | 'canceled',
) {
  return {
    reference: membership.id,
    plan_ids: idsOf(membership.plan, membership.product),
    member_status: status,
    until: membership.renewal_period_end,
    ...buyer(membership.user),
  };
}

function readRefund(refund: Refund) {
  const { id, currency, payment } = refund;
  const status = refundStatus(refund.status);
  const amount = minorUnits(refund.amount, currency);
  // A refund of one period does not end a subscription.
  const isPurchaseRefunded =
    status === 'succeeded' &&
    amount !== null &&
    payment?.billing_reason === 'one_time' &&
    payment.currency === currency &&
    amount >= (minorUnits(payment.total ?? '', currency) ?? Infinity);
  if (amount === 0) return 'notRelevant';
  return withTransaction(
    {
      reference: payment?.membership ?? null,
      related: idsOf(id, payment?.id ?? null),
      plan_ids: idsOf(payment?.plan ?? null, payment?.product ?? null),
      member_status: isPurchaseRefunded ? 'refunded' : null,
      ...buyer(payment?.user ?? null),
    },
    { kind: 'refund', reference: id, status, amount, currency },
  );
}

function readDispute(
  dispute: v.InferOutput<typeof disputeSchema>,
  change: Pick<Partial<Details>, 'member_status'>,
) {
  const { id, currency, payment } = dispute;
  return withTransaction(
    {
      ...change,
      reference: payment?.membership ?? null,
      related: idsOf(id, payment?.id ?? null),
      plan_ids: idsOf(dispute.plan, dispute.product),
      ...buyer(payment?.user ?? null),
    },
    {
      kind: 'dispute',
      reference: id,
      status: disputeStatus(dispute.status),
      amount: minorUnits(dispute.amount, currency),
      currency,
    },
  );
}

function buyer(found: User): Pick<Details, 'customer_id' | 'display_name' | 'email'> {
  return {
    customer_id: found?.id ?? null,
    display_name: found?.name ?? found?.username ?? null,
    email: found?.email ?? null,
  };
}

function refundStatus(status: string): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/**
 * Returns the dispute status for a status of Whop. A closed inquiry counts as won, because the seller does not lose any
 * money.
 */
function disputeStatus(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'closed'].includes(status) ? 'won' : 'open';
}
