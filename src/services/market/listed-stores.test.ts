import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadListedStores } from './listed-stores';

describe('loadListedStores', () => {
  it('returns the public stores, newest first', async () => {
    enterWorld('signed-out');
    const read = await loadListedStores();
    expect(read.ok && read.value.map(({ slug }) => slug)).toEqual([
      'card-collectors',
      'amazon-sellers-lab',
      'picks-club',
    ]);
    expect(read.ok && read.value[0]).toMatchObject({
      category: 'trading-cards',
      primaryColor: '#9b87f5',
      logoUrl: null,
      lowestPrice: { minor: 1_999, currency: 'USD', interval: 'month' },
      isDemo: false,
    });
  });

  it('reads 500 stores', async () => {
    enterWorld('stores-many');
    const read = await loadListedStores();
    expect(read.ok && read.value).toHaveLength(500);
  });

  it.each(['offline-signed-out', 'marketplace-unreachable'] as const)(
    'is unreachable in %s',
    async (world) => {
      enterWorld(world);
      expect(await loadListedStores()).toEqual({ ok: false, error: { kind: 'unreachable' } });
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
    };
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/listed_stores`, () =>
        HttpResponse.json([row, { id: 'biz_2' }, null]),
      ),
    );
    const read = await loadListedStores();
    expect(read.ok && read.value).toEqual([
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
        isDemo: false,
      },
    ]);
  });
});
