import type { BotConfig, ConfigPatch } from '#domain/bot-config/config';
import { parseConfig } from '#domain/bot-config/parse';
import { channelId, roleId } from './guild';
import { guilds } from './servers';
import type { ConfigKey } from '#domain/bot-config/fields';
import { isSecret } from '#domain/bot-config/secrets';

/** The id of a role that was deleted after a setting referred to it. */
const deletedRole = '845201933120409999';

/** The configuration of a server that has been used for a long time. Missing keys have their default values. */
const current: ConfigPatch = {
  NewMemberTicket: true,
  WhopDMs: true,
  roiButtonEnabled: true,
  WatermarkOpacity: 35,
  webhookSuccessName: 'Resell Heaven Wins',
  watermarkRelayLink: 'https://resell-heaven.example/wins',
  Watermark_Delete_React_Emoji: '🗑️',
  adminRoleID: roleId('Admin'),
  roleId: roleId('Subscriber'),
  boosterRoleId: roleId('Server Booster'),
  ShopSupportRoles: [roleId('Support'), roleId('Moderator')],
  OnboardingRoleMustHave: [roleId('Subscriber'), roleId('Trial')],
  BountyStaffRoleNewSubmissionPing: roleId('Bounty Hunter'),
  BountyAwardPublicRolePing: roleId('Member'),
  ifReceivedRole: roleId('Muted'),
  RemoveRoleAfter: roleId('Member'),
  GuildRoleLost: deletedRole,
  logsChannel: channelId('bot-log'),
  inviteLogs: channelId('invite-log'),
  transcriptChannel: channelId('transcripts'),
  DenyEntryLogs: channelId('denied-entries'),
  ReceiveAndRemoveRoleLogs: channelId('role-log'),
  TicketChannelSend: channelId('open-a-ticket'),
  TicketChannelSend2: channelId('shop'),
  OnboardingTicketCategory: channelId('Onboarding'),
  CancellationTicketCategory: channelId('Cancellations'),
  PaymentFailedTicketCategory: channelId('Payment problems'),
  ShopTicketCategory: channelId('Tickets'),
  SuccessEmbedsChannel: channelId('success'),
  ROIChannel: channelId('roi-calculator'),
  suggestionChannel: channelId('suggestions'),
  FeedbackChannel: channelId('feedback'),
  typingPointsChannels: [channelId('general'), channelId('introductions')],
  scrambleWordChannel: channelId('scramble'),
  bountyStaffChannel: channelId('bounty-review'),
  BountyPublicChannel: channelId('bounty-board'),
  ACOFreebieForms: channelId('aco-freebies'),
  ACOPingSubmission: channelId('aco-pings'),
  channelPairs: [
    { from: channelId('amazon-monitor'), to: channelId('tool-deals') },
    { from: channelId('class-action'), to: channelId('general') },
  ],
  relayConfig: { restock: channelId('amazon-monitor'), flight: channelId('travel-deals') },
  successPointEnabled: true,
  SuccessPoints: 25,
  successPointsWhenDisabled: 0,
  SuccessTwitterPoints: 10,
  SuccessWhopPoints: 15,
  SuccessDM: true,
  videoPointsEnabled: false,
  videoPointsWhenEnabled: 40,
  typingPoints: 1,
  ThreadPoints: { [channelId('success-twitter')]: 5 },
  scrambled_enabled: true,
  pointsForScrambleWord: 20,
  scrambled_words: ['restock', 'arbitrage', 'storefront', 'membership', 'cashback'],
  BountyAwardPoints: '100',
  EmbedColor: '#9b87f5',
  websiteLink: 'https://resell-heaven.example',
  GIVEAWAY_EMOJI: '🎉',
  reactions: ['🔥', '💸', '👏'],
  WhopWelcomeEmbed: {
    description: 'Welcome to **Resell Heaven**! Start here, then say hello.',
    channels: [channelId('start-here'), channelId('introductions')],
  },
  CancellationEmbed: {
    title: 'Sorry to see you go',
    description: 'Tell us what we could have done better and a moderator will be with you.',
    footerText: 'Resell Heaven',
    timestamp: true,
    fields: [
      { name: 'Your plan', value: 'stays active until the end of the month', inline: false },
    ],
  },
  PaymentFailedEmbed: {
    title: 'Your payment did not go through',
    description: 'Update your card on Whop, then close this ticket.',
    footerText: 'Resell Heaven',
    timestamp: true,
    fields: [],
  },
  SubscriptionCancellationEmbed: { description: 'Your membership ended. Come back any time!' },
};

export function startingConfig(serverId: string): BotConfig {
  const own = { guildId: serverId, guildID: serverId };
  return parseConfig(serverId === guilds.resellHeaven.id ? { ...current, ...own } : own);
}

/** Returns the given settings of a configuration, without secrets, as `private.visible_config` does. */
export function visiblePart(config: BotConfig, keys: readonly ConfigKey[]): ConfigPatch {
  return Object.fromEntries(keys.filter((key) => !isSecret(key)).map((key) => [key, config[key]]));
}
