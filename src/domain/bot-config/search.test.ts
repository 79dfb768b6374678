import { describe, expect, it } from 'vitest';
import type { ConfigPatch } from './config';
import { defaultConfig, fields } from './fields';
import { type GuildResources, noGuildResources } from './guild-resources';
import { searchSettings, searchSetups } from './search';
import { setups } from './setups';

const id = '123456789012345678';

const resources: GuildResources = {
  roles: [{ id: '111111111111111111', name: 'Head Moderator', color: 0, position: 1 }],
  channels: [
    { id, name: 'bot-log', type: 'text', parentId: '222222222222222222', position: 0 },
    { id: '222222222222222222', name: 'Staff Only', type: 'category', parentId: null, position: 0 },
  ],
};

function found(query: string, patch: ConfigPatch = {}, known = noGuildResources): string[] {
  return searchSettings(query, { ...defaultConfig(), ...patch }, { resources: known }).map(
    ({ path }) => path,
  );
}

describe('searchSettings', () => {
  it.each(['', ' ', 's', 's_', ' s ', '__', '_ _'])('finds nothing for %j', (query) => {
    expect(searchSettings(query, defaultConfig())).toEqual([]);
  });

  it('returns key, label, tab and value of a hit', () => {
    expect(searchSettings('succ', { ...defaultConfig(), SuccessPoints: 25 })[0]).toEqual({
      path: 'SuccessPoints',
      label: 'Success points',
      tab: 'points',
      value: '25 points',
    });
  });

  it('puts SuccessPoints first for "succ", then names that start with it, then names that contain it', () => {
    expect(found('succ').slice(0, 8)).toEqual([
      'SuccessPoints',
      'SuccessTwitterPoints',
      'successPointEnabled',
      'SuccessEmbedsChannel',
      'successPointsWhenDisabled',
      'SuccessWhopPoints',
      'SuccessDM',
      'webhookSuccessName',
    ]);
  });

  it.each(['scrambled_words', 'SCRAMBLED WORDS', 'scrambledwords', ' scrambled_ Words '])(
    'finds scrambled_words for %j',
    (query) => {
      expect(found(query)).toEqual(['scrambled_words']);
    },
  );

  it.each(fields)('finds $key by its key and by its label', ({ key, label }) => {
    expect(found(key)).toContain(key);
    expect(found(label)).toContain(key);
    expect(found(label.toUpperCase().replaceAll(' ', '_'))).toContain(key);
  });

  it('finds a label that differs from the key', () => {
    expect(found('bot log')).toEqual(['logsChannel']);
  });

  it.each<[query: string, patch: ConfigPatch, key: string, value: string]>([
    [id, { roleId: id }, 'roleId', id],
    ['456789', { postChannelIDs: [id] }, 'postChannelIDs', id],
    ['pear', { scrambled_words: ['apple', 'Pear'] }, 'scrambled_words', 'apple, Pear'],
    ['777', { SuccessPoints: 1777 }, 'SuccessPoints', '1777 points'],
    [
      'GROUPED.example',
      { websiteLink: 'https://grouped.example' },
      'websiteLink',
      'https://grouped.example',
    ],
    ['big_deal', { relayConfig: { 'big deal': id } }, 'relayConfig', `big deal → ${id}`],
  ])('finds a value for %j', (query, patch, key, value) => {
    const hits = searchSettings(query, { ...defaultConfig(), ...patch });
    expect(hits.map((hit) => [hit.path, hit.value])).toEqual([[key, value]]);
  });

  it.each<[query: string, patch: ConfigPatch, key: string]>([
    ['bot-log', { inviteLogs: id }, 'inviteLogs'],
    ['#bot-log', { inviteLogs: id }, 'inviteLogs'],
    ['BOT-LO', { pingConfigChannels: [id] }, 'pingConfigChannels'],
    ['log bot', { inviteLogs: id }, 'inviteLogs'],
    ['head moderator', { adminRoleID: '111111111111111111' }, 'adminRoleID'],
    ['@Head', { adminRoleID: '111111111111111111' }, 'adminRoleID'],
    ['HeadModerator', { ShopSupportRoles: ['111111111111111111'] }, 'ShopSupportRoles'],
    ['staff only', { ShopTicketCategory: '222222222222222222' }, 'ShopTicketCategory'],
    ['bot-log', { relayConfig: { deal: id } }, 'relayConfig'],
  ])('finds the setting by the name of its channel or role: %j', (query, patch, key) => {
    expect(found(query, patch)).not.toContain(key);
    expect(found(query, patch, resources)).toContain(key);
    expect(found(id.slice(3), { inviteLogs: id }, resources)).toEqual(['inviteLogs']);
  });

  it('returns the value with ids', () => {
    const config = { ...defaultConfig(), inviteLogs: id };
    expect(searchSettings('bot-log', config, { resources })[0]?.value).toBe(id);
  });

  it.each([
    ['log channel', 'logsChannel'],
    ['channel log', 'logsChannel'],
    ['log channels', 'inviteLogs'],
    ['who invited', 'inviteLogs'],
    ['invisible', 'WatermarkOpacity'],
    ['logo visible', 'WatermarkOpacity'],
    ['return on investment', 'ROIChannel'],
    ['kicked', 'KickFromGuildID'],
  ])('finds the words of labels and help in any order: %j', (query, key) => {
    expect(found(query)).toContain(key);
  });

  it.each(fields)('finds $key by the words of its label in reverse', ({ key, label }) => {
    expect(found(label.split(' ').toReversed().join(' '))).toContain(key);
  });

  it('finds names that were loaded after the first search', () => {
    const config = { ...defaultConfig(), inviteLogs: id };
    const keys = (known: GuildResources) =>
      searchSettings('#bot-log', config, { resources: known }).map(({ path }) => path);
    expect(keys(noGuildResources)).not.toContain('inviteLogs');
    expect(keys(resources)).toContain('inviteLogs');
  });

  it('ignores a space in a query that a name contains', () => {
    for (const query of ['success points', 'whop api', 'bot log', 'scrambled words']) {
      expect(found(query.replace(' ', '_'))).toEqual(found(query));
      expect(found(query)[0]).toBe(found(query.replace(' ', ''))[0]);
    }
  });

  it('ignores settings the user may not see, also for ranking', () => {
    expect(found('success embeds')).toEqual(['SuccessEmbedsChannel']);
    const isSeen = (key: string) => key !== 'SuccessEmbedsChannel';
    const hits = searchSettings('success embeds', defaultConfig(), { isSeen });
    expect(hits.map(({ path }) => path)).not.toContain('SuccessEmbedsChannel');
    expect(hits.map(({ path }) => path)).toContain('socialImageUrl');
  });

  it('requires all words', () => {
    expect(found('logo qxz')).toEqual([]);
  });

  it('ranks names before values and values before help', () => {
    const hits = found('invited', { scrambled_words: ['invited'] });
    expect(hits.indexOf('scrambled_words')).toBeLessThan(hits.indexOf('inviteLogs'));
    expect(hits.indexOf('scrambled_words')).toBeGreaterThanOrEqual(0);
  });

  it('prepares a configuration once and answers each key press quickly', () => {
    const many: GuildResources = {
      roles: Array.from({ length: 250 }, (_, n) => ({
        id: String(10n ** 17n + BigInt(n)),
        name: `role ${n}`,
        color: 0,
        position: n,
      })),
      channels: Array.from({ length: 500 }, (_, n) => ({
        id: String(2n * 10n ** 17n + BigInt(n)),
        name: `channel-${n}`,
        type: 'text',
        parentId: null,
        position: n,
      })),
    };
    const config = {
      ...defaultConfig(),
      postChannelIDs: many.channels.slice(-100).map((channel) => channel.id),
      ShopSupportRoles: many.roles.slice(-100).map((role) => role.id),
    };
    expect(
      searchSettings('channel-4', config, { resources: many }).map(({ path }) => path),
    ).toContain('postChannelIDs');
    const started = performance.now();
    for (let key = 0; key < 50; key += 1)
      searchSettings('log channel', config, { resources: many });
    expect((performance.now() - started) / 50).toBeLessThan(5);
  });

  it('ranks names before values within one setting', () => {
    expect(found('ROI button', { scrambled_words: ['roi button'] })).toEqual([
      'roiButtonEnabled',
      'scrambled_words',
    ]);
  });

  it('neither searches nor shows a secret', () => {
    const config = { ...defaultConfig(), WhopAPIKey: 'hush-hush' };
    expect(searchSettings('hush', config)).toEqual([]);
    expect(searchSettings('WhopAPIKey', config).map(({ value }) => value)).toEqual(['Set']);
    expect(searchSettings('Whop API', defaultConfig()).map(({ value }) => value)).toEqual([
      'Hidden',
    ]);
    expect(searchSettings('hidden', defaultConfig())).toEqual([]);
  });

  it('does not find "Not set"', () => {
    expect(found('not set')).toEqual([]);
  });

  it('does not match across two values', () => {
    expect(found('qxzy', { scrambled_words: ['qx', 'zy'] })).toEqual([]);
  });

  it.each(['.*', '[a', '\\d', '$&'])('treats %j literally', (query) => {
    expect(found(query, { webhookSuccessName: `x${query}y` })).toContain('webhookSuccessName');
  });
});

describe('searchSetups', () => {
  it.each(['Set up tickets', 'setup tick', 'tickets', 'TICK'])('finds it for %j', (query) => {
    expect(searchSetups(query, setups).map(({ path }) => path)).toEqual(['setup-tickets']);
  });

  it('finds all of them for "set up"', () => {
    expect(searchSetups('set up', setups)).toHaveLength(setups.length);
  });

  it.each(['se', 'up', 't', 'ets', 'set tickets'])('finds none for %j', (query) => {
    expect(searchSetups(query, setups)).toEqual([]);
  });

  it('finds only those that the viewer may open', () => {
    expect(searchSetups('tickets', ['points'])).toEqual([]);
  });
});
