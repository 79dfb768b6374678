import { expect } from 'vitest';
import type { ConfigTab } from '#domain/bot-config/field';
import { type Field, fields } from '#domain/bot-config/fields';
import { parseConfig } from '#domain/bot-config/parse';
import { startingConfig } from '#mocks/dashboard/configs';
import type { PersonName } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import { errorIn, type Cases, type World } from '../world';

const read = ({ as }: World, person: PersonName | null, guild: GuildName) =>
  as(person).rpc('server_config', { server_id: guilds[guild].id });

/** Expects the given person to read exactly the settings for which `seen` is true, with their initial values. */
async function expectToRead(
  world: World,
  person: PersonName,
  guild: GuildName,
  seen: (field: Field) => boolean,
) {
  const { config, version, keys, ...rest } = await rowOf(world, person, guild);
  expect(rest).toEqual({});
  const visible = fields.filter(seen).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(visible.toSorted());
  expect(visible).toEqual(expect.arrayContaining(Object.keys(config)));
  const whole = startingConfig(guilds[guild].id);
  // A setting that was never saved may be missing from the result. In that case the default value applies.
  const parsed = parseConfig(config);
  for (const key of visible) expect([key, parsed[key]]).toEqual([key, whole[key]]);
  expect(version).toSatisfy((number) => Number.isInteger(number) && number >= 1);
}

async function rowOf(world: World, person: PersonName, guild: GuildName): Promise<Row> {
  const { data, status } = await read(world, person, guild);
  expect(status).toBe(200);
  const [row, ...more] = data as Row[];
  if (!row || more.length > 0) throw new Error('Not one row was read');
  return row;
}

interface Row {
  config: object;
  version: number;
  keys: string[];
}

/** Selects every field except the field that only the platform owner sees. */
const all = ({ audience }: Field) => audience !== 'platformOwner';
const tab =
  (...tabs: ConfigTab[]) =>
  (field: Field) =>
    tabs.includes(field.tab);

async function expectNoRow(world: World, person: PersonName, guild: GuildName) {
  const { data, status } = await read(world, person, guild);
  expect({ data, status }).toEqual({ status: 200, data: [] });
}

export const configCases: Cases = {
  'an owner reads the configuration of their server': (world) =>
    expectToRead(world, 'owner', 'resellHeaven', all),
  'an administrator of the guild reads its configuration': (world) =>
    expectToRead(world, 'owner', 'amazonLab', all),
  'an editor with one panel reads its settings': (world) =>
    expectToRead(world, 'editor', 'cryptoDesk', tab('points')),
  'an editor who is not a member of the guild reads their settings': (world) =>
    expectToRead(world, 'editor', 'picksClub', tab('points')),
  'an editor who may open but not change the API panel reads none of its settings': (world) =>
    expectToRead(world, 'supporter', 'ticketExchange', tab('points')),
  'an editor who may change the API settings reads all but the setting of the platform owner': (
    world,
  ) =>
    expectToRead(
      world,
      'moderator',
      'ticketExchange',
      (field) => tab('api', 'points')(field) && all(field),
    ),
  'the platform owner reads every setting': (world) =>
    expectToRead(world, 'platformOwner', 'ticketExchange', () => true),
  'a site admin reads every configuration': (world) =>
    expectToRead(world, 'admin', 'resellHeaven', all),
  'a member of the guild without a panel reads no configuration': (world) =>
    expectNoRow(world, 'owner', 'cryptoDesk'),
  'an editor reads no configuration of a server where they have no panel': (world) =>
    expectNoRow(world, 'editor', 'devs'),
  'a stranger reads no configuration': (world) => expectNoRow(world, 'newcomer', 'resellHeaven'),
  'someone without a Discord account reads no configuration': (world) =>
    expectNoRow(world, 'unlinked', 'resellHeaven'),
  'a server that does not exist has no configuration row': async ({ as }) => {
    const server_id = '99999999999999999';
    const { data, status } = await as('admin').rpc('server_config', { server_id });
    expect({ data, status }).toEqual({ status: 200, data: [] });
  },
  'a configuration holds no secret, not even an empty one': async (world) => {
    const { config } = await rowOf(world, 'owner', 'resellHeaven');
    const secrets = fields.filter(({ kind }) => kind === 'secret').map(({ key }) => key);
    expect(secrets).toEqual(['WhopAPIKey']);
    expect(Object.keys(config)).not.toContain(secrets[0]);
  },
  'IDs stay strings': async (world) => {
    const { config } = await rowOf(world, 'owner', 'resellHeaven');
    expect(config).toHaveProperty('guildId', guilds.resellHeaven.id);
  },
  'the table returns the version but not the settings': async ({ as }) => {
    for (const person of ['owner', 'editor', 'admin'] as const) {
      const guild = person === 'editor' ? 'cryptoDesk' : 'resellHeaven';
      const table = () => as(person).from('server_configs');
      const { data } = await table().select('server_id, version').eq('server_id', guilds[guild].id);
      expect(data).toEqual([{ server_id: guilds[guild].id, version: expect.any(Number) }]);
      for (const columns of ['config', '*', 'version, config']) {
        const answer = await table().select(columns).eq('server_id', guilds[guild].id);
        expect(errorIn(answer)).toEqual({ status: 403, code: '42501' });
      }
    }
  },
  'a column that does not exist returns an error': async ({ as }) => {
    for (const person of ['owner', 'newcomer'] as const) {
      const answer = await as(person)
        .from('server_configs')
        .select('version, secrets')
        .eq('server_id', guilds.resellHeaven.id);
      expect(errorIn(answer)).toEqual({ status: 400, code: '42703' });
    }
  },
  'a signed-out user reads no configuration': async (world) => {
    const answer = await read(world, null, 'resellHeaven');
    expect(errorIn(answer)).toEqual({ status: 401, code: '42501' });
  },
  'an expired session reads no configuration': async ({ expired }) => {
    const answer = await expired('owner').rpc('server_config', {
      server_id: guilds.resellHeaven.id,
    });
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
};
