import { describe, expect, it } from 'vitest';
import { describeValue } from './describe';
import { fieldOf } from './fields';
import { guildNames, isSharedName, unknownLabel } from './guild-names';
import type { GuildChannel, GuildResources } from './guild-resources';
import { mentionables } from './mentionable';

const channel = (
  id: string,
  name: string,
  parentId: string | null = null,
  type: GuildChannel['type'] = 'text',
): GuildChannel => ({ id, name, type, parentId, position: 0 });
const role = (id: string, name: string) => ({ id, name, color: 0, position: 0 });

const guild: GuildResources = {
  roles: [role('1', 'VIP'), role('2', 'VIP'), role('3', 'Staff')],
  channels: [
    channel('10', 'Community', null, 'category'),
    channel('11', 'Shop', null, 'category'),
    channel('12', 'Shop', null, 'category'),
    channel('20', 'rules', '10'),
    channel('21', 'chat', '10'),
    channel('22', 'chat', '11'),
    channel('23', 'chat'),
    channel('24', 'chat', '9'),
    channel('30', 'lounge', '10'),
    channel('31', 'lounge', '10', 'voice'),
    channel('32', 'lounge', '10', 'voice'),
    channel('33', 'lounge', '12', 'stage'),
    channel('40', 'pair', '10'),
    channel('41', 'pair', '10'),
    channel('50', 'Community', '10'),
  ],
};

describe('guildNames', () => {
  it.each([
    ['10', 'Community'],
    ['11', 'Shop (11)'],
    ['20', 'rules'],
    ['21', 'chat (Community)'],
    ['22', 'chat (Shop (11))'],
    ['23', 'chat (no category, 23)'],
    ['24', 'chat (no category, 24)'],
    ['30', 'lounge (Community, text)'],
    ['31', 'lounge (Community, voice, 31)'],
    ['33', 'lounge (Shop (12))'],
    ['40', 'pair (Community, 40)'],
    ['50', 'Community'],
  ])('calls the channel %s %s', (id, name) => {
    expect(guildNames(guild).channels.get(id)).toBe(name);
  });

  it('calls roles by name, or by name and id', () => {
    expect([...guildNames(guild).roles.values()]).toEqual(['VIP (1)', 'VIP (2)', 'Staff']);
  });

  it('gives no two of a kind the same name', () => {
    const { roles, channels } = guildNames(guild);
    const ofCategories = guild.channels.flatMap(({ id, type }) =>
      type === 'category' ? [id] : [],
    );
    for (const ids of [[...roles.keys()], ofCategories]) expect(new Set(ids).size).toBe(ids.length);
    const others = guild.channels.filter(({ type }) => type !== 'category');
    const names = others.map(({ id }) => channels.get(id));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the names are told apart', () => {
  it('in the review of changes and in the history', () => {
    const field = fieldOf('logsChannel');
    expect(describeValue(field, '21', guild)).toBe('#chat (Community)');
    expect(describeValue(field, '22', guild)).toBe('#chat (Shop (11))');
    expect(describeValue(fieldOf('adminRoleID'), '2', guild)).toBe('@VIP (2)');
    expect(describeValue(fieldOf('ShopTicketCategory'), '12', guild)).toBe('Shop (12)');
    expect(describeValue(fieldOf('channelPairs'), [{ from: '21', to: '33' }], guild)).toBe(
      '#chat (Community) → lounge (Shop (12))',
    );
  });

  it('in the mention picker, which shows the category anyway', () => {
    const shown = mentionables('channel', guild).map(
      ({ name, category }) => `${name} / ${category}`,
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toContain('chat / Community');
    expect(mentionables('role', guild).map(({ name }) => name)).toContain('VIP (1)');
  });
});

it.each([
  ['channel', 'chat', true],
  ['channel', ' ＣＨＡＴ ', true],
  ['channel', 'rules', false],
  ['channel', 'Community', false],
  ['category', 'shop', true],
  ['category', 'chat', false],
  ['role', 'vip', true],
  ['role', 'Staff', false],
  ['role', '', false],
] as const)('as a %s, the name %j is shared: %s', (thing, typed, expected) => {
  expect(isSharedName(thing, guild, typed)).toBe(expected);
});

describe('unknownLabel', () => {
  it('shortens an id and returns other text unchanged', () => {
    const nameOf = unknownLabel('channel');
    expect(nameOf('845201933120405701')).toBe('Unknown channel 845…');
    expect(nameOf('general')).toBe('general');
  });
});
