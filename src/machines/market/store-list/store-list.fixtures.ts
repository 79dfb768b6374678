import type { ListedStore } from '#domain/marketplace/listing';
import { readerFixtures } from '../../charts/reader.fixtures';
import { storeListMachine } from './store-list.machine';

const listedStore: ListedStore = {
  id: 'biz_cards',
  slug: 'cards',
  name: 'Cards',
  tagline: '',
  category: 'trading-cards',
  logoUrl: null,
  primaryColor: '#9b87f5',
  lowestPrice: null,
  createdAt: '2026-11-01T00:00:00Z',
  isDemo: false,
};

export const storeListFixtures = readerFixtures(storeListMachine, { values: [[], [listedStore]] });
