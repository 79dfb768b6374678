import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, type Currency } from './currency';
import { formatPrice, priceText } from './price';
import { readPrice, type PriceError } from './read-price';

const codes = Object.keys(currencies) as Currency[];

describe('readPrice', () => {
  it.each<[text: string, currency: Currency, minor: number]>([
    ['49.99', 'USD', 4999],
    ['0', 'USD', 0],
    ['50', 'USD', 5000],
    ['999999.99', 'USD', 99_999_999],
    ['500', 'JPY', 500],
    ['1.005', 'KWD', 1005],
    ['1000.000', 'KWD', 1_000_000],
  ])('reads %j in %s without an explanation', (text, currency, minor) => {
    expect(readPrice(text, currency)).toEqual({ kind: 'price', minor, isPlain: true });
  });

  it.each<[text: string, currency: Currency, minor: number]>([
    ['49,99', 'USD', 4999],
    ['49.9', 'USD', 4990],
    ['49.', 'USD', 4900],
    ['.5', 'USD', 50],
    ['007', 'USD', 700],
    ['0.500', 'USD', 50],
    ['$49.99', 'USD', 4999],
    ['$49.99 USD', 'USD', 4999],
    ['US$ 49.99', 'USD', 4999],
    ['49.99 usd', 'USD', 4999],
    ['$49.99', 'CAD', 4999],
    ['49,99 €', 'EUR', 4999],
    ['€49.99', 'EUR', 4999],
    ['49,99 kr.', 'SEK', 4999],
    ['Fr. 49.90', 'CHF', 4990],
    ['R$ 49,90', 'BRL', 4990],
    ['49,90 zł', 'PLN', 4990],
    ['1,000', 'USD', 100_000],
    ['1,000.50', 'USD', 100_050],
    ['1.000,50', 'USD', 100_050],
    ['1 000,50', 'EUR', 100_050],
    ["1'000.50", 'CHF', 100_050],
    ['1.000.000', 'JPY', 1_000_000],
    ['1.000', 'JPY', 1000],
    ['1,000', 'JPY', 1000],
    ['¥500', 'JPY', 500],
    ['￥５００', 'JPY', 500],
    ['500.00', 'JPY', 500],
    ['1,000.005', 'KWD', 1_000_005],
    ['1.5', 'KWD', 1500],
    ['\u200B49.99\u200E', 'USD', 4999],
    ['49.99\n', 'USD', 4999],
    ['1,00,000', 'INR', 10_000_000],
    ['₹1,00,000.50', 'INR', 10_000_050],
    ['9,99,999.99', 'INR', 99_999_999],
    ['12,34,567', 'JPY', 1_234_567],
    ['𝟓𝟎.𝟓', 'USD', 5050],
    ['Ft 2 500', 'HUF', 250_000],
    ['0,00000001', 'BTC', 1],
  ])('reads %j in %s, and has it explained', (text, currency, minor) => {
    const reading = readPrice(text, currency);
    expect(reading).toMatchObject({ kind: 'price', minor });
    // Only the texts with an invisible character or a line break are plain: without these characters, they already have
    // the format in which prices are stored.
    expect(reading).toHaveProperty('isPlain', /[\u200B\n]/.test(text));
  });

  it.each(['', ' ', '\n', '\u00A0', '\u200B'])('reads %j as empty', (text) => {
    expect(readPrice(text, 'USD')).toEqual({ kind: 'empty' });
  });

  it.each<[text: string, currency: Currency, error: PriceError]>([
    ['1,000.005', 'USD', { kind: 'tooPrecise', below: 100_000, above: 100_001 }],
    ['0.001', 'USD', { kind: 'tooPrecise', below: 0, above: 1 }],
    ['49.999', 'USD', { kind: 'tooPrecise', below: 4999, above: 5000 }],
    ['500.50', 'JPY', { kind: 'tooPrecise', below: 500, above: 501 }],
    ['1.0005', 'KWD', { kind: 'tooPrecise', below: 1000, above: 1001 }],
    ['1.000', 'USD', { kind: 'ambiguous', small: 100, large: 100_000 }],
    ['2.500', 'EUR', { kind: 'ambiguous', small: 250, large: 250_000 }],
    ['1,000', 'KWD', { kind: 'ambiguous', small: 1000, large: 1_000_000 }],
    ['-5', 'USD', { kind: 'negative' }],
    ['−5', 'USD', { kind: 'negative' }],
    ['-$5', 'USD', { kind: 'negative' }],
    ['$-5', 'USD', { kind: 'negative' }],
    ['--5', 'USD', { kind: 'notAPrice' }],
    ['-', 'USD', { kind: 'notAPrice' }],
    ['1e3', 'USD', { kind: 'notAPrice' }],
    ['5-10', 'USD', { kind: 'notAPrice' }],
    ['5 to 10', 'USD', { kind: 'notAPrice' }],
    ['5\n6', 'USD', { kind: 'notAPrice' }],
    ['49..99', 'USD', { kind: 'notAPrice' }],
    ['.', 'USD', { kind: 'notAPrice' }],
    ['$', 'USD', { kind: 'notAPrice' }],
    ['free', 'USD', { kind: 'notAPrice' }],
    ['Infinity', 'USD', { kind: 'notAPrice' }],
    ['٤٩', 'USD', { kind: 'notAPrice' }],
    ['9'.repeat(101), 'USD', { kind: 'notAPrice' }],
    ['€49.99', 'USD', { kind: 'otherCurrency', sign: '€' }],
    ['49.99 EUR', 'USD', { kind: 'otherCurrency', sign: 'EUR' }],
    ['$49.99', 'EUR', { kind: 'otherCurrency', sign: '$' }],
    ...['²', '₂', '①', '⑴', '⒈', '½', '㏠'].map((sign): [string, Currency, PriceError] => [
      `5${sign}0`,
      'USD',
      { kind: 'extraText', extra: sign },
    ]),
    ['①', 'USD', { kind: 'extraText', extra: '①' }],
    ['1,0,000', 'INR', { kind: 'notAPrice' }],
    ['1,00,00', 'INR', { kind: 'notAPrice' }],
    ['100,00,000', 'INR', { kind: 'notAPrice' }],
    ['10k', 'USD', { kind: 'extraText', extra: 'k' }],
    ['49.99/month', 'USD', { kind: 'extraText', extra: '/month' }],
    ['1000000', 'USD', { kind: 'tooLarge' }],
    ['9'.repeat(100), 'USD', { kind: 'tooLarge' }],
    ['100000000', 'JPY', { kind: 'tooLarge' }],
  ])('rejects %j in %s', (text, currency, error) => {
    expect(readPrice(text, currency)).toEqual({ kind: 'invalid', error });
  });

  const amounts = fc.nat(99_999_999);
  const currency = fc.constantFrom(...codes);

  it('reads every stored price as itself, as the form shows it', () => {
    fc.assert(
      fc.property(amounts, currency, (minor, code) => {
        const text = priceText(minor, code);
        expect(readPrice(text, code)).toEqual({ kind: 'price', minor, isPlain: true });
      }),
    );
  });

  it('reads every displayed price as itself, or says that it is ambiguous', () => {
    fc.assert(
      fc.property(amounts, currency, (minor, code) => {
        expect(readPrice(formatPrice(minor, code), code)).toMatchObject({ kind: 'price', minor });
      }),
    );
  });

  it('never throws, and never reads a text as anything but a valid amount', () => {
    const price = fc.stringMatching(/^[$€¥ ]{0,2}-?[\d., '_]{0,14}(?:e\d|kr|EUR)?$/);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), price),
        currency,
        (text, code) => {
          const reading = readPrice(text, code);
          if (reading.kind !== 'price') return;
          expect(Number.isSafeInteger(reading.minor)).toBe(true);
          expect(reading.minor).toBeGreaterThanOrEqual(0);
          expect(reading.minor).toBeLessThanOrEqual(99_999_999);
          // No digit is lost: the text and the amount have the same digits, apart from leading and trailing zeros.
          const digits = (of: string) =>
            of
              .normalize('NFKC')
              .replaceAll(/\D/g, '')
              .replaceAll(/^0+|0+$/g, '');
          expect(digits(String(reading.minor))).toBe(digits(text));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('takes linear time', () => {
    const started = performance.now();
    for (const piece of ['1', '1,', '1 ', '$', '1.', '-', '¥ ']) {
      readPrice(piece.repeat(100_000), 'USD');
      readPrice(piece.repeat(50).slice(0, 100), 'USD');
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
