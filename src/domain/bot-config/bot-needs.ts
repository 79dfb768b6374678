import type { BotLimits, ChannelPermission, RoleLimit } from '../discord-permissions/bot-limits';
import type { ChannelType } from '../discord-permissions/guild-facts';
import type { KeyOfKind } from './fields';
import { isSnowflake } from './snowflake';

/** What the bot does with the role that a setting refers to: the limits that matter, the most important one first. */
const roleNeeds = {
  namesRole: ['deleted'],
  givesRole: ['deleted', 'everyone', 'managed', 'aboveBot', 'mayNotManage'],
} as const satisfies Record<string, readonly RoleLimit[]>;
type RoleNeed = keyof typeof roleNeeds;

/** What a setting needs of its channel: one of the types, and all permissions, the most important one first. */
interface ChannelNeeds {
  types: readonly ChannelType[];
  permissions: readonly ChannelPermission[];
}

/** Channels to which messages can be sent, and those that have only posts. */
const direct = ['text', 'announcement', 'voice', 'stage'] as const;
const withPosts = [...direct, 'forum', 'media'] as const;
const enter = ['VIEW_CHANNEL', 'CONNECT'] as const;
const send = [...enter, 'SEND_MESSAGES'] as const;

/** What the bot does with the channel or category that a setting refers to. */
const channelNeeds = {
  namesChannel: { types: [...withPosts, 'category'], permissions: [] },
  reads: { types: withPosts, permissions: enter },
  reacts: { types: withPosts, permissions: [...enter, 'READ_MESSAGE_HISTORY', 'ADD_REACTIONS'] },
  // In a forum or media channel, the bot answers in the post.
  replies: { types: withPosts, permissions: [...send, 'SEND_MESSAGES_IN_THREADS'] },
  posts: { types: direct, permissions: send },
  postsEmbeds: { types: direct, permissions: [...send, 'EMBED_LINKS'] },
  postsFiles: { types: direct, permissions: [...send, 'ATTACH_FILES'] },
  // The posts may be sent by a webhook, which needs no permission of the bot.
  receives: { types: direct, permissions: enter },
  opensChannels: { types: ['category'], permissions: ['VIEW_CHANNEL', 'MANAGE_CHANNELS'] },
} as const satisfies Record<string, ChannelNeeds>;
type ChannelNeed = keyof typeof channelNeeds;

/**
 * What the bot does with the role or channel that a setting refers to (product.md §9.20). `anything` means that no limit
 * is known to matter, or that the id may belong to another server or to a thread.
 */
export type BotNeed = 'anything' | RoleNeed | ChannelNeed;

/**
 * Why the bot cannot use a channel. `hasOnlyPosts`: messages cannot be sent to a forum or media channel. A permission:
 * the bot does not have it in the channel.
 */
export type ChannelLimit =
  | 'deleted'
  | 'hasOnlyPosts'
  | 'isCategory'
  | 'notACategory'
  | ChannelPermission;

export type BotLimit = RoleLimit | ChannelLimit;

type PickedKey = KeyOfKind<'role' | 'roles' | 'channel' | 'channels' | 'category'>;

