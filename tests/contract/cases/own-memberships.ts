import { expect } from 'vitest';
import { cardsId, startingStores } from '#mocks/market/starting-stores';
import { limits } from '#domain/limits';
import type { PersonName } from '#mocks/session/people';
import { ownMembershipColumns } from '../../../src/services/market/membership-row';
import { errorIn, type Cases, type World } from '../world';

const cards = startingStores.find(({ id }) => id === cardsId)?.memberships ?? [];
const [collector, vault, hidden] = cards.map(({ id }) => id);
const theirs = 'biz_00000003';
const newId = '5a1e1111-0000-4000-8000-000000000001';
const unused = '5a1e1111-0000-4000-8000-00000000ffff';

const table = ({ as }: World, person: PersonName | null) => as(person).from('store_memberships');

const list = async (world: World, person: PersonName = 'owner') => {
  const { data } = await table(world, person)
    .select('name,position,version')
    .eq('store_id', cardsId)
    .order('position')
    .order('created_at')
    .order('id');
  return data?.map(({ name, position, version }) => `${name} ${position} v${version}`);
};

const add = (world: World, person: PersonName | null, row: object = {}) =>
  table(world, person)
    .insert({
      id: newId,
      store_id: cardsId,
      name: 'New',
      payment_type: 'one-time',
      price_minor: 500,
      ...row,
    })
    .select(ownMembershipColumns);

const change = (world: World, person: PersonName | null, row: object, version = 1) =>
  table(world, person)
    .update(row)
    .eq('id', vault ?? '')
    .eq('version', version)
    .select(ownMembershipColumns);

const order = (
  { as }: World,
  person: PersonName | null,
  ids: readonly unknown[],
  store = cardsId,
) => as(person).rpc('order_memberships', { store_id: store, ids });

/** Values that break a constraint of the table. */
const schemaErrors: readonly object[] = [
  { name: '   ' },
  { name: '\u3164' },
  { name: '\u200b\u2800' },
  { name: '🃏'.repeat(101) },
  { description: 'x'.repeat(4_001) },
  { price_minor: -1 },
  { price_minor: 100_000_000 },
  { price_minor: '49.99' },
  { currency: 'usd' },
  { currency: 'ZZZ' },
  { billing_interval: 'month', payment_type: 'one-time' },
  { billing_interval: null, payment_type: 'subscription' },
  { billing_interval: 'day', payment_type: 'subscription' },
  { payment_type: 'gift', billing_interval: null },
  { max_members: -1 },
  { max_members: 3_000_000_000 },
  { max_members: 'many' },
  { early_bird_price_minor: -1 },
  { early_bird_places: 0 },
  { early_bird_until: 'soon' },
  { early_bird_until: 'infinity' },
  { early_bird_until: '294000-01-01T00:00:00Z' },
  { early_bird_until: '1969-12-31T00:00:00Z' },
  { features: Array.from({ length: 101 }, () => 'x') },
  { features: ['x'.repeat(201)] },
  { checkout_url: 'http://buy.stripe.com/x' },
  { checkout_url: 'javascript:alert(1)' },
  { checkout_url: 'https://user:secret@pay.example' },
  { role_id: 'everyone' },
];

