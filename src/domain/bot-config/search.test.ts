import { describe, expect, it } from 'vitest';
import type { ConfigPatch } from './config';
import { defaultConfig, fields } from './fields';
import { searchSettings } from './search';

const id = '123456789012345678';

function found(query: string, patch: ConfigPatch = {}): string[] {
  return searchSettings(query, { ...defaultConfig(), ...patch }).map(({ path }) => path);
}

describe('searchSettings', () => {
  it.each(['', ' ', 's', 's_', ' s ', '__', '_ _'])('finds nothing by %j', (query) => {
    expect(searchSettings(query, defaultConfig())).toEqual([]);
  });

  it('tells what is needed to show a hit', () => {
    expect(searchSettings('succ', { ...defaultConfig(), SuccessPoints: 25 })[0]).toEqual({
      path: 'SuccessPoints',
      label: 'Success points',
      tab: 'points',
      value: '25 points',
    });
  });

  it('puts SuccessPoints first for «succ», then other names that start so, then those that contain it', () => {
    expect(found('succ')).toEqual([
      'SuccessPoints',
      'successPointEnabled',
      'SuccessEmbedsChannel',
      'successPointsWhenDisabled',
      'SuccessWhopPoints',
      'SuccessDM',
      'SuccessTwitterPoints',
      'webhookSuccessName',
    ]);
  });

  it.each(['scrambled_words', 'SCRAMBLED WORDS', 'scrambledwords', ' scrambled_ Words '])(
    'finds scrambled_words by %j',
    (query) => {
      expect(found(query)).toEqual(['scrambled_words']);
    },
  );

  it.each(fields)('finds $key by its key and by its label', ({ key, label }) => {
    expect(found(key)).toContain(key);
    expect(found(label)).toContain(key);
    expect(found(label.toUpperCase().replaceAll(' ', '_'))).toContain(key);
  });

  it('finds a label that the key does not say', () => {
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
  ])('finds a value by %j', (query, patch, key, value) => {
    const hits = searchSettings(query, { ...defaultConfig(), ...patch });
    expect(hits.map((hit) => [hit.path, hit.value])).toEqual([[key, value]]);
  });

  it('puts names before values', () => {
    expect(found('ROI button', { scrambled_words: ['roi button'] })).toEqual([
      'roiButtonEnabled',
      'scrambled_words',
    ]);
  });

  it('finds nothing by a secret, and never shows one', () => {
    const config = { ...defaultConfig(), WhopAPIKey: 'hush-hush' };
    expect(searchSettings('hush', config)).toEqual([]);
    expect(searchSettings('WhopAPIKey', config).map(({ value }) => value)).toEqual(['Set']);
    expect(searchSettings('Whop API', defaultConfig()).map(({ value }) => value)).toEqual([
      'Hidden',
    ]);
    expect(searchSettings('hidden', defaultConfig())).toEqual([]);
  });

  it('does not take «Not set» for a value', () => {
    expect(found('not set')).toEqual([]);
  });

  it('does not run one value into the next', () => {
    expect(found('qxzy', { scrambled_words: ['qx', 'zy'] })).toEqual([]);
  });

  it.each(['.*', '[a', '\\d', '$&'])('takes %j literally', (query) => {
    expect(found(query, { webhookSuccessName: `x${query}y` })).toContain('webhookSuccessName');
  });
});
