import assert from 'node:assert/strict';
import { readWhopEvent } from '../payment-events/whop.ts';
import {
  ignored,
  readWhop as read,
  receivedAt,
  testEssentials,
  testLinks,
  timestamp,
} from './event-lines.ts';

const user = {
  id: 'user_1',
  name: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.com',
};

const buyer = {
  customer_id: 'user_1',
  display_name: 'Ada Lovelace',
  email: 'ada@example.com',
};

const refund = {
  id: 'rf_1',
  amount: 10,
  currency: 'usd',
  status: 'succeeded',
  payment: {
    id: 'pay_1',
    total: 49.99,
    currency: 'usd',
    billing_reason: 'one_time',
    user,
    membership: { id: 'mem_1', status: 'active' },
  },
};

const refunded = {
  outcome: 'applied',
  reference: 'mem_1',
  related: ['rf_1', 'pay_1'],
  ...buyer,
  transaction_kind: 'refund',
  transaction_reference: 'rf_1',
  transaction_status: 'succeeded',
  amount_minor: 1000,
  currency: 'USD',
  payment_minor: 4999,
};

Deno.test('whop: a part of a payment is refunded', () => {
  for (const kind of ['refund.created', 'refund.updated']) {
    assert.deepEqual(read(kind, refund), refunded);
  }
  assert.deepEqual(read('refund.created', { ...refund, amount: 0 }), ignored('notRelevant'));
});

Deno.test('whop: a refund states its payment, if the currency is the same', () => {
  for (const change of [{ currency: 'jpy' }, { total: null }]) {
    const other = { ...refund, payment: { ...refund.payment, ...change } };
    assert.equal(read('refund.created', other)['payment_minor'], undefined);
  }
});

Deno.test('whop: every status of a refund', () => {
  const statuses = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled', 'other'].map(
    (status) => read('refund.updated', { ...refund, status })['transaction_status'],
  );
  assert.deepEqual(statuses, ['pending', 'pending', 'succeeded', 'failed', 'failed', 'pending']);
});

Deno.test('whop: a refund without its payment', () => {
  assert.deepEqual(read('refund.created', { ...refund, payment: null }), {
    outcome: 'applied',
    related: ['rf_1'],
    transaction_kind: 'refund',
    transaction_reference: 'rf_1',
    transaction_status: 'succeeded',
    amount_minor: 1000,
    currency: 'USD',
  });
});

const dispute = {
  id: 'dspt_1',
  amount: 49.99,
  currency: 'usd',
  status: 'needs_response',
  payment: refund.payment,
  plan: { id: 'plan_1' },
  product: { id: 'prod_1' },
};

const disputed = {
  outcome: 'applied',
  reference: 'mem_1',
  related: ['dspt_1', 'pay_1'],
  plan_ids: ['plan_1', 'prod_1'],
  ...buyer,
  transaction_kind: 'dispute',
  transaction_reference: 'dspt_1',
  transaction_status: 'open',
  amount_minor: 4999,
  currency: 'USD',
};

Deno.test('whop: every event of a dispute has its status; an inquiry is none', () => {
  for (const kind of ['dispute.created', 'dispute.updated']) {
    assert.deepEqual(read(kind, dispute), disputed);
    const asked = [
      { status: 'warning_needs_response' },
      { status: 'warning_under_review' },
      { inquiry: true },
    ].map((change) => read(kind, { ...dispute, ...change })['transaction_status']);
    assert.deepEqual(asked, ['inquiry', 'inquiry', 'inquiry']);
    const closed = { ...dispute, inquiry: true, status: 'closed' };
    assert.equal(read(kind, closed)['transaction_status'], 'won');
  }
});

Deno.test('whop: known kinds that say nothing to record', () => {
  for (const kind of ['payment.created', 'membership.trial_ending_soon', 'dispute_alert.created']) {
    assert.deepEqual(read(kind, {}), ignored('notRelevant'));
  }
});

Deno.test('whop: every status of a dispute', () => {
  const statuses = ['won', 'lost', 'closed', 'warning_closed', 'under_review', 'other'].map(
    (status) => read('dispute.updated', { ...dispute, status })['transaction_status'],
  );
  assert.deepEqual(statuses, ['won', 'lost', 'won', 'won', 'open', 'open']);
});

testLinks(read, 'refund.created', refund, ['payment', 'payment_id', 'membership', 'user']);
testLinks(read, 'dispute.created', dispute, ['payment', 'plan', 'product', 'membership_id']);
testEssentials(read, 'refund.created', refund, ['id', 'amount', 'currency', 'status']);
testEssentials(read, 'refund.updated', refund, ['id', 'amount', 'currency', 'status']);
testEssentials(read, 'dispute.created', dispute, ['id', 'amount', 'currency', 'status']);
testEssentials(read, 'dispute.updated', dispute, ['id', 'amount', 'currency', 'status']);

Deno.test('whop: an unknown kind is ignored', () => {
  for (const type of ['payout.created', 'toString']) {
    assert.deepEqual(read(type, {}), ignored('unknownKind'));
  }
});

Deno.test('whop: the time is that of the event', () => {
  const times = [timestamp, '2026-11-18T14:26:40+02:00', 1_795_004_800, undefined, 'now'].map(
    (time) => readWhopEvent({ id: 'msg_1', type: 'x', timestamp: time }, receivedAt)?.occurred_at,
  );
  assert.deepEqual(times, [timestamp, timestamp, timestamp, receivedAt, receivedAt]);
});

Deno.test('whop: an event without an id or a type is none', () => {
  for (const odd of [null, 7, [], {}, { id: 'msg_1' }, { type: 'x' }, { id: 'a b', type: 'x' }]) {
    assert.equal(readWhopEvent(odd, receivedAt), null);
  }
});
