import assert from 'node:assert/strict';
import { ignored, readStripe as read, testEssentials } from './event-lines.ts';

const invoiceBase = {
  id: 'in_1',
  object: 'invoice',
  amount_paid: 4999,
  amount_due: 4999,
  currency: 'usd',
  billing_reason: 'subscription_cycle',
  customer: 'cus_1',
  customer_name: null,
  customer_email: 'ada@example.com',
};

const olderInvoice = {
  ...invoiceBase,
  subscription: 'sub_1',
  charge: 'ch_1',
  payment_intent: 'pi_1',
  lines: { data: [{ amount: 4999, price: { id: 'price_1', product: 'prod_1' } }] },
};

const newerInvoice = {
  ...invoiceBase,
  parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } },
  payments: {
    data: [{ payment: { type: 'payment_intent', charge: 'ch_1', payment_intent: 'pi_1' } }],
  },
  lines: {
    data: [
      {
        amount: 4999,
        pricing: {
          type: 'price_details',
          price_details: { price: 'price_1', product: 'prod_1' },
        },
      },
    ],
  },
};

const paidInvoice = {
  outcome: 'applied',
  reference: 'sub_1',
  customer_id: 'cus_1',
  related: ['in_1', 'ch_1', 'pi_1'],
  plan_ids: ['price_1', 'prod_1'],
  member_status: 'active',
  email: 'ada@example.com',
  transaction_kind: 'payment',
  transaction_reference: 'in_1',
  transaction_status: 'succeeded',
  amount_minor: 4999,
  currency: 'USD',
};

for (const [version, invoice] of [
  ['older', olderInvoice],
  ['newer', newerInvoice],
] as const) {
  Deno.test(`stripe: a paid invoice of an ${version} API version`, () => {
    assert.deepEqual(read('invoice.paid', invoice), paidInvoice);
  });

  Deno.test(`stripe: an unpaid invoice of an ${version} API version`, () => {
    const unpaid = { ...invoice, amount_paid: 0 };
    const failed = { ...paidInvoice, transaction_status: 'failed', member_status: 'past_due' };
    assert.deepEqual(read('invoice.payment_failed', unpaid), failed);
    const first = { ...unpaid, billing_reason: 'subscription_create' };
    const { member_status, transaction_status } = read('invoice.payment_failed', first);
    assert.deepEqual([member_status, transaction_status], [undefined, 'failed']);
    // Without a billing reason, it is not known whether this is the first invoice.
    const unclear = read('invoice.payment_failed', { ...unpaid, billing_reason: null });
    assert.equal(unclear['is_only_for_members'], true);
  });
}

Deno.test('stripe: an invoice in a newer API version without payments has its own id', () => {
  const { payments: _, ...bare } = newerInvoice;
  assert.deepEqual(read('invoice.paid', bare)['related'], ['in_1']);
});

Deno.test('stripe: an invoice of 0 makes a member active without a transaction', () => {
  const { outcome, member_status, transaction_kind } = read('invoice.paid', {
    ...olderInvoice,
    amount_paid: 0,
    amount_due: 0,
  });
  assert.deepEqual([outcome, member_status, transaction_kind], ['applied', 'active', undefined]);
});

Deno.test('stripe: the plans of an invoice are those that it does not credit', () => {
  const line = (amount: number, id: string, product: string) => ({
    amount,
    price: { id, product },
  });
  const lines = { data: [line(-2000, 'price_0', 'prod_0'), line(4999, 'price_1', 'prod_1')] };
  assert.deepEqual(read('invoice.paid', { ...olderInvoice, lines })['plan_ids'], [
    'price_1',
    'prod_1',
  ]);
  const many = { data: Array.from({ length: 80 }, (_, at) => line(1, `price_${at}`, 'prod_1')) };
  const { plan_ids: ids } = read('invoice.paid', { ...olderInvoice, lines: many });
  assert.equal(Array.isArray(ids) && ids.length, 50);
});

Deno.test('stripe: an invoice without a subscription is not relevant', () => {
  assert.deepEqual(read('invoice.paid', invoiceBase), ignored('notRelevant'));
  const manual = { ...invoiceBase, parent: { type: 'quote_details', subscription_details: null } };
  assert.deepEqual(read('invoice.paid', manual), ignored('notRelevant'));
});

const end = 1_797_592_000;
const item = { price: { id: 'price_1', product: 'prod_1' } };
const olderSubscription = {
  id: 'sub_1',
  status: 'active',
  customer: 'cus_1',
  cancel_at_period_end: true,
  current_period_end: end,
  items: { data: [item] },
};
const newerSubscription = {
  ...olderSubscription,
  current_period_end: undefined,
  items: { data: [{ ...item, current_period_end: end }] },
};

for (const [version, subscription] of [
  ['older', olderSubscription],
  ['newer', newerSubscription],
] as const) {
  for (const change of ['created', 'updated', 'deleted']) {
    Deno.test(`stripe: a subscription of an ${version} API version is ${change}`, () => {
      assert.deepEqual(read(`customer.subscription.${change}`, subscription), {
        outcome: 'applied',
        reference: 'sub_1',
        customer_id: 'cus_1',
        plan_ids: ['price_1', 'prod_1'],
        member_status: 'active',
        is_ending: true,
        until: '2026-12-18T11:06:40.000Z',
      });
    });
  }
}

Deno.test('stripe: every status of a subscription', () => {
  const statuses = [
    'active',
    'trialing',
    'past_due',
    'unpaid',
    'paused',
    'canceled',
    'incomplete_expired',
    'incomplete',
    'new_in_2030',
  ].map((status) => {
    const read_ = read('customer.subscription.updated', { ...olderSubscription, status });
    return [status, read_['member_status']];
  });
  assert.deepEqual(statuses, [
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'canceled'],
    ['incomplete_expired', 'canceled'],
    ['incomplete', undefined],
    ['new_in_2030', undefined],
  ]);
});

testEssentials(read, 'invoice.paid', olderInvoice, ['id', 'amount_paid', 'currency']);
testEssentials(read, 'invoice.payment_failed', olderInvoice, ['id', 'amount_due', 'currency']);
testEssentials(read, 'customer.subscription.updated', olderSubscription, ['id', 'status']);
