import { expect } from 'vitest';
import { atPresent } from '#mocks/clock';
import type { StoreOrder } from '#domain/marketplace/listing';
import { startingStores } from '#mocks/market/starting-stores';
import { listedRow } from '#mocks/market/listed-stores';
import { isPublic, storePageRow } from '#mocks/market/stores';
import { errorIn, type Cases } from '../world';

const shown = atPresent(startingStores, Date.now()).filter(isPublic);
const [cards] = shown;

export const storeCases: Cases = {
  'everyone lists the public stores, newest first': async ({ as }) => {
    const rows = shown
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .map((row) => listedRow(row));
    for (const person of [null, 'newcomer', 'owner'] as const) {
      const { data, status } = await as(person).rpc('listed_stores');
      expect({ data, status }).toEqual({ status: 200, data: rows });
    }
  },
  'the list is read page by page, in each order': async ({ as }) => {
    const slugsBy = async (sort_by: string) => {
      const slugs: string[] = [];
      let after_place = '';
      for (let page = 0; page <= shown.length; page += 1) {
        const { data } = await as(null).rpc('listed_stores', {
          sort_by,
          after_place,
          page_size: 1,
        });
        const [row] = data as { slug: string; place: string }[];
        if (!row) return slugs;
        slugs.push(row.slug);
        after_place = row.place;
      }
      return 'The pages never end';
    };
    const sorted = (order: StoreOrder) =>
      shown
        .map((row) => listedRow(row, order))
        .toSorted((a, b) => (a.place < b.place ? -1 : 1))
        .map(({ slug }) => slug);
    for (const order of ['featured', 'newest', 'price', 'name'] as const) {
      expect(await slugsBy(order)).toEqual(sorted(order));
    }
    expect(await slugsBy('unknown')).toEqual(sorted('newest'));
    expect((await as(null).rpc('listed_stores', { page_size: 0 })).data).toEqual([]);
    expect((await as(null).rpc('listed_stores', { page_size: -1 })).data).toEqual([]);
  },
  'the list is searched, and filtered by category': async ({ as }) => {
    const slugs = async (args: object) => {
      const { data, status } = await as(null).rpc('listed_stores', { sort_by: 'name', ...args });
      return status === 200 ? (data as { slug: string }[]).map(({ slug }) => slug) : status;
    };
    const tagline = '100% Café 🃏 snake_case \\ Straße 𝐁𝐨𝐥𝐝';
    const before = cards?.tagline ?? '';
    const setTagline = (text: string) =>
      as('owner')
        .from('stores')
        .update({ tagline: text })
        .eq('id', cards?.id ?? '');
    const here = ['card-collectors'];
    const all = ['amazon-sellers-lab', 'card-collectors', 'picks-club'];
    await setTagline(tagline);
    for (const [search, found] of [
      ['', all],
      [' \n ', all],
      ['CARDS', here],
      ['collectors card', here],
      ['collectors amazon', []],
      ['trading-cards', here],
      ['100%', here],
      ['%', here],
      ['_', here],
      ['\\', here],
      ['c%s', []],
      ['snake case', here],
      ['snake?case', []],
      ['cafe', here],
      ['CAFÉ', here],
      ['strasse', here],
      ['bold', here],
      ['🃏', here],
      ['🂡', []],
      ['x'.repeat(200), []],
      [`card ${' '.repeat(320)} nowhere`, here],
      ["'; drop table stores; --", []],
    ] as const) {
      expect([search, await slugs({ search })]).toEqual([search, found]);
    }
    await setTagline(before);
    expect(await slugs({ in_category: 'trading-cards' })).toEqual(here);
    expect(await slugs({ in_category: 'trading-cards', search: 'amazon' })).toEqual([]);
    expect(await slugs({ in_category: 'nothing' })).toEqual([]);
    expect(
      await slugs({ search: null, in_category: null, sort_by: null, after_place: null }),
    ).toHaveLength(3);
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
