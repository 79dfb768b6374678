import { describe, expect, it } from 'vitest';
import type { ConfigValue } from './config';
import { fieldOf, fields, type ConfigKey } from './fields';
import { checkValue } from './parse';
import type { ConfigProblem } from './problem';

const id = '123456789012345678';
const other = '987654321098765432';
const ticket = { title: '', description: '', footerText: '', timestamp: true, fields: [] };
const field = { name: 'n', value: 'v', inline: false };

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(10n ** 17n + BigInt(index)));
}

const points: ConfigProblem = { kind: 'outOfBounds', path: '', least: 0, most: 1_000_000_000 };

function notAnInteger(
  error: Extract<ConfigProblem, { kind: 'notAnInteger' }>['error'],
): ConfigProblem {
  return { kind: 'notAnInteger', path: '', error };
}

const right: readonly [key: ConfigKey, value: ConfigValue][] = [
  ['guildId', '12345678901234567'],
  ['guildId', '12345678901234567890'],
  ['roleId', id],
  ['postChannelIDs', ids(100)],
  ['SuccessPoints', null],
  ['SuccessPoints', 1_000_000],
  ['SuccessPoints', 1_000_000_000],
  ['WatermarkOpacity', 0],
  ['WatermarkOpacity', 100],
  ['BountyAwardPoints', '1000000000'],
  ['EmbedColor', '#6f4cff'],
  ['EmbedColor', '#6F4CFF'],
  ['websiteLink', 'http://localhost:3000/a?b=c#d'],
  ['EmbedImage', `https://a.example/${'x'.repeat(2048 - 18)}`],
  ['GIVEAWAY_EMOJI', '🎉'],
  ['reactions', ['👍', '<a:party:123456789012345678>']],
  ['scrambleCronSchedule', '*/15 9-17 * * mon-fri'],
  ['webhookSuccessName', '🎉'.repeat(80)],
  [
    'channelPairs',
    [
      { from: id, to: other },
      { from: other, to: id },
    ],
  ],
  ['ThreadPoints', { [id]: 0 }],
  ['relayConfig', { deal: id, sale: id }],
  ['WhopWelcomeEmbed', { description: 'x'.repeat(4096), channels: [id] }],
  ['CancellationEmbed', { ...ticket, fields: Array.from({ length: 25 }, () => field) }],
  ['CancellationEmbed', { ...ticket, title: ` ${'🎉'.repeat(256)} ` }],
];

