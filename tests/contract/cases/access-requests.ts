import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const ask = ({ as }: World, by: PersonName | null, guild: GuildName = 'cryptoDesk') =>
  as(by).rpc('ask_for_access', { server_id: guilds[guild].id });
const outcome = async (world: World, by: PersonName, guild: GuildName = 'cryptoDesk') =>
  ((await ask(world, by, guild)).data as { outcome: string }).outcome;
const withdraw = ({ as }: World, by: PersonName | null, guild: GuildName = 'cryptoDesk') =>
  as(by).rpc('withdraw_access_request', { server_id: guilds[guild].id });
const list = ({ as }: World, by: PersonName | null, guild: GuildName = 'cryptoDesk') =>
  as(by).rpc('server_access_requests', { server_id: guilds[guild].id });
const decline = ({ as }: World, by: PersonName | null, request_id: string) =>
  as(by).rpc('decline_access_request', { request_id });

interface Listed {
  total: number;
  requests: { id: string; name: string; discord_id: string; asked_at: string }[];
}
const listed = async (world: World, by: PersonName) => (await list(world, by)).data as Listed;

const unknownId = 'acce5500-0000-4000-8000-00000000ffff';
const signedOut = { status: 401, code: '42501' };
const notAllowed = { status: 403, code: '42501' };

export const accessRequestCases: Cases = {
  'a member of a guild asks once, and withdraws the request': async (world) => {
    const first = (await ask(world, 'owner')).data as { outcome: string; asked_at: string };
    expect([first.outcome, Number.isNaN(Date.parse(first.asked_at))]).toEqual(['asked', false]);
    expect((await ask(world, 'owner')).data).toEqual(first);
    expect((await withdraw(world, 'owner')).data).toBe('withdrawn');
    expect((await withdraw(world, 'owner')).data).toBe('withdrawn');
    expect((await listed(world, 'admin')).total).toBe(0);
  },
  'a request says who asks, and can be declined once': async (world) => {
    await ask(world, 'owner');
    const { total, requests } = await listed(world, 'admin');
    const { username, id: discordId } = people.owner.discord;
    expect([total, requests.map(({ name, discord_id }) => [name, discord_id])]).toEqual([
      1,
      [[username, discordId]],
    ]);
    const id = String(requests[0]?.id);
    expect((await decline(world, 'admin', id)).data).toBe('declined');
    expect((await decline(world, 'admin', id)).data).toBe('notOpen');
    expect(await outcome(world, 'owner')).toBe('declinedRecently');
    const { data } = await world.as('owner').rpc('my_server_facts', {});
    const facts = data as { server_id: string; request: { status: string } | null }[];
    const own = facts.find(({ server_id }) => server_id === guilds.cryptoDesk.id);
    expect(own?.request?.status).toBe('declined');
  },
  'nobody asks for access that they have, or to a server that they are not in': async (world) => {
    expect(await outcome(world, 'owner', 'resellHeaven')).toBe('hasAccess');
    expect(await outcome(world, 'editor', 'cryptoDesk')).toBe('hasAccess');
    expect(await outcome(world, 'admin', 'devs')).toBe('hasAccess');
    expect(await outcome(world, 'newcomer', 'cryptoDesk')).toBe('notInServer');
    expect(await outcome(world, 'unlinked', 'cryptoDesk')).toBe('notInServer');
  },
  'nobody asks for access to a server that was not added': async (world) => {
    expect(await outcome(world, 'owner', 'devs')).toBe('notSetUp');
  },
  'giving a panel approves the request': async (world) => {
    await ask(world, 'owner');
    const client = world.as('admin');
    const { data } = await client
      .from('team_members')
      .insert({ name: 'Mira', discord_id: people.owner.discord.id, panel_role: 'support' })
      .select('id')
      .single();
    const { id: server_id, name: server_name } = guilds.cryptoDesk;
    const { status } = await client.rpc('replace_member_permissions', {
      member_id: (data as { id: string } | null)?.id,
      rows: [{ server_id, server_name, allowed_panels: ['points'] }],
    });
    expect(status).toBe(204);
    expect((await listed(world, 'admin')).total).toBe(0);
  },
  'only those who manage the editors read and decline requests': async (world) => {
    await ask(world, 'owner');
    const [request] = (await listed(world, 'admin')).requests;
    for (const person of ['owner', 'editor', 'newcomer'] as const) {
      expect(errorIn(await list(world, person))).toEqual(notAllowed);
      expect(errorIn(await decline(world, person, String(request?.id)))).toEqual(notAllowed);
    }
    expect(errorIn(await decline(world, 'admin', unknownId))).toEqual(notAllowed);
    const { data, status } = await list(world, 'owner', 'resellHeaven');
    expect({ data, status }).toEqual({ status: 200, data: { total: 0, requests: [] } });
  },
  'an id that is not a uuid is rejected': async (world) => {
    expect(errorIn(await decline(world, 'admin', 'first'))).toEqual({ status: 400, code: '22P02' });
  },
  'a signed-out user can do nothing': async (world) => {
    expect(errorIn(await ask(world, null))).toEqual(signedOut);
    expect(errorIn(await withdraw(world, null))).toEqual(signedOut);
    expect(errorIn(await list(world, null))).toEqual(signedOut);
    expect(errorIn(await decline(world, null, unknownId))).toEqual(signedOut);
  },
  'a call with a wrong parameter matches no function': async ({ as }) => {
    const answer = await as('owner').rpc('ask_for_access', { server: guilds.cryptoDesk.id });
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
};
