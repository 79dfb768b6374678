import { DAY, type Entry, SECOND, type Story } from './story';
import type { Sold } from './store';

interface Customer {
  id: string;
  name: string;
  email: string;
  /** Whether the events have the format of an older API version. */
  isOlder: boolean;
}

interface Charge {
  id: string;
  intent: string;
  invoice: string | null;
  minor: number;
  currency: string;
  customer: Customer;
}

interface Subscription {
  id: string;
  sold: Sold;
  customer: Customer;
  /** Minor units. */
  price: number;
}

function emit(story: Story, type: string, object: object): void {
  const id = story.id('evt');
  const created = story.now / SECOND;
  story.send('stripe', id, { id, object: 'event', type, created, data: { object } });
}

function emitSubscription(
  story: Story,
  change: 'created' | 'updated' | 'deleted',
  { id, sold, customer }: Subscription,
  status: string,
): void {
  const end = Math.floor((story.now + 7 * DAY) / SECOND);
  const price = { id: sold.plans.stripe, product: 'prod_cards' };
  emit(story, `customer.subscription.${change}`, {
    id,
    status,
    customer: customer.id,
    ...(customer.isOlder
      ? { current_period_end: end, items: { data: [{ price }] } }
      : { items: { data: [{ price, current_period_end: end }] } }),
  });
}

interface Invoice {
  id: string;
  reason: string;
  /** The charge of the latest attempt to pay. */
  charge: Charge;
}

function newInvoice(story: Story, subscription: Subscription, reason: string): Invoice {
  const { customer, price: minor, sold } = subscription;
  const id = story.id('in');
  const charge = { id: story.id('ch'), intent: story.id('pi'), invoice: id, minor, customer };
  return { id, reason, charge: { ...charge, currency: sold.currency } };
}

function emitInvoice(
  story: Story,
  type: string,
  { id, sold, customer, price }: Subscription,
  invoice: Invoice,
): void {
  const { charge } = invoice;
  const line = { price: sold.plans.stripe, product: 'prod_cards' };
  emit(story, type, {
    id: invoice.id,
    customer: customer.id,
    customer_name: customer.name,
    customer_email: customer.email,
    billing_reason: invoice.reason,
    currency: sold.currency.toLowerCase(),
    amount_due: price,
    amount_paid: type === 'invoice.paid' ? price : 0,
    ...(customer.isOlder
      ? {
          subscription: id,
          charge: charge.id,
          payment_intent: charge.intent,
          lines: {
            data: [{ amount: price, price: { id: line.price, product: line.product } }],
          },
        }
      : {
          parent: { type: 'subscription_details', subscription_details: { subscription: id } },
          lines: {
            data: [
              { amount: price, pricing: { type: 'price_details', price_details: { ...line } } },
            ],
          },
        }),
  });
}

function emitCharge(story: Story, charge: Charge, type: string, changes: object = {}): void {
  const { id, intent, invoice, minor, currency, customer } = charge;
  emit(story, type, {
    id,
    amount: minor,
    amount_refunded: 0,
    refunded: false,
    currency: currency.toLowerCase(),
    customer: customer.id,
    payment_intent: intent,
    ...(customer.isOlder && { invoice }),
    ...changes,
  });
}

function pay(story: Story, subscription: Subscription, invoice: Invoice): void {
  const { charge } = invoice;
  emitInvoice(story, 'invoice.paid', subscription, invoice);
  emitCharge(story, charge, 'charge.succeeded');
  if (!charge.customer.isOlder) {
    emit(story, 'invoice_payment.paid', {
      id: story.id('inpay'),
      invoice: invoice.id,
      payment: { type: 'payment_intent', payment_intent: charge.intent },
    });
  }
  story.book('payment', 'succeeded', charge.minor, charge.currency);
}

/**
 * Refunds a part of a charge, or all of it, in one or two steps. Some refunds fail days later, and some of these are made
 * again. Returns whether the whole charge is refunded at the end.
 */
