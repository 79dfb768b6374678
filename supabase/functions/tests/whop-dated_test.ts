import assert from 'node:assert/strict';
import { readWhopEvent } from '../payment-events/whop.ts';
import { ignored, readWhop as read, receivedAt } from './event-lines.ts';

// The dated format of Whop's events: flat objects, and amounts with their currency.

const money = { amount: '49.99', currency: 'usd', decimals: 2, display_decimals: 2 };
const flat = { plan_id: 'plan_1', product_id: 'prod_1', user_id: 'user_1' };
const bought = { reference: 'mem_1', plan_ids: ['plan_1', 'prod_1'], customer_id: 'user_1' };

Deno.test('whop: the dated format of each event', () => {
  const payment = {
    id: 'pay_1',
    total: money,
    membership_id: 'mem_1',
    ...flat,
    customer_email: 'ada@example.com',
  };
  assert.deepEqual(read('payment.succeeded', payment), {
    outcome: 'applied',
    ...bought,
    related: ['pay_1'],
    member_status: 'active',
    email: 'ada@example.com',
    transaction_kind: 'payment',
    transaction_reference: 'pay_1',
    transaction_status: 'succeeded',
    amount_minor: 4999,
    currency: 'USD',
  });
  assert.deepEqual(
    read('payment.failed', payment)['is_only_for_members'],
    true,
    'it may be the first payment',
  );
  const membership = {
    id: 'mem_1',
    ...flat,
    status: 'active',
    current_period_end: '2026-12-18T12:26:40.000Z',
    cancel_at_period_end: true,
  };
  const ending = {
    outcome: 'applied',
    ...bought,
    is_ending: true,
    until: membership.current_period_end,
  };
  assert.deepEqual(read('membership.cancel_at_period_end_changed', membership), ending);
  assert.deepEqual(read('membership.activated', membership), {
    ...ending,
    member_status: 'active',
  });
  for (const [status, member_status] of [
    ['completed', 'active'],
    ['past_due', 'past_due'],
    ['expired', 'canceled'],
    ['drafted', undefined],
  ]) {
    const now = read('membership.updated', { ...membership, status });
    assert.equal(now['member_status'], member_status);
  }
  const back = { outcome: 'applied', transaction_kind: 'refund', transaction_reference: 'rf_1' };
  const part = { id: 'rf_1', payment_id: 'pay_1', status: 'succeeded' };
  for (const [amounts, minor, currency] of [
    [{ amount: money, original_amount: money }, 4999, 'USD'],
    [{ amount: null, original_amount: money }, 4999, 'USD'],
    [{ amount: { ...money, amount: '10' }, original_amount: money }, 1000, 'USD'],
    [{ amount: money, original_amount: { amount: '45.5', currency: 'eur' } }, 4550, 'EUR'],
  ] as const) {
    assert.deepEqual(read('refund.updated', { ...part, ...amounts }), {
      ...back,
      related: ['rf_1', 'pay_1'],
      transaction_status: 'succeeded',
      amount_minor: minor,
      currency,
    });
  }
  assert.deepEqual(read('refund.updated', { ...part, amount: null }), ignored('unreadable'));
  const asked = { id: 'dspt_1', ...flat, amount: money, status: 'needs_response' };
  for (const payment_ of [{ id: 'pay_1', membership_id: 'mem_1' }, 'pay_1']) {
    const { related, amount_minor, plan_ids } = read('dispute.created', {
      ...asked,
      payment: payment_,
    });
    assert.deepEqual(
      [related, amount_minor, plan_ids],
      [['dspt_1', 'pay_1'], 4999, bought.plan_ids],
    );
  }
});

Deno.test('whop: the version is the date, if there is one', () => {
  const versions = [{ api_version_date: '2026-08-14' }, { api_version_date: null }, {}].map(
    (dated) =>
      readWhopEvent({ id: 'msg_1', type: 'x', api_version: 'v1', ...dated }, receivedAt)
        ?.api_version,
  );
  assert.deepEqual(versions, ['2026-08-14', 'v1', 'v1']);
});
