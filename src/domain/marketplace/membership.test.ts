import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestOf, featuresOf, isOnSale, offerOf, type SoldMembership } from './membership';

const now = Date.parse('2026-11-24T12:00:00Z');

const membership: SoldMembership = {
  id: '1',
  name: 'Gold',
  description: '',
  type: 'subscription',
  interval: 'month',
  priceMinor: 4_999,
  currency: 'USD',
  maxMembers: null,
  members: 0,
  earlyBirdPriceMinor: null,
  earlyBirdUntil: null,
  earlyBirdPlaces: null,
  features: [],
  checkoutUrl: null,
};

const none = {
  priceMinor: 4_999,
  regularPriceMinor: 4_999,
  isEarlyBird: false,
  placesLeft: null,
  earlyBirdPlacesLeft: null,
  earlyBirdDaysLeft: null,
  isSoldOut: false,
};
const early = { ...none, priceMinor: 2_999, isEarlyBird: true };

describe('offerOf', () => {
  it.each<[string, Partial<SoldMembership>, object]>([
    ['the regular price', {}, none],
    ['places left', { maxMembers: 10, members: 3 }, { ...none, placesLeft: 7 }],
    ['sold out', { maxMembers: 10, members: 10 }, { ...none, placesLeft: 0, isSoldOut: true }],
    ['oversold', { maxMembers: 10, members: 12 }, { ...none, placesLeft: 0, isSoldOut: true }],
    ['an early bird without an end', { earlyBirdPriceMinor: 2_999 }, early],
    ['a free early bird', { earlyBirdPriceMinor: 0 }, { ...early, priceMinor: 0 }],
    ['an early bird that is not lower', { earlyBirdPriceMinor: 4_999 }, none],
    [
      'an early bird until a date',
      { earlyBirdPriceMinor: 2_999, earlyBirdUntil: '2026-11-26T13:00:00Z' },
      { ...early, earlyBirdDaysLeft: 3 },
    ],
    [
      'an early bird in its last second',
      { earlyBirdPriceMinor: 2_999, earlyBirdUntil: '2026-11-24T12:00:01Z' },
      { ...early, earlyBirdDaysLeft: 1 },
    ],
    [
      'an early bird that ends now',
      { earlyBirdPriceMinor: 2_999, earlyBirdUntil: '2026-11-24T12:00:00Z' },
      none,
    ],
    [
      'an early bird with a date that cannot be read',
      { earlyBirdPriceMinor: 2_999, earlyBirdUntil: 'soon' },
      none,
    ],
    [
      'an early bird with places left',
      { earlyBirdPriceMinor: 2_999, earlyBirdPlaces: 5, members: 4 },
      { ...early, earlyBirdPlacesLeft: 1 },
    ],
    [
      'an early bird whose places are taken before its date',
      {
        earlyBirdPriceMinor: 2_999,
        earlyBirdPlaces: 5,
        members: 5,
        earlyBirdUntil: '2027-01-01T00:00:00Z',
      },
      none,
    ],
    [
      'an early bird that is sold out',
      { earlyBirdPriceMinor: 2_999, maxMembers: 10, members: 10 },
      { ...none, placesLeft: 0, isSoldOut: true },
    ],
    [
      'an early bird with more places than the membership has',
      { earlyBirdPriceMinor: 2_999, earlyBirdPlaces: 50, maxMembers: 10, members: 8 },
      { ...early, placesLeft: 2, earlyBirdPlacesLeft: 2 },
    ],
  ])('%s', (_, change, offer) => {
    expect(offerOf({ ...membership, ...change }, now)).toEqual(offer);
  });

  it('never costs more than the regular price and never has negative places', () => {
    const memberships = fc.record({
      priceMinor: fc.nat(100),
      maxMembers: fc.option(fc.nat(20)),
      members: fc.nat(30),
      earlyBirdPriceMinor: fc.option(fc.nat(100)),
      earlyBirdPlaces: fc.option(fc.integer({ min: 1, max: 20 })),
      earlyBirdUntil: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toJSON())),
    });
    fc.assert(
      fc.property(memberships, (change) => {
        const offer = offerOf({ ...membership, ...change }, now);
        expect(offer.priceMinor).toBeLessThanOrEqual(offer.regularPriceMinor);
        expect(offer.placesLeft ?? 0).toBeGreaterThanOrEqual(0);
        expect(offer.earlyBirdPlacesLeft ?? 1).toBeGreaterThanOrEqual(1);
        expect(offer.earlyBirdDaysLeft ?? 1).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('what can be bought', () => {
  const sold = { ...membership, checkoutUrl: 'https://buy.stripe.com/gold' };
  it.each<[string, Partial<SoldMembership>, boolean]>([
    ['a membership with a link', {}, true],
    ['one without a link', { checkoutUrl: null }, false],
    ['one with an unsafe link', { checkoutUrl: 'javascript:alert(1)' }, false],
    ['one that is sold out', { maxMembers: 1, members: 1 }, false],
  ])('%s', (_, change, expected) => {
    expect(isOnSale({ ...sold, ...change }, now)).toBe(expected);
  });

  it('the cheapest one is of the first currency, at the price of today', () => {
    const early = { ...sold, id: '2', priceMinor: 9_000, earlyBirdPriceMinor: 1_000 };
    const yen = { ...sold, id: '3', currency: 'JPY' as const, priceMinor: 500 };
    expect(cheapestOf([sold, early, yen], now)?.id).toBe('2');
    expect(cheapestOf([], now)).toBeUndefined();
  });

  it('lists no blank features', () => {
    expect(featuresOf({ features: ['', ' ', ' Pings '] })).toEqual(['Pings']);
  });
});
