import { describe, expect, it } from 'vitest';
import type { PermissionName } from './bits';
import { accessTo, botLimits, type BotStanding, limitsOfRole } from './bot-limits';
import type { ChannelType, GuildFacts, MemberFacts } from './guild-facts';
import { bot, channel, forRole, guild, ids, only, role } from './guild.fixture';
import { highestRole, isAbove, isBelow } from './hierarchy';

describe('isAbove', () => {
  it.each([
    ['a higher position', role('2', { position: 2 }), role('1', { position: 1 }), true],
    ['a lower position', role('1', { position: 1 }), role('2', { position: 2 }), false],
    ['the older of two roles in the same position', role('9'), role('10'), true],
    ['the newer of two roles in the same position', role('10'), role('9'), false],
    ['the role itself', role('9'), role('9'), false],
  ])('%s', (_, one, other, expected) => {
    expect(isAbove(one, other)).toBe(expected);
  });
});

describe('the highest role', () => {
  it('is @everyone for a member without roles', () => {
    expect(highestRole(bot({ roles: [] }), guild())?.id).toBe(ids.guild);
  });
  it('is the one in the highest position', () => {
    expect(highestRole(bot({ roles: [ids.member, ids.grouped] }), guild())?.id).toBe(ids.grouped);
  });
  it('is unknown if the guild has none of the roles', () => {
    expect(highestRole(bot(), { ...guild(), roles: [] })).toBeNull();
    expect(isBelow(role('1'), bot(), { ...guild(), roles: [] })).toBe(false);
  });
});

describe('limitsOfRole', () => {
  const where = guild();
  it.each([
    ['a role below the bot', role(ids.member), bot(), where, []],
    ['a role above the bot', role(ids.admin, { position: 4 }), bot(), where, ['aboveBot']],
    ["the bot's highest role", role(ids.grouped, { position: 3 }), bot(), where, ['aboveBot']],
    ['a managed role', role(ids.booster, { isManaged: true }), bot(), where, ['managed']],
    ['@everyone', role(ids.guild, { position: 0 }), bot(), where, ['everyone']],
    [
      'any role, without MANAGE_ROLES',
      role(ids.member),
      bot(),
      guild({ grouped: 0n }),
      ['mayNotManage'],
    ],
    [
      'a role above the bot, without MANAGE_ROLES',
      role(ids.admin, { position: 4 }),
      bot(),
      guild({ grouped: 0n }),
      ['mayNotManage', 'aboveBot'],
    ],
    [
      'a role above an administrator',
      role(ids.admin, { position: 4 }),
      bot(),
      guild({ grouped: only('ADMINISTRATOR') }),
      ['aboveBot'],
    ],
    [
      'the highest role, for the owner',
      role(ids.admin, { position: 4 }),
      bot({ roles: [] }),
      guild({ ownerId: ids.bot }),
      [],
    ],
  ])('%s', (_, subject, member, facts, expected) => {
    expect(limitsOfRole(subject, member, facts)).toEqual(expected);
  });
});

describe('accessTo', () => {
  const hidden = ['VIEW_CHANNEL', 'READ_MESSAGE_HISTORY', 'EMBED_LINKS', 'ATTACH_FILES'] as const;
  const all = [...hidden, 'ADD_REACTIONS', 'MANAGE_CHANNELS'] as const;
  it.each<[ChannelType | null, readonly PermissionName[], readonly string[]]>([
    ['text', [], []],
    ['text', ['VIEW_CHANNEL'], ['SEND_MESSAGES', ...all]],
    ['text', ['SEND_MESSAGES'], ['SEND_MESSAGES', 'EMBED_LINKS', 'ATTACH_FILES']],
    ['text', ['EMBED_LINKS', 'ADD_REACTIONS'], ['EMBED_LINKS', 'ADD_REACTIONS']],
    ['text', ['CONNECT', 'SEND_MESSAGES_IN_THREADS'], []],
    ['announcement', ['READ_MESSAGE_HISTORY'], ['READ_MESSAGE_HISTORY']],
    ['voice', ['CONNECT'], ['CONNECT', 'SEND_MESSAGES', ...all.slice(1)]],
    ['stage', ['CONNECT'], ['CONNECT', 'SEND_MESSAGES', ...all.slice(1)]],
    ['stage', ['VIEW_CHANNEL'], ['CONNECT', 'SEND_MESSAGES', ...all]],
    ['forum', ['SEND_MESSAGES_IN_THREADS', 'CONNECT'], ['SEND_MESSAGES_IN_THREADS']],
    ['media', ['SEND_MESSAGES'], ['EMBED_LINKS', 'ATTACH_FILES']],
    ['category', ['MANAGE_CHANNELS'], ['MANAGE_CHANNELS']],
    [null, ['READ_MESSAGE_HISTORY', 'SEND_MESSAGES'], hidden.slice(1)],
  ])('a channel of the type %s that denies %j', (type, denied, missing) => {
    const overwrites = [forRole(ids.grouped, { deny: only(...denied) })];
    const { missing: found, ...access } = accessTo(
      { ...channel(...overwrites), type },
      bot(),
      guild(),
    );
    expect(access).toEqual({ type });
    expect(found.toSorted()).toEqual(missing.toSorted());
  });
});

describe('botLimits', () => {
  it('has one entry for each role and channel, and none for other ids', () => {
    const limits = botLimits(guild(), [channel()], bot());
    expect(limits.roles).toEqual({
      [ids.guild]: ['everyone'],
      [ids.member]: [],
      [ids.booster]: ['managed'],
      [ids.grouped]: ['aboveBot'],
      [ids.admin]: ['aboveBot'],
    });
    expect(limits.channels).toEqual({ [channel().id]: { type: 'text', missing: [] } });
  });

  const withOwnRole = (facts: GuildFacts): GuildFacts => ({
    ...facts,
    roles: facts.roles.map((each) => ({ ...each, isManaged: each.id === ids.grouped })),
  });

  it.each<[string, MemberFacts, GuildFacts, BotStanding]>([
    [
      'what no role of the bot has',
      bot(),
      guild(),
      { isTimedOut: false, missing: ['KICK_MEMBERS', 'MANAGE_GUILD'], ownRole: '0' },
    ],
    [
      'the same during a timeout',
      bot({ isTimedOut: true }),
      guild(),
      { isTimedOut: true, missing: ['KICK_MEMBERS', 'MANAGE_GUILD'], ownRole: '0' },
    ],
    [
      'nothing for an administrator, whom no timeout stops',
      bot({ isTimedOut: true }),
      guild({ everyone: 0n, grouped: only('ADMINISTRATOR') }),
      { isTimedOut: false, missing: [], ownRole: '0' },
    ],
    [
      "the permissions of the bot's own role alone, without @everyone",
      bot({ roles: [ids.grouped, ids.member] }),
      withOwnRole(guild({ grouped: only('MANAGE_ROLES', 'KICK_MEMBERS') })),
      { isTimedOut: false, missing: ['MANAGE_CHANNELS', 'MANAGE_GUILD'], ownRole: '268435458' },
    ],
  ])('says of the bot: %s', (_, member, facts, expected) => {
    expect(botLimits(facts, [], member).standing).toEqual(expected);
  });
});
