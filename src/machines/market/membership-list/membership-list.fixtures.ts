import type { OwnMembership } from '#domain/marketplace/own-membership';
import { readerFixtures } from '../../charts/reader.fixtures';
import { membershipListMachine } from './membership-list.machine';

export const collector: OwnMembership = {
  id: '5a1e0000-0000-4000-8000-000000010000',
  name: 'Collector',
  description: 'Restock pings and the trading floor.',
  type: 'subscription',
  interval: 'month',
  priceMinor: 1999,
  currency: 'USD',
  maxMembers: null,
  members: 0,
  earlyBirdPriceMinor: null,
  earlyBirdUntil: null,
  earlyBirdPlaces: null,
  features: ['Restock pings', 'Trading floor'],
  checkoutUrl: 'https://whop.com/card-collectors/collector/',
  position: 0,
  isVisible: true,
  archivedAt: null,
  roleId: null,
  version: 1,
};
export const vault: OwnMembership = {
  ...collector,
  id: '5a1e0000-0000-4000-8000-000000010001',
  name: 'Vault',
  priceMinor: 4999,
  maxMembers: 100,
  members: 88,
  earlyBirdPriceMinor: 3999,
  earlyBirdPlaces: 95,
  checkoutUrl: 'https://buy.stripe.com/test_vault',
  position: 1,
};

export const listInput = { storeId: 'biz_00000001' };

export const membershipListFixtures = readerFixtures(membershipListMachine, {
  values: [[collector, vault], []],
  input: listInput,
  patch: { kind: 'deleted', id: collector.id },
});
