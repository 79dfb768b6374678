import { describe, expect, it } from 'vitest';
import {
  findStores,
  pageOf,
  PAGE_SIZE,
  type ListedStore,
  type StoreFilter,
  lowestPriceOf,
} from './listing';

function store(name: string, change: Partial<ListedStore> = {}): ListedStore {
  return {
    id: `biz_${name}`,
    slug: name.toLowerCase(),
    name,
    tagline: '',
    category: 'other',
    logoUrl: null,
    primaryColor: '#9b87f5',
    lowestPrice: null,
    createdAt: '2026-01-01T00:00:00Z',
    isDemo: false,
    ...change,
  };
}

const usd = (minor: number) => ({ minor, currency: 'USD', interval: 'month' }) as const;

const stores = [
  store('Café Cards', { category: 'trading-cards', lowestPrice: usd(4_999) }),
  store('Lab', {
    tagline: 'Wholesale leads',
    category: 'amazon',
    lowestPrice: usd(2_999),
    createdAt: '2026-03-01T00:00:00Z',
  }),
  store('Ångström', { createdAt: '2026-02-01T00:00:00Z' }),
];

const filter: StoreFilter = { query: '', category: null, order: 'featured' };
const names = (change: Partial<StoreFilter>) =>
  findStores(stores, { ...filter, ...change }).map(({ name }) => name);

describe('findStores', () => {
  it.each<[string, Partial<StoreFilter>, string[]]>([
    ['without a filter', {}, ['Café Cards', 'Lab', 'Ångström']],
    ['ignoring case and accents', { query: 'CAFE' }, ['Café Cards']],
    ['in the tagline', { query: 'leads' }, ['Lab']],
    ['in the category', { query: 'trading' }, ['Café Cards']],
    ['with every word', { query: ' lab  wholesale ' }, ['Lab']],
    ['with a word that is nowhere', { query: 'lab cards' }, []],
    ['by category', { category: 'amazon' }, ['Lab']],
    ['by category and query', { category: 'amazon', query: 'cafe' }, []],
    ['newest first', { order: 'newest' }, ['Lab', 'Ångström', 'Café Cards']],
    [
      'cheapest first, those without a price last',
      { order: 'price' },
      ['Lab', 'Café Cards', 'Ångström'],
    ],
    ['by name', { order: 'name' }, ['Ångström', 'Café Cards', 'Lab']],
  ])('%s', (_, change, found) => {
    expect(names(change)).toEqual(found);
  });
});

describe('pageOf', () => {
  const items = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, index) => index);

  it.each([
    [1, 1, PAGE_SIZE],
    [3, 3, 1],
    [0, 1, PAGE_SIZE],
    [-5, 1, PAGE_SIZE],
    [99, 3, 1],
    [Number.NaN, 1, PAGE_SIZE],
    [1.5, 1, PAGE_SIZE],
    [Number.POSITIVE_INFINITY, 1, PAGE_SIZE],
  ])('page %d is page %i with %i items', (asked, page, count) => {
    const shown = pageOf(items, asked);
    expect(shown).toMatchObject({ page, pages: 3 });
    expect(shown.items).toHaveLength(count);
  });

  it('has one empty page for an empty list', () => {
    expect(pageOf([], 1)).toEqual({ items: [], page: 1, pages: 1 });
  });
});

describe('lowestPriceOf', () => {
  const price = (priceMinor: number, currency: 'USD' | 'EUR' = 'USD') => ({
    priceMinor,
    currency,
    interval: 'month' as const,
  });

  it.each([
    [[], null],
    [[price(900)], 900],
    [[price(900), price(500)], 500],
    [[price(900), price(100, 'EUR'), price(700)], 700],
  ])('%o: %s', (memberships, minor) => {
    expect(lowestPriceOf(memberships)?.minor ?? null).toBe(minor);
  });
});