function refund(story: Story, charge: Charge): boolean {
  const { id, intent, minor, currency, customer } = charge;
  const part = story.between(1, minor - 1);
  const amounts = [[minor], [part], [part, minor - part]][story.between(0, 2)] ?? [];
  let total = 0;
  for (const amount of amounts) {
    let isAgain = true;
    while (isAgain) {
      story.later(story.random());
      total += amount;
      const object = {
        id: story.id('re'),
        amount,
        currency: currency.toLowerCase(),
        created: story.now / SECOND,
        charge: id,
        payment_intent: customer.isOlder ? null : intent,
      };
      if (!customer.isOlder) emit(story, 'refund.created', { ...object, status: 'succeeded' });
      const changes = { amount_refunded: total, refunded: total === minor };
      emitCharge(story, charge, 'charge.refunded', changes);
      const entry = story.book('refund', 'succeeded', amount, currency);
      isAgain = story.chance(0.3);
      if (!isAgain) break;
      story.later(2);
      const failed = { ...object, status: 'failed' };
      if (customer.isOlder) emit(story, 'charge.refund.updated', failed);
      else {
        emit(story, 'refund.updated', failed);
        emit(story, 'refund.failed', failed);
      }
      entry.status = 'failed';
      total -= amount;
      isAgain = story.chance(0.5);
    }
  }
  return total === minor;
}

/**
 * Opens a dispute or an inquiry, which can become a dispute. Some are closed. Returns whether it takes the membership
 * away at the end.
 */
function dispute(story: Story, { id: charge, intent, minor, currency }: Charge): boolean {
  const open = { id: story.id('dp'), charge, payment_intent: intent, amount: minor };
  const object = { ...open, currency: currency.toLowerCase() };
  const isInquiry = story.chance(0.5);
  const first = isInquiry ? 'warning_needs_response' : 'needs_response';
  emit(story, 'charge.dispute.created', { ...object, status: first });
  const entry: Entry = story.book('dispute', isInquiry ? 'inquiry' : 'open', minor, currency);
  if (story.chance(0.3)) return !isInquiry;
  story.later(3);
  if (isInquiry && story.chance(0.5)) {
    entry.status = 'won';
    emit(story, 'charge.dispute.closed', { ...object, status: 'warning_closed' });
    return false;
  }
  if (isInquiry) {
    // The bank withdraws the money now.
    Object.assign(entry, { status: 'open', at: story.now });
    emit(story, 'charge.dispute.updated', { ...object, status: 'needs_response' });
    story.later(3);
  }
  entry.status = story.chance(0.5) ? 'won' : 'lost';
  emit(story, 'charge.dispute.closed', { ...object, status: entry.status });
  return entry.status === 'lost';
}

export function newCustomer(story: Story): Customer {
  const id = story.id('cus');
  return { id, name: `Buyer ${id}`, email: `${id}@buyers.example`, isOlder: story.chance(0.5) };
}

/** Signs a customer up for a weekly subscription. Returns null if the first payment failed. */
function signUp(story: Story, subscription: Subscription): Invoice | null {
  const { id, sold, customer } = subscription;
  const first = newInvoice(story, subscription, 'subscription_create');
  emitSubscription(story, 'created', subscription, 'incomplete');
  if (story.chance(0.1)) {
    emitInvoice(story, 'invoice.payment_failed', subscription, first);
    story.book('payment', 'failed', subscription.price, sold.currency);
    return null;
  }
  emitSubscription(story, 'updated', subscription, 'active');
  emit(story, 'checkout.session.completed', {
    id: story.id('cs'),
    mode: 'subscription',
    payment_status: 'paid',
    amount_total: subscription.price,
    currency: sold.currency.toLowerCase(),
    customer: customer.id,
    customer_details: { name: customer.name, email: customer.email },
    invoice: first.id,
    payment_link: 'plink_unassigned',
    subscription: id,
  });
  pay(story, subscription, first);
  story.becomes(id, sold, 'active');
  return first;
}

function cancel(story: Story, subscription: Subscription): void {
  emitSubscription(story, 'deleted', subscription, 'canceled');
  story.becomes(subscription.id, subscription.sold, 'canceled');
}

