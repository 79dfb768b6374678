import { defaultDesign } from '#domain/marketplace/design';
import type { StorePage } from '#domain/marketplace/store';
import { readerFixtures } from '../../charts/reader.fixtures';
import { storePageMachine } from './store-page.machine';

export const store: StorePage = {
  id: 'biz_cards',
  slug: 'cards',
  name: 'Cards',
  tagline: '',
  category: 'trading-cards',
  logoUrl: null,
  design: defaultDesign,
  sellerName: '',
  refundPolicy: '',
  supportUrl: null,
  memberships: [],
  isDemo: false,
};

export const storePageFixtures = readerFixtures(storePageMachine, {
  values: [store],
  input: { store: store.slug },
});
