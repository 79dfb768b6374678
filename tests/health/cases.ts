import { only, guild, ids } from '#domain/discord-permissions/guild.fixture';
import type { PermissionName, Permissions } from '#domain/discord-permissions/bits';
import type { ConfigPatch } from '#domain/bot-config/config';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';
import type { Finding } from '#domain/bot-config/health';
import { parseGuildResources } from '#domain/bot-config/parse-guild-resources';

export const at = {
  log: '100000000000000201',
  open: '100000000000000202',
  board: '100000000000000203',
  lounge: '100000000000000204',
  talk: '100000000000000205',
  ideas: '100000000000000206',
  clips: '100000000000000207',
  tickets: '100000000000000208',
  shop: '100000000000000209',
  gone: '100000000000000299',
} as const;
type Place = Exclude<keyof typeof at, 'gone'>;

/** Discord's numeric types (discord.md §6.6). */
const types: Record<Place, number> = {
  log: 0,
  open: 0,
  board: 5,
  lounge: 2,
  talk: 13,
  ideas: 15,
  clips: 16,
  tickets: 4,
  shop: 0,
};
const places = Object.keys(types) as Place[];

const everyday = [
  'VIEW_CHANNEL',
  'SEND_MESSAGES',
  'EMBED_LINKS',
  'ATTACH_FILES',
  'READ_MESSAGE_HISTORY',
  'ADD_REACTIONS',
  'CONNECT',
  'SEND_MESSAGES_IN_THREADS',
] as const satisfies readonly PermissionName[];
const all = [...everyday, 'MANAGE_ROLES', 'MANAGE_CHANNELS'] as const;

/** What differs in a server from one in which the bot may do everything. */
export interface ServerFacts {
  /** What the overwrite for @everyone denies in a channel. */
  deny?: Partial<Record<Place, readonly PermissionName[]>>;
  /** What the overwrite for the bot's role allows. */
  allow?: Partial<Record<Place, readonly PermissionName[]>>;
  /** What the overwrite for the bot itself denies. */
  denyBot?: Partial<Record<Place, readonly PermissionName[]>>;
  everyone?: readonly PermissionName[];
  grouped?: readonly PermissionName[];
  isOwner?: boolean;
  isTimedOut?: boolean;
}

/**
 * Returns a server as the edge function `guild-resources` does. The bot has the role `grouped`, which is above `member`
 * and below `admin`.
 */
export function guildResponse(facts: ServerFacts = {}) {
  const { deny = {}, allow = {}, denyBot = {}, isTimedOut = false } = facts;
  const { everyone = everyday, grouped = all } = facts;
  const { roles, ownerId } = guild({
    everyone: only(...everyone),
    grouped: only(...grouped),
    ownerId: facts.isOwner ? ids.bot : ids.owner,
  });
  const overwrite = (id: string, kinds: Partial<Record<'allow' | 'deny', Permissions>>) => ({
    id,
    type: id === ids.bot ? 1 : 0,
    allow: String(kinds.allow ?? 0n),
    deny: String(kinds.deny ?? 0n),
  });
  return {
    roles: roles.map(({ id, position, permissions, isManaged }) => ({
      id,
      name: id,
      color: 0,
      position,
      permissions: String(permissions),
      managed: isManaged,
    })),
    channels: places.map((place) => ({
      id: at[place],
      name: at[place],
      type: types[place],
      parent_id: null,
      position: 0,
      permission_overwrites: [
        overwrite(ids.guild, { deny: only(...(deny[place] ?? [])) }),
        overwrite(ids.grouped, { allow: only(...(allow[place] ?? [])) }),
        overwrite(ids.bot, { deny: only(...(denyBot[place] ?? [])) }),
      ],
    })),
    emojis: ['100000000000000301'],
    bot: {
      id: ids.bot,
      roles: [ids.grouped],
      owner_id: ownerId,
      timed_out_until: isTimedOut ? '9999-12-31T00:00:00.000000+00:00' : null,
    },
  };
}

export function server(facts: ServerFacts = {}): GuildResources {
  return parseGuildResources(guildResponse(facts), ids.guild, Date.now()) ?? noGuildResources;
}

