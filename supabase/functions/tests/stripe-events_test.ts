import assert from 'node:assert/strict';
import { readStripeEvent } from '../payment-events/stripe.ts';
import {
  ignored,
  readStripe as read,
  receivedAt,
  testEssentials,
  testLinks,
} from './event-lines.ts';

const charge = {
  id: 'ch_1',
  amount: 4999,
  amount_refunded: 1000,
  refunded: false,
  currency: 'usd',
  customer: 'cus_1',
  invoice: 'in_1',
  payment_intent: 'pi_1',
};

const refund = {
  outcome: 'applied',
  customer_id: 'cus_1',
  related: ['ch_1', 'pi_1', 'in_1'],
  transaction_kind: 'refund',
  transaction_reference: 'ch_1',
  transaction_status: 'succeeded',
  amount_minor: 1000,
  currency: 'USD',
  is_cumulative: true,
  payment_minor: 4999,
};

Deno.test('stripe: refunds of a charge are the total so far', () => {
  assert.deepEqual(read('charge.refunded', charge), refund);
  assert.deepEqual(read('charge.refunded', { ...charge, amount_refunded: 4999, refunded: true }), {
    ...refund,
    amount_minor: 4999,
  });
  assert.deepEqual(
    read('charge.refunded', { ...charge, amount_refunded: 0 }),
    ignored('notRelevant'),
  );
});

Deno.test('stripe: events that only connect ids', () => {
  assert.deepEqual(read('charge.succeeded', charge), {
    outcome: 'applied',
    customer_id: 'cus_1',
    related: ['ch_1', 'pi_1', 'in_1'],
  });
  const payment = { id: 'inpay_1', invoice: 'in_1', payment: { payment_intent: 'pi_1' } };
  assert.deepEqual(read('invoice_payment.paid', payment), {
    outcome: 'applied',
    related: ['in_1', 'pi_1'],
  });
  const alone = { id: 'inpay_1', invoice: 'in_1', payment: { type: 'payment_record' } };
  assert.deepEqual(read('invoice_payment.paid', alone), ignored('notRelevant'));
});

const dispute = {
  id: 'dp_1',
  amount: 4999,
  currency: 'usd',
  status: 'needs_response',
  charge: 'ch_1',
  payment_intent: 'pi_1',
};

const disputed = {
  outcome: 'applied',
  related: ['dp_1', 'ch_1', 'pi_1'],
  transaction_kind: 'dispute',
  transaction_reference: 'dp_1',
  transaction_status: 'open',
  amount_minor: 4999,
  currency: 'USD',
};

Deno.test('stripe: every event of a refund has its status', () => {
  const object = {
    id: 're_1',
    amount: 1000,
    currency: 'usd',
    created: 1_795_000_000,
    charge: 'ch_1',
    payment_intent: 'pi_1',
  };
  for (const kind of [
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.refund.updated',
  ]) {
    assert.deepEqual(read(kind, { ...object, status: 'failed' }), {
      outcome: 'applied',
      related: ['re_1', 'ch_1', 'pi_1'],
      transaction_kind: 'refund',
      transaction_reference: 're_1',
      transaction_status: 'failed',
      amount_minor: 1000,
      currency: 'USD',
      started_at: '2026-11-18T11:06:40.000Z',
    });
  }
  const statuses = ['succeeded', 'failed', 'canceled', 'pending', 'requires_action'].map(
    (status) => read('refund.updated', { ...object, status })['transaction_status'],
  );
  assert.deepEqual(statuses, ['succeeded', 'failed', 'failed', 'pending', 'pending']);
});

Deno.test('stripe: every event of a dispute has its status; an inquiry is none', () => {
  for (const change of ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated']) {
    const kind = `charge.dispute.${change}`;
    assert.deepEqual(read(kind, dispute), disputed);
    for (const status of ['warning_needs_response', 'warning_under_review']) {
      assert.equal(read(kind, { ...dispute, status })['transaction_status'], 'inquiry');
    }
  }
});

Deno.test('stripe: every outcome of a dispute', () => {
  const outcomes = ['won', 'lost', 'warning_closed', 'prevented', 'under_review'].map(
    (status) => read('charge.dispute.closed', { ...dispute, status })['transaction_status'],
  );
  assert.deepEqual(outcomes, ['won', 'lost', 'won', 'won', 'open']);
  assert.deepEqual(read('charge.dispute.closed', { ...dispute, status: 'lost' }), {
    ...disputed,
    transaction_status: 'lost',
  });
});

testEssentials(read, 'charge.refunded', charge, [
  'id',
  'amount',
  'amount_refunded',
  'currency',
  'refunded',
]);
testLinks(read, 'charge.refunded', charge, ['customer', 'invoice', 'payment_intent']);
testLinks(read, 'charge.dispute.created', dispute, ['charge', 'payment_intent']);
testEssentials(read, 'charge.succeeded', charge, ['id']);
testEssentials(read, 'charge.dispute.created', dispute, ['id', 'amount', 'currency', 'status']);
testEssentials(read, 'invoice_payment.paid', {}, []);

Deno.test('stripe: an unknown kind and a thin event are ignored', () => {
  for (const type of ['customer.created', 'constructor', 'v1.billing.meter.error_report']) {
    assert.deepEqual(read(type, {}), ignored('unknownKind'));
  }
  const thin = { id: 'evt_1', object: 'v2.core.event', type: 'v2.core.account.updated' };
  assert.deepEqual(readStripeEvent({ ...thin, created: '2026-11-18T12:26:40.5Z' }, receivedAt), {
    ...readStripeEvent({ ...thin, created: 1_795_004_800 }, receivedAt),
    occurred_at: '2026-11-18T12:26:40.500Z',
  });
});

Deno.test('stripe: the time is that of the event', () => {
  const times = [1_795_000_000, undefined, -1, 1e15, 'yesterday'].map(
    (created) =>
      readStripeEvent({ id: 'evt_1', type: 'x', created, data: null }, receivedAt)?.occurred_at,
  );
  assert.deepEqual(times, [
    '2026-11-18T11:06:40.000Z',
    receivedAt,
    receivedAt,
    receivedAt,
    receivedAt,
  ]);
});

Deno.test('stripe: an event without an id or a type is none', () => {
  for (const odd of [null, 7, [], {}, { id: 'evt_1' }, { type: 'x' }, { id: '', type: 'x' }]) {
    assert.equal(readStripeEvent(odd, receivedAt), null);
  }
});
