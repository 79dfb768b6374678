import assert from 'node:assert/strict';
import { ignored, readStripe as read, testEssentials, testLinks } from './event-lines.ts';

const session = {
  id: 'cs_1',
  object: 'checkout.session',
  mode: 'payment',
  payment_status: 'paid',
  amount_total: 4999,
  currency: 'usd',
  customer: 'cus_1',
  customer_details: { name: ' Ada Lovelace ', email: 'ada@example.com' },
  customer_email: null,
  client_reference_id: 'buyer_1-A',
  invoice: null,
  payment_intent: 'pi_1',
  payment_link: 'plink_1',
  subscription: null,
};

const purchase = {
  outcome: 'applied',
  reference: 'cs_1',
  customer_id: 'cus_1',
  related: ['cs_1', 'pi_1'],
  plan_ids: ['plink_1'],
  member_status: 'active',
  display_name: 'Ada Lovelace',
  email: 'ada@example.com',
  buyer_reference: 'buyer_1-A',
  transaction_kind: 'payment',
  transaction_reference: 'cs_1',
  transaction_status: 'succeeded',
  amount_minor: 4999,
  currency: 'USD',
};

const completed = 'checkout.session.completed';
const { member_status: _, ...notYetMember } = purchase;

Deno.test('stripe: a checkout of a one-time purchase', () => {
  assert.deepEqual(read(completed, session), purchase);
});

Deno.test('stripe: a checkout that is paid later', () => {
  const unpaid = { ...session, payment_status: 'unpaid' };
  assert.deepEqual(read(completed, unpaid), { ...notYetMember, transaction_status: 'pending' });
  assert.deepEqual(read('checkout.session.async_payment_succeeded', session), purchase);
  assert.deepEqual(read('checkout.session.async_payment_failed', unpaid), {
    ...notYetMember,
    transaction_status: 'failed',
  });
});

Deno.test('stripe: a checkout of a subscription has no transaction', () => {
  const subscribed = {
    ...session,
    mode: 'subscription',
    subscription: 'sub_1',
    invoice: 'in_1',
    payment_intent: null,
  };
  const wanted = {
    outcome: 'applied',
    reference: 'sub_1',
    customer_id: 'cus_1',
    related: ['cs_1', 'in_1'],
    plan_ids: ['plink_1'],
    display_name: 'Ada Lovelace',
    email: 'ada@example.com',
    buyer_reference: 'buyer_1-A',
  };
  assert.deepEqual(read(completed, subscribed), { ...wanted, member_status: 'active' });
  assert.deepEqual(read(completed, { ...subscribed, payment_status: 'unpaid' }), wanted);
  const lost = { ...subscribed, subscription: null };
  assert.deepEqual(read(completed, lost), ignored('unreadable'));
});

Deno.test('stripe: a free checkout has no transaction, and a setup is not relevant', () => {
  const free = { ...session, amount_total: 0, payment_status: 'no_payment_required' };
  const { outcome, reference, member_status, amount_minor } = read(completed, free);
  assert.deepEqual(
    [outcome, reference, member_status, amount_minor],
    ['applied', 'cs_1', 'active', undefined],
  );
  const setup = { ...free, mode: 'setup', amount_total: null, currency: null };
  assert.deepEqual(read(completed, setup), ignored('notRelevant'));
});

Deno.test('stripe: amounts are in minor units of the currency', () => {
  const amounts = [
    ['jpy', 500],
    ['kwd', 4999],
    ['isk', 50_000],
  ].map(([currency, amount_total]) => {
    const { amount_minor, currency: code } = read(completed, {
      ...session,
      currency,
      amount_total,
    });
    return [code, amount_minor];
  });
  assert.deepEqual(amounts, [
    ['JPY', 500],
    ['KWD', 4999],
    ['ISK', 500],
  ]);
});

Deno.test('stripe: a checkout without optional fields', () => {
  const { id, mode, payment_status, amount_total, currency } = session;
  assert.deepEqual(read(completed, { id, mode, payment_status, amount_total, currency }), {
    outcome: 'applied',
    reference: 'cs_1',
    related: ['cs_1'],
    member_status: 'active',
    transaction_kind: 'payment',
    transaction_reference: 'cs_1',
    transaction_status: 'succeeded',
    amount_minor: 4999,
    currency: 'USD',
  });
});

Deno.test('stripe: a name keeps its joiners, and is not cut within a letter', () => {
  const family = '👨‍👩‍👧';
  const names = [
    ['علی‌رضا', 'علی‌رضا'],
    [`${family} Fam`, `${family} Fam`],
    ['\u202EAda\u0007\u0085', 'Ada'],
    [`${'x'.repeat(98)}${family}`, 'x'.repeat(98)],
    [`${'x'.repeat(99)}e\u0301`, 'x'.repeat(99)],
  ];
  for (const [name, expected] of names) {
    const { display_name } = read(completed, { ...session, customer_details: { name } });
    assert.equal(display_name, expected);
  }
});

Deno.test('stripe: fields that the database would reject are left out', () => {
  const odd = {
    ...session,
    customer_details: { name: `A\u0000\uD800\u202E${'x'.repeat(200)}`, email: 'no address' },
    customer_email: 'ada\u0000@example.com',
    client_reference_id: 'a b',
  };
  const { display_name, email, buyer_reference } = read(completed, odd);
  assert.equal(display_name, `A${'x'.repeat(99)}`);
  assert.deepEqual([email, buyer_reference], [undefined, undefined]);
});

Deno.test('stripe: an expanded object counts as its id', () => {
  const expanded = { ...session, customer: { id: 'cus_1', object: 'customer' } };
  assert.deepEqual(read(completed, expanded), purchase);
});

Deno.test('stripe: an amount beyond what the database stores is unreadable', () => {
  const huge = { ...session, amount_total: 1_000_000_000_000 };
  assert.deepEqual(read(completed, huge), ignored('unreadable'));
});

testLinks(read, completed, session, ['customer', 'payment_intent', 'payment_link']);
testLinks(read, completed, { ...session, mode: 'subscription', subscription: 'sub_1' }, [
  'customer',
  'invoice',
]);
testEssentials(read, completed, session, [
  'id',
  'mode',
  'payment_status',
  'amount_total',
  'currency',
]);
