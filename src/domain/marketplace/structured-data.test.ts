import { describe, expect, it } from 'vitest';
import { defaultDesign } from './design';
import type { SoldMembership } from './membership';
import type { StorePage } from './store';
import { structuredData } from './structured-data';

const now = Date.parse('2026-11-24T12:00:00Z');
const url = 'https://grouped.example/store/cards';
const picture = 'https://grouped.example/og.jpg';
const options = { url, picture, now };

const membership: SoldMembership = {
  id: '1',
  name: 'Vault',
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
  checkoutUrl: 'https://buy.stripe.com/vault',
};

const store: StorePage = {
  id: 'biz_cards',
  slug: 'cards',
  name: 'Cards',
  tagline: 'Better cards.',
  category: 'trading-cards',
  logoUrl: 'https://database.example/logo.png',
  design: { ...defaultDesign, faq: [{ id: '1', question: 'Why?', answer: 'Because.' }] },
  sellerName: '',
  refundPolicy: '',
  supportUrl: null,
  memberships: [membership],
  isDemo: false,
};

const offers = (...memberships: Partial<SoldMembership>[]) => {
  const sold = memberships.map((changed) => ({ ...membership, ...changed }));
  const product: unknown = structuredData({ ...store, memberships: sold }, options)?.['@graph'][0];
  return (product as { offers: object[] }).offers;
};

describe('structuredData', () => {
  it('has the product with an offer, and the questions', () => {
    expect(structuredData(store, options)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          '@id': `${url}#product`,
          name: 'Cards',
          description: 'Better cards.',
          url,
          image: picture,
          brand: { '@type': 'Brand', name: 'Cards', logo: 'https://database.example/logo.png' },
          offers: [
            {
              '@type': 'Offer',
              name: 'Vault',
              url,
              price: '49.99',
              priceCurrency: 'USD',
              availability: 'https://schema.org/InStock',
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: '49.99',
                priceCurrency: 'USD',
                unitCode: 'MON',
                referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
              },
            },
          ],
        },
        {
          '@type': 'FAQPage',
          '@id': `${url}#faq`,
          mainEntity: [
            {
              '@type': 'Question',
              name: 'Why?',
              acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
            },
          ],
        },
      ],
    });
  });

  it('has an offer for each membership, with the price on sale now', () => {
    expect(
      offers(
        { priceMinor: 500, currency: 'JPY', interval: 'year' },
        { priceMinor: 12_345, currency: 'KWD', type: 'one-time', interval: null },
        { earlyBirdPriceMinor: 3_999, earlyBirdUntil: '2026-11-30T22:00:00-05:00' },
        { earlyBirdPriceMinor: 3_999, earlyBirdUntil: '2026-11-24T11:59:59Z' },
      ),
    ).toMatchObject([
      { price: '500', priceCurrency: 'JPY', priceSpecification: { unitCode: 'ANN' } },
      { price: '12.345', priceCurrency: 'KWD' },
      { price: '39.99', priceValidUntil: '2026-12-01', priceSpecification: { price: '39.99' } },
      { price: '49.99' },
    ]);
    expect(offers({ interval: null })[0]).not.toHaveProperty('priceSpecification');
    expect(offers({ earlyBirdUntil: 'soon' })[0]).not.toHaveProperty('priceValidUntil');
  });

  it.each<[string, Partial<SoldMembership>, string]>([
    ['sold out', { maxMembers: 5, members: 5 }, 'SoldOut'],
    ['without a checkout', { checkoutUrl: null }, 'OutOfStock'],
    ['with a checkout that is not https', { checkoutUrl: 'javascript:alert(1)' }, 'OutOfStock'],
    ['with places left', { maxMembers: 5, members: 4 }, 'InStock'],
  ])('%s: %s', (_, changed, availability) => {
    expect(offers(changed)).toMatchObject([{ availability: `https://schema.org/${availability}` }]);
  });

  it('says of a demo store only what it answers, as it sells nothing', () => {
    const types = structuredData({ ...store, isDemo: true }, options)?.['@graph'];
    expect(types).toMatchObject([{ '@type': 'FAQPage' }]);
  });

  it('has the first description that is not blank', () => {
    const first = (changed: Partial<StorePage>) =>
      structuredData({ ...store, ...changed }, options)?.['@graph'][0];
    expect(first({ tagline: ' ' })).toMatchObject({ description: defaultDesign.heroSubtitle });
    const design = { ...store.design, heroSubtitle: '' };
    expect(first({ tagline: '', design })).not.toHaveProperty('description');
  });

  it('is null for a store without memberships and questions', () => {
    const empty = { ...store, memberships: [], design: defaultDesign };
    expect(structuredData(empty, options)).toBeNull();
  });

  it('has the rating of the reviews', () => {
    const reviews = { average: 4.3, count: 3, shown: 4, counts: [0, 0, 0, 2, 1], newest: [] };
    const [product] = structuredData({ ...store, reviews }, options)?.['@graph'] ?? [];
    expect(product).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.3,
        reviewCount: 3,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it.each([undefined, { average: null, count: 0, shown: 3, counts: [0, 0, 0, 0, 0], newest: [] }])(
    'has no rating without reviews that count (%j), whatever the design says',
    (reviews) => {
      const found = structuredData({ ...store, ...(reviews && { reviews }) }, options);
      expect(JSON.stringify(found)).not.toMatch(/rating|review/i);
    },
  );
});
