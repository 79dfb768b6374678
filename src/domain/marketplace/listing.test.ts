import { describe, expect, it } from 'vitest';
import {
  findStores,
  pageOf,
  PAGE_SIZE,
  type ListedStore,
  type ListedStores,
  lowestPriceOf,
  placeOf,
  storeListQuery,
  storesAskedIn,
  type StoreOrder,
  storesList,
  type StoresQuery,
  withDemoStores,
  withMoreStores,
  withNewestStores,
} from './listing';

function store(name: string, change: Partial<ListedStore> = {}): ListedStore {
  return {
    id: `biz_${name}`,
    slug: name.toLowerCase(),
    name,
    tagline: '',
    category: 'other',
    logoUrl: null,
    colors: ['#9b87f5', '#6f4cff'],
    lowestPrice: null,
    figures: null,
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

const namesOf = (found: readonly ListedStore[]) => found.map(({ name }) => name);
const names = (change: Partial<StoresQuery>) =>
  namesOf(findStores(stores, { ...storesList.whole, ...change }));

describe('findStores', () => {
  it.each<[string, Partial<StoresQuery>, string[]]>([
    ['without a filter, newest first', {}, ['Lab', 'Ångström', 'Café Cards']],
    ['ignoring case and accents', { search: 'CAFE' }, ['Café Cards']],
    ['in the tagline', { search: 'leads' }, ['Lab']],
    ['in the category', { search: 'trading' }, ['Café Cards']],
    ['with every word', { search: ' lab  wholesale ' }, ['Lab']],
    ['with a word that is nowhere', { search: 'lab cards' }, []],
    ['by category', { category: 'amazon' }, ['Lab']],
    ['by category and query', { category: 'amazon', search: 'cafe' }, []],
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

const placed = (order: StoreOrder, ...from: ListedStore[]) =>
  from.map((each) => ({ ...each, place: placeOf(each, order) }));
const priced = (name: string, minor: number) => store(name, { lowestPrice: usd(minor) });
const byPrice = (next: boolean, ...from: ListedStore[]): ListedStores => {
  const found = placed('price', ...from);
  return { stores: found, next: next ? (found.at(-1)?.place ?? null) : null };
};

describe('withDemoStores', () => {
  const demos = [priced('Demo 100', 100), priced('Demo 300', 300)];
  const query = (change: Partial<StoresQuery>) => ({ ...storesList.whole, ...change });
  const listed = (published: ListedStores, change: Partial<StoresQuery>) =>
    namesOf(withDemoStores(published, { demos, query: query(change) }));

  it('puts them after the published stores, in every order', () => {
    const two = byPrice(false, priced('A', 200), priced('B', 50));
    expect(listed(two, {})).toEqual([...namesOf(two.stores), 'Demo 100', 'Demo 300']);
    expect(listed(two, { order: 'price' })).toEqual([
      ...namesOf(two.stores),
      'Demo 100',
      'Demo 300',
    ]);
  });

  it('leaves them out once three stores are published, and of what is searched or filtered', () => {
    const three = byPrice(false, priced('A', 1), priced('B', 2), priced('C', 3));
    expect(listed(three, {})).toEqual(['A', 'B', 'C']);
    expect(listed({ stores: [], next: null }, { search: 'Demo' })).toEqual([]);
    expect(listed({ stores: [], next: null }, { category: 'other' })).toEqual([]);
  });
});

describe('a list of stores', () => {
  const known = byPrice(true, priced('A', 100), priced('B', 200));

  it('gets the next page, in which a store that is already shown is not repeated', () => {
    const more = withMoreStores(known, byPrice(false, priced('A', 300), priced('C', 400)));
    expect(namesOf(more.stores)).toEqual(['A', 'B', 'C']);
    expect(more.next).toBeNull();
  });

  it('keeps the pages that were added when its beginning is read again', () => {
    const shown = withMoreStores(known, byPrice(true, priced('C', 300), priced('D', 400)));
    const again = withNewestStores(shown, byPrice(true, priced('C', 50), priced('A', 100)));
    expect(namesOf(again.stores)).toEqual(['C', 'A', 'B', 'D']);
    expect(again.next).toBe(shown.next);
  });

  it('is what was read again if that is all, or reaches further', () => {
    const all = byPrice(false, priced('A', 100));
    expect(withNewestStores(known, all)).toEqual(all);
    const further = byPrice(true, priced('A', 100), priced('E', 900));
    expect(withNewestStores(known, further)).toEqual(further);
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

describe('the URL of a page of stores', () => {
  const asked = (change: Partial<StoresQuery>, after = '') => ({
    query: { ...storesList.whole, ...change },
    after,
  });

  it.each<[string, Partial<StoresQuery>, string]>([
    ['the first page', {}, ''],
    ['newest first, as it is without an order', { order: 'newest' }, ''],
    ['with the number of pages, which it does not depend on', { page: 3 }, ''],
    ['with other letters and spaces', { search: ' CAFÉ  cards' }, 'search=cafe+cards'],
    ['with words in another order, and twice', { search: 'cards cafe CARDS' }, 'search=cafe+cards'],
    [
      'with everything',
      { order: 'price', category: 'amazon', search: 'a&b' },
      'search=a%26b&category=amazon&sort=price',
    ],
  ])('is the same for the same stores: %s', (_, change, query) => {
    expect(storeListQuery(asked(change))).toBe(query);
    expect(storesAskedIn(new URLSearchParams(query))).toEqual(
      storesAskedIn(new URLSearchParams(storeListQuery(asked(change)))),
    );
  });

  it('names the place after which the page begins', () => {
    const query = storeListQuery(asked({ order: 'name' }, 'cafe\t0001biz_1'));
    expect(query).toBe('sort=name&after=cafe%090001biz_1');
    expect(storesAskedIn(new URLSearchParams(query))).toEqual(
      asked({ order: 'name' }, 'cafe\t0001biz_1'),
    );
  });

  it.each([
    'utm_source=x',
    'page=2',
    'search=',
    'search=Cards',
    'search=cards+cafe',
    'search=a&search=b',
    'sort=newest',
    'sort=rank',
    'category=gambling',
    'sort=price&category=amazon',
    'after=',
    `after=${'9'.repeat(201)}`,
    `search=${'a'.repeat(321)}`,
  ])('is refused if it is another one: %s', (query) => {
    expect(storesAskedIn(new URLSearchParams(query))).toBeNull();
  });
});
