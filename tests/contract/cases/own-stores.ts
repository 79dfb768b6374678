import { expect } from 'vitest';
import { ownStoreColumns } from '#services/market/own-store-row';
import { limits } from '#domain/limits';
import { people, type PersonName } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const cardsId = 'biz_00000001';
const fresh = { name: 'Sneaker Wire', slug: 'sneaker-wire' };

const open = ({ as }: World, person: PersonName | null, row: object = {}) =>
  as(person)
    .from('stores')
    .insert({ ...fresh, ...row })
    .select(ownStoreColumns);

const save = (
  { as }: World,
  person: PersonName | null,
  change: object,
  { id = cardsId, version = 1 } = {},
) =>
  as(person)
    .from('stores')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select(ownStoreColumns);

const read = ({ as }: World, person: PersonName | null, columns = ownStoreColumns) =>
  as(person).from('stores').select(columns).eq('id', cardsId);

const slugsOf = async ({ as }: World, person: PersonName) => {
  const { data } = await as(person)
    .from('stores')
    .select('slug')
    .eq('owner_id', people[person].id)
    .order('created_at');
  return data?.map(({ slug }: { slug: string }) => slug);
};

/** Changes that break a constraint of the table. */
const schemaErrors: readonly object[] = [
  { name: '' },
  { name: '   ' },
  { name: '\u3164' },
  { name: '\u200b\u2800' },
  { name: 'n'.repeat(101) },
  { slug: 'ab' },
  { slug: 'Cards' },
  { slug: 'admin' },
  { slug: 'demo-cards' },
  { slug: 's'.repeat(41) },
  { tagline: 't'.repeat(141) },
  { category: 'gambling' },
  { refund_policy: 'r'.repeat(4_001) },
  { seller_name: 's'.repeat(81) },
  { seller_name: 'Pay-Pa1 Support' },
  { support_url: 'http://cards.example' },
  { support_url: 'javascript:alert(1)' },
  { support_url: 'https://mira@cards.example' },
  { logo_path: 'biz_00000002/5a1e0000-0000-4000-8000-000000000001.png' },
  { logo_path: `${cardsId}/logo.png` },
  { design: { primaryColor: 'red' } },
  { design: { accentColor: '#9b87f5 ' } },
  { card_path: `${cardsId}/5a1e0000-0000-4000-8000-000000000001.svg` },
  { design: [] },
];

