import { describe, expect, it } from 'vitest';
import type { ConfigValue } from './config';
import { describeValue } from './describe';
import { fieldOf, fields, type ConfigKey } from './fields';
import { noGuildResources, type GuildResources } from './guild-resources';

const general = '100000000000000001';
const lounge = '100000000000000002';
const tickets = '100000000000000003';
const vip = '200000000000000001';
const members = '200000000000000002';
const gone = '999999999999999999';

const guild: GuildResources = {
  roles: [
    { id: vip, name: 'VIP', color: 0, position: 1 },
    { id: members, name: 'חברים', color: 0, position: 2 },
  ],
  channels: [
    { id: general, name: 'general', type: 'text', parentId: null, position: 0 },
    { id: lounge, name: 'Lounge', type: 'voice', parentId: null, position: 1 },
    { id: tickets, name: 'Tickets', type: 'category', parentId: null, position: 2 },
  ],
};

const ticket = { title: '', description: '', footerText: '', timestamp: false, fields: [] };

describe('describeValue', () => {
  it.each<[key: ConfigKey, value: ConfigValue, words: string]>([
    ['SuccessPoints', 25, '25 points'],
    ['SuccessPoints', 1, '1 point'],
    ['SuccessPoints', 0, '0 points'],
    ['SuccessPoints', null, 'Not set'],
    ['WatermarkOpacity', 40, '40%'],
    ['BountyAwardPoints', '1', '1 point'],
    ['BountyAwardPoints', '', 'Not set'],
    ['SuccessDM', true, 'On'],
    ['SuccessDM', false, 'Off'],
    ['EmbedColor', '#6f4cff', '#6f4cff'],
    ['websiteLink', '', 'Not set'],
    ['scrambleCronSchedule', '0 */5 * * *', '0 */5 * * *'],
    ['roleId', vip, '@VIP'],
    ['roleId', gone, `Unknown role ${gone}`],
    ['ShopSupportRoles', [members, vip], '\u2068@חברים\u2069, @VIP'],
    ['roleId', '', 'Not set'],
    ['AdminRoleIDSecondServer', gone, gone],
    ['ShopSupportRoles', [vip, gone], `@VIP, Unknown role ${gone}`],
    ['ShopSupportRoles', [], 'Not set'],
    ['logsChannel', general, '#general'],
    ['logsChannel', lounge, 'Lounge'],
    ['logsChannel', gone, `Unknown channel ${gone}`],
    ['ShopTicketCategory', tickets, 'Tickets'],
    ['postChannelIDs', [general, lounge], '#general, Lounge'],
    ['reactions', ['👍', '🎉'], '👍 🎉'],
    ['scrambled_words', ['apple', 'pear'], 'apple, pear'],
    ['channelPairs', [{ from: general, to: lounge }], '#general → Lounge'],
    ['channelPairs', [{ from: general, to: '' }], '#general → Not set'],
    [
      'ThreadPoints',
      { [general]: 5, [gone]: null },
      `#general → 5 points, Unknown channel ${gone} → Not set`,
    ],
    ['relayConfig', { deal: general }, 'deal → #general'],
    [
      'CancellationEmbed',
      {
        ...ticket,
        title: 'Leaving?',
        timestamp: true,
        fields: [{ name: 'Offer', value: '10% off', inline: true }],
      },
      'Leaving? · Offer · 10% off · Timestamp',
    ],
    ['CancellationEmbed', ticket, 'Not set'],
    ['WhopWelcomeEmbed', { description: 'Hi', channels: [general] }, 'Hi · #general'],
    ['SubscriptionCancellationEmbed', { description: 'Bye' }, 'Bye'],
    ['WhopAPIKey', 'hush', 'Set'],
    ['WhopAPIKey', '', 'Not set'],
    ['WhopAPIKey', null, 'Hidden'],
    ['commands', { poll: { textInput: 'Lunch?' } }, 'poll'],
  ])('%s: %j is "%s"', (key, value, words) => {
    expect(describeValue(fieldOf(key), value, guild)).toBe(words);
  });

  it.each<[key: ConfigKey, value: ConfigValue, words: string]>([
    ['roleId', gone, gone],
    ['postChannelIDs', [gone], gone],
    ['channelPairs', [{ from: gone, to: general }], `${gone} → ${general}`],
  ])('%s: shows ids when the guild is unknown', (key, value, words) => {
    expect(describeValue(fieldOf(key), value, noGuildResources)).toBe(words);
  });

  it.each(fields)('describes a value of another type under $key', (field) => {
    for (const value of [null, 5, 'x', true, ['x'], { x: { y: [1] } }]) {
      expect(describeValue(field, value, guild)).toMatch(/\S/);
    }
  });
});
