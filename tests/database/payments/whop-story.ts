import { SECOND, type Story } from './story';
import type { Sold } from './store';

interface Membership {
  id: string;
  sold: Sold;
  user: { id: string; name: string; username: string; email: string } | null;
  /** Minor units. */
  price: number;
  /** Whether the events have the dated, flat format. */
  isDated: boolean;
}

const places: Readonly<Record<string, number>> = { USD: 2, JPY: 0, KWD: 3 };

/** Returns minor units as a decimal text. */
function decimal(minor: number, currency: string): string {
  const digits = places[currency] ?? 2;
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** An amount in the format of a webhook: dated ones have objects, the others a number beside `currency`. */
function money({ isDated, sold: { currency } }: Membership, minor: number) {
  const amount = decimal(minor, currency);
  const code = currency.toLowerCase();
  const digits = places[currency] ?? 2;
  return isDated
    ? { amount, currency: code, decimals: digits, display_decimals: digits }
    : Number(amount);
}

function emit(story: Story, { isDated }: Membership, type: string, data: object): void {
  const id = story.id('msg');
  const timestamp = new Date(story.now).toISOString();
  const dated = { api_version_date: '2026-08-14', account_id: 'biz_seller' };
  const version = isDated ? dated : { api_version_date: null, company_id: 'biz_seller' };
  story.send('whop', id, { id, api_version: 'v1', ...version, type, timestamp, data });
}

function emitMembership(story: Story, change: string, membership: Membership): void {
  const { id, isDated, sold, user } = membership;
  const end = new Date(story.now + 604_800 * SECOND).toISOString();
  emit(
    story,
    membership,
    `membership.${change}`,
    isDated
      ? {
          id,
          status: change === 'deactivated' ? 'canceled' : 'active',
          plan_id: sold.plans.whop,
          product_id: 'prod_cards',
          user_id: user?.id ?? null,
          current_period_end: end,
          cancel_at_period_end: false,
          manage_url: `https://whop.com/billing/manage/${id}`,
        }
      : {
          id,
          plan: { id: sold.plans.whop },
          product: { id: 'prod_cards' },
          renewal_period_end: end,
          user,
        },
  );
}

interface Payment {
  id: string;
  data: object;
}

function paymentOf(membership: Membership, id: string, reason: string): Payment {
  const { isDated, sold, user, price } = membership;
  const total = money(membership, price);
  return {
    id,
    data: isDated
      ? {
          id,
          total,
          billing_reason: null,
          membership_id: membership.id,
          plan_id: sold.plans.whop,
          product_id: 'prod_cards',
          user_id: user?.id ?? null,
          customer_email: user?.email ?? null,
        }
      : {
          id,
          total,
          currency: sold.currency.toLowerCase(),
          billing_reason: reason,
          plan: { id: sold.plans.whop },
          product: { id: 'prod_cards' },
          membership: { id: membership.id, status: 'active' },
          user,
        },
  };
}

/** Records a successful payment and the events that precede it. */
function pay(story: Story, membership: Membership, { data }: Payment): void {
  emit(story, membership, 'payment.created', data);
  if (story.chance(0.3)) {
    emit(story, membership, 'payment.pending', data);
    story.later(0.01);
  }
  emit(story, membership, 'payment.succeeded', data);
  story.book('payment', 'succeeded', membership.price, membership.sold.currency);
}

/**
 * Refunds parts of a payment, or all of it, at once or in two parts. Some refunds fail, also after they succeeded.
 * Returns whether the whole payment is refunded at the end.
 */
function refund(story: Story, membership: Membership, payment: Payment): boolean {
  const { price, sold, isDated } = membership;
  const part = story.between(1, price - 1);
  const amounts = [[price], [part], [part, price - part]][story.between(0, 2)] ?? [];
  let refunded = 0;
  for (const minor of amounts) {
    story.later(1);
    const id = story.id('rf');
    const amount = money(membership, minor);
    const data = isDated
      ? {
          id,
          amount: story.chance(0.5) ? amount : null,
          original_amount: amount,
          payment_id: payment.id,
        }
      : { id, amount, currency: sold.currency.toLowerCase(), payment: payment.data };
    emit(story, membership, 'refund.created', { ...data, status: 'pending' });
    const entry = story.book('refund', 'pending', minor, sold.currency);
    if (story.chance(0.1)) continue;
    for (const status of story.chance(0.2) ? ['succeeded', 'failed'] : ['succeeded']) {
      story.later(0.5);
      emit(story, membership, 'refund.updated', { ...data, status });
      entry.status = status === 'failed' ? 'failed' : 'succeeded';
    }
    if (entry.status === 'succeeded') refunded += minor;
  }
  return refunded === price;
}

/** Opens a dispute or an inquiry. Returns whether it takes the membership away at the end. */
function dispute(story: Story, membership: Membership, payment: Payment): boolean {
  const { price, sold, isDated, user } = membership;
  const isInquiry = story.chance(0.4);
  const id = story.id('dspt');
  const amount = money(membership, price);
  const data = isDated
    ? {
        id,
        amount,
        plan_id: sold.plans.whop,
        product_id: 'prod_cards',
        payment: { id: payment.id },
        buyer: user && { id: user.id, name: user.name },
        inquiry: isInquiry,
      }
    : {
        id,
        amount,
        currency: sold.currency.toLowerCase(),
        payment: payment.data,
        plan: { id: sold.plans.whop },
        product: { id: 'prod_cards' },
      };
  const named = (status: string) => (isInquiry && !isDated ? `warning_${status}` : status);
  emit(story, membership, 'dispute.created', { ...data, status: named('needs_response') });
  const entry = story.book('dispute', isInquiry ? 'inquiry' : 'open', price, sold.currency);
  if (story.chance(0.2)) return !isInquiry;
  story.later(2);
  emit(story, membership, 'dispute.updated', { ...data, status: named('under_review') });
  if (story.chance(0.2)) return !isInquiry;
  story.later(2);
  entry.status = isInquiry || story.chance(0.5) ? 'won' : 'lost';
  const closed = isInquiry ? named('closed') : entry.status;
  emit(story, membership, 'dispute.updated', { ...data, status: closed });
  return entry.status === 'lost';
}

function newMembership(story: Story, sold: Sold): Membership {
  const id = story.id('user');
  const user = { id, name: `Buyer ${id}`, username: id, email: `${id}@buyers.example` };
  return {
    id: story.id('mem'),
    sold,
    user: story.chance(0.1) ? null : user,
    price: story.between(100, 99_999),
    isDated: story.chance(0.5),
  };
}

function cancel(story: Story, membership: Membership): void {
  emitMembership(story, 'deactivated', membership);
  story.becomes(membership.id, membership.sold, 'canceled');
}

/**
 * Makes the payment of a renewal fail. After that, the user pays, stays past due, or loses the membership. Returns
 * whether the weekly payments continue.
 */
function failRenewal(story: Story, membership: Membership, payment: Payment): boolean {
  emit(story, membership, 'payment.failed', payment.data);
  story.becomes(membership.id, membership.sold, 'past_due');
  const failed = story.book('payment', 'failed', membership.price, membership.sold.currency);
  if (story.chance(0.3)) return false;
  story.later(2);
  if (story.chance(0.4)) {
    cancel(story, membership);
    return false;
  }
  emit(story, membership, 'payment.succeeded', payment.data);
  Object.assign(failed, { status: 'succeeded', at: story.now });
  story.becomes(membership.id, membership.sold, 'active');
  return true;
}

/**
 * Records the events of a user who subscribes and pays every week, until the membership ends or the story reaches
 * December 4.
 */
export function subscribe(story: Story, sold: Sold): void {
  const membership = newMembership(story, sold);
  story.begin(membership.id);
  const first = paymentOf(membership, story.id('pay'), 'subscription_create');
  if (story.chance(0.1)) {
    emit(story, membership, 'payment.failed', first.data);
    story.book('payment', 'failed', membership.price, sold.currency);
    return;
  }
  emitMembership(story, 'activated', membership);
  pay(story, membership, first);
  story.becomes(membership.id, sold, 'active');
  let paid = first;
  while (story.now < Date.UTC(2026, 11, 4)) {
    const fate = story.random();
    // A refund of one period does not end the membership.
    if (fate < 0.12) refund(story, membership, paid);
    story.later(7);
    if (fate > 0.94) {
      if (dispute(story, membership, paid)) story.becomes(membership.id, sold, 'canceled');
      return;
    }
    if (fate > 0.88) {
      cancel(story, membership);
      return;
    }
    paid = paymentOf(membership, story.id('pay'), 'subscription_cycle');
    if (fate > 0.76) {
      if (!failRenewal(story, membership, paid)) return;
    } else pay(story, membership, paid);
  }
}

/** Records the events of a user who pays once. */
export function buyOnce(story: Story, sold: Sold): void {
  const membership = newMembership(story, sold);
  story.begin(membership.id);
  const payment = paymentOf(membership, story.id('pay'), 'one_time');
  pay(story, membership, payment);
  emitMembership(story, 'activated', membership);
  story.becomes(membership.id, sold, 'active');
  const fate = story.random();
  story.later(1);
  if (fate < 0.4 && refund(story, membership, payment)) {
    story.becomes(membership.id, sold, 'refunded');
    if (story.chance(0.5)) {
      story.later(0.1);
      cancel(story, membership);
    }
  }
  if (fate > 0.85) {
    if (dispute(story, membership, payment)) story.becomes(membership.id, sold, 'canceled');
  }
}
