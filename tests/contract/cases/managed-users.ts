import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { errorIn, type Cases, type World } from '../world';

const newcomer = people.newcomer.discord.id;

const columns = 'discord_id, panel_id, is_owner, added_at';

const add = ({ as }: World, person: PersonName | null, row: object = {}) =>
  as(person)
    .from('managed_users')
    .insert({ discord_id: newcomer, panel_id: 'fresh-start', ...row })
    .select(columns)
    .single();

const read = ({ as }: World, person: PersonName | null) =>
  as(person).from('managed_users').select('panel_id').eq('discord_id', newcomer);

async function all({ as }: World) {
  const { data } = await as('admin').from('managed_users').select('discord_id');
  return { count: data?.length };
}

const remove = ({ as }: World, person: PersonName | null) =>
  as(person).from('managed_users').delete().eq('discord_id', newcomer).select('discord_id');

/** Rows that break a constraint of the table. */
const schemaErrors: readonly object[] = [
  { panel_id: '' },
  { panel_id: '   ' },
  { panel_id: 'p'.repeat(101) },
  { discord_id: 'mira' },
  { discord_id: '1234567890123456' },
  { discord_id: '123456789012345678901' },
];

export const managedUserCases: Cases = {
  'a site admin adds a user and receives the row': async (world) => {
    const { data, status } = await add(world, 'admin');
    const { added_at = '', ...row } = data ?? {};
    expect({ row, status }).toEqual({
      row: { discord_id: newcomer, panel_id: 'fresh-start', is_owner: true },
      status: 201,
    });
    expect(Math.abs(Date.parse(String(added_at)) - Date.now())).toBeLessThan(60_000);
  },
  'an added user is listed above earlier ones': async (world) => {
    await add(world, 'admin', { discord_id: '300000000000000777', panel_id: 'first' });
    await add(world, 'admin');
    const { data, status } = await world
      .as('admin')
      .from('managed_users')
      .select('panel_id')
      .order('added_at', { ascending: false })
      .limit(2);
    expect({ data, status }).toEqual({
      data: [{ panel_id: 'fresh-start' }, { panel_id: 'first' }],
      status: 200,
    });
  },
  'the row records who added the user': async (world) => {
    await add(world, 'admin');
    const { data } = await world
      .as('admin')
      .from('managed_users')
      .select('added_by')
      .eq('discord_id', newcomer);
    expect(data).toEqual([{ added_by: people.admin.id }]);
  },
  'a Panel ID of 100 characters fits, however long they are in bytes': async (world) => {
    const { status } = await add(world, 'admin', { panel_id: '🃏'.repeat(100) });
    expect(status).toBe(201);
  },
  'the same user cannot be added twice': async (world) => {
    await add(world, 'admin');
    const again = await add(world, 'admin', { panel_id: 'another' });
    expect(errorIn(again)).toEqual({ status: 409, code: '23505' });
    expect((await read(world, 'admin')).data).toEqual([{ panel_id: 'fresh-start' }]);
  },
  'missing and unknown values are rejected with different errors': async (world) => {
    for (const [row, code] of [
      [{ panel_id: null }, '23502'],
      [{ discord_id: null }, '23502'],
      [{ nickname: 'fresh' }, 'PGRST204'],
    ] as const) {
      expect(errorIn(await add(world, 'admin', row))).toEqual({ status: 400, code });
    }
  },
  'a rejected row is not stored': async (world) => {
    const { count: before } = await all(world);
    for (const row of schemaErrors) {
      const { data, error } = await add(world, 'admin', row);
      expect([data, error === null]).toEqual([null, false]);
    }
    expect((await all(world)).count).toBe(before);
  },
  'a client cannot set who added a user, when, or that they own a panel': async (world) => {
    for (const row of [
      { added_by: people.owner.id },
      { added_at: '2020-01-01T00:00:00Z' },
      { is_owner: true },
    ]) {
      expect(errorIn(await add(world, 'admin', row))).toEqual({ status: 403, code: '42501' });
    }
  },
  'a site admin removes a user': async (world) => {
    await add(world, 'admin');
    const { data, status } = await remove(world, 'admin');
    expect({ data, status }).toEqual({ data: [{ discord_id: newcomer }], status: 200 });
    expect((await read(world, 'admin')).data).toEqual([]);
  },
  'the platform owner adds, reads and removes users': async (world) => {
    expect((await add(world, 'platformOwner')).status).toBe(201);
    expect((await read(world, 'platformOwner')).data).toEqual([{ panel_id: 'fresh-start' }]);
    expect((await remove(world, 'platformOwner')).data).toEqual([{ discord_id: newcomer }]);
  },
  'removing a user who is not listed returns no error': async (world) => {
    const { data, status } = await remove(world, 'admin');
    expect({ data, status }).toEqual({ data: [], status: 200 });
  },
  'a user who is not a site admin sees nobody': async (world) => {
    await add(world, 'admin');
    for (const person of ['owner', 'editor', 'newcomer', 'unlinked'] as const) {
      const { data, status } = await read(world, person);
      expect({ data, status }).toEqual({ data: [], status: 200 });
    }
  },
  'a user who is not a site admin cannot add a user': async (world) => {
    for (const person of ['owner', 'editor', 'newcomer', 'unlinked'] as const) {
      expect(errorIn(await add(world, person))).toEqual({ status: 403, code: '42501' });
    }
    expect((await read(world, 'admin')).data).toEqual([]);
  },
  'a user who is not a site admin removes nobody, and gets no error': async (world) => {
    await add(world, 'admin');
    const { data, status } = await remove(world, 'owner');
    expect({ data, status }).toEqual({ data: [], status: 200 });
    expect((await read(world, 'admin')).data).toEqual([{ panel_id: 'fresh-start' }]);
  },
  'a signed-out user has no access': async (world) => {
    for (const call of [read, add, remove]) {
      expect(errorIn(await call(world, null))).toEqual({ status: 401, code: '42501' });
    }
  },
  'an expired session is rejected': async ({ expired }) => {
    const answer = await expired('admin').from('managed_users').select(columns);
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
};
