import { describe, expect, it } from 'vitest';
import { type GuildChannel, noGuildResources } from '#domain/bot-config/guild-resources';
import { guildOptions } from './guild-options';
import { guild } from '../settings/fields/guild.fixture';

function linesOf(thing: Parameters<typeof guildOptions>[0], resources = guild): string[] {
  return guildOptions(thing, resources).map(({ group, label }) =>
    group === undefined ? label : `${group} / ${label}`,
  );
}

describe('guildOptions', () => {
  it('lists roles from highest to lowest, with their colors', () => {
    const roles = guildOptions('role', guild);
    expect(roles.slice(0, 3).map(({ label, color }) => [label, color])).toEqual([
      ['Owner', '#f1c40f'],
      ['Grouped', '#6f4cff'],
      ['Admin', '#e74c3c'],
    ]);
    expect(roles.at(-1)?.label).toBe('@everyone');
  });

  it('lists only categories as categories', () => {
    expect(linesOf('category').slice(0, 3)).toEqual(['Welcome', 'Community', 'Deals']);
  });

  it('lists channels under their categories', () => {
    expect(linesOf('channel').slice(0, 5)).toEqual([
      'Welcome / start-here',
      'Welcome / rules',
      'Welcome / announcements',
      'Community / general',
      'Community / introductions',
    ]);
  });

  it('puts channels of no known category first and voice channels last', () => {
    const at = (id: string, position: number, rest: Partial<GuildChannel>): GuildChannel => {
      const channel: GuildChannel = { id, name: id, type: 'text', parentId: null, position };
      return { ...channel, ...rest };
    };
    const channels = [
      at('voice', 0, { type: 'voice', parentId: 'later' }),
      at('text', 1, { parentId: 'later' }),
      at('first', 0, { parentId: 'earlier' }),
      at('orphan', 1, { parentId: 'deleted' }),
      at('free', 0, {}),
      at('later', 9, { type: 'category' }),
      at('earlier', 8, { type: 'category' }),
    ];
    expect(linesOf('channel', { roles: [], channels })).toEqual([
      'free',
      'orphan',
      'earlier / first',
      'later / text',
      'later / voice',
    ]);
  });

  it('returns no options if the guild is unknown', () => {
    expect(linesOf('role', noGuildResources)).toEqual([]);
    expect(linesOf('channel', noGuildResources)).toEqual([]);
  });
});

describe('options of the same guild', () => {
  it.each(['role', 'channel', 'category'] as const)('are the same array for each %s', (thing) => {
    expect(guildOptions(thing, guild)).toBe(guildOptions(thing, guild));
    expect(guildOptions(thing, { ...guild })).not.toBe(guildOptions(thing, guild));
  });
});
