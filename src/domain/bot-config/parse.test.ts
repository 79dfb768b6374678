import { describe, expect, it } from 'vitest';
import { defaultConfig, fieldOf, fields, type ConfigKey } from './fields';
import { checkValue, parseConfig, parseValue } from './parse';

const id = '123456789012345678';
const other = '987654321098765432';

const hostile: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  NaN,
  Infinity,
  'text',
  '',
  [],
  [[]],
  [null, 1, {}, ['a']],
  {},
  { fields: 'x', channels: {}, title: 4, a: { b: { c: [] } } },
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
  () => 1,
  Symbol('s'),
  12n,
];

describe('parseConfig', () => {
  it('returns a complete configuration for any input', () => {
    for (const raw of hostile) expect(parseConfig(raw)).toEqual(defaultConfig());
  });

  it('ignores inherited properties', () => {
    expect(parseConfig(Object.create({ SuccessPoints: 5 }))).toEqual(defaultConfig());
  });

  it.each(fields)('returns a valid value or a problem for any input under $key', (field) => {
    for (const raw of hostile) {
      const value = parseConfig({ [field.key]: raw })[field.key];
      expect(parseValue(field, value)).toEqual(value);
      expect(() => checkValue(field, value)).not.toThrow();
      expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    }
  });

  it('ignores unknown and inherited keys and leaves prototypes unchanged', () => {
    const raw: unknown = JSON.parse(
      '{"SuccessPoints": 5, "unknown": 1, "__proto__": {"typingPoints": 9, "polluted": true},' +
        '"ThreadPoints": {"__proto__": {"polluted": true}}, "relayConfig": {"__proto__": "1"},' +
        '"commands": {"__proto__": {"polluted": true}, "poll": {"__proto__": 1, "textInput": "hi"}}}',
    );
    expect(parseConfig(raw)).toEqual({
      ...defaultConfig(),
      SuccessPoints: 5,
      commands: { poll: { textInput: 'hi' } },
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('shares no object with its input', () => {
    const raw = { ShopSupportRoles: [id], relayConfig: { deal: id } };
    const config = parseConfig(raw);
    raw.ShopSupportRoles.push(other);
    raw.relayConfig.deal = other;
    expect(config).toEqual({
      ...defaultConfig(),
      ShopSupportRoles: [id],
      relayConfig: { deal: id },
    });
  });
});

const emptyTicket = { title: '', description: '', footerText: '', timestamp: false, fields: [] };

const readings: readonly [key: ConfigKey, raw: unknown, value: unknown][] = [
  ['SuccessPoints', 25, 25],
  ['SuccessPoints', ' 25 ', 25],
  ['SuccessPoints', '-3', -3],
  ['SuccessPoints', 0, 0],
  ['SuccessPoints', '', null],
  ['SuccessPoints', 'many', 'many'],
  ['SuccessPoints', '12abc', '12abc'],
  ['SuccessPoints', '1.50', '1.50'],
  ['SuccessPoints', '1e3', 1000],
  ['SuccessPoints', '1,000 points', 1000],
  ['SuccessPoints', true, null],
  ['SuccessPoints', 2.5, 2.5],
  ['SuccessPoints', -3, -3],
  ['WatermarkOpacity', 250, 250],
  ['BountyAwardPoints', '15', '15'],
  ['BountyAwardPoints', 15, '15'],
  ['BountyAwardPoints', '', ''],
  ['BountyAwardPoints', null, '0'],
  ['BountyAwardPoints', ' 15 ', '15'],
  ['BountyAwardPoints', '1,000', '1000'],
  ['BountyAwardPoints', ' $5', ' $5'],
  ['SuccessDM', true, true],
  ['SuccessDM', 'true', true],
  ['SuccessDM', 'false', false],
  ['SuccessDM', 1, false],
  ['roleId', ` ${id} `, id],
  ['roleId', `<@&${id}>`, id],
  ['roleId', 123456789012345680, ''],
  ['roleId', 'no id', 'no id'],
  ['logsChannel', `<#${id}>`, id],
  ['postChannelIDs', [id, ` ${other}`, '', id, 5], [id, other]],
  ['postChannelIDs', `<#${id}>, ${other}`, [id, other]],
  ['scrambled_words', 'apple, pear', ['apple', 'pear']],
  ['scrambled_words', 'apple;pear\tplum\nfig,', ['apple', 'pear', 'plum', 'fig']],
  ['reactions', '🎉🔥, ✅', ['🎉', '🔥', '✅']],
  ['logsChannel', `https://discord.com/channels/${other}/${id}`, id],
  ['postChannelIDs', `<#${id}> https://discord.com/channels/${id}/${other}`, [id, other]],
  ['EmbedColor', '#A0B1C2', '#A0B1C2'],
  ['EmbedColor', 255, '#0000ff'],
  ['EmbedColor', 16777216, '#ffffff'],
  ['EmbedColor', '', ''],
  ['websiteLink', ' https://grouped.example ', 'https://grouped.example'],
  ['websiteLink', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['webhookSuccessName', ' Wins ', ' Wins '],
  ['webhookSuccessName', 7, ''],
  ['BountyAwardPoints', NaN, '0'],
  [
    'channelPairs',
    [{ from: id, to: `<#${other}>`, more: 1 }, [other, id], { from: id }, 'x', null],
    [
      { from: id, to: other },
      { from: other, to: id },
      { from: id, to: '' },
    ],
  ],
  ['channelPairs', { [id]: other }, []],
  ['ThreadPoints', { [id]: '5', [`<#${other}>`]: 7, x: {} }, { [id]: 5, [other]: 7, x: null }],
  ['ThreadPoints', [5], {}],
  ['relayConfig', { deal: `<#${id}>`, sale: 5 }, { deal: id, sale: '' }],
  [
    'CancellationEmbed',
    { title: 'Leaving?', timestamp: 'true', fields: [{ name: 'a', more: 1 }, 'x'] },
    {
      ...emptyTicket,
      title: 'Leaving?',
      timestamp: true,
      fields: [{ name: 'a', value: '', inline: false }],
    },
  ],
  ['CancellationEmbed', 'text', emptyTicket],
  ['WhopWelcomeEmbed', { description: 'Hi', channels: id }, { description: 'Hi', channels: [id] }],
  ['SubscriptionCancellationEmbed', { description: 'Bye', title: 'x' }, { description: 'Bye' }],
  [
    'commands',
    { poll: { textInput: 'Lunch?', at: 5, nested: {} }, purge: 'x' },
    { poll: { textInput: 'Lunch?', at: 5 } },
  ],
];

describe('parseValue', () => {
  it.each(readings)('reads %s: %j as %j', (key, raw, value) => {
    expect(parseValue(fieldOf(key), raw)).toEqual(value);
  });
});
