import { type PlacedStore, placeOf, storesList } from '#domain/marketplace/listing';
import { readerFixtures } from '../../charts/reader.fixtures';
import { storeListMachine } from './store-list.machine';

/** Returns a store; a larger number is an older one. */
export function listedStore(number: number): PlacedStore {
  const store = {
    id: `biz_${number}`,
    slug: `cards-${number}`,
    name: `Cards ${number}`,
    tagline: '',
    category: 'trading-cards',
    logoUrl: null,
    colors: ['#9b87f5', '#6f4cff'],
    lowestPrice: null,
    figures: null,
    createdAt: '2026-11-01T00:00:00Z',
    isDemo: false,
  } as const;
  return { ...store, place: placeOf(store, 'featured') };
}

const twoPages = Array.from({ length: 48 }, (_, index) => listedStore(index + 10));

export const storeListFixtures = readerFixtures(storeListMachine, {
  values: [
    { stores: [], next: null },
    { stores: twoPages, next: twoPages.at(-1)?.place ?? null },
  ],
  input: { query: storesList.whole },
  query: { ...storesList.whole, search: 'cards', page: 1 },
  patch: { stores: [listedStore(60)], next: null },
});
