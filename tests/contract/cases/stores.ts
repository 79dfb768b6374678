import { expect } from 'vitest';
import { atPresent } from '#mocks/clock';
import { startingStores } from '#mocks/market/starting-stores';
import { isPublic, listedRow, storePageRow } from '#mocks/market/stores';
import { errorIn, type Cases } from '../world';

const shown = atPresent(startingStores, Date.now()).filter(isPublic);
const [cards] = shown;

export const storeCases: Cases = {
  'everyone lists the public stores, newest first': async ({ as }) => {
    const rows = shown
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .map(listedRow);
    for (const person of [null, 'newcomer', 'owner'] as const) {
      const { data, status } = await as(person).rpc('listed_stores');
      expect({ data, status }).toEqual({ status: 200, data: rows });
    }
  },
  'the list is read page by page': async ({ call }) => {
    const page = (query: string) => call(`/rest/v1/rpc/listed_stores?${query}`, { body: {} });
    const all = (await page('offset=0&limit=1000')).body as { id: string }[];
    expect(all).toHaveLength(shown.length);
    expect((await page('offset=1&limit=1')).body).toEqual([all[1]]);
    expect((await page('offset=99&limit=10')).body).toEqual([]);
  },
  'a store page is found by address and by id': async ({ as }) => {
    for (const store of [cards?.slug, cards?.id]) {
      const { data, status } = await as(null).rpc('store_page', { store });
      expect({ data, status }).toEqual({ status: 200, data: cards && storePageRow(cards) });
    }
  },
  'a store that is absent or not public has no page, not even for its owner': async ({ as }) => {
    for (const store of ['nowhere', 'not-open-yet', 'Card-Collectors', '']) {
      for (const person of [null, 'admin'] as const) {
        const { data, status } = await as(person).rpc('store_page', { store });
        expect({ data, status }).toEqual({ status: 200, data: null });
      }
    }
  },
  'an address that a store has left leads on, and is kept for its owner': async ({ as }) => {
    const move = (person: 'owner' | 'admin', id: string, slug: string) =>
      as(person).from('stores').update({ slug }).eq('id', id).select('slug');
    const page = (store: string) => as(null).rpc('store_page', { store });
    const cardsId = cards?.id ?? '';
    expect((await move('owner', cardsId, 'best-cards')).data).toEqual([{ slug: 'best-cards' }]);
    const moved = cards && { ...storePageRow({ ...cards, slug: 'best-cards' }) };
    expect((await page('card-collectors')).data).toEqual({
      ...moved,
      moved_from: 'card-collectors',
    });
    expect((await page('best-cards')).data).toEqual(moved);
    const free = (person: 'owner' | 'admin') =>
      as(person).rpc('is_slug_free', { slug: 'card-collectors' });
    expect([(await free('owner')).data, (await free('admin')).data]).toEqual([true, false]);
    const taken = await as('admin').from('stores').insert({ name: 'X', slug: 'card-collectors' });
    expect(errorIn(taken)).toEqual({ status: 409, code: '23505' });
    for (const slug of ['grouped-support', 'official']) {
      expect(errorIn(await move('owner', cardsId, slug)).code).toBe('23514');
    }
    expect((await move('owner', cardsId, 'card-collectors')).data).toHaveLength(1);
    expect((await page('best-cards')).data).toMatchObject({ moved_from: 'best-cards' });
  },
  'a store that was deleted is gone, by each of its addresses': async ({ as }) => {
    const { data } = await as('owner')
      .from('stores')
      .insert({ name: 'Short', slug: 'short-lived' })
      .select('id');
    const id: string = data?.[0]?.id ?? '';
    await as('owner').from('stores').update({ slug: 'shorter-lived' }).eq('id', id);
    await as('owner').from('stores').delete().eq('id', id);
    for (const store of ['short-lived', 'shorter-lived', id]) {
      const { data: page } = await as(null).rpc('store_page', { store });
      expect(page).toEqual({ gone: true });
    }
    const taken = await as('admin').from('stores').insert({ name: 'X', slug: 'short-lived' });
    expect(errorIn(taken)).toEqual({ status: 409, code: '23505' });
  },
  'signed-in users read no store and no membership of somebody else': async ({ as }) => {
    for (const columns of ['id', 'owner_id', 'server_id,version']) {
      const { data } = await as('newcomer').from('stores').select(columns);
      expect(data).toEqual([]);
    }
    const { data } = await as('newcomer').from('store_memberships').select('id,role_id');
    expect(data).toEqual([]);
    const typed = await as(null).from('stores').select('design');
    expect(errorIn(typed)).toEqual({ status: 401, code: '42501' });
  },
  'a call with a wrong parameter matches no function': async ({ as }) => {
    const answers = [
      await as(null).rpc('store_page', { slug: 'cards' }),
      await as(null).rpc('store_page'),
      await as(null).rpc('listed_stores', { category: 'amazon' }),
    ];
    for (const answer of answers) {
      expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
    }
  },
  'stores cannot be read with a session that has ended': async ({ expired }) => {
    for (const answer of [
      await expired('owner').rpc('listed_stores'),
      await expired('owner').rpc('store_page', { store: 'card-collectors' }),
    ]) {
      expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
    }
  },
};
