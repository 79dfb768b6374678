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

const direct = ['text', 'announcement', 'voice', 'stage'] as const;
const withPosts = [...direct, 'forum', 'media'] as const;
const enter = ['VIEW_CHANNEL', 'CONNECT'] as const;
const send = [...enter, 'SEND_MESSAGES'] as const;

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

/** `anything`: no limit is known to matter, or the id may be of another server or a thread (product.md §9.20). */
export type BotNeed = 'anything' | RoleNeed | ChannelNeed;

/**
 * `hasOnlyPosts`: a forum or media channel takes no messages. The name of a permission: the bot does not have that
 * permission in the channel.
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

export function botNeedOf(key: string): BotNeed {
  const known: Readonly<Record<string, BotNeed>> = needs;
  return known[key] ?? 'anything';
}

export interface PairNeeds {
  from: BotNeed;
  to: BotNeed;
}

const pairNeeds = {
  channelPairs: { from: 'reads', to: 'postsEmbeds' },
  CHANNEL_PAIRINGS: { from: 'reads', to: 'receives' },
} as const satisfies Record<KeyOfKind<'channelPairs'>, PairNeeds>;

export function pairNeedsOf(key: string): PairNeeds {
  const known: Readonly<Record<string, PairNeeds>> = pairNeeds;
  return known[key] ?? { from: 'anything', to: 'anything' };
}

export function hasBotNeed(key: string): boolean {
  return botNeedOf(key) !== 'anything' || pairNeedsOf(key).from !== 'anything';
}

/** Returns the most important limit, or null if none matters, see `limitsThatMatter`. */
export function limitThatMatters(limits: KnownLimits, picked: Picked): BotLimit | null {
  return limitsThatMatter(limits, picked)[0] ?? null;
}

type KnownLimits = Pick<BotLimits, 'roles' | 'channels'> | null | undefined;

interface Picked {
  id: string;
  need: BotNeed;
}

/**
 * Returns the limits that matter, the most important one first, without those that follow from another one. Returns
 * none if the bot's limits are unknown, or if `id` is not a snowflake.
 */
export function limitsThatMatter(limits: KnownLimits, { id, need }: Picked): readonly BotLimit[] {
  if (!limits || !isSnowflake(id) || need === 'anything') return [];
  if (isRoleNeed(need)) {
    const found: readonly RoleLimit[] = limits.roles[id] ?? ['deleted'];
    return roleNeeds[need].filter((limit) => found.includes(limit));
  }
  const channel = limits.channels[id];
  if (channel === undefined) return ['deleted'];
  const { types }: ChannelNeeds = channelNeeds[need];
  if (channel.type !== null && !types.includes(channel.type)) {
    if (channel.type === 'category') return ['isCategory'];
    return types.includes('text') ? ['hasOnlyPosts'] : ['notACategory'];
  }
  const missing = permissionsOf(need).filter((name) => channel.missing.includes(name));
  const [first] = missing;
  return first !== undefined && gates.includes(first) ? [first] : missing;
}

/** Without one of these permissions, the bot does not have those after it either (discord.md §6.6). */
const gates: readonly ChannelPermission[] = ['VIEW_CHANNEL', 'CONNECT', 'SEND_MESSAGES'];

/** Returns the permissions that a need requires in its channel; none for a role. */
export function permissionsOf(need: BotNeed): readonly ChannelPermission[] {
  return need === 'anything' || isRoleNeed(need) ? [] : channelNeeds[need].permissions;
}

export function isRoleNeed(need: BotNeed): need is RoleNeed {
  return Object.hasOwn(roleNeeds, need);
}
