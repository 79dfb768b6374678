import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyForm, type MembershipForm } from './membership-form';
import { previewOf } from './membership-preview';

const preview = (change: Partial<MembershipForm>) =>
  previewOf({ ...emptyForm, ...change }, { base: null, now: 0, placeholder: 'Your membership' });

describe('previewOf', () => {
  it('shows what is typed', () => {
    const features = [
      { key: 0, text: 'One' },
      { key: 1, text: ' ' },
    ];
    expect(preview({ name: 'Vault', price: '49,99', features })).toMatchObject({
      name: 'Vault',
      priceMinor: 4999,
      interval: 'month',
      features: ['One'],
    });
  });

  it('leaves out what has a problem', () => {
    const early = { hasEarlyBird: true, earlyBirdPrice: '60', earlyBirdPlaces: '5' };
    expect(preview({ price: '50', checkoutUrl: 'javascript:x', ...early })).toMatchObject({
      name: 'Your membership',
      priceMinor: 5000,
      earlyBirdPriceMinor: null,
      checkoutUrl: null,
    });
    expect(preview({ name: 'Vault', price: 'x', ...early })).toMatchObject({
      name: 'Vault',
      priceMinor: 0,
      earlyBirdPriceMinor: null,
    });
  });

  it('is what a visitor can be shown, whatever is typed', () => {
    const text = fc.string({ unit: 'binary' });
    const number = fc.oneof(text, fc.integer({ min: -5, max: 20 }).map(String));
    const typed = fc.record({
      name: text,
      price: number,
      maxMembers: number,
      hasEarlyBird: fc.boolean(),
      earlyBirdPrice: number,
      earlyBirdPlaces: number,
      checkoutUrl: fc.oneof(text, fc.webUrl()),
    });
    fc.assert(
      fc.property(typed, (form) => {
        const { name, priceMinor, earlyBirdPriceMinor, checkoutUrl } = preview(form);
        expect(name.trim()).not.toBe('');
        expect(Number.isInteger(priceMinor) && priceMinor >= 0).toBe(true);
        expect(earlyBirdPriceMinor ?? -1).toBeLessThan(priceMinor);
        expect(checkoutUrl ?? 'https://').toMatch(/^https:\/\//);
      }),
    );
  });
});