export const names = new Map<string, string>(
  [...Object.entries(at), ...Object.entries(ids)].map(([name, id]) => [id, name]),
);
/** A finding as "TicketChannelSend open SEND_MESSAGES fails". */
export const told = ({ key, id, limit, severity }: Finding) =>
  [key, id === null ? '-' : (names.get(id) ?? id), limit, severity].join(' ');

const pair = (from: string, to: string) => [{ from, to }];

/** Each case ends with the findings that were written by hand from Discord's documentation (discord.md §6.6, §6.7). */
type Case = readonly [
  name: string,
  settings: ConfigPatch,
  facts: ServerFacts,
  ...findings: string[],
];

const roleCases: readonly Case[] = [
  ['a role below the bot', { roleId: ids.member }, {}],
  ['a role above the bot', { roleId: ids.admin }, {}, 'roleId admin aboveBot fails'],
  ["the bot's own role", { roleId: ids.grouped }, {}, 'roleId grouped aboveBot fails'],
  ['a role of an integration', { roleId: ids.booster }, {}, 'roleId booster managed fails'],
  ['@everyone', { roleId: ids.guild }, {}, 'roleId guild everyone fails'],
  ['a deleted role', { roleId: at.gone }, {}, 'roleId gone deleted fails'],
  [
    'no right to manage roles',
    { roleId: ids.member },
    { grouped: everyday },
    'roleId member mayNotManage fails',
  ],
  [
    'no right to manage roles, and a role above the bot',
    { roleId: ids.admin },
    { grouped: everyday },
    'roleId admin aboveBot fails',
    'roleId admin mayNotManage fails',
  ],
  ['the owner gives every role', { roleId: ids.admin }, { isOwner: true }],
  [
    'an administrator gives no role above its own',
    { roleId: ids.admin },
    { grouped: ['ADMINISTRATOR'] },
    'roleId admin aboveBot fails',
  ],
  [
    'a role to remove',
    { RemoveRoleAfter: ids.admin, ifReceivedRole: ids.member },
    {},
    'RemoveRoleAfter admin aboveBot fails',
  ],
  ['roles that are only recognized', { adminRoleID: ids.admin, boosterRoleId: ids.booster }, {}],
  ['@everyone as a role to recognize', { adminRoleID: ids.guild }, {}],
  ['a deleted admin role', { adminRoleID: at.gone }, {}, 'adminRoleID gone deleted fails'],
  [
    'one of two support roles is deleted',
    { ShopSupportRoles: [ids.member, at.gone] },
    {},
    'ShopSupportRoles gone deleted limited',
  ],
  [
    'all support roles are deleted',
    { ShopSupportRoles: [at.gone, at.log] },
    {},
    'ShopSupportRoles gone deleted fails',
    'ShopSupportRoles log deleted fails',
  ],
  [
    'the role that is received is the one to remove',
    { ifReceivedRole: ids.member, RemoveRoleAfter: ids.member },
    {},
    'RemoveRoleAfter member removedAtOnce fails',
  ],
  ['a role in another server', { AdminRoleIDSecondServer: at.gone }, {}],
  ['text that is no id', { adminRoleID: 'Admin' }, {}],
];

