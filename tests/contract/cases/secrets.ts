import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import { change, saved, stored } from '../saving';
import { errorIn, type Cases, type World } from '../world';

const dots = '••••••••';

const set = (value: string) => [change('WhopAPIKey', '', value)];

const read = (
  { as }: World,
  person: PersonName | null,
  { asked = 'server_id, key, set_by_name', guild = 'resellHeaven' as GuildName } = {},
) => as(person).from('server_secrets').select(asked).eq('server_id', guilds[guild].id);

/** Returns the changes that the history lists for a version. */
async function changesOf({ as }: World, version: number): Promise<unknown> {
  const { data } = await as('owner').rpc('server_history', {
    server_id: guilds.resellHeaven.id,
    older_than: version + 1,
    page_size: 1,
  });
  const [row] = data as { version: number; changes: unknown }[];
  expect(row?.version).toBe(version);
  return row?.changes;
}

export const secretCases: Cases = {
  'the value of a secret is in neither the response nor the configuration': async (world) => {
    const before = await stored(world);
    const answer = await saved(world, 'owner', { base: before.version, changes: set('planted') });
    expect(answer).toEqual({ status: 'saved', config: before.config, version: before.version + 1 });
    expect(await stored(world)).toEqual({ config: before.config, version: before.version + 1 });
  },
  'the table shows that a secret is set, by whom and when': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: set('planted') });
    const { data } = await read(world, 'owner', { asked: 'server_id, key, set_at, set_by_name' });
    const [{ set_at = '', ...row } = {}] = data as unknown as { set_at?: string }[];
    expect(Math.abs(Date.parse(set_at) - Date.now())).toBeLessThan(60_000);
    expect(row).toEqual({
      server_id: guilds.resellHeaven.id,
      key: 'WhopAPIKey',
      set_by_name: people.owner.discord.username,
    });
  },
  'initially no secret is set': async (world) => {
    const { data, status } = await read(world, 'owner');
    expect({ data, status }).toEqual({ status: 200, data: [] });
  },
  'a secret is cleared by an empty text': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: set('planted') });
    const answer = await saved(world, 'owner', { base: base + 1, changes: set('') });
    expect(answer.version).toBe(base + 2);
    expect((await read(world, 'owner')).data).toEqual([]);
  },
  'clearing a secret that is not set changes nothing': async (world) => {
    const { version: base } = await stored(world);
    expect((await saved(world, 'owner', { base, changes: set('') })).version).toBe(base);
  },
  'setting a secret again is a change, because the values cannot be compared': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: set('planted') });
    const answer = await saved(world, 'admin', { base: base + 1, changes: set('planted') });
    expect(answer.version).toBe(base + 2);
    const { data } = await read(world, 'owner', { asked: 'set_by_name' });
    expect(data).toEqual([{ set_by_name: people.admin.discord.username }]);
  },
  'two users who set a secret do not conflict': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: set('theirs') });
    const answer = await saved(world, 'owner', { base, changes: set('mine') });
    expect([answer.status, answer.version]).toEqual(['saved', base + 2]);
  },
  'the history only says that a secret was set, replaced and cleared': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: set('one') });
    await saved(world, 'owner', { base: base + 1, changes: set('two') });
    await saved(world, 'owner', { base: base + 2, changes: set('') });
    expect(await changesOf(world, base + 1)).toEqual([change('WhopAPIKey', '', dots)]);
    expect(await changesOf(world, base + 2)).toEqual([change('WhopAPIKey', dots, dots)]);
    expect(await changesOf(world, base + 3)).toEqual([change('WhopAPIKey', dots, '')]);
  },
  'a secret and a setting are saved together': async (world) => {
    const { version: base } = await stored(world);
    const points = change('SuccessPoints', 25, 30);
    const answer = await saved(world, 'owner', { base, changes: [points, ...set('planted')] });
    expect([answer.version, answer.config.SuccessPoints]).toEqual([base + 1, 30]);
    expect(await changesOf(world, base + 1)).toEqual([change('WhopAPIKey', '', dots), points]);
  },
  'a conflict also prevents the secret from being saved': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [change('SuccessPoints', 25, 40)] });
    const changes = [change('SuccessPoints', 25, 30), ...set('planted')];
    expect((await saved(world, 'owner', { base, changes })).status).toBe('conflict');
    expect((await read(world, 'owner')).data).toEqual([]);
  },
  'the storage location of a secret is not returned, even when all columns are selected': async (
    world,
  ) => {
    for (const asked of ['secret_id', '*']) {
      const answer = await read(world, 'owner', { asked });
      expect(errorIn(answer)).toEqual({ status: 403, code: '42501' });
    }
  },
  'no column holds the value of a secret': async (world) => {
    const answer = await read(world, 'owner', { asked: 'key, value' });
    expect(errorIn(answer)).toEqual({ status: 400, code: '42703' });
  },
  'an editor without access to the API settings sees no secret': async (world) => {
    const { version: base } = await stored(world, 'cryptoDesk');
    await saved(world, 'admin', { guild: 'cryptoDesk', base, changes: set('planted') });
    expect((await read(world, 'admin', { guild: 'cryptoDesk' })).data).toHaveLength(1);
    expect((await read(world, 'editor', { guild: 'cryptoDesk' })).data).toEqual([]);
  },
  'a user who may change the API settings sees that a secret is set; one who may only open them does not':
    async (world) => {
      const guild = 'ticketExchange';
      const { version: base } = await stored(world, guild);
      await saved(world, 'moderator', { guild, base, changes: set('planted') });
      for (const person of ['moderator', 'platformOwner'] as const) {
        const { data } = await read(world, person, { guild, asked: 'set_by_name' });
        expect(data).toEqual([{ set_by_name: people.moderator.discord.username }]);
      }
      expect((await read(world, 'supporter', { guild })).data).toEqual([]);
    },
  'only users who may change a secret see in the history that it was set': async ({
    as,
    ...world
  }) => {
    const guild = 'ticketExchange';
    const { version: base } = await stored({ as, ...world }, guild);
    await saved({ as, ...world }, 'moderator', { guild, base, changes: set('planted') });
    const server_id = guilds[guild].id;
    const versionsFor = async (person: PersonName) => {
      const { data } = await as(person).rpc('server_history', { server_id, page_size: 1 });
      return (data as { version: number }[]).map(({ version }) => version);
    };
    expect(await versionsFor('moderator')).toEqual([base + 1]);
    expect(await versionsFor('supporter')).not.toEqual([base + 1]);
  },
  'a secret that is not part of a save is unchanged': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: set('planted') });
    await saved(world, 'owner', { base: base + 1, changes: [change('SuccessPoints', 25, 30)] });
    expect((await read(world, 'owner')).data).toHaveLength(1);
  },
  'only the platform owner saves and reads the setting of the platform owner': async (world) => {
    const guild = 'ticketExchange';
    const { version: base } = await stored(world, guild);
    const changes = [change('whopBotMasterRoleID', '', '845201933120406014')];
    const answer = await saved(world, 'platformOwner', { guild, base, changes });
    expect(answer.config).toMatchObject({ whopBotMasterRoleID: '845201933120406014' });
    expect((await stored(world, guild)).config).not.toHaveProperty('whopBotMasterRoleID');
  },
  'a stranger sees no secret': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: set('planted') });
    expect((await read(world, 'newcomer')).data).toEqual([]);
  },
  'a signed-out user sees no secret': async (world) => {
    expect(errorIn(await read(world, null))).toEqual({ status: 401, code: '42501' });
  },
};
