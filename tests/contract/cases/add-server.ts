import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const add = ({ as }: World, person: PersonName | null, guild: GuildName) =>
  as(person).rpc('add_server', { server_id: guilds[guild].id });

async function expectError(world: World, person: PersonName, guild: GuildName) {
  expect(errorIn(await add(world, person, guild))).toEqual({ status: 403, code: '42501' });
}

export const addServerCases: Cases = {
  'an administrator adds a server and receives the whole row': async (world) => {
    const { data, status } = await add(world, 'owner', 'amazonLab');
    const { id, name, icon } = guilds.amazonLab;
    expect({ data, status }).toEqual({
      status: 200,
      data: {
        id,
        name,
        icon,
        owner_id: null,
        has_license: true,
        added_at: '2026-01-05T09:00:00+00:00',
        viewer_role: 'Admin',
      },
    });
  },
  'adding a server twice gives back the same server': async (world) => {
    const first = await add(world, 'owner', 'resellHeaven');
    const second = await add(world, 'owner', 'resellHeaven');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.data).toHaveProperty('id', guilds.resellHeaven.id);
    expect(second.data).toEqual(first.data);
  },
  'a member cannot add a server': (world) => expectError(world, 'owner', 'cryptoDesk'),
  'an editor cannot add a server they have panels in': (world) =>
    expectError(world, 'editor', 'picksClub'),
  'a stranger cannot add a server': (world) => expectError(world, 'newcomer', 'resellHeaven'),
  'a site admin cannot add the server of a guild they are not in': (world) =>
    expectError(world, 'admin', 'resellHeaven'),
  'adding a server that does not exist returns the same error': async ({ as }) => {
    const answer = await as('owner').rpc('add_server', { server_id: '99999999999999999' });
    expect(errorIn(answer)).toEqual({ status: 403, code: '42501' });
  },
  'the request to add a server may hold only its id': async ({ as }) => {
    const { id, name, icon } = guilds.amazonLab;
    const answer = await as('owner').rpc('add_server', { server_id: id, name, icon });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
  'a signed-out user cannot add a server': async (world) => {
    const answer = await add(world, null, 'amazonLab');
    expect(errorIn(answer)).toEqual({ status: 401, code: '42501' });
  },
};
