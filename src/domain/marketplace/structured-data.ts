import type { FAQPage, Graph, Offer as SchemaOffer, Product } from 'schema-dts';
import { checkoutOf } from './checkout';
import { answeredQuestions } from './design';
import { offerOf, type BillingInterval, type SoldMembership } from './membership';
import { priceText } from './price';
import type { StorePage } from './store';

/** The UN/CEFACT unit codes of the billing intervals. */
const unitCodes = {
  week: 'WEE',
  month: 'MON',
  year: 'ANN',
} as const satisfies Record<BillingInterval, string>;

export interface StructuredDataOptions {
  /** The absolute URL of the page. */
  url: string;
  /** The absolute URL of the picture in link previews. */
  picture: string;
  /** Unix ms. Decides which price applies. */
  now: number;
}

/**
 * Returns a store page as JSON-LD (schema.org): the product, which a demo store does not have, and the questions.
 * Returns null if there is neither. The rating is the average of the reviews that count.
 */
export function structuredData(store: StorePage, options: StructuredDataOptions): Graph | null {
  const isSelling = !store.isDemo && store.memberships.length > 0;
  const questions = answeredQuestions(store.design);
  const graph = [
    ...(isSelling ? [productOf(store, options)] : []),
    ...(questions.length > 0 ? [faqOf(questions, options)] : []),
  ];
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph };
}

function productOf(store: StorePage, { url, picture, now }: StructuredDataOptions): Product {
  const { name, tagline, design, logoUrl, memberships, reviews } = store;
  const description = [tagline, design.heroSubtitle].find((text) => text.trim() !== '');
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    ...(description !== undefined && { description }),
    url,
    image: picture,
    brand: { '@type': 'Brand', name, ...(logoUrl !== null && { logo: logoUrl }) },
    ...(reviews &&
      reviews.average !== null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.average,
          reviewCount: reviews.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    offers: memberships.map((membership) => offerIn(membership, { url, now })),
  };
}

function offerIn(
  membership: SoldMembership,
  { url, now }: Pick<StructuredDataOptions, 'url' | 'now'>,
): SchemaOffer {
  const { name, description, currency, interval, earlyBirdUntil } = membership;
  const offer = offerOf(membership, now);
  const price = priceText(offer.priceMinor, currency);
  const isOnSale = membership.checkoutUrl !== null && checkoutOf(membership.checkoutUrl) !== null;
  const endsWithPrice = offer.isEarlyBird && earlyBirdUntil !== null;
  return {
    '@type': 'Offer',
    name,
    ...(description.trim() !== '' && { description }),
    url,
    price,
    priceCurrency: currency,
    availability: offer.isSoldOut
      ? 'https://schema.org/SoldOut'
      : isOnSale
        ? 'https://schema.org/InStock'
        : 'https://schema.org/OutOfStock',
    ...(endsWithPrice && { priceValidUntil: dayOf(earlyBirdUntil) }),
    ...(interval !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        unitCode: unitCodes[interval],
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 1,
          unitCode: unitCodes[interval],
        },
      },
    }),
  };
}

function dayOf(date: string): string {
  return new Date(date).toISOString().replace(/T.*$/, '');
}

function faqOf(
  questions: ReturnType<typeof answeredQuestions>,
  { url }: Pick<StructuredDataOptions, 'url'>,
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
