import { SECOND, type Story } from './story';
import type { Sold } from './store';

interface Membership {
  id: string;
  sold: Sold;
  user: { id: string; name: string; username: string; email: string } | null;
  /** Minor units. */
  price: number;
}

const places: Readonly<Record<string, number>> = { USD: 2, JPY: 0, KWD: 3 };

/** Returns minor units as the decimal number that Whop sends. */
function decimal(minor: number, currency: string): number {
  const digits = places[currency] ?? 2;
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? minor : Number(`${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

function emit(story: Story, type: string, data: object): void {
  const id = story.id('msg');
  const timestamp = new Date(story.now).toISOString();
  story.send('whop', id, { id, api_version: 'v1', type, timestamp, data });
}

function emitMembership(story: Story, change: string, { id, sold, user }: Membership): void {
  emit(story, `membership.${change}`, {
    id,
    plan: { id: sold.plans.whop },
    product: { id: 'prod_cards' },
    renewal_period_end: new Date(story.now + 604_800 * SECOND).toISOString(),
    user,
  });
}

function paymentOf({ id, sold, user, price }: Membership, payment: string, reason: string) {
  return {
    id: payment,
    total: decimal(price, sold.currency),
    currency: sold.currency.toLowerCase(),
    billing_reason: reason,
    plan: { id: sold.plans.whop },
    product: { id: 'prod_cards' },
    membership: { id, status: 'active' },
    user,
  };
}

type Payment = ReturnType<typeof paymentOf>;

/** Records a successful payment and the events that precede it. */
function pay(story: Story, membership: Membership, payment: Payment): void {
  emit(story, 'payment.created', payment);
  if (story.chance(0.3)) {
    emit(story, 'payment.pending', payment);
    story.later(0.01);
  }
  emit(story, 'payment.succeeded', payment);
  story.book('payment', 'succeeded', membership.price, membership.sold.currency);
}

/** Refunds parts of a payment, or all of it. Some refunds fail. Returns whether the whole payment was refunded. */
function refund(story: Story, { price, sold }: Membership, payment: Payment): boolean {
  const isWhole = story.chance(0.5);
  const amounts = isWhole ? [price] : [story.between(1, Math.floor(price / 2)), 1];
  let isRefunded = false;
  for (const minor of amounts) {
    story.later(1);
    const data = {
      id: story.id('rf'),
      amount: decimal(minor, sold.currency),
      currency: sold.currency.toLowerCase(),
      payment,
    };
    emit(story, 'refund.created', { ...data, status: 'pending' });
    const entry = story.book('refund', 'pending', minor, sold.currency);
    if (story.chance(0.15)) continue;
    story.later(0.5);
    entry.status = story.chance(0.2) ? 'failed' : 'succeeded';
    isRefunded = isWhole && entry.status === 'succeeded';
    emit(story, 'refund.updated', { ...data, status: entry.status });
  }
  return isRefunded;
}

function dispute(story: Story, { price, sold }: Membership, payment: Payment): void {
  const data = {
    id: story.id('dspt'),
    amount: decimal(price, sold.currency),
    currency: sold.currency.toLowerCase(),
    payment,
    plan: payment.plan,
    product: payment.product,
  };
  emit(story, 'dispute.created', { ...data, status: 'needs_response' });
  const entry = story.book('dispute', 'open', price, sold.currency);
  if (story.chance(0.4)) return;
  story.later(2);
  emit(story, 'dispute.updated', { ...data, status: 'under_review' });
  if (story.chance(0.3)) return;
  story.later(2);
  entry.status = story.chance(0.5) ? 'won' : 'lost';
  emit(story, 'dispute.updated', { ...data, status: entry.status });
}

function newMembership(story: Story, sold: Sold): Membership {
  const id = story.id('user');
  const user = { id, name: `Buyer ${id}`, username: id, email: `${id}@buyers.example` };
  return {
    id: story.id('mem'),
    sold,
    user: story.chance(0.1) ? null : user,
    price: story.between(100, 99_999),
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
  emit(story, 'payment.failed', payment);
  story.becomes(membership.id, membership.sold, 'past_due');
  const failed = story.book('payment', 'failed', membership.price, membership.sold.currency);
  if (story.chance(0.3)) return false;
  story.later(2);
  if (story.chance(0.4)) {
    cancel(story, membership);
    return false;
  }
  emit(story, 'payment.succeeded', payment);
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
    emit(story, 'payment.failed', first);
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
      dispute(story, membership, paid);
      story.becomes(membership.id, sold, 'canceled');
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
    dispute(story, membership, payment);
    story.becomes(membership.id, sold, 'canceled');
  }
}
