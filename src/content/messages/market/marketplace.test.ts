import { describe, expect, it } from 'vitest';
import { defaultDesign } from '#domain/marketplace/design';
import { demoStores } from '#content/marketplace/demo-stores';
import { figureTexts, offerText, priceText } from './marketplace';

const offer = {
  priceMinor: 2_999,
  regularPriceMinor: 4_999,
  isEarlyBird: false,
  placesLeft: null,
  earlyBirdPlacesLeft: null,
  earlyBirdDaysLeft: null,
  isSoldOut: false,
};
const early = { ...offer, isEarlyBird: true };

describe('offerText', () => {
  it.each([
    ['no limit', offer, null],
    ['one place', { ...offer, placesLeft: 1 }, '1 spot left'],
    ['places', { ...offer, placesLeft: 1_200 }, '1,200 spots left'],
    ['sold out', { ...offer, placesLeft: 0, isSoldOut: true }, null],
    ['an early bird without an end', early, 'Early-bird price'],
    ['early places', { ...early, earlyBirdPlacesLeft: 7 }, 'Early bird: 7 spots left'],
    ['an early last day', { ...early, earlyBirdDaysLeft: 1 }, 'Early bird: last day'],
    [
      'both',
      { ...early, earlyBirdPlacesLeft: 1, earlyBirdDaysLeft: 3 },
      'Early bird: 1 spot left, 3 days left',
    ],
  ])('%s', (_, given, text) => {
    expect(offerText(given)).toBe(text);
  });
});

it('the price of a subscription names its interval', () => {
  expect(priceText(4_999, { currency: 'USD', interval: 'month' })).toBe('$49.99/month');
  expect(priceText(19_900, { currency: 'EUR', interval: null })).toBe('€199.00');
});

describe('figureTexts', () => {
  const [demo] = demoStores;
  if (!demo) throw new Error('There are no demo stores');

  it('shows a rating for demo stores only', () => {
    expect(figureTexts(demo).join()).toContain('reviews');
    expect(figureTexts({ ...demo, isDemo: false }).join()).not.toContain('reviews');
  });

  it('counts the members of other stores, and shows nothing that was typed', () => {
    const memberships = demo.memberships.flatMap((sold) => [
      { ...sold, members: 1_200 },
      { ...sold, members: 40 },
    ]);
    expect(figureTexts({ ...demo, isDemo: false, memberships })).toEqual([
      '1,240 active members',
      '24/7 support',
    ]);
  });

  it('leaves out zeros, and hours that are blank', () => {
    const stats = {
      ...defaultDesign.stats,
      supportType: 'custom' as const,
      customSupportHours: '  ',
    };
    expect(figureTexts({ ...demo, isDemo: false, design: { ...defaultDesign, stats } })).toEqual([
      'Support',
    ]);
  });
});
