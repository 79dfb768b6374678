import assert from 'node:assert/strict';
import { minorUnits, minorUnitsOfStripe } from '../payment-events/amount.ts';
import { currencyPlaces, stripePlaces } from '../payment-events/currencies.ts';

const decimals: readonly [amount: number | string, currency: string, minor: number | null][] = [
  [49.99, 'USD', 4999],
  ['49.99', 'USD', 4999],
  [0.29, 'USD', 29],
  [1.1, 'USD', 110],
  [8.2, 'USD', 820],
  [0.1 + 0.2, 'USD', 30],
  [4.35 * 100, 'USD', 43_500],
  [1.005, 'USD', 101],
  [1.004, 'USD', 100],
  [0.995, 'USD', 100],
  [0.004, 'USD', 0],
  [0, 'USD', 0],
  ['0.00', 'USD', 0],
  [100, 'USD', 10_000],
  [9_999_999_999.99, 'USD', 999_999_999_999],
  [10_000_000_000, 'USD', null],
  [500, 'JPY', 500],
  ['500.0', 'JPY', 500],
  [499.5, 'JPY', 500],
  [1.234, 'KWD', 1234],
  [1.2, 'KWD', 1200],
  [1.2345, 'KWD', 1235],
  [1e-8, 'BTC', 1],
  [1.5e-7, 'BTC', 15],
  [25, 'USDT', 2500],
  [12, 'XYZ', null],
  [12, 'ZZZ', null],
  [-1, 'USD', null],
  ['-0.01', 'USD', null],
  [1e21, 'USD', null],
  [1e-7, 'USD', null],
  [NaN, 'USD', null],
  [Infinity, 'USD', null],
  ['', 'USD', null],
  ['1,000.00', 'USD', null],
  ['1.', 'USD', null],
  ['0x10', 'USD', null],
  ['9'.repeat(200_000), 'USD', null],
];

for (const [amount, currency, minor] of decimals) {
  const text = String(amount).slice(0, 30);
  Deno.test(`${text} ${currency} is ${minor} in minor units`, () => {
    assert.equal(minorUnits(amount, currency), minor);
  });
}

Deno.test('every amount in cents is the same after it was a decimal number', () => {
  for (let cents = 0; cents < 200_000; cents += 1) {
    if (minorUnits(cents / 100, 'USD') !== cents) assert.fail(String(cents));
  }
});

const stripes: readonly [amount: number, currency: string, minor: number | null][] = [
  [4999, 'USD', 4999],
  [2500, 'HUF', 2500],
  [150_000_000, 'IDR', 150_000_000],
  [5, 'USD', 5],
  [0, 'USD', 0],
  [500, 'JPY', 500],
  [1234, 'KWD', 1234],
  // Stripe sends the amounts of these two currencies in hundredths, although no such coins exist anymore.
  [50_000, 'ISK', 500],
  [5000, 'UGX', 50],
  [50, 'UGX', 1],
  // Stripe sends the amount in whole ariary.
  [500, 'MGA', 50_000],
  [999_999_999_999, 'USD', 999_999_999_999],
  [1_000_000_000_000, 'USD', null],
  [Number.MAX_SAFE_INTEGER, 'JPY', null],
  [-5, 'USD', null],
  [4.5, 'USD', null],
];

for (const [amount, currency, minor] of stripes) {
  Deno.test(`${amount} ${currency} of Stripe is ${minor} in minor units`, () => {
    assert.equal(minorUnitsOfStripe(amount, currency), minor);
  });
}

Deno.test('every currency: an amount is the same from both providers, and comes back as it was sent', () => {
  const zeroAtStripe = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
  for (const [currency, places] of Object.entries(currencyPlaces)) {
    const sent = stripePlaces[currency] ?? places;
    if (zeroAtStripe.includes(currency)) assert.equal(sent, 0, currency);
    const whole = 7 * 10 ** sent;
    const minor = 7 * 10 ** places;
    assert.equal(minorUnitsOfStripe(whole, currency), minor, currency);
    assert.equal(minorUnits(7, currency), minor, currency);
    assert.equal(minorUnits((7).toFixed(places), currency), minor, currency);
    assert.equal(minorUnits(1.5, currency), places === 0 ? 2 : 15 * 10 ** (places - 1), currency);
  }
});
