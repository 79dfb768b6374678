import { expect } from 'vitest';
import { startingStores } from '#mocks/starting-stores';
import { isPublic, listedRow, storePageRow } from '#mocks/stores';
import { errorIn, type Cases } from '../world';

const shown = startingStores.filter(isPublic);
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
