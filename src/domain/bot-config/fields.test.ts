import { describe, expect, it } from 'vitest';
import {
  defaultConfig,
  fieldOf,
  fields,
  fieldsOf,
  groupsOf,
  isConfigKey,
  tabs,
  type ConfigKey,
} from './fields';
import { checkValue, parseConfig } from './parse';

/** Spec §3 «Bot configuration per server», bullet by bullet. */
const specified: readonly ConfigKey[] = [
  // Ids/strings
  'guildId',
  'guildID',
  'TargetGuild',
  'boosterRoleId',
  'roleId',
  'adminRoleID',
  'AdminRoleIDSecondServer',
  'whopBotMasterRoleID',
  'BountyStaffRoleNewSubmissionPing',
  'BountyAwardPublicRolePing',
  'GuildRoleLost',
  'ifReceivedRole',
  'RemoveRoleAfter',
  // Channels
  'logsChannel',
  'scrambleWordChannel',
  'bountyStaffChannel',
  'BountyPublicChannel',
  'ROIChannel',
  'SuccessEmbedsChannel',
  'suggestionChannel',
  'suggestionPost',
  'transcriptChannel',
  'inviteLogs',
  'FeedbackChannel',
  'ACOFreebieForms',
  'ACOPingSubmission',
  'DenyEntryLogs',
  'WhopMonitorChannel',
  'TicketChannelSend',
  'TicketChannelSend2',
  'GuildRoleLostLogs',
  'ReceiveAndRemoveRoleLogs',
  // Channel lists
  'typingPointsChannels',
  'whopReview_ChannelID',
  'postChannelIDs',
  'pingConfigChannels',
  // Ticket categories
  'OnboardingTicketCategory',
  'CancellationTicketCategory',
  'PaymentFailedTicketCategory',
  'ShopTicketCategory',
  // Embed
  'EmbedColor',
  'EmbedImage',
  'WelcomeEmbedImage',
  'EmbedThumbnail',
  'EmbedIcon',
  'MirrorEmbedImage',
  'socialImageUrl',
  'websiteLink',
  'GIVEAWAY_EMOJI',
  'reactions',
  // Points
  'typingPoints',
  'pointsForScrambleWord',
  'SuccessPoints',
  'SuccessTwitterPoints',
  'SuccessWhopPoints',
  'successPointsWhenDisabled',
  'videoPointsWhenEnabled',
  'videoPointsWhenDisabled',
  'BountyAwardPoints',
  // Booleans
  'scrambled_enabled',
  'roiButtonEnabled',
  'SuccessDM',
  'successPointEnabled',
  'videoPointsEnabled',
  'WhopDMs',
  'NewMemberTicket',
  // Scramble
  'scrambled_words',
  'scrambleCronSchedule',
  // Pairs/watermark
  'channelPairs',
  'CHANNEL_PAIRINGS',
  'watermarkChannels',
  'watermarkRelay',
  'watermarkRelayLink',
  'webhookSuccessName',
  'WatermarkOpacity',
  'Watermark_Delete_React_Emoji',
  // Provider key
  'WhopAPIKey',
  // Other lists
  'OnboardingRoleMustHave',
  'ShopSupportRoles',
  'suppressMentionRelays',
  // Embeds
  'CancellationEmbed',
  'PaymentFailedEmbed',
  'WhopWelcomeEmbed',
  'SubscriptionCancellationEmbed',
  // Others
  'KickFromGuildID',
  'ThreadPoints',
  'relayConfig',
  'commands',
];

describe('fields', () => {
  it('holds every key of the specification once, and no other', () => {
    expect(fields.map(({ key }) => key).toSorted()).toEqual([...specified].toSorted());
  });

  it('gives no two settings the same label', () => {
    const labels = fields.map(({ label }) => label.toLowerCase());
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it.each(fields)('$key is helped by one sentence', ({ help, label }) => {
    expect(help).toMatch(/^[^.]{20,110}\.$/);
    expect(help).not.toBe(label);
  });

  it.each(fields)('$key has a default that may be saved', (field) => {
    expect(checkValue(field, field.default)).toBe(null);
  });

  it('has the defaults of the specification', () => {
    const { EmbedColor, BountyAwardPoints, scrambleCronSchedule } = defaultConfig();
    expect({ EmbedColor, BountyAwardPoints, scrambleCronSchedule }).toEqual({
      EmbedColor: '#ffffff',
      BountyAwardPoints: '0',
      scrambleCronSchedule: '0 */5 * * *',
    });
  });

  it('reads the default configuration as itself', () => {
    expect(parseConfig(defaultConfig())).toEqual(defaultConfig());
  });

  it('gives a fresh default configuration each time', () => {
    expect(defaultConfig()).not.toBe(defaultConfig());
  });

  it('keeps the owner-only settings in their panels', () => {
    expect(fieldsOf('api').map(({ key }) => key)).toEqual(['WhopAPIKey', 'whopBotMasterRoleID']);
    expect(fieldsOf('misc').map(({ key }) => key)).toEqual(['commands']);
  });

  it('lists the tabs in the order of the sidebar', () => {
    expect(tabs).toEqual(['advanced', 'api', 'roles', 'channels', 'points', 'misc', 'embeds']);
  });

  it.each(tabs)('draws every setting of %s under a heading of its own, in order', (tab) => {
    const groups = groupsOf(tab);
    expect(groups.flatMap((group) => group.fields)).toEqual(fieldsOf(tab));
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
  });

  it.each(fields)('finds $key by its key', (field) => {
    expect(fieldOf(field.key)).toBe(field);
  });

  it.each(['', 'nonsense', 'constructor', '__proto__', 'successpoints'])(
    'knows that %j is no key',
    (word) => {
      expect(isConfigKey(word)).toBe(false);
    },
  );
});
