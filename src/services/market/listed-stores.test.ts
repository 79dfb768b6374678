import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { enterWorld } from '../../../tests/setup/enter-world';
import { PAGE_SIZE, storesList } from '#domain/marketplace/listing';
import { loadMoreStores, loadStores } from './listed-stores';

const load = (change: Partial<typeof storesList.whole> = {}) =>
  loadStores({ query: { ...storesList.whole, ...change } });

describe('loadStores', () => {
  it('returns the public stores, newest first', async () => {
    enterWorld('signed-out');
    const read = await load();
    expect(read.ok && read.value.stores.map(({ slug }) => slug)).toEqual([
      'card-collectors',
      'amazon-sellers-lab',
      'picks-club',
    ]);
    expect(read.ok && read.value.stores[0]).toMatchObject({
      category: 'trading-cards',
      primaryColor: '#9b87f5',
      logoUrl: null,
      lowestPrice: { minor: 1_999, currency: 'USD', interval: 'month' },
      isDemo: false,
    });
  });

  it('searches, filters and sorts in the database', async () => {
    enterWorld('signed-out');
    const slugs = async (change: Partial<typeof storesList.whole>) => {
      const read = await load(change);
      return read.ok && read.value.stores.map(({ slug }) => slug);
    };
    expect(await slugs({ search: 'sellers AMAZON' })).toEqual(['amazon-sellers-lab']);
    expect(await slugs({ category: 'trading-cards' })).toEqual(['card-collectors']);
    expect(await slugs({ order: 'name' })).toEqual([
      'amazon-sellers-lab',
      'card-collectors',
      'picks-club',
    ]);
  });

  it('reads a page after the other, without a gap', async () => {
    enterWorld('stores-many');
    const query = { ...storesList.whole, order: 'price' } as const;
    const ids = new Set<string>();
    const sizes: number[] = [];
    for (let read = await load(query); read.ok;) {
      const { stores, next } = read.value;
      sizes.push(stores.length);
      for (const { id } of stores) ids.add(id);
      if (next === null) break;
      read = await loadMoreStores({ query, after: next });
    }
    expect(ids.size).toBe(500);
    expect(sizes).toEqual([...Array.from({ length: 20 }, () => PAGE_SIZE), 20]);
  });

  it('reads as many pages at once as the URL asks for, up to the limit of the Data API', async () => {
    enterWorld('stores-many');
    const three = await load({ page: 2 });
    expect(three.ok && [three.value.stores.length, three.value.next === null]).toEqual([72, false]);
    const all = await load({ page: 99_998 });
    expect(all.ok && [all.value.stores.length, all.value.next]).toEqual([500, null]);
  });

  it.each(['offline-signed-out', 'marketplace-unreachable'] as const)(
    'is unreachable in %s',
    async (world) => {
      enterWorld(world);
      expect(await load()).toEqual({ ok: false, error: { kind: 'unreachable' } });
    },
  );

  it('leaves out a row it cannot read, and a price in a currency it does not know', async () => {
    const { server } = enterWorld('signed-out');
    const row = {
      id: 'biz_1',
      slug: 'one',
      name: 'One',
      tagline: '',
      category: 'gambling',
      logo_path: 'https://tracker.example/pixel.png',
      primary_color: 'url(x)',
      price_minor: 100,
      currency: 'ZZZ',
      billing_interval: 'decade',
      created_at: '2026-01-01T00:00:00Z',
      place: '1',
    };
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/listed_stores`, () =>
        HttpResponse.json([row, { id: 'biz_2' }, null]),
      ),
    );
    const read = await load();
    expect(read.ok && read.value.stores).toEqual([
      {
        id: 'biz_1',
        slug: 'one',
        name: 'One',
        tagline: '',
        category: 'other',
        logoUrl: null,
        primaryColor: '#9b87f5',
        lowestPrice: null,
        createdAt: '2026-01-01T00:00:00Z',
        place: '1',
        isDemo: false,
      },
    ]);
  });
});
