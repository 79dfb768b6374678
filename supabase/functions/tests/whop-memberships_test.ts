import assert from 'node:assert/strict';
import { ignored, readWhop as read, testEssentials } from './event-lines.ts';

const user = {
  id: 'user_1',
  name: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.com',
};

const payment = {
  id: 'pay_1',
  status: 'paid',
  total: 49.99,
  subtotal: 45,
  currency: 'usd',
  billing_reason: 'subscription_cycle',
  plan: { id: 'plan_1' },
  product: { id: 'prod_1', title: 'Cards' },
  user,
  membership: { id: 'mem_1', status: 'active' },
};

const buyer = {
  customer_id: 'user_1',
  display_name: 'Ada Lovelace',
  email: 'ada@example.com',
};

const paid = {
  outcome: 'applied',
  reference: 'mem_1',
  related: ['pay_1'],
  plan_ids: ['plan_1', 'prod_1'],
  member_status: 'active',
  ...buyer,
  transaction_kind: 'payment',
  transaction_reference: 'pay_1',
  transaction_status: 'succeeded',
  amount_minor: 4999,
  currency: 'USD',
};

const { member_status: _, ...unchanged } = paid;

Deno.test('whop: a payment succeeds', () => {
  assert.deepEqual(read('payment.succeeded', payment), paid);
});

Deno.test('whop: a payment fails', () => {
  const failed = { ...unchanged, transaction_status: 'failed' };
  assert.deepEqual(read('payment.failed', payment), { ...failed, member_status: 'past_due' });
  for (const billing_reason of ['subscription_create', 'one_time']) {
    assert.deepEqual(read('payment.failed', { ...payment, billing_reason }), failed);
  }
});

Deno.test('whop: a payment is pending or only created', () => {
  assert.deepEqual(read('payment.pending', payment), {
    ...unchanged,
    transaction_status: 'pending',
  });
  assert.deepEqual(read('payment.created', payment), ignored('notRelevant'));
});

Deno.test('whop: decimal amounts become minor units of the currency', () => {
  const amounts = [
    ['usd', 0.1 + 0.2],
    ['usd', '0.29'],
    ['jpy', 500],
    ['kwd', 1.234],
  ].map(([currency, total]) => {
    const { currency: code, amount_minor } = read('payment.succeeded', {
      ...payment,
      currency,
      total,
    });
    return [code, amount_minor];
  });
  assert.deepEqual(amounts, [
    ['USD', 30],
    ['USD', 29],
    ['JPY', 500],
    ['KWD', 1234],
  ]);
});

Deno.test('whop: a payment of 0 has no transaction', () => {
  const { outcome, member_status, transaction_kind } = read('payment.succeeded', {
    ...payment,
    total: 0,
  });
  assert.deepEqual([outcome, member_status, transaction_kind], ['applied', 'active', undefined]);
});

Deno.test('whop: a payment without a total has its subtotal', () => {
  const { amount_minor } = read('payment.succeeded', { ...payment, total: null });
  assert.equal(amount_minor, 4500);
  const neither = { ...payment, total: null, subtotal: null };
  assert.deepEqual(read('payment.succeeded', neither), ignored('unreadable'));
});

Deno.test('whop: a payment of a deleted user, without optional fields', () => {
  const { id, total, currency, membership } = payment;
  const { customer_id: _id, display_name: _name, email: _email, ...anonymous } = paid;
  const bare = { id, total, currency, membership, user: null };
  const { plan_ids: _plans, ...wanted } = anonymous;
  assert.deepEqual(read('payment.succeeded', bare), wanted);
  const { reference } = read('payment.succeeded', { ...payment, membership: null });
  assert.equal(reference, undefined);
});

Deno.test('whop: a user without a name has the username', () => {
  const nameless = { ...payment, user: { ...user, name: null, email: null } };
  const { display_name, email } = read('payment.succeeded', nameless);
  assert.deepEqual([display_name, email], ['ada', undefined]);
});

const membership = {
  id: 'mem_1',
  status: 'active',
  plan: { id: 'plan_1' },
  product: { id: 'prod_1' },
  renewal_period_end: '2026-12-18T12:00:00Z',
  user,
};

Deno.test('whop: a membership begins and ends', () => {
  const wanted = {
    outcome: 'applied',
    reference: 'mem_1',
    plan_ids: ['plan_1', 'prod_1'],
    until: '2026-12-18T12:00:00.000Z',
    ...buyer,
  };
  assert.deepEqual(read('membership.activated', membership), {
    ...wanted,
    member_status: 'active',
  });
  assert.deepEqual(read('membership.deactivated', membership), {
    ...wanted,
    member_status: 'canceled',
  });
});

Deno.test('whop: the end of a membership can be in seconds or missing', () => {
  const ends = [1_797_592_000, null, undefined, 'soon'].map(
    (renewal_period_end) =>
      read('membership.activated', { ...membership, renewal_period_end })['until'],
  );
  assert.deepEqual(ends, ['2026-12-18T11:06:40.000Z', undefined, undefined, undefined]);
});

testEssentials(read, 'payment.succeeded', payment, ['id', 'currency']);
testEssentials(read, 'payment.failed', payment, ['id', 'currency']);
testEssentials(read, 'payment.pending', payment, ['id', 'currency']);
testEssentials(read, 'membership.activated', membership, ['id']);
testEssentials(read, 'membership.deactivated', membership, ['id']);
