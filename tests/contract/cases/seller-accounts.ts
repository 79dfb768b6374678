import { expect } from 'vitest';
import { people } from '#mocks/session/people';
import { startingStores } from '#mocks/market/starting-stores';
import { errorIn, type Cases, type World } from '../world';

const open = ({ as }: World, username: string) =>
  as('newcomer').from('seller_accounts').insert({ username });

const free = async ({ as }: World, person: Parameters<World['as']>[0], username: string) =>
  (await as(person).rpc('is_username_free', { username })).data as unknown;

export const sellerAccountCases: Cases = {
  'a seller sees their own account only': async ({ as }) => {
    for (const [person, found] of [
      ['owner', [{ user_id: people.owner.id, username: 'mira' }]],
      ['newcomer', []],
    ] as const) {
      const { data, status } = await as(person).from('seller_accounts').select('user_id,username');
      expect({ data, status }).toEqual({ status: 200, data: found });
    }
  },
  'visitors read no account': async ({ as, expired }) => {
    expect(errorIn(await as(null).from('seller_accounts').select('username'))).toEqual({
      status: 401,
      code: '42501',
    });
    expect(errorIn(await expired('owner').from('seller_accounts').select('username'))).toEqual({
      status: 401,
      code: 'PGRST303',
    });
  },
  'a user opens one account': async (world) => {
    expect((await open(world, 'Fresh-Start_1')).status).toBe(201);
    const own = await world.as('newcomer').from('seller_accounts').select('username');
    expect(own.data).toEqual([{ username: 'Fresh-Start_1' }]);
    expect(errorIn(await open(world, 'second'))).toEqual({ status: 409, code: '23505' });
  },
  'a username is taken regardless of case': async (world) => {
    expect(errorIn(await open(world, 'MIRA'))).toEqual({ status: 409, code: '23505' });
  },
  // PostgREST reports the code of a violated check constraint (23514). The local API that replaces PostgREST does not.
  'an invalid username is rejected': async (world) => {
    for (const username of ['', 'ab', 'a b', 'émile', 'a'.repeat(33), ' abc ']) {
      expect((await open(world, username)).error).not.toBeNull();
    }
    const own = await world.as('newcomer').from('seller_accounts').select('username');
    expect(own.data).toEqual([]);
  },
  'only the username is written': async ({ as }) => {
    const table = as('newcomer').from('seller_accounts');
    const forged = await table.insert({ user_id: people.editor.id, username: 'forged' });
    expect(errorIn(forged)).toEqual({ status: 403, code: '42501' });
    const unknown = await table.insert({ username: 'forged', is_admin: true });
    expect(errorIn(unknown)).toEqual({ status: 400, code: 'PGRST204' });
  },
  'visitors open no account': async ({ as, expired }) => {
    const row = { username: 'forged' };
    expect(errorIn(await as(null).from('seller_accounts').insert(row))).toEqual({
      status: 401,
      code: '42501',
    });
    expect(errorIn(await expired('newcomer').from('seller_accounts').insert(row))).toEqual({
      status: 401,
      code: 'PGRST303',
    });
  },

  'everyone learns whether a username is free': async (world) => {
    for (const person of [null, 'newcomer'] as const) {
      expect(await free(world, person, 'Theo')).toBe(false);
      expect(await free(world, person, 'card_shop')).toBe(true);
    }
  },
  'their own username is free for a seller': async (world) => {
    expect(await free(world, 'owner', 'MIRA')).toBe(true);
    expect(await free(world, 'owner', 'theo')).toBe(false);
  },
  'a call with a wrong parameter matches no function, and one with an expired session is rejected':
    async ({ as, expired }) => {
      expect(errorIn(await as(null).rpc('is_username_free', { name: 'mira' }))).toEqual({
        status: 404,
        code: 'PGRST202',
      });
      expect(errorIn(await expired('owner').rpc('is_username_free', { username: 'x' }))).toEqual({
        status: 401,
        code: 'PGRST303',
      });
    },

  'a seller finds the oldest store, public or not': async ({ as }) => {
    for (const person of ['owner', 'admin', 'newcomer'] as const) {
      const { id } = people[person];
      const [oldest] = startingStores
        .filter(({ owner_id }) => owner_id === id)
        .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
      const { data, status } = await as(person)
        .from('stores')
        .select('id')
        .eq('owner_id', id)
        .order('created_at')
        .limit(1);
      expect({ data, status }).toEqual({ status: 200, data: oldest ? [{ id: oldest.id }] : [] });
    }
  },
  'a store that is not public is hidden from other users': async ({ as }) => {
    const hidden = startingStores.find(({ is_visible }) => !is_visible)?.id ?? '';
    const seen = async (person: 'admin' | 'owner') =>
      (await as(person).from('stores').select('id').eq('id', hidden)).data;
    expect(await seen('admin')).toEqual([{ id: hidden }]);
    expect(await seen('owner')).toEqual([]);
  },
};
