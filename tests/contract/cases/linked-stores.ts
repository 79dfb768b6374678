import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const server_id: string = guilds.cardCollectors.id;
const cardsId = 'biz_00000001';

const list = ({ as }: World, by: PersonName | null, server = server_id) =>
  as(by).rpc('server_stores', { server_id: server });
const unlink = ({ as }: World, by: PersonName | null, store_id = cardsId, server = server_id) =>
  as(by).rpc('unlink_store', { server_id: server, store_id });
const link = async ({ as }: World) =>
  (
    await as('owner')
      .from('stores')
      .select('server_id,server_link,refused_role_ids,version')
      .eq('id', cardsId)
      .single()
  ).data;

const cards = {
  id: cardsId,
  slug: 'card-collectors',
  name: 'Card Collectors',
  is_public: true,
  link: 'standing',
  refused_roles: 0,
};
const signedOut = { status: 401, code: '42501' };
const notAllowed = { status: 403, code: '42501' };
const standing = { server_id, server_link: 'standing', refused_role_ids: [], version: 1 };

export const linkedStoreCases: Cases = {
  'an owner sees the stores of the server, and unlinks one once': async (world) => {
    expect((await list(world, 'owner')).data).toEqual([cards]);
    expect(await link(world)).toEqual(standing);
    expect((await unlink(world, 'owner')).data).toBe('unlinked');
    expect((await unlink(world, 'owner')).data).toBe('notLinked');
    expect((await list(world, 'owner')).data).toEqual([]);
  },
  'the seller sees that the store was unlinked, and links it again': async (world) => {
    await unlink(world, 'owner');
    expect(await link(world)).toEqual({
      server_id: null,
      server_link: 'unlinked',
      refused_role_ids: [],
      version: 2,
    });
    await world.as('owner').from('stores').update({ server_id }).eq('id', cardsId);
    expect(await link(world)).toEqual({ ...standing, version: 3 });
    expect((await list(world, 'owner')).data).toEqual([cards]);
  },
  'a site admin sees and unlinks the stores of every server': async (world) => {
    expect((await list(world, 'admin')).data).toEqual([cards]);
    expect((await unlink(world, 'admin')).data).toBe('unlinked');
  },
  'a store is unlinked only from the server that it is linked to': async (world) => {
    const { resellHeaven } = guilds;
    expect((await list(world, 'owner', resellHeaven.id)).data).toEqual([]);
    expect((await unlink(world, 'owner', cardsId, resellHeaven.id)).data).toBe('notLinked');
    expect((await unlink(world, 'owner', 'biz_99999999')).data).toBe('notLinked');
    expect(await link(world)).toEqual(standing);
  },
  'a person who does not administer the server neither sees nor unlinks its stores': async (
    world,
  ) => {
    for (const person of ['editor', 'newcomer', 'unlinked'] as const) {
      const { status, data } = await list(world, person);
      expect({ status, data }).toEqual({ status: 200, data: null });
      expect(errorIn(await unlink(world, person))).toEqual(notAllowed);
    }
    expect(await link(world)).toEqual(standing);
  },
  'a signed-out user can do nothing': async (world) => {
    expect(errorIn(await list(world, null))).toEqual(signedOut);
    expect(errorIn(await unlink(world, null))).toEqual(signedOut);
  },
  'a call with a wrong parameter matches no function': async ({ as }) => {
    const answer = await as('owner').rpc('unlink_store', { server: server_id, store: cardsId });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
};
