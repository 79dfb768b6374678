import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { MOCK_ANON_KEY, MOCK_URL } from '#mocks/context';
import { listedRow } from '#mocks/market/listed-stores';
import { startingStores } from '#mocks/market/starting-stores';
import type { WorldName } from '#mocks/worlds';
import { configureSupabase } from '../supabase/client';
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
      colors: ['#9b87f5', '#6f4cff'],
      logoUrl: null,
      lowestPrice: { minor: 1_999, currency: 'USD', interval: 'month' },
      figures: { rating: null, members: 88, isEarlyBird: true, isSoldOut: false },
      isDemo: false,
    });
  });

  it('returns the rating from the reviews that count', async () => {
    enterWorld('buyer');
    const read = await load();
    expect(read.ok && read.value.stores.map(({ figures }) => figures?.rating)).toEqual([
      { average: 4.1, count: 11 },
      { average: 4, count: 1 },
      null,
    ]);
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
      secondary_color: 'https://tracker.example/pixel.png',
      use_gradient: true,
      price_minor: 100,
      currency: 'ZZZ',
      billing_interval: 'decade',
      rating: 49.9,
      reviews: 3,
      members: 2,
      is_early_bird: false,
      is_sold_out: true,
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
        colors: ['#9b87f5', '#6f4cff'],
        lowestPrice: null,
        figures: { rating: null, members: 2, isEarlyBird: false, isSoldOut: true },
        createdAt: '2026-01-01T00:00:00Z',
        place: '1',
        isDemo: false,
      },
    ]);
  });
});

describe('the cache of the host', () => {
  const site = 'https://grouped.example';
  const rows = startingStores.slice(0, 1).map((store) => listedRow(store));

  /** Enters a world on a site whose host answers with `answer`. Returns the requests for stores, in order. */
  function onSite(world: WorldName, answer: (asked: Request) => Response): string[] {
    const { server } = enterWorld(world);
    configureSupabase({ url: MOCK_URL, anonKey: MOCK_ANON_KEY, site });
    server.use(http.get(`${site}/store-list.json`, ({ request }) => answer(request)));
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => {
      requests.push(request.url.replace(MOCK_URL, ''));
    });
    return requests;
  }
  const rpcPath = '/rest/v1/rpc/listed_stores';
  const listUrl = `${site}/store-list.json`;

  it('answers signed-out visitors, for a page at a time, without a key', async () => {
    const keys: (string | null)[] = [];
    const requests = onSite('signed-out', ({ headers }) => {
      keys.push(headers.get('apikey'), headers.get('Authorization'));
      return HttpResponse.json(rows);
    });
    const read = await load({ search: 'CARDS' });
    await loadMoreStores({ query: { ...storesList.whole, order: 'price' }, after: '0001' });
    expect(read.ok && read.value.stores.map(({ slug }) => slug)).toEqual(['card-collectors']);
    expect(requests).toEqual([`${listUrl}?search=cards`, `${listUrl}?sort=price&after=0001`]);
    expect(keys).toEqual([null, null, null, null]);
  });

  it.each<[string, WorldName, Partial<typeof storesList.whole>]>([
    ['a user with a session', 'owner', {}],
    ['a URL with several pages', 'signed-out', { page: 1 }],
  ])('is not asked for %s', async (_, world, change) => {
    const requests = onSite(world, () => HttpResponse.json(rows));
    await load(change);
    expect(requests).toEqual([rpcPath]);
  });

  it.each<[string, () => Response]>([
    ['404', () => new HttpResponse('<html>Not found</html>', { status: 404 })],
    ['a page', () => HttpResponse.html('<html>Grouped</html>')],
  ])(
    'is not asked again on a host without the handler, which answers with %s',
    async (_, answer) => {
      const requests = onSite('signed-out', answer);
      const [first, second] = [await load(), await load()];
      expect([first.ok, second.ok]).toEqual([true, true]);
      expect(requests).toEqual([listUrl, rpcPath, rpcPath]);
    },
  );

  it.each<[string, () => Response]>([
    ['fails', () => new HttpResponse('Service Unavailable', { status: 503 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('is replaced by the database while the host %s', async (_, answer) => {
    const requests = onSite('signed-out', answer);
    const [first, second] = [await load(), await load()];
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(requests).toEqual([listUrl, rpcPath, listUrl, rpcPath]);
  });
});
