import { expect } from 'vitest';
import { guildResources } from '#mocks/dashboard/guild';
import { discordTokenOf, people, type PersonName } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { post, error } from '../functions';
import type { Cases, World } from '../world';

/** Sends the Discord tokens of the person `from` to the backend as the person `as`, as happens after a sign-in. */
const handOver = (world: World, as: PersonName, from: PersonName = as) =>
  post(world, 'store-discord-token', {
    as,
    body: { provider_token: discordTokenOf(people[from]), provider_refresh_token: null },
  });

const list = (world: World, as: PersonName, named = people[as].id, claimed = named) =>
  post(world, 'fetch-discord-servers', {
    as,
    body: { userId: named },
    headers: { 'x-user-id': claimed },
  });

export const functionCases: Cases = {
  'the list of guilds requires the id of the user': async (world) => {
    const missing = error(400, 'Missing required userId');
    expect(await post(world, 'fetch-discord-servers', { as: 'owner', body: {} })).toEqual(missing);
    const empty = { as: 'owner', body: { userId: '' } } as const;
    expect(await post(world, 'fetch-discord-servers', empty)).toEqual(missing);
  },
  'the list of guilds requires the id in the header too': async (world) => {
    const body = { userId: people.owner.id };
    expect(await post(world, 'fetch-discord-servers', { as: 'owner', body })).toEqual(
      error(400, 'userId does not belong to the session'),
    );
  },
  'the list contains every guild that Discord returns, with its permissions as text': async (
    world,
  ) => {
    await handOver(world, 'owner');
    expect(await list(world, 'owner')).toEqual({
      status: 200,
      body: { servers: people.owner.guilds.map((name) => guilds[name]) },
    });
  },
  'the list of someone in no guild is empty': async (world) => {
    await handOver(world, 'newcomer');
    expect(await list(world, 'newcomer')).toEqual({ status: 200, body: { servers: [] } });
  },
  'a user without a Discord account gets no list': async (world) => {
    expect(await list(world, 'unlinked')).toEqual(error(409, 'No Discord token available'));
  },

  'the Discord token of the user is stored': async (world) => {
    expect(await handOver(world, 'owner')).toEqual({ status: 204, body: null });
  },
  'a refresh token is stored with the Discord token': async (world) => {
    const token = discordTokenOf(people.owner);
    const body = { provider_token: token, provider_refresh_token: `${token}-refresh` };
    expect((await post(world, 'store-discord-token', { as: 'owner', body })).status).toBe(204);
  },
  "another user's Discord token is not stored": async (world) => {
    expect(await handOver(world, 'newcomer', 'owner')).toEqual(
      error(403, 'The Discord token belongs to somebody else'),
    );
  },
  'a Discord token is not stored for a user without a Discord account': async (world) => {
    expect(await handOver(world, 'unlinked', 'owner')).toEqual(
      error(403, 'The Discord token belongs to somebody else'),
    );
  },
  'a token that Discord rejects is not stored': async (world) => {
    const body = { provider_token: 'guess', provider_refresh_token: null };
    expect(await post(world, 'store-discord-token', { as: 'owner', body })).toEqual(
      error(401, 'Discord token expired'),
    );
  },
  'an invalid token is not stored': async (world) => {
    const token = discordTokenOf(people.owner);
    for (const body of [
      {},
      { provider_token: '', provider_refresh_token: null },
      { provider_token: 7, provider_refresh_token: null },
      { provider_token: token },
      { provider_token: token, provider_refresh_token: 7 },
    ]) {
      expect(await post(world, 'store-discord-token', { as: 'owner', body })).toEqual(
        error(400, 'Missing required provider_token'),
      );
    }
  },

  'a user gets the roles and channels of a server they see': async (world) => {
    const body = { serverId: guilds.resellHeaven.id };
    expect(await post(world, 'guild-resources', { as: 'owner', body })).toEqual({
      status: 200,
      body: { ...guildResources, last_check: null },
    });
  },
  'who may open every panel gets the check before, which counts what fails': async (world) => {
    const lastCheck = async (as: PersonName, { id: serverId }: { id: string }) => {
      const answer = await post(world, 'guild-resources', { as, body: { serverId } });
      return (answer.body as { last_check: object | null }).last_check;
    };
    await lastCheck('owner', guilds.resellHeaven);
    expect(await lastCheck('owner', guilds.resellHeaven)).toMatchObject({
      by: 'mira.resells',
      fails: 1,
      limited: 0,
    });
    await lastCheck('editor', guilds.picksClub);
    expect(await lastCheck('editor', guilds.picksClub)).toBeNull();
  },
  'an editor gets the roles and channels of a server they have panels in': async (world) => {
    const body = { serverId: guilds.picksClub.id };
    const answer = await post(world, 'guild-resources', { as: 'editor', body });
    expect(answer.status).toBe(200);
  },
  'a member who may open no panel gets no roles and channels': async (world) => {
    const body = { serverId: guilds.ticketExchange.id };
    expect(await post(world, 'guild-resources', { as: 'owner', body })).toEqual(
      error(404, 'Unknown server'),
    );
  },
  'a user gets no roles and channels of a server they do not see': async (world) => {
    const unknown = error(404, 'Unknown server');
    const theirs = { as: 'newcomer', body: { serverId: guilds.resellHeaven.id } } as const;
    expect(await post(world, 'guild-resources', theirs)).toEqual(unknown);
    for (const serverId of ['99999999999999999', '../users/@me', '', undefined]) {
      const answer = await post(world, 'guild-resources', { as: 'owner', body: { serverId } });
      expect(answer).toEqual(unknown);
    }
  },

  'who may add editors finds members of the server by name': async (world) => {
    const body = { serverId: guilds.resellHeaven.id, query: ' Jonah' };
    expect(await post(world, 'search-members', { as: 'owner', body })).toEqual({
      status: 200,
      body: {
        members: [
          {
            id: '447301958220111872',
            username: 'jonah_w',
            global_name: 'Jonah Whitfield',
            avatar: null,
            nick: 'Jonah (giveaways)',
          },
        ],
      },
    });
  },
  'nobody else finds members': async (world) => {
    for (const [as, { id: serverId }] of [
      ['editor', guilds.picksClub],
      ['newcomer', guilds.resellHeaven],
      ['owner', guilds.ticketExchange],
    ] as const) {
      const answer = await post(world, 'search-members', { as, body: { serverId, query: 'jo' } });
      expect(answer).toEqual(error(404, 'Unknown server'));
    }
  },
  'a search for members needs a server and a name': async (world) => {
    const serverId = guilds.resellHeaven.id;
    for (const body of [
      { serverId, query: ' ' },
      { serverId, query: 'j'.repeat(101) },
      { serverId },
      { serverId: '../users/@me', query: 'jo' },
    ]) {
      expect(await post(world, 'search-members', { as: 'owner', body })).toEqual(
        error(400, 'Invalid JSON body'),
      );
    }
  },

  'a user who owns the Discord account is verified': async (world) => {
    await handOver(world, 'newcomer');
    expect(await post(world, 'verify-identity', { as: 'newcomer', body: {} })).toEqual({
      status: 200,
      body: { verified: true, discordId: people.newcomer.discord.id },
    });
  },
  'a user without a Discord account is not verified': async (world) => {
    expect(await post(world, 'verify-identity', { as: 'unlinked', body: {} })).toEqual(
      error(409, 'No Discord token available'),
    );
  },
};
