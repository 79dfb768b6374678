import { people } from '../session/people';
import { cardsId, startingStores } from './starting-stores';
import { membership, type StoreRow } from './store-row';

const kinds = ['reselling', 'amazon', 'sports-betting', 'trading-cards', 'crypto', 'sneakers'];

export function manyStores(): readonly StoreRow[] {
  const [pattern] = startingStores;
  if (!pattern) return [];
  return Array.from({ length: 497 }, (_, index) => {
    const id = `biz_1${String(index).padStart(7, '0')}`;
    return {
      ...pattern,
      id,
      slug: `community-${index + 1}`,
      name: `Community ${index + 1}`,
      tagline: index % 3 === 0 ? '' : 'A paid community on Discord.',
      category: kinds[index % kinds.length] ?? 'other',
      created_at: new Date(Date.UTC(2025, 0, 1) + index * 43_200_000).toISOString(),
      memberships:
        index % 5 === 0
          ? []
          : [membership(id, 0, { name: 'Member', price_minor: 500 + ((index * 737) % 9_500) })],
    };
  });
}

/** Links more stores to the server of Card Collectors: with long, Hebrew and hostile names, paused, and refused roles. */
export function sharedServer(stores: readonly StoreRow[]): readonly StoreRow[] {
  const cards = stores.find(({ id }) => id === cardsId);
  if (!cards) return stores;
  const more: readonly Partial<StoreRow>[] = [
    { name: 'קלפים נדירים!', server_link: 'paused' },
    { name: 'W'.repeat(100), refused_role_ids: ['1', '2'] },
    { name: hostile().name, is_visible: false, refused_role_ids: ['1'] },
  ];
  const linked = more.map((row, index) => ({
    ...cards,
    ...row,
    id: `biz_2000000${index}`,
    slug: `linked-${index + 1}`,
    owner_id: people.admin.id,
    memberships: [],
  }));
  return [...stores, ...linked];
}

const script = `<img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script>`;

/** Hostile names of members, which a provider or a file could contain. */
export const hostileNames: readonly string[] = [
  script,
  'W'.repeat(100),
  '=HYPERLINK("https://evil.example","Click")',
  '\u202Eمرحبا 🃏 gnp.exe',
  '\u200B',
  '👩‍👩‍👧‍👦'.repeat(9),
];

/** Returns columns in which every text is hostile or very long, and every color makes text unreadable. */
export function hostile(): Partial<StoreRow> {
  const long = 'W'.repeat(100);
  return {
    name: `‮${script.slice(0, 80)}`,
    tagline: long,
    design: {
      primaryColor: '#ffff00',
      secondaryColor: '#0000ff',
      accentColor: '#fefefe',
      useGradient: true,
      heroSubtitle: `${script} ${'مرحبا '.repeat(20)}`,
      iconBadge: 'constructor',
      layout: 'modern',
      stats: {
        activeMembers: Number.MAX_SAFE_INTEGER,
        totalFeatures: -1,
        supportType: 'custom',
        customSupportHours: long,
      },
      faq: [
        { id: '1', question: script, answer: `javascript:alert(1) ${long.repeat(20)}` },
        { id: '2', question: '' },
        null,
      ],
    },
    seller_name: `‮${script.slice(0, 79)}`,
    refund_policy: script.repeat(3),
    support_url: 'javascript:window.wasRun=true',
    memberships: [
      membership(cardsId, 0, {
        name: long,
        members: 6,
        description: script.repeat(10),
        price_minor: 99_999_999,
        features: [script, '', long, '🃏'.repeat(100)],
        checkout_url: 'javascript:window.wasRun=true',
      }),
      membership(cardsId, 1, {
        name: '​',
        price_minor: 0,
        checkout_url: 'https://buy.stripe.com@evil.example/pay',
      }),
      membership(cardsId, 2, { name: 'Unknown currency', price_minor: 5, currency: 'ZZZ' }),
    ],
  };
}
