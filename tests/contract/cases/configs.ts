import { expect } from 'vitest';
import { fields } from '#domain/bot-config/fields';
import { parseConfig } from '#domain/bot-config/parse';
import { startingConfig } from '#mocks/configs';
import type { PersonName } from '#mocks/people';
import { guilds, type GuildName } from '#mocks/servers';
import { refusalIn, type Cases, type World } from '../world';

const read = ({ as }: World, person: PersonName | null, guild: GuildName) =>
  as(person).from('server_configs').select('config, version').eq('server_id', guilds[guild].id);

/** Expects a person to read the whole configuration of a server nothing was done to. */
async function expectToRead(world: World, person: PersonName, guild: GuildName) {
  const { data, status } = await read(world, person, guild).maybeSingle();
  expect(status).toBe(200);
  expect(Object.keys(data ?? {}).toSorted()).toEqual(['config', 'version']);
  // A key that was never saved may be absent: it has its default.
  expect(parseConfig(data?.config)).toEqual(startingConfig(guilds[guild].id));
  expect(data?.version).toSatisfy((version) => Number.isInteger(version) && version >= 1);
}

async function expectNoRow(world: World, person: PersonName, guild: GuildName) {
  const { data, status } = await read(world, person, guild).maybeSingle();
  expect({ data, status }).toEqual({ status: 200, data: null });
}

export const configCases: Cases = {
  'an owner reads the configuration of their server': (world) =>
    expectToRead(world, 'owner', 'resellHeaven'),
  'an administrator of the guild reads its configuration': (world) =>
    expectToRead(world, 'owner', 'amazonLab'),
  'an editor with one panel reads the configuration': (world) =>
    expectToRead(world, 'editor', 'cryptoDesk'),
  'an editor reads it being no member of the guild': (world) =>
    expectToRead(world, 'editor', 'picksClub'),
  'whoever runs the site reads every configuration': (world) =>
    expectToRead(world, 'admin', 'resellHeaven'),
  'a member of the guild without a panel reads none': (world) =>
    expectNoRow(world, 'owner', 'cryptoDesk'),
  'an editor reads none where they were given no panel': (world) =>
    expectNoRow(world, 'editor', 'devs'),
  'a stranger reads none': (world) => expectNoRow(world, 'newcomer', 'resellHeaven'),
  'someone without a Discord account reads none': (world) =>
    expectNoRow(world, 'unlinked', 'resellHeaven'),
  'the configuration of a server that does not exist is no row': async ({ as }) => {
    const { data, status } = await as('admin')
      .from('server_configs')
      .select('config, version')
      .eq('server_id', '99999999999999999');
    expect({ data, status }).toEqual({ status: 200, data: [] });
  },
  'a configuration holds no secret, not even an empty one': async (world) => {
    const { data } = await read(world, 'owner', 'resellHeaven').single();
    const secrets = fields.filter(({ kind }) => kind === 'secret').map(({ key }) => key);
    expect(secrets).toEqual(['WhopAPIKey']);
    expect(Object.keys(data?.config as object)).not.toContain(secrets[0]);
  },
  'ids stay the text they are': async (world) => {
    const { data } = await read(world, 'owner', 'resellHeaven').single();
    expect(data?.config).toHaveProperty('guildId', guilds.resellHeaven.id);
  },
  'a column that does not exist is refused': async ({ as }) => {
    for (const person of ['owner', 'newcomer'] as const) {
      const answer = await as(person)
        .from('server_configs')
        .select('config, secrets')
        .eq('server_id', guilds.resellHeaven.id);
      expect(refusalIn(answer)).toEqual({ status: 400, code: '42703' });
    }
  },
  'nobody reads a configuration without signing in': async (world) => {
    const answer = await read(world, null, 'resellHeaven').maybeSingle();
    expect(refusalIn(answer)).toEqual({ status: 401, code: '42501' });
  },
  'nobody reads a configuration with a session that has ended': async ({ expired }) => {
    const answer = await expired('owner').from('server_configs').select('version');
    expect(refusalIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
};
