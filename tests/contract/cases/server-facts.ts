import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import { post } from '../functions';
import { change, saved, stored } from '../saving';
import { errorIn, type Cases, type World } from '../world';

interface Row {
  server_id: string;
  is_set_up: boolean;
  saved_at: string | null;
  saved_by_name: string | null;
  health: object | null;
}

async function facts({ as }: World, person: PersonName): Promise<Row[]> {
  const { data, status } = await as(person).rpc('my_server_facts', {});
  expect(status).toBe(200);
  return data as Row[];
}

const factsOf = async (world: World, person: PersonName, guild: GuildName) =>
  (await facts(world, person)).find(({ server_id }) => server_id === guilds[guild].id);

export const serverFactsCases: Cases = {
  'a viewer gets the guilds that they are in, ordered by id': async (world) => {
    const ids = (await facts(world, 'owner')).map(({ server_id }) => server_id);
    const { resellHeaven, cardCollectors, amazonLab, sneakerWire, picksClub } = guilds;
    const { cryptoDesk, ticketExchange, devs } = guilds;
    const own = [resellHeaven, cardCollectors, amazonLab, sneakerWire, picksClub];
    const all = [...own, cryptoDesk, ticketExchange, devs].map(({ id }) => id);
    expect(ids).toEqual(all.toSorted());
  },
  'an editor also gets the servers whose guild they have not joined': async (world) => {
    const ids = (await facts(world, 'editor')).map(({ server_id }) => server_id);
    const { cryptoDesk, devs, picksClub } = guilds;
    expect(ids).toEqual([cryptoDesk.id, devs.id, picksClub.id].toSorted());
  },
  'a new user gets none, and neither does someone without a Discord account': async (world) => {
    expect(await facts(world, 'newcomer')).toEqual([]);
    expect(await facts(world, 'unlinked')).toEqual([]);
  },
  'a server is set up once it was added': async (world) => {
    expect(await factsOf(world, 'owner', 'resellHeaven')).toMatchObject({ is_set_up: true });
    expect(await factsOf(world, 'owner', 'sneakerWire')).toMatchObject({ is_set_up: false });
    await world.as('owner').rpc('add_server', { server_id: guilds.sneakerWire.id });
    expect(await factsOf(world, 'owner', 'sneakerWire')).toMatchObject({ is_set_up: true });
  },
  'the last save has a time and a name': async (world) => {
    const { version: base } = await stored(world);
    const earlier = Date.now();
    await saved(world, 'admin', { base, changes: [change('typingPoints', 1, 2)] });
    const after = await factsOf(world, 'owner', 'resellHeaven');
    expect(Date.parse(String(after?.saved_at))).toBeGreaterThanOrEqual(earlier - 1_000);
    expect(after?.saved_by_name).toBe('theo');
  },
  'the last check says what fails to those who may open every panel': async (world) => {
    const before = await factsOf(world, 'owner', 'resellHeaven');
    expect(before?.health).toBeNull();
    const body = { serverId: guilds.resellHeaven.id };
    await post(world, 'guild-resources', { as: 'owner', body });
    const after = await factsOf(world, 'owner', 'resellHeaven');
    expect(after?.health).toMatchObject({ by: 'mira.resells', fails: 1, limited: 0 });
    await post(world, 'guild-resources', { as: 'editor', body: { serverId: guilds.picksClub.id } });
    expect((await factsOf(world, 'editor', 'picksClub'))?.health).toBeNull();
  },
  'a member learns nothing about changes': async (world) => {
    expect(await factsOf(world, 'owner', 'cryptoDesk')).toMatchObject({
      is_set_up: true,
      saved_at: null,
      saved_by_name: null,
    });
  },
  'a signed-out user gets no facts': async ({ as }) => {
    expect(errorIn(await as(null).rpc('my_server_facts', {}))).toEqual({
      status: 401,
      code: '42501',
    });
  },
  'an expired session gets no facts': async ({ expired }) => {
    expect(errorIn(await expired('owner').rpc('my_server_facts', {}))).toEqual({
      status: 401,
      code: 'PGRST303',
    });
  },
  'the call takes no arguments': async ({ as }) => {
    const answer = await as('owner').rpc('my_server_facts', { server_id: '1' });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
};
