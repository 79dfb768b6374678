import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/people';
import { guilds, type GuildName } from '#mocks/servers';
import { change, saved, stored } from '../saving';
import { errorIn, type Cases, type World } from '../world';

const dots = '••••••••';

const set = (value: string) => [change('WhopAPIKey', '', value)];

const read = (
  { as }: World,
  person: PersonName | null,
  { asked = 'server_id, key, set_by_name', guild = 'resellHeaven' as GuildName } = {},
) => as(person).from('server_secrets').select(asked).eq('server_id', guilds[guild].id);

/** Returns what the history says about the save that created a version. */
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
  'a secret that is set is not in the answer, and not in the configuration': async (world) => {
    const before = await stored(world);
    const answer = await saved(world, 'owner', { base: before.version, changes: set('planted') });
    expect(answer).toEqual({ status: 'saved', config: before.config, version: before.version + 1 });
    expect(await stored(world)).toEqual({ config: before.config, version: before.version + 1 });
  },
  'that a secret is set, by whom and when, is known': async (world) => {
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
  'no secret is set to begin with': async (world) => {
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
  'clearing what is not set changes nothing': async (world) => {
    const { version: base } = await stored(world);
    expect((await saved(world, 'owner', { base, changes: set('') })).version).toBe(base);
  },
  'setting a secret again is a change, since nobody can tell whether it is the same': async (
    world,
  ) => {
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
  'a secret and a setting are one save': async (world) => {
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
  'where the secret is kept is not told, not even by asking for everything': async (world) => {
    for (const asked of ['secret_id', '*']) {
      const answer = await read(world, 'owner', { asked });
      expect(errorIn(answer)).toEqual({ status: 403, code: '42501' });
    }
  },
  'the value of a secret is no column': async (world) => {
    const answer = await read(world, 'owner', { asked: 'key, value' });
    expect(errorIn(answer)).toEqual({ status: 400, code: '42703' });
  },
  'an editor without the right to the API settings sees none': async (world) => {
    const { version: base } = await stored(world, 'cryptoDesk');
    await saved(world, 'admin', { guild: 'cryptoDesk', base, changes: set('planted') });
    expect((await read(world, 'admin', { guild: 'cryptoDesk' })).data).toHaveLength(1);
    expect((await read(world, 'editor', { guild: 'cryptoDesk' })).data).toEqual([]);
  },
  'whoever may change the API settings sees that one is set; whoever may only open them does not':
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
  'that a secret was set is in the history of those who may change it, and of no other': async ({
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
  'a secret that is not part of a save stays': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: set('planted') });
    await saved(world, 'owner', { base: base + 1, changes: [change('SuccessPoints', 25, 30)] });
    expect((await read(world, 'owner')).data).toHaveLength(1);
  },
  'the platform owner alone saves and reads the setting that is theirs': async (world) => {
    const guild = 'ticketExchange';
    const { version: base } = await stored(world, guild);
    const changes = [change('whopBotMasterRoleID', '', '845201933120406014')];
    const answer = await saved(world, 'platformOwner', { guild, base, changes });
    expect(answer.config).toMatchObject({ whopBotMasterRoleID: '845201933120406014' });
    expect((await stored(world, guild)).config).not.toHaveProperty('whopBotMasterRoleID');
  },
  'a stranger sees none': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: set('planted') });
    expect((await read(world, 'newcomer')).data).toEqual([]);
  },
  'nobody sees secrets without signing in': async (world) => {
    expect(errorIn(await read(world, null))).toEqual({ status: 401, code: '42501' });
  },
};
