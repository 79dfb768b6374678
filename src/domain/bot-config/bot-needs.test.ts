import { describe, expect, it } from 'vitest';
import type { ChannelPermission } from '../discord-permissions/bot-limits';
import type { ChannelType } from '../discord-permissions/guild-facts';
import { type BotNeed, botNeedOf, limitThatMatters, pairNeedsOf } from './bot-needs';
import { fields } from './fields';

const high = '100000000000000001';
const gone = '100000000000000005';
const at = '100000000000000002';

const allTypes: readonly ChannelType[] = [
  'text',
  'announcement',
  'voice',
  'stage',
  'forum',
  'media',
  'category',
];

function channelLimit(
  key: string,
  type: ChannelType | null,
  missing: readonly ChannelPermission[] = [],
) {
  const limits = { roles: {}, channels: { [at]: { type, missing } } };
  return limitThatMatters(limits, { id: at, need: botNeedOf(key) });
}

describe('limitThatMatters', () => {
  const roles = { [high]: ['mayNotManage', 'aboveBot'] } as const;

  it.each<[string, BotNeed, string | null]>([
    [high, 'givesRole', 'aboveBot'],
    [high, 'namesRole', null],
    [gone, 'namesRole', 'deleted'],
    [gone, 'givesRole', 'deleted'],
    [gone, 'namesChannel', 'deleted'],
    [gone, 'anything', null],
    ['', 'posts', null],
    ['general', 'posts', null],
  ])('%s for the need %s: %s', (id, need, expected) => {
    expect(limitThatMatters({ roles, channels: {} }, { id, need })).toBe(expected);
  });

  it.each([null, undefined])('claims nothing if the limits are %s', (unknown) => {
    expect(limitThatMatters(unknown, { id: gone, need: 'givesRole' })).toBeNull();
  });

  it.each<[string, ChannelType, readonly ChannelPermission[], string | null]>([
    ['postChannelIDs', 'text', ['READ_MESSAGE_HISTORY'], 'READ_MESSAGE_HISTORY'],
    ['postChannelIDs', 'text', ['ADD_REACTIONS'], 'ADD_REACTIONS'],
    ['postChannelIDs', 'forum', ['READ_MESSAGE_HISTORY', 'ADD_REACTIONS'], 'READ_MESSAGE_HISTORY'],
    ['postChannelIDs', 'text', ['SEND_MESSAGES', 'EMBED_LINKS'], null],
    ['logsChannel', 'voice', ['CONNECT', 'SEND_MESSAGES', 'EMBED_LINKS'], 'CONNECT'],
    ['logsChannel', 'stage', ['CONNECT'], 'CONNECT'],
    ['logsChannel', 'text', ['VIEW_CHANNEL', 'SEND_MESSAGES'], 'VIEW_CHANNEL'],
    ['logsChannel', 'announcement', ['EMBED_LINKS'], 'EMBED_LINKS'],
    ['logsChannel', 'text', ['ATTACH_FILES', 'READ_MESSAGE_HISTORY', 'ADD_REACTIONS'], null],
    ['suggestionChannel', 'voice', ['CONNECT'], 'CONNECT'],
    ['suggestionChannel', 'forum', ['SEND_MESSAGES_IN_THREADS'], null],
    ['transcriptChannel', 'text', ['ATTACH_FILES'], 'ATTACH_FILES'],
    ['transcriptChannel', 'text', ['EMBED_LINKS'], null],
    ['OnboardingTicketCategory', 'category', ['MANAGE_CHANNELS'], 'MANAGE_CHANNELS'],
    ['ShopTicketCategory', 'category', ['VIEW_CHANNEL', 'MANAGE_CHANNELS'], 'VIEW_CHANNEL'],
    ['ShopTicketCategory', 'category', ['SEND_MESSAGES'], null],
    ['pingConfigChannels', 'text', ['SEND_MESSAGES'], 'SEND_MESSAGES'],
    ['pingConfigChannels', 'forum', ['SEND_MESSAGES_IN_THREADS'], 'SEND_MESSAGES_IN_THREADS'],
    ['watermarkRelay', 'text', ['SEND_MESSAGES'], null],
  ])('%s with a channel of the type %s without %j: %s', (key, type, missing, expected) => {
    expect(channelLimit(key, type, missing)).toBe(expected);
  });

  it.each<[string, Partial<Record<ChannelType, string>>]>([
    ['logsChannel', { forum: 'hasOnlyPosts', media: 'hasOnlyPosts', category: 'isCategory' }],
    ['transcriptChannel', { forum: 'hasOnlyPosts', media: 'hasOnlyPosts', category: 'isCategory' }],
    ['watermarkRelay', { forum: 'hasOnlyPosts', media: 'hasOnlyPosts', category: 'isCategory' }],
    ['suggestionChannel', { category: 'isCategory' }],
    ['postChannelIDs', { category: 'isCategory' }],
    [
      'ShopTicketCategory',
      Object.fromEntries(allTypes.slice(0, -1).map((type) => [type, 'notACategory'])),
    ],
  ])('%s marks the types %j', (key, expected) => {
    const marked = allTypes.flatMap((type) => {
      const limit = channelLimit(key, type);
      return limit === null ? [] : [[type, limit]];
    });
    expect(Object.fromEntries(marked)).toEqual(expected);
    expect(channelLimit(key, null)).toBeNull();
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
