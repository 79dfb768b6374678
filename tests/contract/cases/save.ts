import { expect } from 'vitest';
import { fields } from '#domain/bot-config/fields';
import { guilds } from '#mocks/dashboard/servers';
import { change, save, saved, stored } from '../saving';
import { type Cases } from '../world';

const points = (before: number, after: number) => change('SuccessPoints', before, after);
const typing = (before: number, after: number) => change('typingPoints', before, after);

export const saveCases: Cases = {
  'a save returns the whole configuration and the next version': async (world) => {
    const { config, version } = await stored(world);
    const answer = await saved(world, 'owner', { base: version, changes: [points(25, 30)] });
    expect(answer).toEqual({
      status: 'saved',
      config: { ...config, SuccessPoints: 30 },
      version: version + 1,
    });
  },
  'other users read the saved values': async (world) => {
    const { version } = await stored(world);
    const answer = await saved(world, 'owner', { base: version, changes: [points(25, 30)] });
    expect(await stored(world)).toEqual({ config: answer.config, version: answer.version });
  },
  'saving several settings creates one version': async (world) => {
    const { version } = await stored(world);
    const changes = [points(25, 30), typing(1, 2), change('EmbedColor', '#9b87f5', '#000000')];
    const answer = await saved(world, 'owner', { base: version, changes });
    expect(answer.version).toBe(version + 1);
    const { SuccessPoints, typingPoints, EmbedColor } = answer.config;
    expect([SuccessPoints, typingPoints, EmbedColor]).toEqual([30, 2, '#000000']);
  },
  'a site admin saves in every server': async (world) => {
    const { version } = await stored(world);
    const answer = await saved(world, 'admin', { base: version, changes: [points(25, 30)] });
    expect(answer.status).toBe('saved');
  },
  'an editor saves in a panel they have': async (world) => {
    const { version } = await stored(world, 'cryptoDesk');
    const answer = await saved(world, 'editor', {
      guild: 'cryptoDesk',
      base: version,
      changes: [change('SuccessPoints', null, 30)],
    });
    expect([answer.status, answer.version, answer.config.SuccessPoints]).toEqual([
      'saved',
      version + 1,
      30,
    ]);
  },
  'a save of one panel neither changes nor returns the settings of other panels': async (world) => {
    const guild = 'cryptoDesk';
    const role = change('adminRoleID', '', '845201933120406014');
    const before = await stored(world, guild);
    const { version: base } = await saved(world, 'admin', {
      guild,
      base: before.version,
      changes: [role],
    });
    const answer = await saved(world, 'editor', {
      guild,
      base,
      changes: [change('SuccessPoints', null, 30)],
    });
    const seen = fields.filter(({ tab }) => tab === 'points').map(({ key }) => key as string);
    expect(seen).toEqual(expect.arrayContaining(Object.keys(answer.config)));
    expect((await stored(world, guild)).config).toMatchObject({
      adminRoleID: '845201933120406014',
      SuccessPoints: 30,
    });
  },
  'a conflict does not return settings of other panels': async (world) => {
    const guild = 'cryptoDesk';
    const { version: base } = await stored(world, guild);
    const theirs = [change('adminRoleID', '', guilds[guild].id), change('SuccessPoints', null, 40)];
    await saved(world, 'admin', { guild, base, changes: theirs });
    const changes = [change('SuccessPoints', null, 30)];
    const answer = await saved(world, 'editor', { guild, base, changes });
    expect(answer.status).toBe('conflict');
    expect(answer.conflicts?.map(({ key }) => key)).toEqual(['SuccessPoints']);
    expect(answer.config).not.toHaveProperty('adminRoleID');
  },
  'settings that only one user changed are merged': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [typing(1, 9)] });
    const answer = await saved(world, 'owner', { base, changes: [points(25, 30)] });
    expect([answer.status, answer.version]).toEqual(['saved', base + 2]);
    expect([answer.config.typingPoints, answer.config.SuccessPoints]).toEqual([9, 30]);
  },
  'a setting that both users changed is a conflict of three values, and nothing is saved': async (
    world,
  ) => {
    const { version: base } = await stored(world);
    const theirs = await saved(world, 'admin', { base, changes: [points(25, 40)] });
    const changes = [points(25, 30), typing(1, 9)];
    expect(await saved(world, 'owner', { base, changes })).toEqual({
      ...theirs,
      status: 'conflict',
      conflicts: [{ key: 'SuccessPoints', base: 25, yours: 30, theirs: 40 }],
    });
    expect(await stored(world)).toEqual({ config: theirs.config, version: theirs.version });
  },
  'several conflicts are returned in the order of the settings': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [points(25, 40), typing(1, 8)] });
    const answer = await saved(world, 'owner', { base, changes: [typing(1, 9), points(25, 30)] });
    expect(answer.conflicts?.map(({ key }) => key)).toEqual(['SuccessPoints', 'typingPoints']);
  },
  'the base of a conflict is the value stored at the base version, whatever the caller sends':
    async (world) => {
      const { version: base } = await stored(world);
      await saved(world, 'admin', { base, changes: [points(25, 40)] });
      const answer = await saved(world, 'owner', { base, changes: [points(777, 30)] });
      expect(answer.conflicts).toEqual([{ key: 'SuccessPoints', base: 25, yours: 30, theirs: 40 }]);
    },
  'the same value from both users is no conflict and creates no version': async (world) => {
    const { version: base } = await stored(world);
    const theirs = await saved(world, 'admin', { base, changes: [points(25, 30)] });
    expect(await saved(world, 'owner', { base, changes: [points(25, 30)] })).toEqual(theirs);
  },
  'a setting that was changed and changed back is no conflict': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [points(25, 40)] });
    await saved(world, 'admin', { base: base + 1, changes: [points(40, 25)] });
    const answer = await saved(world, 'owner', { base, changes: [points(25, 30)] });
    expect([answer.status, answer.version]).toEqual(['saved', base + 3]);
  },
  'a conflict is resolved by saving over the other value': async (world) => {
    const { version: base } = await stored(world);
    const theirs = await saved(world, 'admin', { base, changes: [points(25, 40)] });
    const answer = await saved(world, 'owner', {
      base: theirs.version,
      changes: [points(40, 30)],
    });
    expect([answer.status, answer.config.SuccessPoints]).toEqual(['saved', 30]);
  },
  'with a base version from the future, the old value from the caller is compared': async (
    world,
  ) => {
    const { version } = await stored(world);
    const clash = await saved(world, 'owner', { base: version + 5, changes: [points(42, 30)] });
    expect(clash.conflicts).toEqual([{ key: 'SuccessPoints', base: 42, yours: 30, theirs: 25 }]);
    const answer = await saved(world, 'owner', { base: version + 5, changes: [points(25, 30)] });
    expect([answer.status, answer.version]).toEqual(['saved', version + 1]);
  },
  'a save that changes nothing keeps the version': async (world) => {
    const before = await stored(world);
    const changes = [points(25, 25), change('reactions', ['🔥', '💸', '👏'], ['🔥', '💸', '👏'])];
    const answer = await saved(world, 'owner', { base: before.version, changes });
    expect(answer).toEqual({ status: 'saved', ...before });
  },
  'a save of no setting keeps the version': async (world) => {
    const before = await stored(world);
    const answer = await saved(world, 'owner', { base: before.version, changes: [] });
    expect(answer).toEqual({ status: 'saved', ...before });
  },
  'reordering the keys of a map is no change, reordering a list is': async (world) => {
    const { config, version: base } = await stored(world);
    const before = config.relayConfig ?? null;
    const turned = Object.fromEntries(Object.entries(before ?? {}).toReversed());
    const same = await saved(world, 'owner', {
      base,
      changes: [change('relayConfig', before, turned)],
    });
    expect(same.version).toBe(base);
    const list = change('reactions', ['🔥', '💸', '👏'], ['👏', '💸', '🔥']);
    expect((await saved(world, 'owner', { base, changes: [list] })).version).toBe(base + 1);
  },
  'the last of several changes to one setting wins': async (world) => {
    const { version: base } = await stored(world);
    const answer = await saved(world, 'owner', { base, changes: [points(25, 30), points(25, 31)] });
    expect([answer.version, answer.config.SuccessPoints]).toEqual([base + 1, 31]);
  },
  'a value may be cleared': async (world) => {
    const { version: base } = await stored(world);
    const changes = [change('SuccessPoints', 25, null), change('websiteLink', 'x', '')];
    const { config } = await saved(world, 'owner', { base, changes });
    expect([config.SuccessPoints, config.websiteLink]).toEqual([null, '']);
  },
  'the first save of a server starts from its current version': async (world) => {
    const { version } = await stored(world, 'cardCollectors');
    const answer = await saved(world, 'owner', {
      guild: 'cardCollectors',
      base: version,
      changes: [change('EmbedColor', '', '#123456')],
    });
    expect([answer.version, answer.config.EmbedColor]).toEqual([version + 1, '#123456']);
  },
  'a signed-out user cannot save': async (world) => {
    const { status, error } = await save(world, null, { base: 1, changes: [points(25, 30)] });
    expect([status, error?.code]).toEqual([401, '42501']);
  },
};
