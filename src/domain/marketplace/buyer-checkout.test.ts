import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takesBuyerReference, withBuyerReference } from './buyer-checkout';

const plain = 'https://buy.stripe.com/test_1';

describe('withBuyerReference', () => {
  it.each([
    [plain, `${plain}?client_reference_id=ab12`],
    [`${plain}?`, `${plain}?client_reference_id=ab12`],
    [`${plain}?a=1&`, `${plain}?a=1&client_reference_id=ab12`],
    [
      `${plain}?prefilled_email=a%40b.example`,
      `${plain}?prefilled_email=a%40b.example&client_reference_id=ab12`,
    ],
    [`${plain}#plans`, `${plain}?client_reference_id=ab12#plans`],
    [`${plain}?a=1#b?c=2`, `${plain}?a=1&client_reference_id=ab12#b?c=2`],
    [`${plain}?q=a%20b+c`, `${plain}?q=a%20b+c&client_reference_id=ab12`],
    ['https://stripe.com', 'https://stripe.com?client_reference_id=ab12'],
    ['https://checkout.stripe.com/x', 'https://checkout.stripe.com/x?client_reference_id=ab12'],
  ])('adds the reference to %s', (url, expected) => {
    expect(withBuyerReference(url, 'ab12')).toBe(expected);
  });

  it.each([
    `${plain}?client_reference_id=seller`,
    `${plain}?client_reference_id=`,
    `${plain}?a=1&client%5Freference%5Fid=seller#x`,
    'https://whop.com/cards?d2c=true',
    'https://pay.example/season',
    'https://stripe.com.evil.example/',
    'https://buy.stripe.com@evil.example/',
    'http://buy.stripe.com/test_1',
    'no link',
  ])('leaves %s as it is', (url) => {
    expect(withBuyerReference(url, 'ab12')).toBe(url);
  });

  it.each(['', 'a b', 'a&b', 'ü', 'a#b', 'a'.repeat(201)])('adds no reference %j', (reference) => {
    expect(withBuyerReference(plain, reference)).toBe(plain);
  });

  it('changes nothing else of a link', () => {
    const link = fc
      .webUrl({ withFragments: true, withQueryParameters: true })
      .map((url) => url.replace(/^https?:\/\/[^/?#]*/, 'https://buy.stripe.com'));
    fc.assert(
      fc.property(link, (url) => {
        const [before, after] = [new URL(url), new URL(withBuyerReference(url, 'ab12'))];
        expect(after.searchParams.getAll('client_reference_id')).toEqual(['ab12']);
        after.searchParams.delete('client_reference_id');
        expect([...after.searchParams]).toEqual([...before.searchParams]);
        expect(after.pathname + after.hash).toBe(before.pathname + before.hash);
      }),
    );
  });
});

it('only Stripe takes a reference', () => {
  expect(takesBuyerReference(plain)).toBe(true);
  expect(takesBuyerReference(`${plain}?client_reference_id=seller`)).toBe(false);
  expect(takesBuyerReference('https://whop.com/cards')).toBe(false);
  expect(takesBuyerReference('')).toBe(false);
});