const wrong: readonly [key: ConfigKey, value: ConfigValue, problem: ConfigProblem][] = [
  ['guildId', '1234567890123456', { kind: 'notASnowflake', path: '' }],
  ['guildId', '123456789012345678901', { kind: 'notASnowflake', path: '' }],
  ['roleId', 'admins', { kind: 'notASnowflake', path: '' }],
  ['OnboardingTicketCategory', '12345678901234567x', { kind: 'notASnowflake', path: '' }],
  ['ShopSupportRoles', [id, 'x'], { kind: 'notASnowflake', path: '1' }],
  ['postChannelIDs', ids(101), { kind: 'tooMany', path: '', limit: 100, count: 101 }],
  ['SuccessPoints', 1.5, notAnInteger({ kind: 'fraction', below: 1, above: 2 })],
  ['SuccessPoints', '1.5', notAnInteger({ kind: 'fraction', below: 1, above: 2 })],
  ['SuccessPoints', '$25', notAnInteger({ kind: 'extraText', extra: '$' })],
  ['SuccessPoints', '1.000', notAnInteger({ kind: 'ambiguous', small: 1, large: 1000 })],
  ['SuccessPoints', '-', notAnInteger({ kind: 'notANumber' })],
  ['SuccessPoints', -1, points],
  ['SuccessPoints', '-0.5', points],
  ['SuccessPoints', 1_000_000_001, points],
  ['SuccessPoints', '99999999999999999999', points],
  ['SuccessPoints', 2 ** 60, points],
  ['WatermarkOpacity', -1, { kind: 'outOfBounds', path: '', least: 0, most: 100 }],
  ['WatermarkOpacity', 101, { kind: 'outOfBounds', path: '', least: 0, most: 100 }],
  ['WatermarkOpacity', '99.5', notAnInteger({ kind: 'fraction', below: 99, above: 100 })],
  ['WatermarkOpacity', '100.5', { kind: 'outOfBounds', path: '', least: 0, most: 100 }],
  ['BountyAwardPoints', '1.5', notAnInteger({ kind: 'fraction', below: 1, above: 2 })],
  ['BountyAwardPoints', 'ten', notAnInteger({ kind: 'notANumber' })],
  ['BountyAwardPoints', '-1', points],
  ['BountyAwardPoints', '1000000001', points],
  ['EmbedColor', 'ffffff', { kind: 'notAColor', path: '' }],
  ['EmbedColor', '#fff', { kind: 'notAColor', path: '' }],
  ['EmbedColor', 'red', { kind: 'notAColor', path: '' }],
  ['websiteLink', 'grouped.example', { kind: 'notAUrl', path: '' }],
  ['websiteLink', 'ftp://grouped.example', { kind: 'notAUrl', path: '' }],
  ['websiteLink', 'javascript:alert(1)//https://', { kind: 'notAUrl', path: '' }],
  ['EmbedImage', 'https://', { kind: 'notAUrl', path: '' }],
  ['EmbedImage', 'data:image/png;base64,AAAA', { kind: 'notAUrl', path: '' }],
  ['EmbedImage', 'https://a.example/a b.png', { kind: 'notAUrl', path: '' }],
  [
    'EmbedImage',
    `https://a.example/${'x'.repeat(2048 - 17)}`,
    { kind: 'tooLong', path: '', limit: 2048, count: 2049 },
  ],
  ['GIVEAWAY_EMOJI', 'party', { kind: 'notAnEmoji', path: '' }],
  ['reactions', ['👍', ':thumbsup:'], { kind: 'notAnEmoji', path: '1' }],
  [
    'reactions',
    Array.from({ length: 21 }, (_, index) => String.fromCodePoint(0x1f600 + index)),
    { kind: 'tooMany', path: '', limit: 20, count: 21 },
  ],
  [
    'scrambled_words',
    ['fine', 'x'.repeat(101)],
    { kind: 'tooLong', path: '1', limit: 100, count: 101 },
  ],
  [
    'scrambleCronSchedule',
    'hourly',
    { kind: 'notACron', path: '', problem: { kind: 'partCount', count: 1 } },
  ],
  [
    'scrambleCronSchedule',
    '60 * * * *',
    {
      kind: 'notACron',
      path: '',
      problem: { kind: 'outOfRange', part: 'minute', written: '60', least: 0, most: 59 },
    },
  ],
  ['webhookSuccessName', 'x'.repeat(81), { kind: 'tooLong', path: '', limit: 80, count: 81 }],
  ['WhopAPIKey', 'x'.repeat(513), { kind: 'tooLong', path: '', limit: 512, count: 513 }],
  ['channelPairs', [{ from: '', to: id }], { kind: 'emptyName', path: '0.from' }],
  ['channelPairs', [{ from: id, to: '' }], { kind: 'emptyValue', path: '0.to' }],
  ['channelPairs', [{ from: id, to: 'x' }], { kind: 'notASnowflake', path: '0.to' }],
  ['channelPairs', [{ from: id, to: id }], { kind: 'sameChannel', path: '0' }],
  [
    'CHANNEL_PAIRINGS',
    [
      { from: id, to: other },
      { from: id, to: other },
    ],
    { kind: 'duplicate', path: '1' },
  ],
  ['ThreadPoints', { '': 5 }, { kind: 'emptyName', path: '0.name' }],
  ['ThreadPoints', { general: 5 }, { kind: 'notASnowflake', path: '0.name' }],
  ['ThreadPoints', { [id]: null }, { kind: 'emptyValue', path: '0.value' }],
  [
    'ThreadPoints',
    { [id]: 1, [other]: 0.5 },
    { ...notAnInteger({ kind: 'fraction', below: 0, above: 1 }), path: '1.value' },
  ],
  [
    'ThreadPoints',
    { [id]: '$5' },
    { ...notAnInteger({ kind: 'extraText', extra: '$' }), path: '0.value' },
  ],
  ['ThreadPoints', { [id]: 1, [other]: -5 }, { ...points, path: '1.value' }],
  ['relayConfig', { ' ': id }, { kind: 'emptyName', path: '0.name' }],
  ['relayConfig', { deal: '' }, { kind: 'emptyValue', path: '0.value' }],
  ['relayConfig', { deal: 'x' }, { kind: 'notASnowflake', path: '0.value' }],
  ['relayConfig', { deal: id, 'Deal ': other }, { kind: 'duplicate', path: '1.name' }],
  [
    'relayConfig',
    { ['k'.repeat(101)]: id },
    { kind: 'tooLong', path: '0.name', limit: 100, count: 101 },
  ],
  [
    'CancellationEmbed',
    { ...ticket, title: 'x'.repeat(257) },
    { kind: 'tooLong', path: 'title', limit: 256, count: 257 },
  ],
  [
    'CancellationEmbed',
    { ...ticket, description: 'x'.repeat(4097) },
    { kind: 'tooLong', path: 'description', limit: 4096, count: 4097 },
  ],
  [
    'CancellationEmbed',
    { ...ticket, footerText: 'x'.repeat(2049) },
    { kind: 'tooLong', path: 'footerText', limit: 2048, count: 2049 },
  ],
  [
    'CancellationEmbed',
    { ...ticket, fields: Array.from({ length: 26 }, () => field) },
    { kind: 'tooMany', path: 'fields', limit: 25, count: 26 },
  ],
  [
    'PaymentFailedEmbed',
    { ...ticket, fields: [field, { ...field, name: 'x'.repeat(257) }] },
    { kind: 'tooLong', path: 'fields.1.name', limit: 256, count: 257 },
  ],
  [
    'PaymentFailedEmbed',
    { ...ticket, fields: [{ ...field, value: 'x'.repeat(1025) }] },
    { kind: 'tooLong', path: 'fields.0.value', limit: 1024, count: 1025 },
  ],
  [
    'PaymentFailedEmbed',
    { ...ticket, description: 'x'.repeat(4096), footerText: 'x'.repeat(1903), fields: [field] },
    { kind: 'tooLong', path: '', limit: 6000, count: 6001 },
  ],
  [
    'WhopWelcomeEmbed',
    { description: '', channels: [id, 'x'] },
    { kind: 'notASnowflake', path: 'channels.1' },
  ],
  [
    'SubscriptionCancellationEmbed',
    { description: 'x'.repeat(4097) },
    { kind: 'tooLong', path: 'description', limit: 4096, count: 4097 },
  ],
];

describe('checkValue', () => {
  it.each(right)('%s accepts %j', (key, value) => {
    expect(checkValue(fieldOf(key), value)).toBe(null);
  });

  it.each(wrong)('%s rejects %j', (key, value, problem) => {
    expect(checkValue(fieldOf(key), value)).toEqual(problem);
  });

  it.each(fields.filter(({ default: value }) => typeof value === 'string'))(
    '$key may be empty',
    (each) => {
      expect(checkValue(each, '')).toBe(null);
    },
  );

  it('limits the texts of an embed to 6000 characters in total', () => {
    const value = {
      ...ticket,
      description: 'x'.repeat(4096),
      footerText: 'x'.repeat(1902),
      fields: [field],
    };
    expect(checkValue(fieldOf('PaymentFailedEmbed'), value)).toBe(null);
  });
});