export const ownMembershipCases: Cases = {
  'a store has at most 40 memberships that are not archived': async (world) => {
    const id = (n: number) => `5a1e1111-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`;
    const active = cards.filter(({ archived_at }) => archived_at === null).length;
    for (let n = active; n < limits.memberships; n += 1) {
      expect(errorIn(await add(world, 'owner', { id: id(n) }))).toEqual({
        status: 201,
        code: null,
      });
    }
    const full = { status: 400, code: '23514' };
    expect(errorIn(await add(world, 'owner'))).toEqual(full);
    const archive = (at: string | null) =>
      table(world, 'owner')
        .update({ archived_at: at })
        .eq('id', id(limits.memberships - 1));
    expect((await archive('2026-11-01T00:00:00Z')).error).toBeNull();
    expect(errorIn(await add(world, 'owner'))).toEqual({ status: 201, code: null });
    expect(errorIn(await archive(null))).toEqual(full);
  },
  'a seller reads every membership of the store, with the taken places, in order': async (
    world,
  ) => {
    const { data, status } = await table(world, 'owner')
      .select(`${ownMembershipColumns},taken_places`)
      .eq('store_id', cardsId)
      .order('position')
      .order('created_at')
      .order('id');
    expect(status).toBe(200);
    const rows = data as unknown as Record<string, unknown>[];
    expect(rows.map(({ id, taken_places, is_visible }) => [id, taken_places, is_visible])).toEqual([
      [collector, 0, true],
      [vault, 88, true],
      [hidden, 0, false],
    ]);
    expect(rows.map((row) => Object.keys(row).length)).toEqual([19, 19, 19]);
  },
  'a visitor reads neither the number of members nor what only the seller may': async (world) => {
    for (const column of ['taken_places', 'role_id', 'version', 'archived_at']) {
      const answer = await table(world, null).select(column).eq('store_id', cardsId);
      expect(errorIn(answer)).toEqual({ status: 401, code: '42501' });
    }
  },
  'a seller adds a membership under the id of the browser, once': async (world) => {
    const { data, status } = await add(world, 'owner', { position: 3 });
    expect(status).toBe(201);
    expect(data).toMatchObject([
      {
        id: newId,
        name: 'New',
        description: '',
        currency: 'USD',
        is_visible: true,
        features: [],
        archived_at: null,
        version: 1,
      },
    ]);
    expect(errorIn(await add(world, 'owner'))).toEqual({ status: 409, code: '23505' });
    expect(await list(world)).toHaveLength(4);
  },
  'nobody else adds one to the store': async (world) => {
    expect(errorIn(await add(world, 'newcomer'))).toEqual({ status: 403, code: '42501' });
    expect(errorIn(await add(world, 'owner', { store_id: theirs }))).toEqual({
      status: 403,
      code: '42501',
    });
    expect(errorIn(await add(world, null))).toEqual({ status: 401, code: '42501' });
    expect(await list(world)).toHaveLength(3);
  },
  'a new membership is not archived, and has no chosen version': async (world) => {
    for (const row of [{ archived_at: '2026-11-24T00:00:00Z' }, { version: 9 }]) {
      expect(errorIn(await add(world, 'owner', row))).toEqual({ status: 403, code: '42501' });
    }
  },
  'a rejected membership is not stored': async (world) => {
    for (const row of schemaErrors) {
      const base = { payment_type: 'one-time', billing_interval: null };
      for (const answer of [
        await add(world, 'owner', row),
        await change(world, 'owner', { ...base, ...row }),
      ]) {
        expect({ row, isRejected: answer.error !== null }).toEqual({ row, isRejected: true });
      }
    }
    expect(await list(world)).toEqual(['Collector 0 v1', 'Vault 1 v1', 'Not announced yet 2 v1']);
  },
  'missing and unknown values are rejected with different errors': async (world) => {
    for (const [row, code] of [
      [{ name: null }, '23502'],
      [{ price_minor: null }, '23502'],
      [{ currency: null }, '23502'],
      [{ nickname: 'x' }, 'PGRST204'],
    ] as const) {
      expect(errorIn(await add(world, 'owner', row))).toEqual({ status: 400, code });
      expect(errorIn(await change(world, 'owner', row))).toEqual({ status: 400, code });
    }
  },
  'a change needs the version it was made from': async (world) => {
    const first = await change(world, 'owner', { name: 'First' });
    expect(first.data).toMatchObject([{ name: 'First', version: 2 }]);
    const second = await change(world, 'owner', { name: 'Second' });
    expect({ data: second.data, status: second.status }).toEqual({ data: [], status: 200 });
    expect((await change(world, 'owner', { name: 'Third' }, 2)).data).toHaveLength(1);
  },
  'a membership is archived and restored': async (world) => {
    const archived = await change(world, 'owner', { archived_at: '2026-11-24T10:00:00.000Z' });
    const [row] = (archived.data ?? []) as unknown as { archived_at: string }[];
    expect(Date.parse(row?.archived_at ?? '')).toBe(Date.parse('2026-11-24T10:00:00Z'));
    const seen = await table(world, 'newcomer')
      .select('id')
      .eq('id', vault ?? '');
    expect(seen.data).toEqual([]);
    const restored = await change(world, 'owner', { archived_at: null }, 2);
    expect(restored.data).toMatchObject([{ archived_at: null, version: 3 }]);
  },
  'nobody else changes or deletes a membership, and gets no error': async (world) => {
    const changed = await change(world, 'newcomer', { name: 'Mine' });
    expect({ data: changed.data, status: changed.status }).toEqual({ data: [], status: 200 });
    const { data } = await table(world, 'newcomer')
      .delete()
      .eq('id', vault ?? '')
      .select('id');
    expect(data).toEqual([]);
    expect(errorIn(await change(world, null, { name: 'Mine' }))).toEqual({
      status: 401,
      code: '42501',
    });
    expect(await list(world)).toContain('Vault 1 v1');
  },
  'one without members is deleted, one with members is not': async (world) => {
    const remove = (id: string | undefined) =>
      table(world, 'owner')
        .delete()
        .eq('id', id ?? '')
        .select('id');
    expect((await remove(collector)).data).toEqual([{ id: collector }]);
    expect(errorIn(await remove(vault))).toEqual({ status: 409, code: '23503' });
    expect(await list(world)).toEqual(['Vault 1 v1', 'Not announced yet 2 v1']);
  },
  'the order is saved at once, and no version grows': async (world) => {
    const { data, status } = await order(world, 'owner', [hidden, unused, vault]);
    expect({ data, status }).toEqual({
      status: 200,
      data: [
        { membership_id: hidden, place: 0 },
        { membership_id: vault, place: 1 },
        { membership_id: collector, place: 2 },
      ],
    });
    expect(await list(world)).toEqual(['Not announced yet 0 v1', 'Vault 1 v1', 'Collector 2 v1']);
  },
  'nobody else orders the memberships': async (world) => {
    for (const person of ['newcomer', 'admin'] as const) {
      const { data, status } = await order(world, person, [vault, collector]);
      expect({ data, status }).toEqual({ data: [], status: 200 });
    }
    expect((await order(world, 'owner', [], theirs)).data).toEqual([]);
    expect(errorIn(await order(world, null, []))).toEqual({ status: 401, code: '42501' });
    expect((await list(world))?.[0]).toBe('Collector 0 v1');
  },
  'an order that is not a list of ids is rejected': async (world) => {
    expect(errorIn(await order(world, 'owner', ['first']))).toEqual({ status: 400, code: '22P02' });
    const answer = await world.as('owner').rpc('order_memberships', { store_id: cardsId });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
  'an ended session is rejected': async ({ expired }) => {
    const answer = await expired('owner').from('store_memberships').select('id');
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
    const ordered = await expired('owner').rpc('order_memberships', { store_id: cardsId, ids: [] });
    expect(errorIn(ordered)).toEqual({ status: 401, code: 'PGRST303' });
  },
};