const channelCases: readonly Case[] = [
  ['nothing is set', {}, {}],
  ['all permissions', { TicketChannelSend: at.open, ShopTicketCategory: at.tickets }, {}],
  ['a deleted channel', { TicketChannelSend: at.gone }, {}, 'TicketChannelSend gone deleted fails'],
  [
    'a hidden channel',
    { TicketChannelSend: at.open },
    { deny: { open: ['VIEW_CHANNEL'] }, grouped: [] },
    'TicketChannelSend open VIEW_CHANNEL fails',
  ],
  [
    "the bot's role allows what @everyone is denied",
    { TicketChannelSend: at.open },
    { deny: { open: ['VIEW_CHANNEL'] }, allow: { open: ['VIEW_CHANNEL'] } },
  ],
  [
    'an overwrite for the bot itself comes last',
    { TicketChannelSend: at.open },
    { allow: { open: ['SEND_MESSAGES'] }, denyBot: { open: ['SEND_MESSAGES'] } },
    'TicketChannelSend open SEND_MESSAGES fails',
  ],
  [
    'without sending, embeds are not named, too',
    { TicketChannelSend: at.open },
    { denyBot: { open: ['SEND_MESSAGES', 'EMBED_LINKS'] } },
    'TicketChannelSend open SEND_MESSAGES fails',
  ],
  [
    'no embeds',
    { TicketChannelSend: at.open },
    { denyBot: { open: ['EMBED_LINKS'] } },
    'TicketChannelSend open EMBED_LINKS fails',
  ],
  ['a message without an embed', { ROIChannel: at.open }, { denyBot: { open: ['EMBED_LINKS'] } }],
  [
    'no files',
    { transcriptChannel: at.log },
    { denyBot: { log: ['ATTACH_FILES'] } },
    'transcriptChannel log ATTACH_FILES limited',
  ],
  [
    'a log of which only staff know',
    { logsChannel: at.log },
    { denyBot: { log: ['SEND_MESSAGES'] } },
    'logsChannel log SEND_MESSAGES limited',
  ],
  [
    'an administrator ignores overwrites',
    { TicketChannelSend: at.open },
    { grouped: ['ADMINISTRATOR'], denyBot: { open: ['VIEW_CHANNEL'] } },
  ],
  [
    'the owner ignores overwrites',
    { TicketChannelSend: at.open },
    { isOwner: true, everyone: [], grouped: [], denyBot: { open: ['VIEW_CHANNEL'] } },
  ],
  [
    'two permissions for reactions, neither of which follows from the other',
    { postChannelIDs: [at.open] },
    { denyBot: { open: ['READ_MESSAGE_HISTORY', 'ADD_REACTIONS'] } },
    'postChannelIDs open READ_MESSAGE_HISTORY fails',
    'postChannelIDs open ADD_REACTIONS fails',
  ],
  [
    'one of two channels for reactions',
    { postChannelIDs: [at.open, at.shop] },
    { denyBot: { open: ['ADD_REACTIONS'] } },
    'postChannelIDs open ADD_REACTIONS limited',
  ],
  [
    'reactions in a forum',
    { postChannelIDs: [at.ideas] },
    { denyBot: { ideas: ['SEND_MESSAGES', 'SEND_MESSAGES_IN_THREADS'] } },
  ],
  [
    'an answer in a post needs the permission of threads',
    { pingConfigChannels: [at.ideas] },
    { denyBot: { ideas: ['SEND_MESSAGES_IN_THREADS'] } },
    'pingConfigChannels ideas SEND_MESSAGES_IN_THREADS fails',
  ],
  [
    'an answer in a post does not need that of new posts',
    { pingConfigChannels: [at.clips] },
    { denyBot: { clips: ['SEND_MESSAGES'] } },
  ],
  [
    'an answer in a text channel does not need that of threads',
    { pingConfigChannels: [at.open] },
    { denyBot: { open: ['SEND_MESSAGES_IN_THREADS'] } },
  ],
  [
    'messages to a forum',
    { FeedbackChannel: at.ideas },
    {},
    'FeedbackChannel ideas hasOnlyPosts fails',
  ],
  [
    'messages to a media channel',
    { FeedbackChannel: at.clips },
    {},
    'FeedbackChannel clips hasOnlyPosts fails',
  ],
  [
    'messages to a category',
    { FeedbackChannel: at.tickets },
    {},
    'FeedbackChannel tickets isCategory fails',
  ],
  ['messages to announcements', { BountyPublicChannel: at.board }, {}],
  [
    'messages to a voice channel that the bot may not join',
    { FeedbackChannel: at.lounge },
    { denyBot: { lounge: ['CONNECT'] } },
    'FeedbackChannel lounge CONNECT fails',
  ],
  [
    'messages to a stage',
    { FeedbackChannel: at.talk },
    { denyBot: { talk: ['SEND_MESSAGES'] } },
    'FeedbackChannel talk SEND_MESSAGES fails',
  ],
  [
    'joining does not matter in text',
    { FeedbackChannel: at.open },
    { denyBot: { open: ['CONNECT'] } },
  ],
  ['suggestions are read in a forum', { suggestionChannel: at.ideas }, {}],
  [
    'suggestions in a hidden forum',
    { suggestionChannel: at.ideas },
    { denyBot: { ideas: ['VIEW_CHANNEL'] } },
    'suggestionChannel ideas VIEW_CHANNEL fails',
  ],
  [
    'tickets in a category without the right to make channels',
    { ShopTicketCategory: at.tickets },
    { denyBot: { tickets: ['MANAGE_CHANNELS'] } },
    'ShopTicketCategory tickets MANAGE_CHANNELS fails',
  ],
  [
    'tickets in a channel',
    { ShopTicketCategory: at.open },
    {},
    'ShopTicketCategory open notACategory fails',
  ],
  [
    'posts of a webhook',
    { watermarkRelay: at.open },
    { denyBot: { open: ['SEND_MESSAGES', 'EMBED_LINKS'] } },
  ],
  [
    'both channels of a mirror',
    { channelPairs: pair(at.log, at.open) },
    { denyBot: { log: ['VIEW_CHANNEL'], open: ['EMBED_LINKS'] } },
    'channelPairs log VIEW_CHANNEL fails',
    'channelPairs open EMBED_LINKS fails',
  ],
  [
    'a mirror to itself',
    { channelPairs: pair(at.open, at.open) },
    {},
    'channelPairs open copiedToItself limited',
  ],
  [
    'a keyword relay',
    { relayConfig: { deal: at.gone, sale: at.open } },
    {},
    'relayConfig gone deleted limited',
  ],
  [
    'a deleted channel in a message',
    { WhopWelcomeEmbed: { description: 'Hi', channels: [at.gone] } },
    {},
    'WhopWelcomeEmbed gone deleted limited',
  ],
  ['points for posts in a thread', { ThreadPoints: { [at.gone]: 5 } }, {}],
  [
    'bounties for staff and for everyone in one channel',
    { bountyStaffChannel: at.open, BountyPublicChannel: at.open },
    {},
    'BountyPublicChannel open staffAndPublic limited',
  ],
  ['one channel for two logs', { logsChannel: at.log, transcriptChannel: at.log }, {}],
];

