import { expect } from 'vitest';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const id = guilds.resellHeaven.id;
type Client = ReturnType<World['as']>;

/**
 * Direct writes to tables that only database functions may change. Every one must fail; a success would be a security
 * hole.
 */
const writes: Readonly<Record<string, (client: Client) => PromiseLike<Answer>>> = {
  'insert a server': (client) =>
    client.from('servers').insert({ id: '99999999999999999', name: 'Mine' }),
  'rename a server': (client) => client.from('servers').update({ name: 'Mine' }).eq('id', id),
  'delete a server': (client) => client.from('servers').delete().eq('id', id),
  'insert a configuration': (client) =>
    client.from('server_configs').insert({ server_id: id, config: {}, version: 1 }),
  'change a configuration': (client) =>
    client.from('server_configs').update({ config: {} }).eq('server_id', id),
  'reset a version': (client) =>
    client.from('server_configs').update({ version: 0 }).eq('server_id', id),
  'delete a configuration': (client) => client.from('server_configs').delete().eq('server_id', id),
  'write history': (client) =>
    client.from('server_config_revisions').insert({
      server_id: id,
      version: 99,
      saved_by_name: 'someone else',
      keys: [],
      changes: [],
    }),
  'rewrite history': (client) =>
    client.from('server_config_revisions').update({ saved_by_name: 'me' }).eq('server_id', id),
  'forget history': (client) => client.from('server_config_revisions').delete().eq('server_id', id),
  'insert a secret': (client) =>
    client.from('server_secrets').insert({
      server_id: id,
      key: 'WhopAPIKey',
      secret_id: people.owner.id,
      set_by_name: 'me',
    }),
  'change who set a secret': (client) =>
    client.from('server_secrets').update({ set_by_name: 'me' }).eq('server_id', id),
  'delete a secret': (client) => client.from('server_secrets').delete().eq('server_id', id),
};

const user_id = people.owner.id;

/** Functions that only the edge functions and the bot may call. */
const serviceCalls: Readonly<Record<string, object>> = {
  server_secret: { server_id: id, key: 'WhopAPIKey' },
  discord_token: { user_id },
  keep_discord_token: { user_id, access_token: 'a', refresh_token: null, expires_in: 60 },
  record_guild_access: { user_id, guilds: [{ ...guilds.devs, owner: true }] },
  record_verification: { user_id, discord_id: people.owner.discord.id },
};

interface Answer {
  status: number;
  error: { code: string; hint?: string } | null;
}

/** Returns a case that expects status 403 for signed-in users and 401 for everyone else. */
function isClosed(attempt: (client: Client) => PromiseLike<Answer>) {
  return async ({ as }: World) => {
    expect(errorIn(await attempt(as('owner')))).toEqual({ status: 403, code: '42501' });
    expect(errorIn(await attempt(as('admin')))).toEqual({ status: 403, code: '42501' });
    expect(errorIn(await attempt(as(null)))).toEqual({ status: 401, code: '42501' });
  };
}

export const closedCases: Cases = {
  ...Object.fromEntries(
    Object.entries(writes).map(([name, write]) => [
      `no client can ${name} without the functions`,
      isClosed(write),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(serviceCalls).map(([name, parameters]) => [
      `clients cannot call ${name}`,
      isClosed((client) => client.rpc(name, parameters)),
    ]),
  ),
  'the API has no private tables': async ({ as }) => {
    for (const name of ['guild_access', 'discord_tokens', 'site_admins', 'config_fields']) {
      const answer = await as('admin').from(name).select('*');
      expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST205' });
    }
  },
  'a table that does not exist returns an error': async ({ as }) => {
    const answer = await as('owner').from('passwords').select('*');
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST205' });
  },
  'a function that does not exist returns an error': async ({ as }) => {
    const answer = await as('owner').rpc('become_admin');
    expect(errorIn(answer)).toEqual({ status: 404, code: 'PGRST202' });
  },
};