/** The needs of the settings whose value is one or more ids. Each need matches the help text of the setting. */
const needs = {
  // The id of a role in the platform's own server.
  whopBotMasterRoleID: 'anything',
  adminRoleID: 'namesRole',
  ShopSupportRoles: 'namesRole',
  roleId: 'givesRole',
  boosterRoleId: 'namesRole',
  OnboardingRoleMustHave: 'namesRole',
  BountyStaffRoleNewSubmissionPing: 'namesRole',
  BountyAwardPublicRolePing: 'namesRole',
  ifReceivedRole: 'namesRole',
  RemoveRoleAfter: 'givesRole',
  GuildRoleLost: 'namesRole',
  logsChannel: 'postsEmbeds',
  inviteLogs: 'postsEmbeds',
  transcriptChannel: 'postsFiles',
  DenyEntryLogs: 'postsEmbeds',
  GuildRoleLostLogs: 'postsEmbeds',
  ReceiveAndRemoveRoleLogs: 'postsEmbeds',
  TicketChannelSend: 'postsEmbeds',
  TicketChannelSend2: 'postsEmbeds',
  OnboardingTicketCategory: 'opensChannels',
  CancellationTicketCategory: 'opensChannels',
  PaymentFailedTicketCategory: 'opensChannels',
  ShopTicketCategory: 'opensChannels',
  SuccessEmbedsChannel: 'postsEmbeds',
  ROIChannel: 'posts',
  suggestionChannel: 'reads',
  suggestionPost: 'postsEmbeds',
  FeedbackChannel: 'postsEmbeds',
  postChannelIDs: 'reacts',
  pingConfigChannels: 'replies',
  typingPointsChannels: 'reads',
  scrambleWordChannel: 'postsEmbeds',
  bountyStaffChannel: 'postsEmbeds',
  BountyPublicChannel: 'postsEmbeds',
  WhopMonitorChannel: 'postsEmbeds',
  whopReview_ChannelID: 'postsEmbeds',
  ACOFreebieForms: 'postsEmbeds',
  ACOPingSubmission: 'posts',
  suppressMentionRelays: 'posts',
  watermarkChannels: 'reads',
  watermarkRelay: 'receives',
} as const satisfies Record<PickedKey, BotNeed>;

/** Returns what the bot does with the role or channel of a setting. `key` can be the key of any setting. */
export function botNeedOf(key: string): BotNeed {
  const known: Readonly<Record<string, BotNeed>> = needs;
  return known[key] ?? 'anything';
}

/** The needs for the two channels of a row. */
export interface PairNeeds {
  from: BotNeed;
  to: BotNeed;
}

const pairNeeds = {
  channelPairs: { from: 'reads', to: 'postsEmbeds' },
  CHANNEL_PAIRINGS: { from: 'reads', to: 'receives' },
} as const satisfies Record<KeyOfKind<'channelPairs'>, PairNeeds>;

/** Returns what the bot does with each of the two channels in a row of the setting `key`. */
export function pairNeedsOf(key: string): PairNeeds {
  const known: Readonly<Record<string, PairNeeds>> = pairNeeds;
  return known[key] ?? { from: 'anything', to: 'anything' };
}

/** Returns whether limits of the bot can matter for a setting. `key` can be the key of any setting. */
export function hasBotNeed(key: string): boolean {
  return botNeedOf(key) !== 'anything' || pairNeedsOf(key).from !== 'anything';
}

/**
 * Returns the most important limit that matters for a role or channel. Returns null if no limit matters or if the bot's
 * limits are unknown.
 * @param id if this is '' or not a snowflake, the result is null
 */
export function limitThatMatters(
  limits: BotLimits | null | undefined,
  { id, need }: { id: string; need: BotNeed },
): BotLimit | null {
  if (!limits || !isSnowflake(id) || need === 'anything') return null;
  if (isRoleNeed(need)) {
    const found: readonly RoleLimit[] = limits.roles[id] ?? ['deleted'];
    return roleNeeds[need].find((limit) => found.includes(limit)) ?? null;
  }
  const channel = limits.channels[id];
  if (channel === undefined) return 'deleted';
  const { types, permissions }: ChannelNeeds = channelNeeds[need];
  if (channel.type !== null && !types.includes(channel.type)) {
    if (channel.type === 'category') return 'isCategory';
    return types.includes('text') ? 'hasOnlyPosts' : 'notACategory';
  }
  return permissions.find((name) => channel.missing.includes(name)) ?? null;
}

function isRoleNeed(need: RoleNeed | ChannelNeed): need is RoleNeed {
  return Object.hasOwn(roleNeeds, need);
}
