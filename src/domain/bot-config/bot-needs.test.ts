import { describe, expect, it } from 'vitest';
import { type BotNeed, botNeedOf, limitThatMatters, pairNeedsOf } from './bot-needs';
import { fields } from './fields';

const [high, hidden, quiet, plain, gone] = [
  '100000000000000001',
  '100000000000000002',
  '100000000000000003',
  '100000000000000004',
  '100000000000000005',
];

const limits = {
  roles: { [high]: ['mayNotManage', 'aboveBot'] },
  channels: {
    [hidden]: ['cannotView', 'cannotSend', 'cannotEmbed', 'cannotReact'],
    [quiet]: ['cannotSend', 'cannotEmbed'],
    [plain]: ['cannotEmbed', 'cannotReact'],
  },
} as const;

describe('limitThatMatters', () => {
  it.each<[string, 'role' | 'channel', BotNeed, string | null]>([
    [high, 'role', 'givesRole', 'aboveBot'],
    [high, 'role', 'namesRole', null],
    [gone, 'role', 'namesRole', 'deleted'],
    [gone, 'role', 'givesRole', 'deleted'],
    [hidden, 'channel', 'postsEmbeds', 'cannotView'],
    [hidden, 'channel', 'reads', 'cannotView'],
    [hidden, 'channel', 'namesChannel', null],
    [quiet, 'channel', 'posts', 'cannotSend'],
    [quiet, 'channel', 'reads', null],
    [plain, 'channel', 'postsEmbeds', 'cannotEmbed'],
    [plain, 'channel', 'posts', null],
    [plain, 'channel', 'reacts', 'cannotReact'],
    [gone, 'channel', 'namesChannel', 'deleted'],
    [gone, 'channel', 'anything', null],
    ['', 'channel', 'posts', null],
    ['general', 'channel', 'posts', null],
  ])('%s as a %s that the bot %s: %s', (id, thing, need, expected) => {
    expect(limitThatMatters(limits, { thing, id, need })).toBe(expected);
  });

  it.each([null, undefined])('claims nothing if the limits are %s', (unknown) => {
    const asked = { thing: 'role', id: gone, need: 'givesRole' } as const;
    expect(limitThatMatters(unknown, asked)).toBeNull();
  });
});

describe('the needs of the settings', () => {
  it('fit their kinds', () => {
    const ofRoles = new Set<BotNeed>(['anything', 'namesRole', 'givesRole']);
    const wrong = fields.filter(({ key, kind }) => {
      const need = botNeedOf(key);
      if (kind === 'role' || kind === 'roles') return !ofRoles.has(need);
      const isChannel = kind === 'channel' || kind === 'channels' || kind === 'category';
      return isChannel ? need === 'anything' || ofRoles.has(need) : need !== 'anything';
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('give a role only where the bot gives or removes it', () => {
    const given = fields.filter(({ key }) => botNeedOf(key) === 'givesRole');
    expect(given.map(({ key }) => key)).toEqual(['roleId', 'RemoveRoleAfter']);
  });

  it('differ for the two channels of a row', () => {
    expect(pairNeedsOf('channelPairs')).toEqual({ from: 'reads', to: 'postsEmbeds' });
    expect(pairNeedsOf('anything else').to).toBe('anything');
  });
});
