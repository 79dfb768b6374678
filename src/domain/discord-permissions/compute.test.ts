import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPermissions, has, permission, type PermissionName, type Permissions } from './bits';
import { channelPermissions, guildPermissions } from './compute';
import { bot, channel, forMember, forRole, guild, ids, only } from './guild.fixture';
import type { GuildFacts, MemberFacts, Overwrite } from './guild-facts';

interface Case {
  guild?: GuildFacts;
  member?: MemberFacts;
  overwrites?: readonly Overwrite[];
  expected: Permissions;
}

const view = only('VIEW_CHANNEL');
const send = only('VIEW_CHANNEL', 'SEND_MESSAGES');
const noSending = { deny: only('SEND_MESSAGES') };
const sending = { allow: only('SEND_MESSAGES') };

const cases: Readonly<Record<string, Case>> = {
  'the permissions of @everyone': { expected: send },
  'the permissions of a role in addition': {
    guild: guild({ everyone: send, grouped: only('EMBED_LINKS') }),
    expected: send | only('EMBED_LINKS'),
  },
  'no permissions of a role that the member does not have': {
    guild: guild({ everyone: view, grouped: only('SEND_MESSAGES') }),
    member: bot({ roles: [ids.member] }),
    expected: view,
  },
  'everything for the owner, against every overwrite': {
    guild: guild({ everyone: 0n, ownerId: ids.bot }),
    overwrites: [forMember(ids.bot, { deny: allPermissions })],
    expected: allPermissions,
  },
  'everything for an administrator, against every overwrite': {
    guild: guild({ everyone: 0n, grouped: only('ADMINISTRATOR') }),
    overwrites: [
      forRole(ids.guild, { deny: allPermissions }),
      forMember(ids.bot, { deny: allPermissions }),
    ],
    expected: allPermissions,
  },
  'ADMINISTRATOR in an overwrite only as a bit': {
    overwrites: [forRole(ids.grouped, { allow: only('ADMINISTRATOR') })],
    expected: send | only('ADMINISTRATOR'),
  },
  'what @everyone is denied in the channel': {
    overwrites: [forRole(ids.guild, noSending)],
    expected: view,
  },
  'what a role is allowed after @everyone is denied it': {
    overwrites: [forRole(ids.guild, noSending), forRole(ids.grouped, sending)],
    expected: send,
  },
  'the same in any order of the overwrites': {
    overwrites: [forRole(ids.grouped, sending), forRole(ids.guild, noSending)],
    expected: send,
  },
  'what one role is allowed, although another one is denied it': {
    member: bot({ roles: [ids.grouped, ids.member] }),
    overwrites: [forRole(ids.grouped, sending), forRole(ids.member, noSending)],
    expected: send,
  },
  'what the member is denied after a role is allowed it': {
    overwrites: [forRole(ids.grouped, sending), forMember(ids.bot, noSending)],
    expected: view,
  },
  'what the member is allowed after a role is denied it': {
    overwrites: [forMember(ids.bot, sending), forRole(ids.grouped, noSending)],
    expected: send,
  },
  'what one overwrite both denies and allows': {
    overwrites: [forRole(ids.grouped, { ...noSending, ...sending })],
    expected: send,
  },
  'no change by overwrites for others': {
    overwrites: [forRole(ids.member, noSending), forMember(ids.owner, noSending)],
    expected: send,
  },
  'no change by a role overwrite with the id of the member': {
    overwrites: [forRole(ids.bot, noSending), forMember(ids.grouped, noSending)],
    expected: send,
  },
  'nothing without VIEW_CHANNEL': {
    guild: guild({ everyone: send, grouped: only('MANAGE_ROLES', 'EMBED_LINKS') }),
    overwrites: [forRole(ids.guild, { deny: view })],
    expected: 0n,
  },
  'no embeds, files and mentions without SEND_MESSAGES': {
    guild: guild({
      everyone: view,
      grouped: only(
        'EMBED_LINKS',
        'ATTACH_FILES',
        'MENTION_EVERYONE',
        'SEND_TTS_MESSAGES',
        'ADD_REACTIONS',
      ),
    }),
    expected: view | only('ADD_REACTIONS'),
  },
  'only reading for a member who is timed out': {
    guild: guild({ everyone: send | only('READ_MESSAGE_HISTORY', 'ADD_REACTIONS') }),
    member: bot({ isTimedOut: true }),
    expected: view | only('READ_MESSAGE_HISTORY'),
  },
  'everything for an administrator who is timed out': {
    guild: guild({ grouped: only('ADMINISTRATOR') }),
    member: bot({ isTimedOut: true }),
    expected: allPermissions,
  },
};

