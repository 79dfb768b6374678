import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, isCurrency, type Currency } from './currency';
import { compactPrice, formatPrice, priceText } from './price';

const codes = Object.keys(currencies) as Currency[];

/** The currencies of Stripe's libraries, without those that were withdrawn (EEK, LTL, LVL, MRO and VEF). */
const ofStripe = `
  AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY
  COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR ISK
  JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MNT MOP MRU MUR MVR MWK MXN MYR MZN
  NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SLL SOS SRD
  STD STN SVC SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
`;

it('every currency that Stripe can send is known', () => {
  const sent = ofStripe.trim().split(/\s+/);
  expect(sent.filter((code) => !isCurrency(code))).toEqual([]);
});

describe('priceText', () => {
  it.each([
    [4999, 'USD', '49.99'],
    [5000, 'USD', '50.00'],
    [5, 'USD', '0.05'],
    [0, 'USD', '0.00'],
    [500, 'JPY', '500'],
    [0, 'JPY', '0'],
    [1005, 'KWD', '1.005'],
    [99_999_999, 'USD', '999999.99'],
    [-150, 'EUR', '-1.50'],
  ] as const)('%i %s is %s', (minor, currency, text) => {
    expect(priceText(minor, currency)).toBe(text);
  });

  it('has all digits of the amount, in every currency', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom(...codes), (minor, currency) => {
        const [whole = '', fraction = ''] = priceText(minor, currency).split('.');
        expect(fraction).toHaveLength(currencies[currency]);
        expect(Number(whole + fraction)).toBe(minor);
      }),
    );
  });
});

describe('formatPrice', () => {
  it.each([
    [4999, 'USD', '$49.99'],
    [5000, 'USD', '$50.00'],
    [123_456, 'EUR', '€1,234.56'],
    [500, 'JPY', '¥500'],
    [1005, 'KWD', 'KWD 1.005'],
    [99_999_999, 'CAD', 'CA$999,999.99'],
    [2500, 'HUF', 'HUF 25.00'],
    [150_000_000, 'IDR', 'IDR 1,500,000.00'],
    [50_000, 'MGA', 'MGA 500.00'],
    [500, 'ISK', 'ISK 500'],
    [1, 'BTC', 'BTC 0.00000001'],
    [-2500, 'USDT', '-USDT 25.00'],
    [123_400, 'WHOP_USD', 'WHOP_USD 1,234.00'],
  ] as const)('%i %s is %s', (minor, currency, text) => {
    expect(formatPrice(minor, currency).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

it('a currency has the same decimal places wherever an amount is shown, whatever Intl knows', () => {
  for (const code of codes) {
    const digits = (text: string) => text.replaceAll(/[^\d.]|\.(?=\D)/g, '');
    expect(digits(formatPrice(123_456_789, code)), code).toBe(priceText(123_456_789, code));
    expect(() => compactPrice(123_456_789, code)).not.toThrow();
  }
});

describe('isCurrency', () => {
  it.each(['USD', 'KWD'])('knows %s', (code) => expect(isCurrency(code)).toBe(true));
  it.each(['usd', 'XXX', '', 'constructor', 'toString'])('does not know %j', (code) =>
    expect(isCurrency(code)).toBe(false),
  );
});
