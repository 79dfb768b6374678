import { expect } from 'vitest';
import { people } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const columns = 'id, name, icon, owner_id, has_license, viewer_role';

const read = (client: ReturnType<World['as']>, guild: GuildName) =>
  client.from('servers').select(columns).eq('id', guilds[guild].id);

/** Returns the expected row: the guild, its owner, and the viewer's role in the guild. */
function row(guild: GuildName, viewerRole: string, ownerId: string | null = null) {
  const { id, name, icon } = guilds[guild];
  return { id, name, icon, owner_id: ownerId, has_license: true, viewer_role: viewerRole };
}

const known = async (client: ReturnType<World['as']>, id: string) => {
  const { data, status } = await client.rpc('known_server', { server_id: id });
  return { data, status };
};

export const serverCases: Cases = {
  'a stranger learns that the server exists, but not its name': async ({ as }) => {
    expect(await known(as('newcomer'), guilds.resellHeaven.id)).toEqual({
      status: 200,
      data: { known: true, name: null },
    });
  },
  'a member of the guild learns that the server exists, and its name': async ({ as }) => {
    expect(await known(as('owner'), guilds.cryptoDesk.id)).toEqual({
      status: 200,
      data: { known: true, name: guilds.cryptoDesk.name },
    });
  },
  'any signed-in user learns that a server does not exist': async ({ as }) => {
    expect(await known(as('newcomer'), '99999999999999999')).toEqual({
      status: 200,
      data: { known: false, name: null },
    });
  },
  'somebody who is signed out learns nothing about servers': async ({ as }) => {
    const { status } = await as(null).rpc('known_server', { server_id: guilds.resellHeaven.id });
    expect(status).toBe(401);
  },
  'an owner sees their server with the role Owner': async ({ as }) => {
    const { data, status } = await read(as('owner'), 'resellHeaven').maybeSingle();
    expect({ data, status }).toEqual({
      status: 200,
      data: row('resellHeaven', 'Owner', people.owner.discord.id),
    });
  },
  'an administrator of the guild has the role Admin': async ({ as }) => {
    const { data } = await read(as('owner'), 'amazonLab').maybeSingle();
    expect(data).toEqual(row('amazonLab', 'Admin'));
  },
  'a member of the guild has the role Member': async ({ as }) => {
    const { data } = await read(as('owner'), 'cryptoDesk').maybeSingle();
    expect(data).toEqual(row('cryptoDesk', 'Member'));
  },
  'an editor sees a server they have panels in without being a member of its guild': async ({
    as,
  }) => {
    const { data } = await read(as('editor'), 'picksClub').maybeSingle();
    expect(data).toEqual(row('picksClub', 'Member'));
  },
  'a site admin sees every server, with the role Member': async ({ as }) => {
    const { data } = await read(as('admin'), 'resellHeaven').maybeSingle();
    expect(data).toEqual(row('resellHeaven', 'Member', people.owner.discord.id));
  },
  'a site admin has their Discord role in a guild they belong to': async ({ as }) => {
    const { data } = await read(as('admin'), 'sneakerWire').maybeSingle();
    expect(data).toEqual(row('sneakerWire', 'Admin'));
  },
  'an editor sees no server where they have no panel': async ({ as }) => {
    const { data, status } = await read(as('editor'), 'resellHeaven');
    expect({ data, status }).toEqual({ status: 200, data: [] });
  },
  'a stranger sees no server': async ({ as }) => {
    const { data, status } = await read(as('newcomer'), 'resellHeaven').maybeSingle();
    expect({ data, status }).toEqual({ status: 200, data: null });
  },
  'someone without a Discord account sees no server': async ({ as }) => {
    const { data } = await read(as('unlinked'), 'resellHeaven');
    expect(data).toEqual([]);
  },
  'a server that does not exist looks like one the user may not see': async ({ as }) => {
    const unknown = as('admin').from('servers').select(columns).eq('id', '99999999999999999');
    const { data, status } = await unknown.maybeSingle();
    expect({ data, status }).toEqual({ status: 200, data: null });
  },
  'selecting exactly one server returns an error if there is none': async ({ as }) => {
    const answer = await read(as('newcomer'), 'resellHeaven').single();
    expect(errorIn(answer)).toEqual({ status: 406, code: 'PGRST116' });
  },
  'every column is stored in the table, and none is computed': async ({ as }) => {
    const { data } = await as('owner')
      .from('servers')
      .select('*')
      .eq('id', guilds.devs.id)
      .single();
    const { viewer_role: _, ...stored } = row('devs', 'Member');
    expect(data).toEqual({ ...stored, added_at: null });
  },
  'a column that does not exist returns an error, whether or not there are rows': async ({
    as,
  }) => {
    for (const person of ['owner', 'newcomer'] as const) {
      const answer = await as(person)
        .from('servers')
        .select('id, secrets')
        .eq('id', guilds.resellHeaven.id);
      expect(errorIn(answer)).toEqual({ status: 400, code: '42703' });
    }
  },
  'a signed-out user sees no server': async ({ as }) => {
    const answer = await read(as(null), 'resellHeaven');
    expect(errorIn(answer)).toEqual({ status: 401, code: '42501' });
  },
  'an expired session sees no server': async ({ expired }) => {
    const answer = await read(expired('owner'), 'resellHeaven');
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
};
