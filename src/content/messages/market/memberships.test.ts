import { describe, expect, it } from 'vitest';
import type { MembershipProblem } from '#domain/marketplace/check-membership';
import type { Currency } from '#domain/marketplace/currency';
import { emptyForm } from '#domain/marketplace/membership-form';
import { readPrice } from '#domain/marketplace/read-price';
import {
  fieldValueText,
  membershipProblemText,
  membershipTextsText,
  savedAsPriceText,
} from './memberships';

function priceProblem(text: string, currency: Currency): MembershipProblem {
  const reading = readPrice(text, currency);
  if (reading.kind !== 'invalid') throw new Error(`${text} is a price`);
  return { kind: 'price', error: reading.error, currency };
}

describe('the problem of a price', () => {
  it.each<[text: string, currency: Currency, sentence: string]>([
    ['free', 'USD', 'Enter one price in digits, like $49.99.'],
    ['1e3', 'JPY', 'Enter one price in digits, like ¥500.'],
    ['-5', 'USD', 'A price cannot be below zero.'],
    ['1000000', 'USD', 'Enter at most $999,999.99.'],
    ['1,000.005', 'USD', 'Enter $1,000.00 or $1,000.01.'],
    ['500.5', 'JPY', 'Enter ¥500 or ¥501.'],
    ['1.000', 'EUR', 'This can mean €1.00 or €1,000.00. Enter 1.00 or 1000.00.'],
    ['1,000', 'KWD', 'This can mean KWD 1.000 or KWD 1,000.000. Enter 1.000 or 1000.000.'],
    ['€5', 'USD', 'The currency is USD. Choose another one, or remove “€”.'],
    ['5/month', 'USD', 'Enter only the price, without “/month”.'],
  ])('%j in %s: %s', (text, currency, sentence) => {
    expect(membershipProblemText(priceProblem(text, currency))).toBe(sentence);
  });

  it('suggests prices that are read as such', () => {
    for (const text of ['1.00', '1000.00']) expect(readPrice(text, 'EUR').kind).toBe('price');
    for (const text of ['1.000', '1000.000']) expect(readPrice(text, 'KWD').kind).toBe('price');
  });

  it('is not needed for a price that is explained', () => {
    expect(savedAsPriceText(4999, 'USD')).toBe('This will be saved as $49.99.');
  });
});

describe('a value of the form', () => {
  it.each([
    ['features', 'None'],
    ['isVisible', 'Yes'],
    ['type', 'Subscription'],
    ['roleId', 'Empty'],
    ['currency', 'USD'],
  ] as const)('%s: %s', (field, text) => {
    expect(fieldValueText(field, emptyForm)).toBe(text);
  });
});

it.each([
  [2_399_999, undefined],
  [2_400_000, '80%'],
  [2_999_999, '99%'],
  [9_000_000, '100%'],
])('%i bytes of texts: %s', (bytes, share) => {
  expect(membershipTextsText(bytes)?.match(/\d+%/)?.[0]).toBe(share);
});