/**
 * Makes the payment of a renewal fail. After that, the customer pays, stays past due, or loses the subscription.
 * Returns whether the weekly payments continue.
 */
function failRenewal(story: Story, subscription: Subscription, invoice: Invoice): boolean {
  const { id, sold, price } = subscription;
  emitInvoice(story, 'invoice.payment_failed', subscription, invoice);
  emitSubscription(story, 'updated', subscription, 'past_due');
  story.becomes(id, sold, 'past_due');
  const isRecovered = story.chance(0.5);
  story.later(2);
  if (isRecovered) {
    emitSubscription(story, 'updated', subscription, 'active');
    pay(story, subscription, invoice);
    story.becomes(id, sold, 'active');
    return true;
  }
  if (story.chance(0.5)) {
    story.book('payment', 'failed', price, sold.currency).at -= 2 * DAY;
    return false;
  }
  cancel(story, subscription);
  // The open invoice of an ended subscription can still be paid. That does not restore the subscription.
  story.later(1);
  pay(story, subscription, invoice);
  return false;
}

/**
 * Records the events of a customer who subscribes and pays every week, until the subscription ends or December 4, 2026
 * is reached.
 */
export function subscribe(story: Story, sold: Sold, customer = newCustomer(story)): void {
  const subscription = { id: story.id('sub'), sold, customer, price: story.between(100, 9999) };
  story.begin(subscription.id);
  let paid = signUp(story, subscription);
  while (paid !== null && story.now < Date.UTC(2026, 11, 4)) {
    const fate = story.random();
    if (fate < 0.12) refund(story, paid.charge);
    if (fate > 0.94) {
      story.later(1);
      if (dispute(story, paid.charge)) story.becomes(subscription.id, sold, 'canceled');
      return;
    }
    if (fate > 0.88) {
      story.later(1);
      emitSubscription(story, 'updated', subscription, 'active');
      story.later(5);
      cancel(story, subscription);
      return;
    }
    story.later(7);
    const next = newInvoice(story, subscription, 'subscription_cycle');
    if (fate > 0.76) {
      if (!failRenewal(story, subscription, next)) return;
    } else {
      emitSubscription(story, 'updated', subscription, 'active');
      pay(story, subscription, next);
    }
    paid = next;
  }
}

/** Records the events of a customer who pays once, immediately or later. */
export function buyOnce(story: Story, sold: Sold, customer = newCustomer(story)): void {
  const id = story.id('cs');
  story.begin(id);
  const minor = story.between(100, 99_999);
  const charge = { id: story.id('ch'), intent: story.id('pi'), invoice: null, minor, customer };
  const session = {
    id,
    mode: 'payment',
    amount_total: minor,
    currency: sold.currency.toLowerCase(),
    customer: customer.id,
    customer_details: { name: customer.name, email: customer.email },
    payment_intent: charge.intent,
    payment_link: sold.plans.stripe,
  };
  if (story.chance(0.3)) {
    emit(story, 'checkout.session.completed', { ...session, payment_status: 'unpaid' });
    const entry = story.book('payment', 'pending', minor, sold.currency);
    if (story.chance(0.2)) return;
    story.later(2);
    if (story.chance(0.3)) {
      const unpaid = { ...session, payment_status: 'unpaid' };
      emit(story, 'checkout.session.async_payment_failed', unpaid);
      Object.assign(entry, { status: 'failed', at: story.now });
      return;
    }
    emit(story, 'checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' });
    Object.assign(entry, { status: 'succeeded', at: story.now });
  } else {
    emit(story, 'checkout.session.completed', { ...session, payment_status: 'paid' });
    story.book('payment', 'succeeded', minor, sold.currency);
  }
  const made = { ...charge, currency: sold.currency };
  emitCharge(story, made, 'charge.succeeded');
  story.becomes(id, sold, 'active');
  const fate = story.random();
  story.later(1);
  if (fate < 0.3 && refund(story, made)) story.becomes(id, sold, 'refunded');
  if (fate > 0.85) {
    if (dispute(story, made)) story.becomes(id, sold, 'canceled');
  }
}