const featureCases: readonly Case[] = [
  ['a game that is off', { scrambled_enabled: false, scrambleWordChannel: at.gone }, {}],
  [
    'a game that is on',
    { scrambled_enabled: true, scrambleWordChannel: at.gone },
    {},
    'scrambleWordChannel gone deleted fails',
  ],
  [
    'a game without a channel',
    { scrambled_enabled: true },
    {},
    'scrambleWordChannel - notSet fails',
  ],
  ['a button without a channel', { roiButtonEnabled: true }, {}, 'ROIChannel - notSet fails'],
  ['onboarding that is off', { OnboardingTicketCategory: at.gone }, {}],
  [
    'onboarding that is on',
    { NewMemberTicket: true, OnboardingTicketCategory: at.gone, OnboardingRoleMustHave: [at.gone] },
    {},
    'OnboardingRoleMustHave gone deleted fails',
    'OnboardingTicketCategory gone deleted fails',
  ],
  [
    'who invited a member, without Manage Server',
    { inviteLogs: at.log },
    {},
    'inviteLogs log MANAGE_GUILD limited',
  ],
  ['who invited a member', { inviteLogs: at.log }, { grouped: [...all, 'MANAGE_GUILD'] }],
  [
    'kicks from this server',
    { GuildRoleLost: ids.member, KickFromGuildID: ids.guild },
    {},
    'GuildRoleLost member KICK_MEMBERS fails',
  ],
  [
    'kicks from another server',
    { GuildRoleLost: ids.member, KickFromGuildID: '100000000000000009' },
    {},
  ],
  [
    'a timeout is no missing permission',
    { TicketChannelSend: at.open, roleId: ids.admin, logsChannel: at.gone },
    { isTimedOut: true },
    'roleId admin aboveBot fails',
    'logsChannel gone deleted limited',
  ],
];

const emojiCases: readonly Case[] = [
  ['an emoji of the server', { GIVEAWAY_EMOJI: '<:party:100000000000000301>' }, {}],
  [
    'an emoji that the server does not have',
    { GIVEAWAY_EMOJI: '<:gone:100000000000000302>' },
    {},
    'GIVEAWAY_EMOJI <:gone:100000000000000302> unknownEmoji limited',
  ],
  [
    'one of three reactions',
    { reactions: ['👍', '<a:gone:100000000000000302>', '<:party:100000000000000301>'] },
    {},
    'reactions <a:gone:100000000000000302> unknownEmoji limited',
  ],
];

export const healthCases = [...emojiCases, ...roleCases, ...channelCases, ...featureCases];
