import { permission, type PermissionName } from '#domain/discord-permissions/bits';
import { guilds } from './servers';

const base = 845_201_933_120_406_000n;

/** Roles and channels of the mock guilds, in the format of Discord's API. All guilds have them, each with its own ids. */
const roleRows = [
  ['@everyone', 0],
  ['Member', 0],
  ['Trial', 0x95a5a6],
  ['Subscriber', 0x57f287],
  ['Amazon Plan', 0xff9900],
  ['Sports Picks', 0xe67e22],
  ['Server Booster', 0xf47fff],
  ['VIP', 0x9b59b6],
  ['Bounty Hunter', 0x11806a],
  ['Deal Hunter', 0x2ecc71],
  ['Muted', 0x607d8b],
  ['Support', 0x1abc9c],
  ['Moderator', 0x3498db],
  ['Head Moderator', 0x206694],
  ['Admin', 0xe74c3c],
  ['Grouped', 0x6f4cff],
  ['Owner', 0xf1c40f],
] as const;

export type MockRole = (typeof roleRows)[number][0];

/** Discord's channel types: 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum, 16 media. */
const channelRows = [
  ['Welcome', 4, null],
  ['start-here', 0, 'Welcome'],
  ['rules', 0, 'Welcome'],
  ['announcements', 5, 'Welcome'],
  ['Community', 4, null],
  ['general', 0, 'Community'],
  ['introductions', 0, 'Community'],
  ['success', 0, 'Community'],
  ['success-twitter', 0, 'Community'],
  ['roi-calculator', 0, 'Community'],
  ['scramble', 0, 'Community'],
  ['suggestions', 15, 'Community'],
  ['feedback', 0, 'Community'],
  ['giveaways 🎉', 0, 'Community'],
  ['Deals', 4, null],
  ['amazon-monitor', 0, 'Deals'],
  ['tool-deals', 0, 'Deals'],
  ['travel-deals', 0, 'Deals'],
  ['class-action', 0, 'Deals'],
  ['aco-freebies', 0, 'Deals'],
  ['aco-pings', 0, 'Deals'],
  ['Bounties', 4, null],
  ['bounty-board', 0, 'Bounties'],
  ['bounty-review', 0, 'Bounties'],
  ['Tickets', 4, null],
  ['open-a-ticket', 0, 'Tickets'],
  ['shop', 0, 'Tickets'],
  ['Onboarding', 4, null],
  ['Cancellations', 4, null],
  ['Payment problems', 4, null],
  ['Staff', 4, null],
  ['staff-chat', 0, 'Staff'],
  ['bot-log', 0, 'Staff'],
  ['invite-log', 0, 'Staff'],
  ['role-log', 0, 'Staff'],
  ['denied-entries', 0, 'Staff'],
  ['transcripts', 0, 'Staff'],
  ['whop-reviews', 0, 'Staff'],
  ['Voice', 4, null],
  ['Lounge', 2, 'Voice'],
  ['Live picks', 13, 'Voice'],
  ['clips', 16, 'Voice'],
] as const;

export type MockChannel = (typeof channelRows)[number][0];

/** Returns an id in Resell Heaven or in another guild. */
export function roleId(name: MockRole, guildId: string = guilds.resellHeaven.id): string {
  return idIn(
    guildId,
    roleRows.findIndex((row) => row[0] === name),
  );
}

/** Returns an id in Resell Heaven or in another guild. */
export function channelId(name: MockChannel, guildId: string = guilds.resellHeaven.id): string {
  return idIn(guildId, 1_000 + channelRows.findIndex((row) => row[0] === name));
}

function idIn(guildId: string, place: number): string {
  const start = guildId === guilds.resellHeaven.id ? base : BigInt(guildId) + 10_000n;
  return String(start + BigInt(place));
}

/** Roles and channels that have another name in Card Collectors. */
const cardNames: Readonly<Partial<Record<MockRole | MockChannel, string>>> = {
  'Deal Hunter': 'Card Hunter',
  'amazon-monitor': 'card-monitor',
  'bot-log': 'audit-log',
};

/** The bot's account in Discord. */
export const BOT_ID = '845201933120405999';

/** The owner of every mock guild: the Discord account of `people.owner`. */
export const GUILD_OWNER_ID = '218345611802574848';

const managedRoles: readonly MockRole[] = ['Server Booster', 'Grouped'];

