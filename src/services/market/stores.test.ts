import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { startingStores } from '#mocks/market/starting-stores';
import { storePageRow } from '#mocks/market/stores';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadStorePage } from './stores';

const cards = { store: 'card-collectors' };

const storeAt = (slug: string) => {
  const found = startingStores.find((store) => store.slug === slug);
  if (!found) throw new Error(`The mocks have no store ${slug}`);
  return found;
};
const cardCollectors = storeAt('card-collectors');
const anotherStore = JSON.stringify(storePageRow(storeAt('picks-club')));

describe('loadStorePage', () => {
  it.each(['card-collectors', 'biz_00000001'])('returns the store %s', async (store) => {
    enterWorld('signed-out');
    const read = await loadStorePage({ store });
    expect(read.ok && read.value).toMatchObject({
      id: 'biz_00000001',
      slug: 'card-collectors',
      design: { layout: 'modern', iconBadge: 'Gem' },
      supportUrl: 'https://cards.example/help',
      sellerName: 'Mira Resells LLC',
    });
    expect(read.ok && read.value.memberships.map(({ name, members }) => [name, members])).toEqual([
      ['Collector', 0],
      ['Vault', 88],
    ]);
  });

  it.each([
    ['signed-out', 'nowhere', 'notFound'],
    ['signed-out', '../servers', 'notFound'],
    ['store-hidden', 'card-collectors', 'notFound'],
    ['store-deleted', 'card-collectors', 'gone'],
    ['store-deleted', 'biz_00000001', 'gone'],
    ['store-not-designed', 'card-collectors', 'notFound'],
    ['marketplace-unreachable', 'card-collectors', 'unreachable'],
    ['offline-signed-out', 'card-collectors', 'unreachable'],
  ] as const)('in %s, %s: %s', async (world, store, kind) => {
    enterWorld(world);
    expect(await loadStorePage({ store })).toEqual({ ok: false, error: { kind } });
  });

  it.each(['<html>Sign in to the Wi-Fi</html>', '', '{"id": 1}', '[]', anotherStore])(
    'is unreachable for the response %j',
    async (text) => {
      const { server } = enterWorld('signed-out');
      server.use(http.post(`${MOCK_URL}/rest/v1/rpc/store_page`, () => new HttpResponse(text)));
      expect(await loadStorePage(cards)).toEqual({ ok: false, error: { kind: 'unreachable' } });
    },
  );

  it.each([
    ['biz_00000001/0b0d7a33-0000-4000-8000-000000000009.png', true],
    ['https://tracker.example/pixel.png', false],
    ['../store-media/biz_00000001/x.png', false],
  ])('has a picture for link previews if %s is one: %s', async (card_path, isPicture) => {
    const { server } = enterWorld('signed-out');
    const row = { ...storePageRow(cardCollectors), card_path };
    server.use(http.post(`${MOCK_URL}/rest/v1/rpc/store_page`, () => HttpResponse.json(row)));
    const read = await loadStorePage(cards);
    expect(read.ok && read.value.cardUrl).toBe(
      isPicture ? `${MOCK_URL}/storage/v1/object/public/store-cards/${card_path}` : undefined,
    );
  });

  it('leaves out links that are not https, and memberships in unknown currencies', async () => {
    enterWorld('store-hostile');
    const read = await loadStorePage(cards);
    if (!read.ok) throw new Error(read.error.kind);
    const { name, supportUrl, memberships, design } = read.value;
    expect(name).toMatch(/^<img src=x/);
    expect(supportUrl).toBeNull();
    expect(read.value.sellerName).toMatch(/^<img src=x/);
    expect(memberships.map(({ checkoutUrl }) => checkoutUrl)).toEqual([null, null]);
    expect(design).toMatchObject({ iconBadge: 'Award', faq: [{ id: '1' }] });
  });
});
