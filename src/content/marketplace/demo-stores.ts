import { coverColors, defaultDesign, type StoreDesign } from '#domain/marketplace/design';
import type { ListedStore } from '#domain/marketplace/listing';
import type { SoldMembership } from '#domain/marketplace/membership';
import type { StorePage } from '#domain/marketplace/store';

function monthly(id: string, name: string, priceMinor: number, features: readonly string[]) {
  return {
    id,
    name,
    description: '',
    type: 'subscription',
    interval: 'month',
    priceMinor,
    currency: 'USD',
    maxMembers: null,
    members: 0,
    earlyBirdPriceMinor: null,
    earlyBirdUntil: null,
    earlyBirdPlaces: null,
    features,
    checkoutUrl: null,
  } as const satisfies SoldMembership;
}

function designed({
  stats,
  ...look
}: Partial<Omit<StoreDesign, 'stats'>> & { stats: Partial<StoreDesign['stats']> }): StoreDesign {
  return { ...defaultDesign, ...look, stats: { ...defaultDesign.stats, ...stats } };
}

const access = {
  id: 'access',
  question: 'How do I get access after paying?',
  answer:
    'The bot gives you the role on Discord as soon as the payment provider confirms the payment.',
};
const cancel = {
  id: 'cancel',
  question: 'Can I cancel at any time?',
  answer:
    "Yes, on the payment provider's site. Your access lasts until the end of the period you paid for.",
};

/** One for each layout (product.md §21.3). Nothing in these stores is for sale. */
export const demoStores: readonly StorePage[] = [
  {
    id: 'demo-resell-heaven',
    slug: 'demo-resell-heaven',
    name: 'Resell Heaven',
    tagline: 'Restocks, price errors, and group buys, around the clock.',
    category: 'reselling',
    logoUrl: null,
    design: designed({
      heroSubtitle: 'Find it first, buy it right, sell it well.',
      iconBadge: 'Crown',
      layout: 'modern',
      stats: {
        activeMembers: 2_400,
        totalFeatures: 32,
        reviewsEnabled: true,
        averageRating: 4.96,
        totalReviews: 312,
      },
      faq: [access, cancel],
    }),
    sellerName: '',
    refundPolicy: '',
    supportUrl: null,
    memberships: [
      monthly('premium', 'Premium', 4_999, [
        'Restock pings within seconds',
        'Price error channel',
        'Group buys',
        'One-on-one onboarding',
      ]),
    ],
    isDemo: true,
  },
  {
    id: 'demo-sellers-lab',
    slug: 'demo-sellers-lab',
    name: 'Sellers Lab',
    tagline: 'Amazon leads with the numbers already done.',
    category: 'amazon',
    logoUrl: null,
    design: designed({
      primaryColor: '#0f766e',
      secondaryColor: '#164e63',
      accentColor: '#0d9488',
      useGradient: false,
      heroSubtitle: 'Ten vetted leads every morning.',
      iconBadge: 'BadgeDollarSign',
      layout: 'classic',
      stats: {
        activeMembers: 860,
        totalFeatures: 14,
        reviewsEnabled: true,
        averageRating: 4.9,
        totalReviews: 128,
        supportType: 'business',
      },
      faq: [access, cancel],
    }),
    sellerName: '',
    refundPolicy: '',
    supportUrl: null,
    memberships: [
      monthly('lab', 'Lab access', 2_999, [
        'Ten leads a day',
        'Price and rank history',
        'Weekly call, with a replay',
      ]),
    ],
    isDemo: true,
  },
  {
    id: 'demo-sneaker-wire',
    slug: 'demo-sneaker-wire',
    name: 'Sneaker Wire',
    tagline: 'Release calendar, early links, and raffle lists.',
    category: 'sneakers',
    logoUrl: null,
    design: designed({
      primaryColor: '#be123c',
      secondaryColor: '#7f1d1d',
      accentColor: '#e11d48',
      heroSubtitle: 'Every release on your calendar before it drops.',
      iconBadge: 'Trophy',
      layout: 'minimal',
      stats: {
        activeMembers: 1_150,
        totalFeatures: 9,
        reviewsEnabled: true,
        averageRating: 4.88,
        totalReviews: 97,
        supportType: 'custom',
        customSupportHours: 'release days, 6 AM to midnight Eastern',
      },
      faq: [cancel],
    }),
    sellerName: '',
    refundPolicy: '',
    supportUrl: null,
    memberships: [
      monthly('wire', 'Wire', 3_999, ['Release calendar', 'Early links', 'Raffle lists']),
    ],
    isDemo: true,
  },
];

export function demoStoreAt(address: string): StorePage | undefined {
  return demoStores.find(({ slug }) => slug === address);
}

export const listedDemoStores: readonly ListedStore[] = demoStores.map(
  ({ id, slug, name, tagline, category, logoUrl, design, memberships: [first] }) => ({
    id,
    slug,
    name,
    tagline,
    category,
    logoUrl,
    colors: coverColors(design),
    lowestPrice: first
      ? { minor: first.priceMinor, currency: first.currency, interval: first.interval }
      : null,
    figures: null,
    createdAt: '2026-01-01T00:00:00Z',
    isDemo: true,
  }),
);
