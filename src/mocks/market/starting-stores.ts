import { people } from '../session/people';
import { guilds } from '../dashboard/servers';
import { membership, storeRow, type StoreRow } from './store-row';
import type { TableRow } from '#services/database-functions';

export const cardsId = 'biz_00000001';
export const labId = 'biz_00000002';
export const picksId = 'biz_00000003';

/** Four stores: one with the modern design, one classic, one minimal, and one that is not published. */
export const startingStores: readonly StoreRow[] = [
  storeRow({
    id: cardsId,
    owner_id: people.owner.id,
    slug: 'card-collectors',
    name: 'Card Collectors',
    tagline: 'Live breaks, grading help and early restock pings.',
    category: 'trading-cards',
    server_id: guilds.cardCollectors.id,
    design: {
      primaryColor: '#9b87f5',
      secondaryColor: '#6f4cff',
      accentColor: '#8b76f5',
      useGradient: true,
      heroSubtitle: 'Pull better cards with people who know them.',
      iconBadge: 'Gem',
      layout: 'modern',
      stats: { supportType: '24/7' },
      faq: [
        {
          id: '1',
          question: 'How do I get access after paying?',
          answer: 'The bot gives you the role on Discord within a minute of the payment.',
        },
        {
          id: '2',
          question: 'Can I cancel at any time?',
          answer:
            'Yes. Cancel on the payment provider’s page; your access lasts until the paid period ends.',
        },
      ],
    },
    seller_name: 'Mira Resells LLC',
    refund_policy: 'Full refund within 7 days if you have not entered a break.',
    support_url: 'https://cards.example/help',
    is_designed: true,
    is_visible: true,
    created_at: '2026-10-03T09:00:00+00:00',
    memberships: [
      membership(cardsId, 0, {
        name: 'Collector',
        description: 'Restock pings, the trading floor and two live breaks a week.',
        price_minor: 1_999,
        features: ['Restock pings', 'Trading floor', 'Two live breaks a week'],
        checkout_url: 'https://whop.com/card-collectors/collector/',
      }),
      membership(cardsId, 1, {
        name: 'Vault',
        description: 'Everything in Collector, and a grading advisor.',
        price_minor: 4_999,
        max_members: 100,
        members: 88,
        early_bird_price_minor: 3_999,
        early_bird_places: 95,
        features: [
          'Everything in Collector',
          'Grading advisor',
          'Private breaks',
          'Monthly giveaway',
        ],
        checkout_url: 'https://buy.stripe.com/test_vault',
      }),
      membership(cardsId, 2, {
        name: 'Not announced yet',
        price_minor: 9_900,
        is_visible: false,
      }),
    ],
  }),
  storeRow({
    id: labId,
    owner_id: people.owner.id,
    slug: 'amazon-sellers-lab',
    name: 'Amazon Sellers Lab',
    tagline: 'Wholesale leads, checked by hand every morning.',
    category: 'amazon',
    server_id: guilds.amazonLab.id,
    design: {
      primaryColor: '#0f766e',
      secondaryColor: '#164e63',
      accentColor: '#0d9488',
      useGradient: false,
      heroSubtitle: 'Leads with the numbers already done.',
      iconBadge: 'BadgeDollarSign',
      layout: 'classic',
      stats: { supportType: 'custom', customSupportHours: 'Weekdays, 9 am to 6 pm Eastern' },
    },
    is_designed: true,
    is_visible: true,
    created_at: '2026-09-14T09:00:00+00:00',
    memberships: [
      membership(labId, 0, {
        name: 'Lab access',
        description: 'Ten leads a day with margin, rank and seller count.',
        price_minor: 2_999,
        features: ['Ten leads a day', 'Price history', 'Replay of every call'],
        checkout_url: 'https://buy.stripe.com/test_lab',
      }),
    ],
  }),
  storeRow({
    id: picksId,
    owner_id: people.admin.id,
    slug: 'picks-club',
    name: 'Picks Club',
    category: 'sports-betting',
    design: { layout: 'minimal', primaryColor: '#b91c1c', accentColor: '#b91c1c' },
    is_designed: true,
    is_visible: true,
    created_at: '2026-08-01T09:00:00+00:00',
    memberships: [
      membership(picksId, 0, {
        name: 'Season pass',
        payment_type: 'one-time',
        price_minor: 19_900,
        currency: 'EUR',
        checkout_url: 'https://pay.picks.example/season',
      }),
    ],
  }),
  storeRow({
    id: 'biz_00000004',
    owner_id: people.admin.id,
    slug: 'not-open-yet',
    name: 'Not open yet',
    is_designed: true,
    created_at: '2026-11-01T09:00:00+00:00',
  }),
];

/** A row of `seller_accounts`. */
export type SellerRow = TableRow<'seller_accounts'>;

const created_at = '2026-07-01T09:00:00+00:00';

export const startingSellers: readonly SellerRow[] = [
  { user_id: people.owner.id, username: 'mira', created_at },
  { user_id: people.admin.id, username: 'theo', created_at },
];
