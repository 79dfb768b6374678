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

  it('never throws', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, fc.boolean(), (name, price, places, hasEarlyBird) => {
        const early = { hasEarlyBird, earlyBirdPrice: price, earlyBirdPlaces: places };
        expect(
          preview({ name, price, maxMembers: places, checkoutUrl: name, ...early }),
        ).toBeDefined();
      }),
    );
  });
});
