import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutOf } from './checkout';
import { readCheckoutLink } from './checkout-link';

describe('readCheckoutLink', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['https://buy.stripe.com/test_1', 'https://buy.stripe.com/test_1'],
    [' https://whop.com/cards/?d2c=true ', 'https://whop.com/cards/?d2c=true'],
    ['https://pay.example', 'https://pay.example'],
    ['HTTPS://Pay.Example/Plan', 'https://pay.example/Plan'],
    ['https://pay.example/a plan', 'https://pay.example/a%20plan'],
    ['https:\\\\pay.example\\plan', 'https://pay.example/plan'],
    ['https://buy.stripe.com\\@evil.example', 'https://buy.stripe.com/@evil.example'],
    ['https://pay.example/?email=a@b.example', 'https://pay.example/?email=a@b.example'],
  ])('reads %j as %j', (text, url) => {
    expect(readCheckoutLink(text)).toEqual({ ok: true, url });
  });

  it.each([
    ['buy.stripe.com/test_1', 'notALink'],
    ['stripe', 'notALink'],
    ['https://', 'notALink'],
    ['https://localhost/pay', 'notALink'],
    ['http://buy.stripe.com/test_1', 'notHttps'],
    ['javascript:alert(1)', 'notHttps'],
    ['JavaScript:alert(1)', 'notHttps'],
    ['data:text/html,pay', 'notHttps'],
    ['https://buy.stripe.com@evil.example/pay', 'hasPassword'],
    ['https://user:secret@pay.example', 'hasPassword'],
  ])('rejects %j: %s', (text, kind) => {
    expect(readCheckoutLink(text)).toEqual({ ok: false, problem: { kind } });
  });

  it('rejects a link that is too long', () => {
    expect(readCheckoutLink(`https://pay.example/${'a'.repeat(2_029)}`)).toEqual({
      ok: false,
      problem: { kind: 'tooLong', limit: 2_048, count: 2_049 },
    });
    // The encoded link is longer than the limit.
    expect(readCheckoutLink(`https://pay.example/${' a'.repeat(1_000)}`)).toEqual({
      ok: false,
      problem: { kind: 'notALink' },
    });
  });

  it('accepts only links that visitors can open', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }).map((rest) => `https://pay.example${rest}`),
      fc.string().map((rest) => `https:${rest}`),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const reading = readCheckoutLink(typed);
        if (!reading.ok || reading.url === null) return;
        expect(checkoutOf(reading.url)).not.toBeNull();
        expect(reading.url).toMatch(/^https:\/\/[^/?#@\s]+(?:[/?#]\S*)?$/);
      }),
    );
  });
});