export const ownStoreCases: Cases = {
  'only a person with a seller account opens a store': async (world) => {
    expect(errorIn(await open(world, 'newcomer'))).toEqual({ status: 403, code: '42501' });
    expect((await open(world, 'owner')).status).toBe(201);
  },
  'a seller lists their own stores, oldest first': async (world) => {
    expect(await slugsOf(world, 'owner')).toEqual(['amazon-sellers-lab', 'card-collectors']);
    expect(await slugsOf(world, 'admin')).toEqual(['picks-club', 'not-open-yet']);
    expect(await slugsOf(world, 'newcomer')).toEqual([]);
  },
  'a store that is not public is read by its seller alone': async ({ as }) => {
    const readBy = async (person: PersonName) =>
      (await as(person).from('stores').select('slug').eq('slug', 'not-open-yet')).data;
    expect(await readBy('admin')).toEqual([{ slug: 'not-open-yet' }]);
    expect(await readBy('owner')).toEqual([]);
  },
  'a visitor reads only the public columns': async (world) => {
    const { data, status } = await read(world, null, 'id,slug,is_visible');
    expect({ data, status }).toEqual({
      status: 200,
      data: [{ id: cardsId, slug: 'card-collectors', is_visible: true }],
    });
    for (const column of ['owner_id', 'server_id', 'version', 'hidden_by_site', 'hidden_reason']) {
      expect(errorIn(await read(world, null, column))).toEqual({ status: 401, code: '42501' });
    }
  },
  'a seller opens a store and receives its row': async (world) => {
    const { data, status } = await open(world, 'owner');
    const [{ id = '', ...row } = {}] = (data ?? []) as { id?: string }[];
    expect({ row, status }).toEqual({
      status: 201,
      row: {
        ...fresh,
        tagline: '',
        category: 'other',
        server_id: null,
        server_link: null,
        refused_role_ids: [],
        seller_name: '',
        refund_policy: '',
        support_url: null,
        logo_path: null,
        card_path: null,
        design: {},
        is_designed: false,
        is_visible: false,
        hidden_by_site: false,
        hidden_reason: null,
        version: 1,
      },
    });
    expect(id).toMatch(/^biz_[\da-f]{32}$/);
    expect(await slugsOf(world, 'owner')).toHaveLength(3);
  },
  'a visitor opens no store': async (world) => {
    expect(errorIn(await open(world, null))).toEqual({ status: 401, code: '42501' });
  },
  'a store is not opened with a column that its seller cannot set': async (world) => {
    for (const column of ['id', 'owner_id', 'version', 'is_visible', 'hidden_by_site', 'design']) {
      const error = errorIn(await open(world, 'owner', { [column]: null }));
      expect([column, error]).toEqual([column, { status: 403, code: '42501' }]);
    }
  },
  'a store needs a name and an address': async ({ as }) => {
    const stores = as('owner').from('stores');
    for (const answer of [
      await stores.insert({ name: 'Cards' }),
      await stores.insert({ slug: 'cards' }),
    ]) {
      expect(errorIn(answer)).toEqual({ status: 400, code: '23502' });
    }
  },
  'an address that is taken names its constraint': async (world) => {
    for (const slug of ['picks-club', 'not-open-yet', 'card-collectors']) {
      const answer = await open(world, 'owner', { slug });
      expect(errorIn(answer)).toEqual({ status: 409, code: '23505' });
      expect(answer.error?.message).toContain('stores_slug_key');
    }
  },
  'a published store cannot have the name of a published store of another seller': async (
    world,
  ) => {
    for (const name of [
      'Picks Club',
      'PICKS-CLUB',
      'Рісkѕ  Сlub',
      '𝐏icks C1ub',
      'Pıcks\u00adClub!',
      'PLcks CIub',
      'ꓑІⲥⲕs Cⵏub',
      'ᑭicks Ꮯlub',
      'Grouped',
      'Grouped Support',
      'GR0UPED',
      'PayPaI Payments',
      'Stripe Verified',
    ]) {
      const answer = await save(world, 'owner', { name });
      expect([name, errorIn(answer)]).toEqual([name, { status: 409, code: '23505' }]);
      expect(answer.error?.message).toContain('stores_name_key');
    }
    for (const name of [
      'Picks Clubs',
      '!!!',
      'Amazon Sellers Lab',
      'Regrouped',
      'Stripes and Stars',
    ]) {
      expect((await save(world, 'owner', { name })).error).toBeNull();
    }
  },
  'a save changes the row and its version': async (world) => {
    const change = { name: 'Vault', tagline: '🃏 مرحبا', design: { layout: 'minimal' } };
    const { data, status } = await save(world, 'owner', change);
    expect({ data, status }).toEqual({
      status: 200,
      data: [expect.objectContaining({ ...change, id: cardsId, version: 2 })],
    });
    expect((await read(world, 'owner')).data).toEqual(data);
  },
  'a save from an older version changes no row': async (world) => {
    await save(world, 'owner', { tagline: 'first' });
    const { data, status } = await save(world, 'owner', { tagline: 'second' });
    expect({ data, status }).toEqual({ status: 200, data: [] });
    expect((await read(world, 'owner', 'tagline,version')).data).toEqual([
      { tagline: 'first', version: 2 },
    ]);
  },
  'nobody saves the store of another seller': async (world) => {
    for (const person of ['admin', 'platformOwner', 'newcomer'] as const) {
      const { data, status } = await save(world, person, { name: 'Mine' });
      expect({ data, status }).toEqual({ status: 200, data: [] });
    }
    expect(errorIn(await save(world, null, { name: 'Mine' }))).toEqual({
      status: 401,
      code: '42501',
    });
  },
  'a seller has at most 10 stores': async (world) => {
    const own = await slugsOf(world, 'owner');
    for (let n = own?.length ?? 0; n < limits.stores; n += 1) {
      expect((await open(world, 'owner', { slug: `store-${n}` })).error).toBeNull();
    }
    expect(errorIn(await open(world, 'owner'))).toEqual({ status: 400, code: '23514' });
  },
  'a seller publishes only a designed store whose memberships have checkout links': async (
    world,
  ) => {
    const { data } = await open(world, 'owner');
    const id = String(data?.[0]?.id);
    const set = (version: number, change: object) => save(world, 'owner', change, { id, version });
    const sell = (row: object) =>
      world
        .as('owner')
        .from('store_memberships')
        .insert({ store_id: id, name: 'Gold', payment_type: 'one-time', price_minor: 5, ...row });
    const refused = { status: 400, code: '23514' };
    const published = { is_visible: true, is_designed: true };
    expect(errorIn(await set(1, published))).toEqual(refused);
    await sell({ checkout_url: 'https://buy.example/1' });
    expect(errorIn(await set(1, { is_visible: true }))).toEqual(refused);
    await sell({});
    expect(errorIn(await set(1, published))).toEqual(refused);
    await world
      .as('owner')
      .from('store_memberships')
      .update({ checkout_url: 'https://buy.example/2' })
      .eq('store_id', id);
    expect((await set(1, published)).data).toMatchObject([{ is_visible: true, version: 2 }]);
  },
  'a save with an invalid value is rejected': async (world) => {
    for (const change of schemaErrors) {
      const error = errorIn(await save(world, 'owner', change));
      expect([change, error]).toEqual([change, { status: 400, code: '23514' }]);
    }
  },
  'a save without a required value is rejected': async (world) => {
    for (const column of [
      'name',
      'slug',
      'tagline',
      'category',
      'seller_name',
      'refund_policy',
      'is_visible',
    ]) {
      const error = errorIn(await save(world, 'owner', { [column]: null }));
      expect([column, error]).toEqual([column, { status: 400, code: '23502' }]);
    }
  },
  'a save cannot set what belongs to the site': async (world) => {
    for (const change of [{ hidden_by_site: false }, { version: 9 }, { owner_id: null }]) {
      expect(errorIn(await save(world, 'owner', change))).toEqual({ status: 403, code: '42501' });
    }
    expect(errorIn(await save(world, 'owner', { logo: 'x' }))).toEqual({
      status: 400,
      code: 'PGRST204',
    });
  },
  'only a server that the seller administers can be chosen': async (world) => {
    const kept = guilds.cardCollectors.id;
    const { data } = await save(world, 'owner', { server_id: guilds.sneakerWire.id });
    expect(data).toEqual([expect.objectContaining({ server_id: guilds.sneakerWire.id })]);
    for (const id of [guilds.picksClub.id, '300000000000000009']) {
      const answer = await save(world, 'owner', { server_id: id }, { version: 2 });
      expect(errorIn(answer)).toEqual({ status: 403, code: '42501' });
      expect(answer.error?.message).toContain('administrator');
    }
    const back = await save(world, 'owner', { server_id: kept }, { version: 2 });
    expect(back.data).toEqual([expect.objectContaining({ server_id: kept, version: 3 })]);
    const none = await save(world, 'owner', { server_id: null }, { version: 3 });
    expect(none.data).toEqual([expect.objectContaining({ server_id: null, version: 4 })]);
  },
  'a seller deletes a store, and only their own': async (world) => {
    const remove = (person: PersonName) =>
      world.as(person).from('stores').delete().eq('id', cardsId).select('id');
    const denied = await remove('admin');
    expect({ data: denied.data, status: denied.status }).toEqual({ data: [], status: 200 });
    const { data, status } = await remove('owner');
    expect({ data, status }).toEqual({ data: [{ id: cardsId }], status: 200 });
    expect((await remove('owner')).data).toEqual([]);
    expect(await slugsOf(world, 'owner')).toEqual(['amazon-sellers-lab']);
  },
  'an address is free unless another store has it': async ({ as }) => {
    const isFree = async (slug: string, store_id?: string | null) =>
      (await as('owner').rpc('is_slug_free', { slug, ...(store_id !== undefined && { store_id }) }))
        .data;
    expect(await isFree('sneaker-wire')).toBe(true);
    expect(await isFree('card-collectors')).toBe(false);
    expect(await isFree('card-collectors', null)).toBe(false);
    expect(await isFree('card-collectors', cardsId)).toBe(true);
    expect(await isFree('not-open-yet', cardsId)).toBe(false);
  },
  'a visitor cannot ask whether an address is free': async ({ as }) => {
    const answer = await as(null).rpc('is_slug_free', { slug: 'cards' });
    expect(errorIn(answer)).toEqual({ status: 401, code: '42501' });
  },
  'an address is not checked without a parameter, or with an unknown one': async ({ as }) => {
    for (const wish of [{}, { slug: 'cards', store: 'x' }]) {
      expect(errorIn(await as('owner').rpc('is_slug_free', wish))).toEqual({
        status: 404,
        code: 'PGRST202',
      });
    }
  },
  'nothing is read or changed with a session that has ended': async ({ expired }) => {
    const stores = () => expired('owner').from('stores');
    for (const answer of [
      await stores().select('id'),
      await stores().insert(fresh),
      await stores().update({ name: 'Vault' }).eq('id', cardsId),
      await stores().delete().eq('id', cardsId),
      await expired('owner').rpc('is_slug_free', { slug: 'cards' }),
    ]) {
      expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
    }
  },
};