const permissionsOf: Readonly<Partial<Record<MockRole, readonly PermissionName[]>>> = {
  '@everyone': [
    'VIEW_CHANNEL',
    'SEND_MESSAGES',
    'EMBED_LINKS',
    'ATTACH_FILES',
    'READ_MESSAGE_HISTORY',
    'ADD_REACTIONS',
    'CONNECT',
    'SEND_MESSAGES_IN_THREADS',
  ],
  Grouped: ['MANAGE_ROLES', 'MANAGE_CHANNELS', 'MANAGE_GUILD', 'MENTION_EVERYONE'],
  Admin: ['ADMINISTRATOR'],
};

/** The roles below the bot's role in a guild where the bot's role is low. */
const belowLowBot = new Set<MockRole>(['@everyone', 'Member', 'Trial', 'Subscriber']);

type Denial = Readonly<Partial<Record<MockChannel, readonly PermissionName[]>>>;

/** For each channel name, the permissions that the channel denies to the bot's role. */
const denials: Denial = {
  'bot-log': ['VIEW_CHANNEL'],
  Cancellations: ['VIEW_CHANNEL'],
  success: ['SEND_MESSAGES'],
  'open-a-ticket': ['EMBED_LINKS'],
  'giveaways 🎉': ['ADD_REACTIONS'],
  introductions: ['READ_MESSAGE_HISTORY'],
  transcripts: ['ATTACH_FILES'],
  Lounge: ['CONNECT'],
  suggestions: ['SEND_MESSAGES_IN_THREADS'],
  Onboarding: ['MANAGE_CHANNELS'],
};

/**
 * `limited`: the bot's role is low, and some channels deny it permissions. `weak`: the invite gave the bot no permissions,
 * and @everyone may not embed links. `timedOut`: the bot is timed out. `unread`: the bot's member is unknown.
 */
export type MockBot = 'usual' | 'limited' | 'weak' | 'timedOut' | 'unread';

/** The end of the bot's timeout: it does not end while the demo is open. */
const farAway = '9999-12-31T00:00:00.000000+00:00';

/** Returns the response of the function `guild-resources` for a mock guild. */
export function guildResourcesOf(guildId: string, bot: MockBot = 'usual') {
  const { roles, channels, emojis } = discordGuild(guildId, bot);
  const member = {
    id: BOT_ID,
    roles: [roleId('Grouped', guildId)],
    timed_out_until: bot === 'timedOut' ? farAway : null,
  };
  return {
    roles,
    channels: channels.map((channel) => ({
      ...channel,
      permission_overwrites: bot === 'unread' ? [] : channel.permission_overwrites,
    })),
    emojis: emojis.map(({ id }) => id),
    bot: bot === 'unread' ? null : { ...member, owner_id: GUILD_OWNER_ID },
  };
}

/** Returns the roles and channels of a mock guild. The role @everyone has the id of the guild. */
export function discordGuild(guildId: string, bot: MockBot = 'usual') {
  const ranked = roleRows.map(([name, color]) => ({ name, color }));
  const low = ranked.filter(({ name }) => belowLowBot.has(name));
  const grouped = ranked.filter(({ name }) => name === 'Grouped');
  const high = ranked.filter(({ name }) => name !== 'Grouped' && !belowLowBot.has(name));
  const nameIn = (name: MockRole | MockChannel) =>
    guildId === guilds.cardCollectors.id ? (cardNames[name] ?? name) : name;
  const order = bot === 'limited' ? [...low, ...grouped, ...high] : ranked;
  return {
    roles: order.map(({ name, color }, position) => ({
      id: name === '@everyone' ? guildId : roleId(name, guildId),
      name: nameIn(name),
      color,
      position,
      permissions: sumOf(grantedBy(name, bot)),
      managed: managedRoles.includes(name),
    })),
    emojis: [{ id: `${guildId.slice(0, -3)}800`, name: 'party' }],
    channels: channelRows.map(([name, type, parent], position) => ({
      id: channelId(name, guildId),
      name: nameIn(name),
      type,
      parent_id: parent === null ? null : channelId(parent, guildId),
      position,
      permission_overwrites:
        bot === 'limited' && denials[name]
          ? [{ id: roleId('Grouped', guildId), type: 0, allow: '0', deny: sumOf(denials[name]) }]
          : [],
    })),
  };
}

function grantedBy(name: MockRole, bot: MockBot): readonly PermissionName[] {
  const usual = permissionsOf[name] ?? [];
  if (bot !== 'weak') return usual;
  return name === 'Grouped' ? [] : usual.filter((each) => each !== 'EMBED_LINKS');
}

function sumOf(names: readonly PermissionName[] = []): string {
  return String(names.reduce((all, name) => all | permission[name], 0n));
}

/** The roles and channels of the guild that most stories and tests use. */
export const guildResources = guildResourcesOf(guilds.resellHeaven.id);
