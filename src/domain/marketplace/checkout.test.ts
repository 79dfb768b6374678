import { expect, it } from 'vitest';
import { checkoutOf } from './checkout';

it.each([
  ['https://buy.stripe.com/test_1', { host: 'buy.stripe.com', provider: 'Stripe' }],
  ['https://whop.com/cards?d2c=true', { host: 'whop.com', provider: 'Whop' }],
  ['https://pay.example/season', { host: 'pay.example', provider: null }],
  ['https://stripe.com.evil.example', { host: 'stripe.com.evil.example', provider: null }],
  ['https://notwhop.com/', { host: 'notwhop.com', provider: null }],
  ['https://buy.stripe.com@evil.example/', null],
  ['http://buy.stripe.com/', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%j', (url, checkout) => {
  expect(checkoutOf(url)).toEqual(checkout);
});
