import type { BotLimit, BotLimits } from '../discord-permissions/bot-limits';
import type { KeyOfKind } from './fields';
import { isSnowflake } from './snowflake';

/**
 * What the bot does with the role or channel that a setting refers to (product.md §9.20). The need decides which of the
 * bot's limits matter for this role or channel. `anything` means that no limit is known to matter, or that the id may
 * belong to another server or to a thread.
 */
export type BotNeed =
  | 'anything'
  | 'namesRole'
  | 'givesRole'
  | 'namesChannel'
  | 'reads'
  | 'posts'
  | 'postsEmbeds'
  | 'reacts';

/** The limits that matter for each need, the most important one first. */
const limitsThatMatter: Readonly<Record<BotNeed, readonly BotLimit[]>> = {
  anything: [],
  namesRole: ['deleted'],
  givesRole: ['deleted', 'everyone', 'managed', 'aboveBot', 'mayNotManage'],
  namesChannel: ['deleted'],
  reads: ['deleted', 'cannotView'],
  posts: ['deleted', 'cannotView', 'cannotSend'],
  postsEmbeds: ['deleted', 'cannotView', 'cannotSend', 'cannotEmbed'],
  reacts: ['deleted', 'cannotView', 'cannotReact'],
};

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
  transcriptChannel: 'posts',
  DenyEntryLogs: 'postsEmbeds',
  GuildRoleLostLogs: 'postsEmbeds',
  ReceiveAndRemoveRoleLogs: 'postsEmbeds',
  TicketChannelSend: 'postsEmbeds',
  TicketChannelSend2: 'postsEmbeds',
  OnboardingTicketCategory: 'reads',
  CancellationTicketCategory: 'reads',
  PaymentFailedTicketCategory: 'reads',
  ShopTicketCategory: 'reads',
  SuccessEmbedsChannel: 'postsEmbeds',
  ROIChannel: 'posts',
  suggestionChannel: 'reads',
  suggestionPost: 'postsEmbeds',
  FeedbackChannel: 'postsEmbeds',
  postChannelIDs: 'reacts',
  pingConfigChannels: 'posts',
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
  // The bot needs no permission to send messages in this channel, because watermarked posts may be sent by a webhook.
  watermarkRelay: 'reads',
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
  CHANNEL_PAIRINGS: { from: 'reads', to: 'reads' },
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

/** The kinds of things that a setting can refer to. Categories count as channels. */
export type LimitedThing = 'role' | 'channel';

/**
 * Returns the most important limit that matters for a role or channel. Returns null if no limit matters or if the bot's
 * limits are unknown.
 * @param id if this is '' or not a snowflake, the result is null
 */
export function limitThatMatters(
  limits: BotLimits | null | undefined,
  { thing, id, need }: { thing: LimitedThing; id: string; need: BotNeed },
): BotLimit | null {
  if (!limits || !isSnowflake(id)) return null;
  const known: Readonly<Record<string, readonly BotLimit[]>> =
    thing === 'role' ? limits.roles : limits.channels;
  const found: readonly BotLimit[] = known[id] ?? ['deleted'];
  return limitsThatMatter[need].find((limit) => found.includes(limit)) ?? null;
}