describe('channelPermissions returns', () => {
  it.each(Object.entries(cases))('%s', (_, { expected, ...facts }) => {
    const { guild: where = guild({ everyone: send, grouped: 0n }), member = bot() } = facts;
    expect(channelPermissions(member, channel(...(facts.overwrites ?? [])), where)).toBe(expected);
  });
});

describe('guildPermissions', () => {
  it('are not changed by overwrites and contain what VIEW_CHANNEL hides in a channel', () => {
    const where = guild({ everyone: 0n, grouped: only('MANAGE_ROLES') });
    expect(guildPermissions(bot(), where)).toBe(only('MANAGE_ROLES'));
  });

  it('lose MANAGE_ROLES during a timeout', () => {
    expect(has(guildPermissions(bot({ isTimedOut: true }), guild()), 'MANAGE_ROLES')).toBe(false);
  });

  it('of an administrator stay during a timeout', () => {
    const where = guild({ grouped: only('ADMINISTRATOR') });
    expect(guildPermissions(bot({ isTimedOut: true }), where)).toBe(allPermissions);
  });
});

const names = Object.keys(permission) as PermissionName[];
/** Random sets of the permissions that matter, without ADMINISTRATOR. */
const sets = fc
  .subarray(names.filter((name) => name !== 'ADMINISTRATOR'))
  .map((some) => only(...some));
const roleIds: readonly string[] = [ids.guild, ids.member, ids.booster, ids.grouped, ids.admin];
/** The ids whose overwrites change the permissions of the bot. */
const concerned = new Set<string>([ids.guild, ids.grouped, ids.bot]);
const overwrites = fc.array(
  fc.record({
    id: fc.constantFrom(...roleIds, ids.bot, ids.owner),
    of: fc.constantFrom('role' as const, 'member' as const),
    allow: sets,
    deny: sets,
  }),
  { maxLength: 8 },
);
const worlds = fc.record({
  guild: fc.record({ everyone: sets, grouped: sets }).map(guild),
  overwrites,
  isTimedOut: fc.boolean(),
});

describe('for any guild and overwrites', () => {
  it('the order of the overwrites does not matter', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const of = (list: readonly Overwrite[]) =>
          channelPermissions(bot(), channel(...list), world.guild);
        expect(of(world.overwrites.toReversed())).toBe(of(world.overwrites));
      }),
    );
  });

  it('nothing remains without VIEW_CHANNEL, and no embed without SEND_MESSAGES', () => {
    fc.assert(
      fc.property(worlds, ({ guild: where, overwrites: list, isTimedOut }) => {
        const found = channelPermissions(bot({ isTimedOut }), channel(...list), where);
        expect(has(found, 'VIEW_CHANNEL') || found === 0n).toBe(true);
        expect(has(found, 'SEND_MESSAGES') || !has(found, 'EMBED_LINKS')).toBe(true);
      }),
    );
  });

  it('a timeout only takes permissions away', () => {
    fc.assert(
      fc.property(worlds, ({ guild: where, overwrites: list }) => {
        const usual = channelPermissions(bot(), channel(...list), where);
        const timedOut = channelPermissions(bot({ isTimedOut: true }), channel(...list), where);
        expect(timedOut & usual).toBe(timedOut);
      }),
    );
  });

  it('what the overwrites of the member allow is there if the channel is visible', () => {
    fc.assert(
      fc.property(worlds, sets, ({ guild: where, overwrites: list }, allow) => {
        const all = [...list, forMember(ids.bot, { allow: allow | send })];
        const found = channelPermissions(bot(), channel(...all), where);
        expect(found & allow).toBe(allow);
      }),
    );
  });

  it('overwrites for others change nothing', () => {
    fc.assert(
      fc.property(worlds, overwrites, ({ guild: where, overwrites: list }, more) => {
        const others = more.filter(({ id }) => !concerned.has(id));
        expect(channelPermissions(bot(), channel(...list, ...others), where)).toBe(
          channelPermissions(bot(), channel(...list), where),
        );
      }),
    );
  });
});
