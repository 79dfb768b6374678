import * as v from 'valibot';
import { minorUnits } from './amount.ts';
import { eventOf, idsOf, reader, withTransaction } from './event.ts';
import type { Details, PaymentEvent, Reader } from './event.ts';
import { disputeStatus, refundStatus } from './status.ts';
import {
  disputeSchema,
  envelope,
  membershipSchema,
  paymentSchema,
  refundSchema,
} from './whop-objects.ts';
import type { Bought, Dispute, Membership, Money, Payment, Refund } from './whop-objects.ts';

/** The billing reasons of payments that start a membership. */
const firstPayments: readonly (string | null)[] = ['subscription_create', 'one_time'];

/** The statuses of a membership. `completed` is a purchase that does not renew. */
const memberStatus: ReadonlyMap<string | null, Details['member_status']> = new Map([
  ['active', 'active'],
  ['trialing', 'active'],
  ['canceling', 'active'],
  ['completed', 'active'],
  ['past_due', 'past_due'],
  ['unresolved', 'past_due'],
  ['canceled', 'canceled'],
  ['expired', 'canceled'],
]);

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
  ['payment.canceled', reader(paymentSchema, (payment) => readPayment(payment, 'failed', null))],
  [
    'membership.activated',
    reader(membershipSchema, (membership) => readMembership(membership, 'active')),
  ],
  [
    'membership.deactivated',
    reader(membershipSchema, (membership) => readMembership(membership, 'canceled')),
  ],
  [
    'membership.updated',
    reader(membershipSchema, (membership) =>
      readMembership(membership, memberStatus.get(membership.status) ?? null),
    ),
  ],
  [
    'membership.cancel_at_period_end_changed',
    reader(membershipSchema, (membership) => readMembership(membership, null)),
  ],
  ['membership.trial_ending_soon', () => 'notRelevant'],
  ['refund.created', reader(refundSchema, readRefund)],
  ['refund.updated', reader(refundSchema, readRefund)],
  ['dispute.created', reader(disputeSchema, readDispute)],
  ['dispute.updated', reader(disputeSchema, readDispute)],
  ['dispute_alert.created', () => 'notRelevant'],
]);

/**
 * Reads an event of Whop, in either format. Returns null if the event has no id or type.
 * @param receivedAt the time to use for an event without a time of its own, in ISO 8601
 */
export function readWhopEvent(body: unknown, receivedAt: string): PaymentEvent | null {
  const parsed = v.safeParse(envelope, body);
  if (!parsed.success) return null;
  const { id, type, timestamp, api_version, api_version_date, data } = parsed.output;
  return eventOf(
    {
      event_id: id,
      kind: type,
      occurred_at: timestamp ?? receivedAt,
      api_version: api_version_date ?? api_version,
    },
    readers.get(type),
    data,
  );
}

interface Amount {
  minor: number | null;
  currency: string;
}

/** Returns an amount with its own currency, or with the one that stands beside it; null if there is none. */
function amountOf(money: Money | null, currency: string | null): Amount | null {
  if (money === null) return null;
  const [decimal, code] =
    typeof money === 'object' ? [money.amount, money.currency] : [money, currency];
  return code === null ? null : { minor: minorUnits(decimal, code), currency: code };
}

function totalOf({ total, subtotal, currency }: Payment): Amount | null {
  return amountOf(total ?? subtotal, currency);
}

function readPayment(
  payment: Payment,
  status: 'pending' | 'succeeded' | 'failed',
  memberStatusNow: Details['member_status'],
) {
  const amount = totalOf(payment);
  if (amount === null) return 'unreadable';
  return withTransaction(
    {
      reference: payment.membership ?? payment.membership_id,
      related: idsOf(payment.id),
      plan_ids: planIds(payment),
      member_status: memberStatusNow,
      is_only_for_members: memberStatusNow === 'past_due' && payment.billing_reason === null,
      ...buyer(payment),
    },
    {
      kind: 'payment',
      reference: payment.id,
      status,
      amount: amount.minor,
      currency: amount.currency,
    },
  );
}

function readMembership(membership: Membership, status: Details['member_status']) {
  return {
    reference: membership.id,
    plan_ids: planIds(membership),
    member_status: status,
    is_ending: membership.status === 'canceling' || membership.cancel_at_period_end,
    until: membership.renewal_period_end ?? membership.current_period_end,
    ...buyer(membership),
  };
}

function readRefund(refund: Refund) {
  const amount = returnedAmount(refund);
  if (amount === null) return 'unreadable';
  if (amount.minor === 0) return 'notRelevant';
  const total = refund.payment && totalOf(refund.payment);
  return withTransaction(aboutPayment(refund), {
    kind: 'refund',
    reference: refund.id,
    status: refundStatus(refund.status),
    amount: amount.minor,
    currency: amount.currency,
    ofPayment: total?.currency === amount.currency ? total.minor : null,
  });
}

/**
 * Returns what the buyer gets back, in the currency of the payment. The dated format has this as `original_amount` if
 * `amount` was converted or is not known.
 */
function returnedAmount(object: Refund): Amount | null {
  const amount = amountOf(object.amount, object.currency);
  const original = amountOf(object.original_amount, object.currency);
  return original && original.currency !== amount?.currency ? original : (amount ?? original);
}

function readDispute(dispute: Dispute) {
  const amount = returnedAmount(dispute);
  if (amount === null) return 'unreadable';
  const { buyer: by } = dispute;
  const named = typeof by === 'object' ? by : null;
  const from = aboutPayment(dispute);
  return withTransaction(
    {
      ...from,
      customer_id: from.customer_id ?? named?.id ?? (typeof by === 'string' ? by : null),
      display_name: from.display_name ?? named?.name ?? null,
      email: from.email ?? named?.email ?? null,
    },
    {
      kind: 'dispute',
      reference: dispute.id,
      status: disputeStatus(dispute.status, dispute.inquiry ?? undefined),
      amount: amount.minor,
      currency: amount.currency,
    },
  );
}

/** Returns the payment, member, plans and buyer of a refund or a dispute. */
function aboutPayment({ id, payment, payment_id, ...object }: Refund) {
  const membership = object.membership ?? object.membership_id;
  return {
    reference: membership ?? payment?.membership ?? payment?.membership_id ?? null,
    related: idsOf(id, payment?.id ?? payment_id),
    plan_ids: idsOf(...planIds(object), ...(payment ? planIds(payment) : [])),
    ...(payment ? buyer(payment) : buyer(object)),
  };
}

function planIds({ plan, plan_id, product, product_id }: Bought): string[] {
  return idsOf(plan ?? plan_id, product ?? product_id);
}

function buyer({
  user,
  user_id,
  customer_email,
}: Pick<Bought, 'user' | 'user_id' | 'customer_email'>): Pick<
  Details,
  'customer_id' | 'display_name' | 'email'
> {
  return {
    customer_id: user?.id ?? user_id,
    display_name: user?.name ?? user?.username ?? null,
    email: user?.email ?? customer_email,
  };
}
