import type { MyMembership } from '#domain/marketplace/my-membership';
import { readerFixtures } from '../../charts/reader.fixtures';
import { myMembershipsMachine } from './my-memberships.machine';

export const vault: MyMembership = {
  id: '5a1e1000-0000-4000-8000-000100010003',
  membershipId: '5a1e0000-0000-4000-8000-000000010001',
  status: 'active',
  isOversold: false,
  provider: 'stripe',
  since: '2026-10-04T09:00:00.000Z',
  until: '2026-12-04T09:00:00.000Z',
  isEnding: false,
  isAdded: false,
  isOffered: false,
  name: 'Vault',
  type: 'subscription',
  interval: 'month',
  priceMinor: 4_999,
  currency: 'USD',
  server: { id: '845201933120405504', role: 'due', roleName: 'Vault' },
  store: {
    id: 'biz_cards',
    name: 'Card Collectors',
    logoUrl: null,
    supportUrl: 'https://cards.example/help',
    slug: 'card-collectors',
    mayReview: true,
    review: null,
    hiddenReview: null,
  },
};

export const myMembershipsFixtures = readerFixtures(myMembershipsMachine, {
  values: [[vault], []],
});
