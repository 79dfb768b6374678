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

/** The keys the bot reads (product.md §9.2). */
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
  it('has every key of the bot exactly once', () => {
    expect(fields.map(({ key }) => key).toSorted()).toEqual([...specified].toSorted());
  });

  it('has unique labels', () => {
    const labels = fields.map(({ label }) => label.toLowerCase());
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it.each(fields)('$key has one sentence of help', ({ help, label }) => {
    expect(help).toMatch(/^[^.]{20,110}\.”?$/);
    expect(help).not.toBe(label);
  });

  it.each(fields)('$key has a valid default', (field) => {
    expect(checkValue(field, field.default)).toBe(null);
  });

  it('has the documented defaults', () => {
    const { EmbedColor, BountyAwardPoints, scrambleCronSchedule } = defaultConfig();
    expect({ EmbedColor, BountyAwardPoints, scrambleCronSchedule }).toEqual({
      EmbedColor: '#ffffff',
      BountyAwardPoints: '0',
      scrambleCronSchedule: '0 */5 * * *',
    });
  });

  it('parses the default configuration unchanged', () => {
    expect(parseConfig(defaultConfig())).toEqual(defaultConfig());
  });

  it('returns a new default configuration on each call', () => {
    expect(defaultConfig()).not.toBe(defaultConfig());
  });

  it('puts settings of the platform owner in their panels', () => {
    expect(fieldsOf('api').map(({ key }) => key)).toEqual(['WhopAPIKey', 'whopBotMasterRoleID']);
    expect(fieldsOf('misc').map(({ key }) => key)).toEqual(['commands']);
  });

  it('lists the tabs in the order of the sidebar', () => {
    expect(tabs).toEqual(['advanced', 'api', 'roles', 'channels', 'points', 'misc', 'embeds']);
  });

  it.each(tabs)('lists every setting of %s under one heading, in order', (tab) => {
    const groups = groupsOf(tab);
    expect(groups.flatMap((group) => group.fields)).toEqual(fieldsOf(tab));
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
  });

  it.each(fields)('finds $key by its key', (field) => {
    expect(fieldOf(field.key)).toBe(field);
  });

  it.each(['', 'nonsense', 'constructor', '__proto__', 'successpoints'])(
    'does not take %j for a key',
    (word) => {
      expect(isConfigKey(word)).toBe(false);
    },
  );
});
