// Generated from src/content/health-answer.ts by «npm run generate».
// deno-lint-ignore-file
// @ts-nocheck
import * as v from 'valibot';
// src/domain/permissions/panels.ts
/** The panels of a dashboard, in the order of the sidebar (product.md §12.3). */
var panels = ['advanced', 'api', 'roles', 'channels', 'points', 'misc', 'embeds', 'editors'];
panels.filter((panel) => panel !== 'misc');
// src/domain/bot-config/fields/advanced.ts
var advancedFields = [
  {
    key: 'guildId',
    label: 'Server ID',
    tab: 'advanced',
    group: 'Server',
    kind: 'snowflake',
    default: '',
    help: 'The Discord server this configuration is for.',
  },
  {
    key: 'guildID',
    label: 'Server ID (second copy)',
    tab: 'advanced',
    group: 'Server',
    kind: 'snowflake',
    default: '',
    follows: 'guildId',
    isForExperts: true,
    help: 'Used by the parts of the bot that read guildID; same as “Server ID” unless you change it.',
  },
  {
    key: 'TargetGuild',
    label: 'Target server ID',
    tab: 'advanced',
    group: 'Second server',
    kind: 'snowflake',
    default: '',
    help: 'The second server, where the bot looks up members and their roles.',
  },
  {
    key: 'KickFromGuildID',
    label: 'Kick from server ID',
    tab: 'advanced',
    group: 'Second server',
    kind: 'snowflake',
    default: '',
    help: 'Members who lose the role set as “Lost role” are kicked from this server.',
  },
  {
    key: 'NewMemberTicket',
    label: 'Ticket for new members',
    tab: 'advanced',
    group: 'Onboarding tickets',
    kind: 'switch',
    default: false,
    help: 'Opens an onboarding ticket for every member who joins.',
  },
  {
    key: 'WhopDMs',
    label: 'Whop direct messages',
    tab: 'advanced',
    group: 'Whop',
    kind: 'switch',
    default: false,
    help: 'Sends members a direct message when their Whop membership starts or ends.',
  },
  {
    key: 'roiButtonEnabled',
    label: 'ROI button',
    tab: 'advanced',
    group: 'Return on investment',
    kind: 'switch',
    default: false,
    help: "Adds a button below posts in the ROI channel that calculates a member's return.",
  },
  {
    key: 'WatermarkOpacity',
    label: 'Watermark opacity',
    tab: 'advanced',
    group: 'Watermark',
    kind: 'number',
    default: null,
    unit: '%',
    min: 0,
    max: 100,
    help: 'How visible your logo is on an image: 0 is invisible, 100 is solid.',
  },
  {
    key: 'webhookSuccessName',
    label: 'Watermark webhook name',
    tab: 'advanced',
    group: 'Watermark',
    kind: 'text',
    default: '',
    maxLength: 80,
    help: 'The name shown on watermarked success posts.',
  },
  {
    key: 'watermarkRelayLink',
    label: 'Watermark relay link',
    tab: 'advanced',
    group: 'Watermark',
    kind: 'url',
    default: '',
    help: 'The address that relayed watermarked posts link to.',
  },
  {
    key: 'Watermark_Delete_React_Emoji',
    label: 'Watermark delete emoji',
    tab: 'advanced',
    group: 'Watermark',
    kind: 'emoji',
    default: '',
    help: 'Members react with this emoji to delete their own watermarked post.',
  },
];
// src/domain/bot-config/fields/api.ts
/** API keys and ids for other systems (product.md §10). `canEditKey` decides who may change them. */
var apiFields = [
  {
    key: 'WhopAPIKey',
    label: 'Whop API Key',
    tab: 'api',
    group: 'Whop',
    kind: 'secret',
    default: null,
    help: 'Lets the bot read the memberships and payments of your Whop company.',
  },
  {
    key: 'whopBotMasterRoleID',
    label: 'Whop Bot Master Role ID',
    tab: 'api',
    group: 'Whop',
    kind: 'role',
    audience: 'platformOwner',
    default: '',
    help: "Members with this role control the Whop side of the bot in every client's server.",
  },
];
// src/domain/bot-config/fields/channels.ts
var channelFields = [
  {
    key: 'logsChannel',
    label: 'Bot log',
    tab: 'channels',
    group: 'Logs',
    kind: 'channel',
    default: '',
    help: 'Where the bot reports what it did and what went wrong.',
  },
  {
    key: 'inviteLogs',
    label: 'Invite log',
    tab: 'channels',
    group: 'Logs',
    kind: 'channel',
    default: '',
    help: 'Records who invited each new member.',
  },
  {
    key: 'transcriptChannel',
    label: 'Ticket transcripts',
    tab: 'channels',
    group: 'Logs',
    kind: 'channel',
    default: '',
    help: 'Receives the full text of every closed ticket.',
  },
  {
    key: 'DenyEntryLogs',
    label: 'Denied entry log',
    tab: 'channels',
    group: 'Logs',
    kind: 'channel',
    default: '',
    help: 'Records members who were turned away when they joined.',
  },
  {
    key: 'GuildRoleLostLogs',
    label: 'Lost role log',
    tab: 'channels',
    group: 'Logs',
    kind: 'channel',
    default: '',
    help: 'Records members who lost the role set as “Lost role.”',
  },
  {
    key: 'ReceiveAndRemoveRoleLogs',
    label: 'Automatic role log',
    tab: 'channels',
    group: 'Logs',
    kind: 'channel',
    default: '',
    help: 'Records each role the bot removed because a member received another one.',
  },
  {
    key: 'TicketChannelSend',
    label: 'Ticket panel channel',
    tab: 'channels',
    group: 'Tickets',
    kind: 'channel',
    default: '',
    help: 'Where the bot posts the message that members use to open a ticket.',
  },
  {
    key: 'TicketChannelSend2',
    label: 'Second ticket panel channel',
    tab: 'channels',
    group: 'Tickets',
    kind: 'channel',
    default: '',
    isForExperts: true,
    help: 'A second channel for the message that members use to open a ticket.',
  },
  {
    key: 'OnboardingTicketCategory',
    label: 'Onboarding ticket category',
    tab: 'channels',
    group: 'Tickets',
    kind: 'category',
    default: '',
    help: 'Onboarding tickets are opened in this category.',
  },
  {
    key: 'CancellationTicketCategory',
    label: 'Cancellation ticket category',
    tab: 'channels',
    group: 'Tickets',
    kind: 'category',
    default: '',
    help: 'Tickets for members who cancel are opened in this category.',
  },
  {
    key: 'PaymentFailedTicketCategory',
    label: 'Failed payment ticket category',
    tab: 'channels',
    group: 'Tickets',
    kind: 'category',
    default: '',
    help: 'Tickets for members whose payment failed are opened in this category.',
  },
  {
    key: 'ShopTicketCategory',
    label: 'Shop ticket category',
    tab: 'channels',
    group: 'Tickets',
    kind: 'category',
    default: '',
    help: 'Shop tickets are opened in this category.',
  },
  {
    key: 'SuccessEmbedsChannel',
    label: 'Success embeds channel',
    tab: 'channels',
    group: 'Community',
    kind: 'channel',
    default: '',
    help: 'The bot posts an embed here for each success it counts.',
  },
  {
    key: 'ROIChannel',
    label: 'ROI channel',
    tab: 'channels',
    group: 'Community',
    kind: 'channel',
    default: '',
    help: 'Where members post what they bought and sold to see their return on investment.',
  },
  {
    key: 'suggestionChannel',
    label: 'Suggestion channel',
    tab: 'channels',
    group: 'Community',
    kind: 'channel',
    default: '',
    help: 'Members write their suggestions here.',
  },
  {
    key: 'suggestionPost',
    label: 'Suggestion vote channel',
    tab: 'channels',
    group: 'Community',
    kind: 'channel',
    default: '',
    help: 'The bot posts each suggestion here for members to vote on.',
  },
  {
    key: 'FeedbackChannel',
    label: 'Feedback channel',
    tab: 'channels',
    group: 'Community',
    kind: 'channel',
    default: '',
    help: "Where members' feedback on closed tickets is posted.",
  },
  {
    key: 'postChannelIDs',
    label: 'Post channels',
    tab: 'channels',
    group: 'Community',
    kind: 'channels',
    default: [],
    help: 'The bot adds the post reactions to each new post in these channels.',
  },
  {
    key: 'pingConfigChannels',
    label: 'Keyword ping channels',
    tab: 'channels',
    group: 'Community',
    kind: 'channels',
    default: [],
    help: 'New posts in these channels ping the members who follow a keyword in the post.',
  },
  {
    key: 'typingPointsChannels',
    label: 'Typing points channels',
    tab: 'channels',
    group: 'Points and games',
    kind: 'channels',
    default: [],
    help: 'Messages in these channels earn typing points.',
  },
  {
    key: 'scrambleWordChannel',
    label: 'Scramble channel',
    tab: 'channels',
    group: 'Points and games',
    kind: 'channel',
    default: '',
    help: 'Scrambled words are posted and solved here.',
  },
  {
    key: 'bountyStaffChannel',
    label: 'Bounty staff channel',
    tab: 'channels',
    group: 'Bounties',
    kind: 'channel',
    default: '',
    help: 'Staff review new bounty submissions here.',
  },
  {
    key: 'BountyPublicChannel',
    label: 'Public bounty channel',
    tab: 'channels',
    group: 'Bounties',
    kind: 'channel',
    default: '',
    help: 'Open and awarded bounties are announced here.',
  },
  {
    key: 'WhopMonitorChannel',
    label: 'Whop monitor channel',
    tab: 'channels',
    group: 'Whop',
    kind: 'channel',
    default: '',
    help: 'New, renewed, and canceled Whop memberships are reported here.',
  },
  {
    key: 'whopReview_ChannelID',
    label: 'Whop review channels',
    tab: 'channels',
    group: 'Whop',
    kind: 'channels',
    default: [],
    help: 'New Whop reviews are posted in each of these channels.',
  },
  {
    key: 'ACOFreebieForms',
    label: 'ACO freebie forms',
    tab: 'channels',
    group: 'Auto-checkout',
    kind: 'channel',
    default: '',
    help: "Members' requests for free auto-checkout (ACO) slots are posted here.",
  },
  {
    key: 'ACOPingSubmission',
    label: 'ACO submission channel',
    tab: 'channels',
    group: 'Auto-checkout',
    kind: 'channel',
    default: '',
    help: 'Staff are pinged here when a member submits an auto-checkout (ACO) form.',
  },
  {
    key: 'channelPairs',
    label: 'Mirrored channels',
    tab: 'channels',
    group: 'Relays',
    kind: 'channelPairs',
    default: [],
    help: 'Each message in the first channel of a row is copied to the second.',
  },
  {
    key: 'relayConfig',
    label: 'Keyword relays',
    tab: 'channels',
    group: 'Relays',
    kind: 'relayMap',
    default: {},
    help: 'Each message that contains the keyword is copied to the channel next to it.',
  },
  {
    key: 'suppressMentionRelays',
    label: 'Relay channels without mentions',
    tab: 'channels',
    group: 'Relays',
    kind: 'channels',
    default: [],
    help: 'Mentions are removed from messages relayed into these channels, so no one gets pinged.',
  },
  {
    key: 'watermarkChannels',
    label: 'Watermark channels',
    tab: 'channels',
    group: 'Watermark',
    kind: 'channels',
    default: [],
    help: 'Your logo is added to images and videos posted in these channels.',
  },
  {
    key: 'watermarkRelay',
    label: 'Watermark relay channel',
    tab: 'channels',
    group: 'Watermark',
    kind: 'channel',
    default: '',
    help: 'Every watermarked post is copied to this channel.',
  },
  {
    key: 'CHANNEL_PAIRINGS',
    label: 'Watermark pairings',
    tab: 'channels',
    group: 'Watermark',
    kind: 'channelPairs',
    default: [],
    help: 'Images posted in the first channel of a row are posted with a watermark in the second.',
  },
];
// src/domain/bot-config/fields/embeds.ts
var emptyTicketEmbed = {
  title: '',
  description: '',
  footerText: '',
  timestamp: false,
  fields: [],
};
var embedFields = [
  {
    key: 'EmbedColor',
    label: 'Embed color',
    tab: 'embeds',
    group: 'Look',
    kind: 'color',
    default: '#ffffff',
    help: "The color of the bar on the left of the bot's messages.",
  },
  {
    key: 'EmbedIcon',
    label: 'Embed icon',
    tab: 'embeds',
    group: 'Look',
    kind: 'image',
    default: '',
    help: "The small image next to the footer of the bot's messages.",
  },
  {
    key: 'EmbedThumbnail',
    label: 'Embed thumbnail',
    tab: 'embeds',
    group: 'Look',
    kind: 'image',
    default: '',
    help: "The image in the top-right corner of the bot's messages.",
  },
  {
    key: 'EmbedImage',
    label: 'Embed image',
    tab: 'embeds',
    group: 'Look',
    kind: 'image',
    default: '',
    help: "The large image at the bottom of the bot's messages.",
  },
  {
    key: 'WelcomeEmbedImage',
    label: 'Welcome image',
    tab: 'embeds',
    group: 'Images and links',
    kind: 'image',
    default: '',
    help: 'The large image in the message that welcomes new members.',
  },
  {
    key: 'MirrorEmbedImage',
    label: 'Mirror image',
    tab: 'embeds',
    group: 'Images and links',
    kind: 'image',
    default: '',
    help: 'The large image in messages that the bot mirrors from another channel.',
  },
  {
    key: 'socialImageUrl',
    label: 'Social image',
    tab: 'embeds',
    group: 'Images and links',
    kind: 'image',
    default: '',
    help: 'The image in messages that ask members to share their success.',
  },
  {
    key: 'websiteLink',
    label: 'Website link',
    tab: 'embeds',
    group: 'Images and links',
    kind: 'url',
    default: '',
    help: "The address that the titles of the bot's messages link to.",
  },
  {
    key: 'GIVEAWAY_EMOJI',
    label: 'Giveaway emoji',
    tab: 'embeds',
    group: 'Emoji',
    kind: 'emoji',
    default: '',
    help: 'Members enter a giveaway by reacting with this emoji.',
  },
  {
    key: 'reactions',
    label: 'Post reactions',
    tab: 'embeds',
    group: 'Emoji',
    kind: 'emojis',
    default: [],
    help: 'The bot adds these reactions, in this order, to each new post in the post channels.',
  },
  {
    key: 'WhopWelcomeEmbed',
    label: 'Whop welcome message',
    tab: 'embeds',
    group: 'Messages',
    kind: 'welcomeEmbed',
    default: {
      description: '',
      channels: [],
    },
    help: 'Sent to a member when their Whop membership starts, with the channels to visit first.',
  },
  {
    key: 'SubscriptionCancellationEmbed',
    label: 'Subscription cancellation message',
    tab: 'embeds',
    group: 'Messages',
    kind: 'descriptionEmbed',
    default: { description: '' },
    help: 'Sent to a member as a direct message when their subscription is canceled.',
  },
  {
    key: 'CancellationEmbed',
    label: 'Cancellation ticket message',
    tab: 'embeds',
    group: 'Messages',
    kind: 'ticketEmbed',
    default: emptyTicketEmbed,
    help: 'The first message of the ticket opened when a member cancels.',
  },
  {
    key: 'PaymentFailedEmbed',
    label: 'Failed payment ticket message',
    tab: 'embeds',
    group: 'Messages',
    kind: 'ticketEmbed',
    default: emptyTicketEmbed,
    help: "The first message of the ticket opened when a member's payment fails.",
  },
];
// src/domain/bot-config/fields/misc.ts
var miscFields = [
  {
    key: 'commands',
    label: 'Executed commands',
    tab: 'misc',
    group: 'Misc Commands',
    kind: 'commandLog',
    default: {},
    help: 'What was entered the last time each command ran.',
  },
];
// src/domain/bot-config/field.ts
/** The maximum for one post, word or bounty. The sum of a member's points then remains a safe integer. */
var mostPoints = 1e9;
// src/domain/bot-config/fields/points.ts
var pointFields = [
  {
    key: 'successPointEnabled',
    label: 'Award success points',
    tab: 'points',
    group: 'Success posts',
    kind: 'switch',
    default: false,
    help: 'Gives members points for posting a success; deleting the post takes the points back.',
  },
  {
    key: 'SuccessPoints',
    label: 'Success points',
    tab: 'points',
    group: 'Success posts',
    kind: 'number',
    default: null,
    unit: 'points',
    min: 0,
    max: mostPoints,
    help: 'Given for each success post while “Award success points” is on.',
  },
  {
    key: 'successPointsWhenDisabled',
    label: 'Success points when off',
    tab: 'points',
    group: 'Success posts',
    kind: 'number',
    default: null,
    unit: 'points',
    min: 0,
    max: mostPoints,
    isForExperts: true,
    help: 'Given for each success post while “Award success points” is off.',
  },
  {
    key: 'SuccessTwitterPoints',
    label: 'Success points for X',
    tab: 'points',
    group: 'Success posts',
    kind: 'number',
    default: null,
    unit: 'points',
    min: 0,
    max: mostPoints,
    help: 'Given when a member shares their success on X (formerly Twitter).',
  },
  {
    key: 'SuccessWhopPoints',
    label: 'Success points for Whop',
    tab: 'points',
    group: 'Success posts',
    kind: 'number',
    default: null,
    unit: 'points',
    min: 0,
    max: mostPoints,
    help: 'Given when a member shares their success on Whop.',
  },
  {
    key: 'SuccessDM',
    label: 'Success direct message',
    tab: 'points',
    group: 'Success posts',
    kind: 'switch',
    default: false,
    help: 'Sends members a direct message with the points their success post earned.',
  },
  {
    key: 'videoPointsEnabled',
    label: 'Award video points',
    tab: 'points',
    group: 'Videos',
    kind: 'switch',
    default: false,
    help: 'Gives members points for posting a video of their success.',
  },
  {
    key: 'videoPointsWhenEnabled',
    label: 'Video points',
    tab: 'points',
    group: 'Videos',
    kind: 'number',
    default: null,
    unit: 'points',
    min: 0,
    max: mostPoints,
    help: 'Given for each video while “Award video points” is on.',
  },
  {
    key: 'videoPointsWhenDisabled',
    label: 'Video points when off',
    tab: 'points',
    group: 'Videos',
    kind: 'number',
    default: null,
    unit: 'points',
    min: 0,
    max: mostPoints,
    isForExperts: true,
    help: 'Given for each video while “Award video points” is off.',
  },
  {
    key: 'typingPoints',
    label: 'Typing points',
    tab: 'points',
    group: 'Conversation',
    kind: 'number',
    default: null,
    unit: 'points',
    min: 0,
    max: mostPoints,
    help: 'Given for each message in one of the typing points channels.',
  },
  {
    key: 'ThreadPoints',
    label: 'Thread points',
    tab: 'points',
    group: 'Conversation',
    kind: 'pointsMap',
    default: {},
    unit: 'points',
    min: 0,
    max: mostPoints,
    help: 'Given for posts in a specific channel or thread, each with its own number of points.',
  },
  {
    key: 'scrambled_enabled',
    label: 'Scramble game',
    tab: 'points',
    group: 'Scramble game',
    kind: 'switch',
    default: false,
    help: 'Posts a scrambled word in the scramble channel for members to solve.',
  },
  {
    key: 'pointsForScrambleWord',
    label: 'Scramble points',
    tab: 'points',
    group: 'Scramble game',
    kind: 'number',
    default: null,
    unit: 'points',
    min: 0,
    max: mostPoints,
    help: 'Given to the first member who solves the word.',
  },
  {
    key: 'scrambleCronSchedule',
    label: 'Scramble schedule',
    tab: 'points',
    group: 'Scramble game',
    kind: 'cron',
    default: '0 */5 * * *',
    help: 'When the next scrambled word is posted, as a cron schedule with five parts.',
  },
  {
    key: 'scrambled_words',
    label: 'Scramble words',
    tab: 'points',
    group: 'Scramble game',
    kind: 'words',
    default: [],
    help: 'The words the bot picks from, spelled normally.',
  },
  {
    key: 'BountyAwardPoints',
    label: 'Bounty award points',
    tab: 'points',
    group: 'Bounties',
    kind: 'numberText',
    default: '0',
    unit: 'points',
    min: 0,
    max: mostPoints,
    help: 'Given to a member when their bounty submission is accepted.',
  },
];
// src/domain/bot-config/fields/roles.ts
var roleFields = [
  {
    key: 'adminRoleID',
    label: 'Admin role',
    tab: 'roles',
    group: 'Staff',
    kind: 'role',
    default: '',
    help: "Members with this role can use the bot's admin commands.",
  },
  {
    key: 'AdminRoleIDSecondServer',
    label: 'Admin role ID in the second server',
    tab: 'roles',
    group: 'Staff',
    kind: 'snowflake',
    default: '',
    help: 'The ID of the role that can use admin commands in the target server.',
  },
  {
    key: 'ShopSupportRoles',
    label: 'Shop support roles',
    tab: 'roles',
    group: 'Staff',
    kind: 'roles',
    default: [],
    help: 'Members with one of these roles can see and answer shop tickets.',
  },
  {
    key: 'roleId',
    label: 'Member role',
    tab: 'roles',
    group: 'Members',
    kind: 'role',
    default: '',
    help: 'Given while a subscription is active, and removed when it ends.',
  },
  {
    key: 'boosterRoleId',
    label: 'Booster role',
    tab: 'roles',
    group: 'Members',
    kind: 'role',
    default: '',
    help: 'The role of members who boost the server.',
  },
  {
    key: 'OnboardingRoleMustHave',
    label: 'Roles needed for onboarding',
    tab: 'roles',
    group: 'Onboarding tickets',
    kind: 'roles',
    default: [],
    help: 'Only members with one of these roles get an onboarding ticket.',
  },
  {
    key: 'BountyStaffRoleNewSubmissionPing',
    label: 'Bounty submission ping',
    tab: 'roles',
    group: 'Bounties',
    kind: 'role',
    default: '',
    help: 'Pinged in the bounty staff channel when a member submits a bounty.',
  },
  {
    key: 'BountyAwardPublicRolePing',
    label: 'Bounty award ping',
    tab: 'roles',
    group: 'Bounties',
    kind: 'role',
    default: '',
    help: 'Pinged in the public bounty channel when a bounty is awarded.',
  },
  {
    key: 'ifReceivedRole',
    label: 'Received role',
    tab: 'roles',
    group: 'Automatic roles',
    kind: 'role',
    default: '',
    help: 'When a member receives this role, the bot removes the role below.',
  },
  {
    key: 'RemoveRoleAfter',
    label: 'Role to remove',
    tab: 'roles',
    group: 'Automatic roles',
    kind: 'role',
    default: '',
    help: 'Removed from a member as soon as they receive the role above.',
  },
  {
    key: 'GuildRoleLost',
    label: 'Lost role',
    tab: 'roles',
    group: 'Automatic roles',
    kind: 'role',
    default: '',
    help: 'Losing this role is logged, and the member is kicked from the server set under Advanced.',
  },
];
/** All settings, in the order of the sidebar and of each tab. */
var fields = [
  ...advancedFields,
  ...apiFields,
  ...roleFields,
  ...channelFields,
  ...pointFields,
  ...miscFields,
  ...embedFields,
];
var byKey = new Map(fields.map((field) => [field.key, field]));
panels.filter((panel) => panel !== 'editors');
function fieldOf(key) {
  const field = byKey.get(key);
  if (field === void 0) throw new Error(`No field has the key ${key}`);
  return field;
}
// src/domain/lists.ts
/** They separate list entries (product.md §9.6). A comma separates only before white space. */
var separators = /,\s|[;\t\r\n]/g;
/** Trims the entries and removes commas at their ends. Drops blank and repeated entries. */
function splitList(text) {
  const entries = text.split(separators).map(trimmed);
  return [...new Set(entries)].filter((entry) => entry !== '');
}
/** Removes white space and commas at both ends. */
function trimmed(entry) {
  let [start, end] = [0, entry.length];
  while (start < end && /[\s,]/.test(entry.charAt(start))) start += 1;
  while (end > start && /[\s,]/.test(entry.charAt(end - 1))) end -= 1;
  return entry.slice(start, end);
}
// src/domain/bot-config/snowflake.ts
/** Discord's ids have 17 to 20 digits (discord.md §1.1). */
var snowflake$1 = /^\d{17,20}$/;
function isSnowflake(text) {
  return snowflake$1.test(text);
}
/** Returns the id in a text, also from the mentions `<#…>`, `<@&…>` and `<@…>`. */
function idIn(text) {
  const trimmed = text.trim();
  return /^<(?:#|@[&!]?)(\d+)>$/.exec(trimmed)?.[1] ?? trimmed;
}
var channelLink =
  /^https?:\/\/(?:(?:www|canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:\d{17,20}|@me)\/(\d{17,20})(?:\/\d{17,20})?\/?(?:[?#]\S*)?$/;
/** Returns the id in a text, like `idIn`. If the text is a link to a channel or message, returns the channel's id. */
function channelIdIn(text) {
  const id = idIn(text);
  return channelLink.exec(id)?.[1] ?? id;
}
/**
 * Returns the ids in a typed or pasted list (product.md §9.6). Mentions need no separator. Links and ids must be
 * separated by white space, commas or semicolons. If an entry is not an id, the text is split as a list of names,
 * because names may contain spaces. `idOf` returns the id in one entry.
 */
function idsIn$1(text, idOf = idIn) {
  const ids = text
    .replaceAll(/<(?:#|@[&!]?)\d+>/g, ' $& ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map(idOf);
  const entries = ids.every(isSnowflake) ? ids : splitList(text).map(idOf);
  return [...new Set(entries)];
}
// src/domain/bot-config/bot-needs.ts
/** What the bot does with the role that a setting refers to: the limits that matter, the most important one first. */
var roleNeeds = {
  namesRole: ['deleted'],
  givesRole: ['deleted', 'everyone', 'managed', 'aboveBot', 'mayNotManage'],
};
var direct = ['text', 'announcement', 'voice', 'stage'];
var withPosts = [...direct, 'forum', 'media'];
var enter = ['VIEW_CHANNEL', 'CONNECT'];
var send = [...enter, 'SEND_MESSAGES'];
var channelNeeds = {
  namesChannel: {
    types: [...withPosts, 'category'],
    permissions: [],
  },
  reads: {
    types: withPosts,
    permissions: enter,
  },
  reacts: {
    types: withPosts,
    permissions: [...enter, 'READ_MESSAGE_HISTORY', 'ADD_REACTIONS'],
  },
  replies: {
    types: withPosts,
    permissions: [...send, 'SEND_MESSAGES_IN_THREADS'],
  },
  posts: {
    types: direct,
    permissions: send,
  },
  postsEmbeds: {
    types: direct,
    permissions: [...send, 'EMBED_LINKS'],
  },
  postsFiles: {
    types: direct,
    permissions: [...send, 'ATTACH_FILES'],
  },
  receives: {
    types: direct,
    permissions: enter,
  },
  opensChannels: {
    types: ['category'],
    permissions: ['VIEW_CHANNEL', 'MANAGE_CHANNELS'],
  },
};
/** The needs of the settings whose value is one or more ids. Each need matches the help text of the setting. */
var needs = {
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
};
function botNeedOf(key) {
  return needs[key] ?? 'anything';
}
var pairNeeds = {
  channelPairs: {
    from: 'reads',
    to: 'postsEmbeds',
  },
  CHANNEL_PAIRINGS: {
    from: 'reads',
    to: 'receives',
  },
};
function pairNeedsOf(key) {
  return (
    pairNeeds[key] ?? {
      from: 'anything',
      to: 'anything',
    }
  );
}
/**
 * Returns the limits that matter, the most important one first, without those that follow from another one. Returns
 * none if the bot's limits are unknown, or if `id` is not a snowflake.
 */
function limitsThatMatter(limits, { id, need }) {
  if (!limits || !isSnowflake(id) || need === 'anything') return [];
  if (isRoleNeed(need)) {
    const found = limits.roles[id] ?? ['deleted'];
    return roleNeeds[need].filter((limit) => found.includes(limit));
  }
  const channel = limits.channels[id];
  if (channel === void 0) return ['deleted'];
  const { types } = channelNeeds[need];
  if (channel.type !== null && !types.includes(channel.type)) {
    if (channel.type === 'category') return ['isCategory'];
    return types.includes('text') ? ['hasOnlyPosts'] : ['notACategory'];
  }
  const missing = permissionsOf(need).filter((name) => channel.missing.includes(name));
  const [first] = missing;
  return first !== void 0 && gates.includes(first) ? [first] : missing;
}
/** Without one of these permissions, the bot does not have those after it either (discord.md §6.6). */
var gates = ['VIEW_CHANNEL', 'CONNECT', 'SEND_MESSAGES'];
/** Returns the permissions that a need requires in its channel; none for a role. */
function permissionsOf(need) {
  return need === 'anything' || isRoleNeed(need) ? [] : channelNeeds[need].permissions;
}
function isRoleNeed(need) {
  return Object.hasOwn(roleNeeds, need);
}
// src/domain/once.ts
/**
 * For `Intl` formatters: the first one on a page loads the browser's locale data, which takes 80 to 200 ms on a phone.
 * Modules must therefore not create a formatter while they load.
 */
function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}
// src/domain/bot-config/emoji.ts
var unit =
  '(?:\\p{RI}\\p{RI}|\\p{Emoji}(?:\\p{EMod}|\\uFE0F\\u20E3?|[\\u{E0020}-\\u{E007E}]+\\u{E007F})?)';
/** Matches one Unicode emoji. Like the regular expression in UTS #51, it also matches plain digits. */
var unicodeEmoji = new RegExp(`^${unit}(?:\\u200D${unit})*$`, 'u');
/** A custom emoji of a server in a message: `<:name:id>`, or `<a:name:id>` if animated. */
var serverEmoji = /^<a?:\w{2,32}:\d{17,20}>$/;
function isEmoji(text) {
  return /^[\x20-\x7E]*$/.test(text) ? serverEmoji.test(text) : unicodeEmoji.test(text);
}
/** Returns the name and the id of a custom emoji; null for other text. */
function serverEmojiOf(text) {
  const [, name, id] = /^<a?:(\w{2,32}):(\d{17,20})>$/.exec(text) ?? [];
  return name !== void 0 && id !== void 0
    ? {
        name,
        id,
      }
    : null;
}
var serverEmojiInText = /<a?:\w{2,32}:\d{17,20}>/g;
/** Emoji need no separator. Text that is not an emoji becomes one entry, so that the user can correct it. */
function splitEmoji(text) {
  const words = splitList(text.replaceAll(/[\s,]/g, '\n'));
  return [...new Set(words.flatMap(piecesOf))];
}
function piecesOf(word) {
  const pieces = [];
  let at = 0;
  for (const { index, 0: emoji } of word.matchAll(serverEmojiInText)) {
    pieces.push(...charactersOf(word.slice(at, index)), emoji);
    at = index + emoji.length;
  }
  return [...pieces, ...charactersOf(word.slice(at))];
}
var segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
/** Splits a text into single emoji and runs of other characters. */
function charactersOf(text) {
  const pieces = [];
  let isStretch = false;
  for (const { segment } of segmenter().segment(text)) {
    const isOther = !isEmoji(segment);
    if (isOther && isStretch) pieces.push((pieces.pop() ?? '') + segment);
    else pieces.push(segment);
    isStretch = isOther;
  }
  return pieces;
}
// src/domain/bot-config/picked-ids.ts
/** Returns what the settings name, in the order of the settings. Each setting names an id once for each need. */
function pickedIds(config) {
  return fields.flatMap((field) => {
    const found = idsIn(field, config).filter(({ id }) => id !== '');
    return [...new Map(found.map((each) => [`${each.need} ${each.id}`, each])).values()].map(
      (each) => ({
        key: field.key,
        ...each,
      }),
    );
  });
}
function idsIn({ key, kind }, config) {
  switch (kind) {
    case 'role':
    case 'channel':
    case 'category':
      return [
        {
          id: config[key],
          need: botNeedOf(key),
        },
      ];
    case 'roles':
    case 'channels':
      return config[key].map((id) => ({
        id,
        need: botNeedOf(key),
      }));
    case 'channelPairs': {
      const needs = pairNeedsOf(key);
      return config[key].flatMap(({ from, to }) => [
        {
          id: from,
          need: needs.from,
        },
        {
          id: to,
          need: needs.to,
        },
      ]);
    }
    case 'relayMap':
      return Object.values(config[key]).map((id) => ({
        id,
        need: 'posts',
      }));
    case 'welcomeEmbed':
      return config[key].channels.map((id) => ({
        id,
        need: 'namesChannel',
      }));
    case 'text':
    case 'snowflake':
    case 'number':
    case 'numberText':
    case 'switch':
    case 'color':
    case 'url':
    case 'image':
    case 'emoji':
    case 'emojis':
    case 'words':
    case 'cron':
    case 'ticketEmbed':
    case 'descriptionEmbed':
    case 'pointsMap':
    case 'secret':
    case 'commandLog':
      return [];
  }
}
// src/domain/bot-config/health.ts
/** The permissions in the whole server that a setting needs: to read who used an invite, and to kick members. */
var serverNeeds = {
  inviteLogs: 'MANAGE_GUILD',
  GuildRoleLost: 'KICK_MEMBERS',
};
/** Settings that do nothing while a switch is off. */
var switches = {
  OnboardingTicketCategory: 'NewMemberTicket',
  OnboardingRoleMustHave: 'NewMemberTicket',
  scrambleWordChannel: 'scrambled_enabled',
};
/** Channels without which a switch does nothing. */
var required = [
  ['scrambled_enabled', 'scrambleWordChannel'],
  ['roiButtonEnabled', 'ROIChannel'],
];
var excluding = [
  ['RemoveRoleAfter', 'ifReceivedRole', 'removedAtOnce', 'fails'],
  ['BountyPublicChannel', 'bountyStaffChannel', 'staffAndPublic', 'limited'],
];
function checkHealth(checked) {
  const { isSeen, config, resources } = checked;
  const limits = resources.botLimits;
  const isTimedOut = limits?.standing.isTimedOut ?? false;
  const isOff = (key) => {
    const control = switches[key];
    return control !== void 0 && isSeen(control) && config[control] === false;
  };
  const picked = pickedIds(config).filter(({ key }) => isSeen(key) && !isOff(key));
  const limited = picked.map((each) => ({
    ...each,
    limits: limitsThatMatter(limits, each),
  }));
  const usable = new Set(
    limited.flatMap(({ key, need, limits: found }) =>
      found.length === 0 ? [`${key} ${need}`] : [],
    ),
  );
  const findings = [
    ...limited.flatMap(({ limits: found, ...each }) =>
      found.map((limit) => ({
        ...each,
        limit,
        severity: usable.has(`${each.key} ${each.need}`) ? 'limited' : severityOf(each),
      })),
    ),
    ...missingInServer(checked, picked),
    ...withoutChannel(checked),
    ...exclusions(checked),
    ...unknownEmoji(checked),
  ];
  return {
    bot: limits === null ? 'unread' : isTimedOut ? 'timedOut' : 'known',
    findings: findings.filter(({ limit }) => !isTimedOut || permissionOf(limit) === null),
  };
}
/** A log is read by staff, and a mention of a channel is only a part of a message. */
function severityOf({ key, need }) {
  return need === 'namesChannel' || fieldOf(key).group === 'Logs' ? 'limited' : 'fails';
}
/** Returns the permission that a limit is about; null if it is about none. */
function permissionOf(limit) {
  switch (limit) {
    case 'mayNotManage':
      return 'MANAGE_ROLES';
    case 'deleted':
    case 'everyone':
    case 'managed':
    case 'aboveBot':
    case 'hasOnlyPosts':
    case 'isCategory':
    case 'notACategory':
    case 'removedAtOnce':
    case 'staffAndPublic':
    case 'copiedToItself':
    case 'notSet':
    case 'unknownEmoji':
    case 'notLoaded':
      return null;
    default:
      return limit;
  }
}
/** Returns the settings that need a permission in the whole server. The bot kicks members from one server only. */
function serverPermissionFor({ key }, { config, serverId }) {
  if (!Object.hasOwn(serverNeeds, key)) return null;
  if (key === 'GuildRoleLost' && config.KickFromGuildID !== serverId) return null;
  return serverNeeds[key];
}
function missingInServer(checked, picked) {
  const missing = checked.resources.botLimits?.standing.missing ?? [];
  return picked.flatMap((each) => {
    const limit = serverPermissionFor(each, checked);
    return limit !== null && missing.includes(limit)
      ? [
          {
            ...each,
            limit,
            severity: severityOf(each),
          },
        ]
      : [];
  });
}
function withoutChannel({ config, isSeen }) {
  return required
    .filter(([control, key]) => isSeen(control) && isSeen(key))
    .filter(([control, key]) => config[control] === true && config[key] === '')
    .map(([, key]) => ({
      key,
      id: null,
      need: 'posts',
      limit: 'notSet',
      severity: 'fails',
    }));
}
function exclusions({ config, isSeen }) {
  const pairs = excluding
    .filter(([key, other]) => isSeen(key) && isSeen(other))
    .filter(([key, other]) => config[key] !== '' && config[key] === config[other])
    .map(([key, , limit, severity]) => ({
      key,
      id: config[key],
      limit,
      severity,
    }));
  const rows = ['channelPairs', 'CHANNEL_PAIRINGS'].filter(isSeen).flatMap((key) =>
    config[key]
      .filter(({ from, to }) => from !== '' && from === to)
      .map(({ to }) => ({
        key,
        id: to,
        limit: 'copiedToItself',
        severity: 'limited',
      })),
  );
  return [...pairs, ...rows].map((each) => ({
    ...each,
    need: 'anything',
  }));
}
/** An emoji of another server works if the bot is there too, so it is only a doubt. */
function unknownEmoji({ config, isSeen, resources }) {
  const { emojis } = resources;
  if (!emojis) return [];
  return fields
    .filter(({ key, kind }) => (kind === 'emoji' || kind === 'emojis') && isSeen(key))
    .flatMap(({ key }) =>
      [config[key]].flat().flatMap((id) => {
        const emoji = serverEmojiOf(id);
        if (emoji === null || emojis.includes(emoji.id)) return [];
        return {
          key,
          id,
          need: 'anything',
          limit: 'unknownEmoji',
          severity: 'limited',
        };
      }),
    );
}
// src/domain/bot-config/health-lines.ts
/** Identifies a finding in the browser's storage, as long as the setting names the same role or channel. */
function findingId({ key, limit, id }) {
  return [key, limit, id ?? ''].join('/');
}
/** From this number of channels on, the channels that deny the same permission are one line. */
var FEWEST_CHANNELS = 3;
/** Returns what does not work first, then what is limited; each in the order of the settings. */
function healthLines(findings, limits) {
  const missing = limits?.standing.missing ?? [];
  const isServerWide = ({ limit }) => missing.includes(permissionOf(limit) ?? '');
  const channelsWithout = /* @__PURE__ */ new Map();
  for (const { limit, id } of findings)
    channelsWithout.set(limit, (channelsWithout.get(limit) ?? /* @__PURE__ */ new Set()).add(id));
  const keyOf = (finding) => {
    const { key, need, limit, id } = finding;
    if (permissionOf(limit) === null) return [limit, key, need].join(' ');
    if (isServerWide(finding)) return limit;
    return [
      limit,
      (channelsWithout.get(limit)?.size ?? 0) < FEWEST_CHANNELS ? id : 'channels',
    ].join(' ');
  };
  const lines = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const { limit, severity } = finding;
    const line = lines.get(keyOf(finding));
    lines.set(keyOf(finding), {
      limit,
      severity: line?.severity === 'fails' ? 'fails' : severity,
      repair: repairOf(limit),
      isServerWide: isServerWide(finding),
      findings: line ? [...line.findings, finding] : [finding],
    });
  }
  const all = [...lines.values()];
  return [
    ...all.filter(({ severity }) => severity === 'fails'),
    ...all.filter(({ severity }) => severity === 'limited'),
  ];
}
function repairOf(limit) {
  if (permissionOf(limit) !== null) return 'permission';
  return limit === 'aboveBot' ? 'order' : 'choose';
}
// src/domain/whole-number.ts
/** Longer texts are rejected without parsing. */
var longestText = 400;
var unitWords = {
  points: ['points', 'point', 'pts', 'pt'],
  '%': ['%', 'percent'],
};
/**
 * Parses a typed or pasted whole number, in the same way for every locale (product.md §9.4). Accepts "1,000", "1 000",
 * "1'000", "1e9", full-width digits, a sign, and the field's `unit`. Rejects text that can mean two numbers. Never
 * rounds, never ignores a visible character, and never throws.
 */
function readWholeNumber(text, unit) {
  const trimmed = text.trim();
  if (trimmed.length > longestText) return invalid({ kind: 'notANumber' });
  const plain = trimmed
    .replaceAll(/[\r\n\t]+/g, '  ')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('−', '-')
    .trim();
  if (plain === '') return { kind: 'empty' };
  return readPlain(withoutUnit(plain, unit));
}
var written = /^([+-]?) ?((?:\d|[., '’_](?=\d))*\d?[.,]?)(?:[eE]([+-]?\d+))?$/;
function readPlain(plain) {
  const [, sign = '', mantissa = '', exponent] = written.exec(plain) ?? [];
  if (!/\d/.test(mantissa)) return invalid(whyNot(plain));
  const parts = partsOf(mantissa, exponent !== void 0);
  if (parts === null) return invalid({ kind: 'notANumber' });
  const isNegative = sign === '-';
  if (parts === 'ambiguous')
    return invalid({
      kind: 'ambiguous',
      small: signed(Number(mantissa), isNegative),
      large: signed(Number(mantissa.replace('.', '')), isNegative),
    });
  return valueOf(
    {
      ...parts,
      exponent: Number(exponent ?? 0),
    },
    isNegative,
  );
}
/**
 * Splits the digits at the decimal mark. Returns 'ambiguous' if the mark is a period that could also separate
 * thousands. Returns null if the digits before the decimal mark are grouped, but not in groups of three.
 */
function partsOf(mantissa, hasExponent) {
  const marks = mantissa.replaceAll(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last === void 0) return ungrouped(mantissa, '');
  const at = mantissa.lastIndexOf(last);
  const [before, after] = [mantissa.slice(0, at), mantissa.slice(at + 1)];
  if (marks.length > 1)
    return marks.indexOf(last) === marks.length - 1
      ? ungrouped(before, after)
      : ungrouped(mantissa, '');
  if (!(!hasExponent && /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)))
    return ungrouped(before, after);
  return last === ','
    ? {
        whole: before + after,
        fraction: '',
      }
    : 'ambiguous';
}
function ungrouped(whole, fraction) {
  if (!/^\d*$/.test(fraction)) return null;
  if (!/^\d{1,3}(?:([., '’_])\d{3})(?:\1\d{3})*$/.test(whole) && !/^\d*$/.test(whole)) return null;
  return {
    whole: whole.replaceAll(/\D/g, ''),
    fraction,
  };
}
function valueOf({ whole, fraction, exponent }, isNegative) {
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '')
    return {
      kind: 'number',
      value: 0,
    };
  /** The number equals `significant` times ten to the power of `scale`. */
  const scale = exponent - fraction.length + (digits.length - significant.length);
  if (significant.length + scale > 16) return invalid({ kind: 'tooLarge' });
  if (scale >= 0) {
    const value = signed(Number(significant + '0'.repeat(scale)), isNegative);
    return Number.isSafeInteger(value)
      ? {
          kind: 'number',
          value,
        }
      : invalid({ kind: 'tooLarge' });
  }
  const integerDigits = significant.slice(0, Math.max(significant.length + scale, 0));
  const below = Number(integerDigits || '0');
  return invalid(
    isNegative
      ? {
          kind: 'fraction',
          below: -below - 1,
          above: signed(below, true),
        }
      : {
          kind: 'fraction',
          below,
          above: below + 1,
        },
  );
}
/** Returns 'extraText' if the text has one number and other characters, otherwise 'notANumber'. */
function whyNot(plain) {
  const numbers = plain.match(/\d[\d.,]*/g) ?? [];
  const extra = plain.replace(/[+-]? ?\d[\d., '’_]*/, '').trim();
  return numbers.length === 1 && extra !== '' && /^[^+\-\d]{1,20}$/.test(extra)
    ? {
        kind: 'extraText',
        extra,
      }
    : { kind: 'notANumber' };
}
function withoutUnit(plain, unit) {
  if (unit === void 0) return plain;
  const words = unitWords[unit] ?? [unit];
  const lower = plain.toLowerCase();
  const word = words.find((each) => lower.endsWith(each));
  return word === void 0 ? plain : plain.slice(0, -word.length).trimEnd();
}
/** Returns the value with its sign. Avoids negative zero. */
function signed(value, isNegative) {
  return isNegative && value !== 0 ? -value : value;
}
function invalid(error) {
  return {
    kind: 'invalid',
    error,
  };
}
// src/domain/bot-config/parse-json.ts
/** Returns an object's own property. Never returns an inherited one such as `__proto__` or `constructor`. */
function own(raw, name) {
  return isRecord(raw) && Object.hasOwn(raw, name) ? raw[name] : void 0;
}
/** Leaves out `__proto__`, because assigning that key to an object would change the object's prototype. */
function entriesOf(raw) {
  return isRecord(raw) ? Object.entries(raw).filter(([name]) => name !== '__proto__') : [];
}
function isRecord(raw) {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
function parseText(raw, fallback) {
  return typeof raw === 'string' ? raw : fallback;
}
/** Parses an id. Accepts only text, because a JavaScript number cannot hold all digits of an id. */
function parseId(raw, fallback) {
  return typeof raw === 'string' ? idIn(raw) : fallback;
}
function parseChannelId(raw, fallback) {
  return typeof raw === 'string' ? channelIdIn(raw) : fallback;
}
/** '' becomes null ("not set"). A fraction, a number out of bounds or other text is kept; `checkValue` rejects it. */
function parseNumber(raw, fallback, unit) {
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw;
  if (typeof raw !== 'string') return fallback;
  const reading = readWholeNumber(raw, unit);
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'empty' ? null : raw;
}
function parseSwitch(raw, fallback) {
  if (typeof raw === 'boolean') return raw;
  if (raw === 'true') return true;
  return raw === 'false' ? false : fallback;
}
// src/domain/bot-config/parse-compound.ts
/** Rows have the form `{from, to}` or `[from, to]`; others are left out. A row may have only one channel. */
function parseChannelPairs(raw, fallback) {
  if (!Array.isArray(raw)) return fallback;
  return raw.flatMap((row) => {
    if (!Array.isArray(row) && !isRecord(row)) return [];
    const [from, to] = Array.isArray(row) ? row : [row['from'], row['to']];
    return [
      {
        from: parseChannelId(from, ''),
        to: parseChannelId(to, ''),
      },
    ];
  });
}
function parseTicketEmbed(raw, fallback) {
  const fields = own(raw, 'fields');
  return {
    title: parseText(own(raw, 'title'), fallback.title),
    description: parseText(own(raw, 'description'), fallback.description),
    footerText: parseText(own(raw, 'footerText'), fallback.footerText),
    timestamp: parseSwitch(own(raw, 'timestamp'), fallback.timestamp),
    fields: Array.isArray(fields) ? fields.filter(isRecord).map(parseEmbedField) : fallback.fields,
  };
}
function parseEmbedField(raw) {
  return {
    name: parseText(own(raw, 'name'), ''),
    value: parseText(own(raw, 'value'), ''),
    inline: parseSwitch(own(raw, 'inline'), false),
  };
}
function parsePointsMap(raw, fallback, unit) {
  if (!isRecord(raw)) return fallback;
  return Object.fromEntries(
    entriesOf(raw).map(([id, points]) => [parseChannelId(id, ''), parseNumber(points, null, unit)]),
  );
}
function parseRelayMap(raw, fallback) {
  if (!isRecord(raw)) return fallback;
  return Object.fromEntries(
    entriesOf(raw).map(([keyword, channel]) => [keyword, parseChannelId(channel, '')]),
  );
}
/** Parses the records of executed commands. Leaves out values that are not primitive. */
function parseCommandLog(raw, fallback) {
  if (!isRecord(raw)) return fallback;
  return Object.fromEntries(
    entriesOf(raw)
      .filter(([, record]) => isRecord(record))
      .map(([command, record]) => [command, parseCommandRecord(record)]),
  );
}
function parseCommandRecord(raw) {
  return Object.fromEntries(entriesOf(raw).filter(isPlain));
}
function isPlain(entry) {
  return entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]);
}
// src/domain/bot-config/parse.ts
/** Parsers only convert types. An invalid URL, for example, is kept, so that the user can see and correct it. */
var parsers = {
  text: parseText,
  secret: parseSecret,
  emoji: parseText,
  cron: parseText,
  url: parseTrimmed,
  image: parseTrimmed,
  numberText: parseNumberText,
  color: parseColor,
  snowflake: parseId,
  role: parseId,
  channel: parseChannelId,
  category: parseChannelId,
  roles: parseIds,
  channels: parseChannelIds,
  emojis: (raw, fallback) => parseTexts(raw, fallback, splitEmoji),
  words: (raw, fallback) => parseTexts(raw, fallback),
  number: (raw, fallback, { unit }) => parseNumber(raw, fallback, unit),
  switch: parseSwitch,
  channelPairs: parseChannelPairs,
  ticketEmbed: parseTicketEmbed,
  welcomeEmbed: (raw, { description, channels }) => ({
    description: parseText(own(raw, 'description'), description),
    channels: parseChannelIds(own(raw, 'channels'), channels),
  }),
  descriptionEmbed: (raw, { description }) => ({
    description: parseText(own(raw, 'description'), description),
  }),
  pointsMap: (raw, fallback, { unit }) => parsePointsMap(raw, fallback, unit),
  relayMap: parseRelayMap,
  commandLog: parseCommandLog,
};
/** Gives every known key a value of its type, or the default (product.md §9.8). Shares no object with `raw`. */
function parseConfig(raw) {
  return Object.fromEntries(
    fields.map((field) => [field.key, parseValue(field, own(raw, field.key))]),
  );
}
function parseValue(field, raw) {
  return parsers[field.kind](raw, field.default, field);
}
function parseTexts(raw, fallback, split = splitList) {
  if (typeof raw === 'string') return split(raw);
  if (!Array.isArray(raw)) return fallback;
  return withoutRepeats(raw.filter((entry) => typeof entry === 'string'));
}
function parseIds(raw, fallback) {
  return withoutRepeats(parseTexts(raw, fallback, idsIn$1).map(idIn));
}
function parseChannelIds(raw, fallback) {
  const split = (text) => idsIn$1(text, channelIdIn);
  return withoutRepeats(parseTexts(raw, fallback, split).map(channelIdIn));
}
function withoutRepeats(entries) {
  return [...new Set(entries.map((entry) => entry.trim()))].filter((entry) => entry !== '');
}
/** Parses a number that is stored as text. Returns a whole number as digits, and any other text as it was typed. */
function parseNumberText(raw, fallback, { unit }) {
  const value = parseNumber(raw, fallback, unit);
  return value === null ? '' : String(value);
}
/** Parses a secret. Trims it, because a pasted key often has white space around it. */
function parseSecret(raw, fallback) {
  return typeof raw === 'string' ? raw.trim() : fallback;
}
function parseTrimmed(raw, fallback) {
  return parseText(raw, fallback).trim();
}
/** Parses a color: `#rrggbb`, or a 24-bit integer as in Discord's format. */
function parseColor(raw, fallback) {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= 16777215
    ? `#${raw.toString(16).padStart(6, '0')}`
    : parseTrimmed(raw, fallback);
}
// src/domain/discord-permissions/bits.ts
/** The permissions that the product reads, by Discord's names (discord.md §6.4). */
var permission = {
  KICK_MEMBERS: 1n << 1n,
  ADMINISTRATOR: 1n << 3n,
  MANAGE_CHANNELS: 1n << 4n,
  MANAGE_GUILD: 1n << 5n,
  ADD_REACTIONS: 1n << 6n,
  VIEW_CHANNEL: 1n << 10n,
  SEND_MESSAGES: 1n << 11n,
  SEND_TTS_MESSAGES: 1n << 12n,
  MANAGE_MESSAGES: 1n << 13n,
  EMBED_LINKS: 1n << 14n,
  ATTACH_FILES: 1n << 15n,
  READ_MESSAGE_HISTORY: 1n << 16n,
  MENTION_EVERYONE: 1n << 17n,
  CONNECT: 1n << 20n,
  MANAGE_ROLES: 1n << 28n,
  SEND_MESSAGES_IN_THREADS: 1n << 38n,
};
/** All permissions, including those that Discord may add later. */
var allPermissions = (1n << 128n) - 1n;
/** Schema of permissions as Discord sends them: a decimal string, which may exceed a safe integer. */
var permissionsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,39}$/),
  v.transform((digits) => BigInt(digits)),
);
function has(permissions, name) {
  return (permissions & permission[name]) !== 0n;
}
function without(permissions, removed) {
  return permissions - (permissions & removed);
}
// src/domain/discord-permissions/compute.ts
/** The permissions that a member without SEND_MESSAGES also loses (discord.md §6.6). */
var sendingParts =
  permission.SEND_TTS_MESSAGES |
  permission.EMBED_LINKS |
  permission.ATTACH_FILES |
  permission.MENTION_EVERYONE;
/** The permissions that a member keeps during a timeout (discord.md §6.6). */
var timedOutParts = permission.VIEW_CHANNEL | permission.READ_MESSAGE_HISTORY;
/** Returns a member's permissions in the guild: all for the owner and with ADMINISTRATOR (discord.md §6.6). */
function guildPermissions(member, guild) {
  const granted = grantedPermissions(member, guild);
  return member.isTimedOut && granted !== allPermissions ? granted & timedOutParts : granted;
}
/** Applies overwrites in Discord's order. Removes permissions that require a missing permission (discord.md §6.6). */
function channelPermissions(member, channel, guild) {
  const granted = grantedPermissions(member, guild);
  if (granted === allPermissions) return allPermissions;
  const { overwrites } = channel;
  const usable = withoutDependent(
    [
      overwrites.filter(({ of, id }) => of === 'role' && id === guild.id),
      overwrites.filter(({ of, id }) => of === 'role' && member.roles.includes(id)),
      overwrites.filter(({ of, id }) => of === 'member' && id === member.id),
    ].reduce(overwritten, granted),
    channel.type,
  );
  return member.isTimedOut ? usable & timedOutParts : usable;
}
var remembered$1 = /* @__PURE__ */ new WeakMap();
/**
 * Returns a member's permissions before overwrites and timeouts are applied. The owner has all permissions. The result
 * is cached, because a guild has thousands of channels.
 */
function grantedPermissions(member, guild) {
  const known = remembered$1.get(guild) ?? /* @__PURE__ */ new WeakMap();
  const granted = known.get(member) ?? sumOfRoles(member, guild);
  remembered$1.set(guild, known.set(member, granted));
  return granted;
}
function sumOfRoles(member, guild) {
  if (member.id === guild.ownerId) return allPermissions;
  const sum = guild.roles
    .filter(({ id }) => id === guild.id || member.roles.includes(id))
    .reduce((all, { permissions }) => all | permissions, 0n);
  return has(sum, 'ADMINISTRATOR') ? allPermissions : sum;
}
/** Removes all permissions that any overwrite of the step denies, then adds all that any of them allows. */
function overwritten(permissions, step) {
  const denied = step.reduce((all, { deny }) => all | deny, 0n);
  const allowed = step.reduce((all, { allow }) => all | allow, 0n);
  return without(permissions, denied) | allowed;
}
function withoutDependent(permissions, type) {
  if (!has(permissions, 'VIEW_CHANNEL')) return 0n;
  if ((type === 'voice' || type === 'stage') && !has(permissions, 'CONNECT'))
    return permission.VIEW_CHANNEL;
  return has(permissions, 'SEND_MESSAGES') ? permissions : without(permissions, sendingParts);
}
// src/domain/discord-permissions/hierarchy.ts
/** Whether a role is above another one. Of two roles in the same position, the older one is above (discord.md §6.7). */
function isAbove(role, other) {
  if (role.position !== other.position) return role.position > other.position;
  return BigInt(role.id) < BigInt(other.id);
}
/** Returns the highest role of a member; null if it is unknown. For a member without roles, this is @everyone. */
function highestRole(member, guild) {
  return guild.roles
    .filter(({ id }) => id === guild.id || member.roles.includes(id))
    .reduce((highest, role) => (highest === null || isAbove(role, highest) ? role : highest), null);
}
/** Whether a role is below the member's highest role (discord.md §6.7). Does not check MANAGE_ROLES. */
function isBelow(role, member, guild) {
  if (member.id === guild.ownerId) return true;
  const highest = highestRole(member, guild);
  return highest !== null && role.id !== highest.id && isAbove(highest, role);
}
// src/domain/discord-permissions/bot-limits.ts
/** Maps each permission to the types of channels in which it matters, or to null for all types. */
var channelPermissionNames = {
  VIEW_CHANNEL: null,
  CONNECT: ['voice', 'stage'],
  SEND_MESSAGES: ['text', 'announcement', 'voice', 'stage'],
  SEND_MESSAGES_IN_THREADS: ['forum', 'media'],
  READ_MESSAGE_HISTORY: null,
  EMBED_LINKS: null,
  ATTACH_FILES: null,
  ADD_REACTIONS: null,
  MANAGE_CHANNELS: null,
};
var channelNames = Object.keys(channelPermissionNames);
/** Permissions that matter in the whole server. Overwrites do not change them. */
var serverPermissionNames = ['MANAGE_ROLES', 'KICK_MEMBERS', 'MANAGE_GUILD'];
var neededPermissions = [...channelNames, ...serverPermissionNames];
function botLimits(guild, channels, bot) {
  return {
    roles: Object.fromEntries(guild.roles.map((role) => [role.id, limitsOfRole(role, bot, guild)])),
    channels: Object.fromEntries(
      channels.map((channel) => [channel.id, accessTo(channel, bot, guild)]),
    ),
    standing: standingOf(bot, guild),
  };
}
function standingOf(bot, guild) {
  const granted = guildPermissions(
    {
      ...bot,
      isTimedOut: false,
    },
    guild,
  );
  return {
    isTimedOut: bot.isTimedOut && granted !== allPermissions,
    missing: neededPermissions.filter((name) => !has(granted, name)),
    ownRole: String(
      guild.roles
        .filter(({ id, isManaged }) => isManaged && bot.roles.includes(id))
        .reduce((all, { permissions }) => all | permissions, 0n),
    ),
  };
}
/** Returns why the bot cannot give or remove a role that the guild has (discord.md §6.7). */
function limitsOfRole(role, bot, guild) {
  if (role.id === guild.id) return ['everyone'];
  if (role.isManaged) return ['managed'];
  return [
    !has(guildPermissions(bot, guild), 'MANAGE_ROLES') && 'mayNotManage',
    !isBelow(role, bot, guild) && 'aboveBot',
  ].filter((limit) => limit !== false);
}
/** Returns which permissions the bot does not have in a channel that the guild has (discord.md §6.6). */
function accessTo(channel, bot, guild) {
  const permissions = channelPermissions(bot, channel, guild);
  const { type } = channel;
  return {
    type,
    missing: channelNames.filter((name) => {
      const types = channelPermissionNames[name];
      return (types === null || types.includes(type)) && !has(permissions, name);
    }),
  };
}
// src/domain/bot-config/parse-guild-resources.ts
/** Discord's numeric codes for the channel types that a setting can refer to. Other types are left out. */
var channelTypes = /* @__PURE__ */ new Map([
  [0, 'text'],
  [2, 'voice'],
  [4, 'category'],
  [5, 'announcement'],
  [13, 'stage'],
  [15, 'forum'],
  [16, 'media'],
]);
var snowflake = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
/** Leaves out what does not match, so that one bad role or channel does not take the others with it. */
var readable = (schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.check((rows) => rows.length === 0 || rows.some((row) => v.is(schema, row))),
    v.transform((rows) =>
      rows.flatMap((row) => {
        const { success, output } = v.safeParse(schema, row);
        return success ? [output] : [];
      }),
    ),
  );
var named = v.object({
  roles: readable(
    v.object({
      id: snowflake,
      name: v.string(),
      color: v.number(),
      position: v.number(),
    }),
  ),
  channels: readable(
    v.object({
      id: snowflake,
      name: v.string(),
      type: v.number(),
      parent_id: v.nullable(snowflake),
      position: v.number(),
    }),
  ),
  emojis: v.fallback(v.nullish(v.array(snowflake), null), null),
});
var overwrite = v.pipe(
  v.object({
    id: snowflake,
    type: v.picklist([0, 1]),
    allow: permissionsText,
    deny: permissionsText,
  }),
  v.transform(({ type, ...parts }) => ({
    ...parts,
    of: type === 0 ? 'role' : 'member',
  })),
);
var permitted = v.object({
  roles: v.array(
    v.object({
      id: snowflake,
      position: v.number(),
      permissions: permissionsText,
      managed: v.boolean(),
    }),
  ),
  channels: v.array(
    v.object({
      id: snowflake,
      type: v.number(),
      permission_overwrites: v.array(overwrite),
    }),
  ),
  bot: v.object({
    id: snowflake,
    roles: v.array(snowflake),
    owner_id: snowflake,
    timed_out_until: v.nullable(v.pipe(v.string(), v.transform(Date.parse), v.number())),
  }),
});
/**
 * Parses a response of the edge function `guild-resources`. Leaves out roles and channels that do not match their
 * schema. Returns null if none matches. `botLimits` is null if data for the bot's permissions is missing or invalid.
 * `serverId` is also the id of the role @everyone. `now` is in Unix ms.
 */
function parseGuildResources(response, serverId, now) {
  const parsed = v.safeParse(named, response);
  if (!parsed.success) return null;
  return {
    roles: parsed.output.roles,
    channels: parsed.output.channels.flatMap(({ type, parent_id, ...channel }) => {
      const known = channelTypes.get(type);
      return known
        ? [
            {
              ...channel,
              type: known,
              parentId: parent_id,
            },
          ]
        : [];
    }),
    emojis: parsed.output.emojis,
    botLimits: parseBotLimits(response, serverId, now),
  };
}
function parseBotLimits(response, serverId, now) {
  const parsed = v.safeParse(permitted, response);
  if (!parsed.success) return null;
  const { roles, channels, bot } = parsed.output;
  return botLimits(
    {
      id: serverId,
      ownerId: bot.owner_id,
      roles: roles.map(({ managed, ...role }) => ({
        ...role,
        isManaged: managed,
      })),
    },
    channels.map(({ id, type, permission_overwrites }) => ({
      id,
      type: channelTypes.get(type) ?? null,
      overwrites: permission_overwrites,
    })),
    {
      id: bot.id,
      roles: bot.roles,
      isTimedOut: bot.timed_out_until !== null && bot.timed_out_until > now,
    },
  );
}
/** Lower-case letters that Unicode does not decompose, by themselves. `private.folded` has the same table. */
var spelledOut = new Map(
  [
    ['a', 'ᴀɐ'],
    ['ae', 'æᴁ'],
    ['b', 'ʙ'],
    ['c', 'ᴄ'],
    ['d', 'đðᴅᴆ'],
    ['e', 'ǝəᴇ'],
    ['f', 'ꜰ'],
    ['g', 'ɢ'],
    ['h', 'ħʜ'],
    ['i', 'ıɪ'],
    ['j', 'ᴊ'],
    ['k', 'ĸᴋ'],
    ['l', 'łʟᴌ'],
    ['m', 'ᴍ'],
    ['n', 'ŋɴ'],
    ['o', 'øᴏ'],
    ['oe', 'œɶ'],
    ['p', 'ᴘ'],
    ['q', 'ꞯ'],
    ['r', 'ʀ'],
    ['s', 'ꜱ'],
    ['ss', 'ß'],
    ['t', 'ŧᴛ'],
    ['th', 'þ'],
    ['u', 'ᴜ'],
    ['v', 'ᴠ'],
    ['w', 'ᴡ'],
    ['y', 'ʏ'],
    ['z', 'ᴢ'],
    ['σ', 'ς'],
    ["'", '‘’‛ʼ'],
    ['"', '“”„'],
    ['-', '‐‒–—−'],
  ].flatMap(([plain, letters]) => Array.from(letters, (letter) => [letter, plain])),
);
new RegExp(`[${[...spelledOut.keys()].join('')}\u{1f150}-\u{1f1ff}]`, 'gu');
// src/domain/bot-config/guild-names.ts
var remembered = /* @__PURE__ */ new WeakMap();
/**
 * Adds the category, type or id to a name that several channels share: "chat (Community, voice)". Roles and categories
 * with the same name get their ids.
 */
function guildNames(resources) {
  const known = remembered.get(resources);
  if (known) return known;
  const isCategory = ({ type }) => type === 'category';
  const categories = toldApart(resources.channels.filter(isCategory), []);
  const categoryOf = ({ parentId }) => categories.get(parentId ?? '') ?? 'no category';
  const channels = toldApart(
    resources.channels.filter((channel) => !isCategory(channel)),
    [categoryOf, ({ type }) => type],
  );
  const names = {
    roles: toldApart(resources.roles, []),
    channels: new Map([...categories, ...channels]),
  };
  remembered.set(resources, names);
  return names;
}
/** Maps an id that the guild does not have to 'Unknown role 123…'. Other text stays. */
function unknownLabel(thing) {
  return (id) => (isSnowflake(id) ? `Unknown ${thing} ${id.slice(0, 3)}…` : id);
}
function toldApart(items, details) {
  return new Map(grouped$1(items, ({ name }) => name).flatMap((same) => labels(same, [], details)));
}
/** Returns the labels of items with the same name. `said` are the details that all of them have in common so far. */
function labels(same, said, details) {
  const [first] = same;
  if (!first) return [];
  if (same.length === 1)
    return [[first.id, said.length === 0 ? first.name : `${first.name} (${said.join(', ')})`]];
  const [detail = ({ id }) => id, ...others] = details;
  const groups = grouped$1(same, detail);
  const isSaid = groups.length > 1 || said.length === 0;
  return groups.flatMap((group) => {
    const [one] = group;
    return labels(group, one && isSaid ? [...said, detail(one)] : said, others);
  });
}
function grouped$1(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
// src/domain/format-list.ts
var formats = {
  and: once(() => new Intl.ListFormat('en-US', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('en-US', { type: 'disjunction' })),
};
function formatList(entries, word = 'and') {
  return formats[word]().format(entries);
}
new RegExp(`(?=\\[[\\d;]{0,32}m)`, 'g');
/** Letters that are written from right to left, and characters that set a direction. */
var directed =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/**
 * Returns a name that keeps its own direction inside another text, such as a toast or an accessible name. A name from
 * left to right needs no isolates. In HTML, use `dir="auto"` or `<bdi>` for a name that stands alone.
 */
function isolated(name) {
  if (!directed.test(name)) return name;
  return `\u2068${name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;
}
// src/content/messages/dashboard/bot-limits.ts
/** Short texts that mark the options of a list. */
var marks = {
  deleted: 'Not in this server',
  everyone: 'Every member has this role',
  managed: 'Managed by an integration',
  mayNotManage: 'Bot cannot manage roles',
  aboveBot: 'Role is above the bot',
  hasOnlyPosts: 'Messages cannot be sent here directly',
  isCategory: 'A category, not a channel',
  notACategory: 'A channel, not a category',
  VIEW_CHANNEL: 'Bot cannot view it',
  CONNECT: 'Bot cannot connect',
  SEND_MESSAGES: 'Bot cannot send messages',
  SEND_MESSAGES_IN_THREADS: 'Bot cannot send messages in posts',
  READ_MESSAGE_HISTORY: 'Bot cannot read message history',
  EMBED_LINKS: 'Bot cannot embed links',
  ATTACH_FILES: 'Bot cannot attach files',
  ADD_REACTIONS: 'Bot cannot add reactions',
  MANAGE_CHANNELS: 'Bot cannot manage channels',
};
var roleSentences = {
  deleted: 'The server has no role with this ID. It may have been deleted.',
  everyone: 'Every member has this role, so the bot cannot give or remove it.',
  managed: 'This role is managed by an integration, so the bot cannot give or remove it.',
  mayNotManage:
    'The bot does not have the Manage Roles permission, so it cannot give or remove this role.',
  aboveBot:
    "This role is not below the bot's highest role, so the bot cannot give or remove it. In Discord, move the bot's role above it.",
};
var channelSentences = {
  deleted:
    'The server has no channel with this ID. It may have been deleted, or it may be a thread.',
  hasOnlyPosts:
    'The bot cannot send messages to a forum or media channel, only to a post in it. Choose a text channel.',
  isCategory: 'This is a category. Choose a channel.',
  notACategory: 'This is a channel. Choose a category.',
  VIEW_CHANNEL:
    'The bot cannot view this channel. In Discord, give it the View Channel permission.',
  CONNECT: 'The bot cannot connect to this channel. In Discord, give it the Connect permission.',
  SEND_MESSAGES:
    'The bot cannot send messages in this channel. In Discord, give it the Send Messages permission.',
  SEND_MESSAGES_IN_THREADS:
    'The bot cannot send messages in the posts of this channel. In Discord, give it the Send Messages in Posts permission.',
  READ_MESSAGE_HISTORY:
    'The bot cannot read the message history of this channel. In Discord, give it the Read Message History permission.',
  EMBED_LINKS:
    'The bot cannot embed links in this channel. In Discord, give it the Embed Links permission.',
  ATTACH_FILES:
    'The bot cannot attach files in this channel. In Discord, give it the Attach Files permission.',
  ADD_REACTIONS:
    'The bot cannot add reactions in this channel. In Discord, give it the Add Reactions permission.',
  MANAGE_CHANNELS:
    'The bot cannot manage this channel. In Discord, give it the Manage Channels permission.',
};
var categorySentences = {
  deleted: 'The server has no category with this ID. It may have been deleted.',
  VIEW_CHANNEL:
    'The bot cannot view this category. In Discord, give it the View Channel permission.',
  MANAGE_CHANNELS:
    'The bot cannot create channels in this category. In Discord, give it the Manage Channels permission.',
};
/** Returns the short mark of an option. */
function botLimitMark(limit) {
  return marks[limit];
}
/** Returns the sentence about the chosen role, channel or category. */
function botLimitText(thing, limit) {
  if (thing === 'role') return isRoleLimit(limit) ? roleSentences[limit] : marks[limit];
  if (isRoleLimit(limit) && limit !== 'deleted') return marks[limit];
  return (thing === 'category' ? categorySentences[limit] : void 0) ?? channelSentences[limit];
}
function isRoleLimit(limit) {
  return Object.hasOwn(roleSentences, limit);
}
// src/content/messages/dashboard/health.ts
/** Texts of the page with what the bot cannot do (product.md §9.23). */
var healthMessages = {
  help: 'Compares the saved settings with the roles, channels and permissions of the server on Discord.',
  loading: 'Checking the settings',
  check: 'Check again',
  checking: 'Checking…',
  notChecked: 'The server could not be read again. This is what was found before.',
  unreachable: 'The server could not be checked',
  unreachableHelp:
    'Its roles and channels could not be read from Discord. The bot may work all the same.',
  healthy: 'The bot can do everything that these settings need',
  healthyHelp: 'Nothing that they name is missing on Discord, and the bot has the permissions.',
  allIgnored: 'You ignore everything that the bot cannot do',
  onlyOwn: 'Only the settings that you may change are checked.',
  unread:
    "The bot's own roles could not be read from Discord, so its permissions, and what was deleted, were not checked.",
  demo: 'Demo servers have no bot',
  demoHelp: 'There is nothing on Discord that could be checked.',
  noRights: 'None of the settings that you may change names a role or a channel',
  timedOut: 'The bot is timed out, so it can hardly do anything',
  timedOutHelp:
    'Until the timeout ends, the bot sends no messages, gives no roles and opens no tickets. A moderator can remove it: in Discord, open the profile of the bot. Its permissions were not checked.',
  notInServerHelp: 'None of these settings does anything until the bot is in the server.',
  invite: 'Invite the bot',
  inviteYourself:
    'Add it in Discord with its invite link, which the community server of Grouped has. Only people with the Manage Server permission can use it.',
  repairInvite: 'Repair the invite',
  choose: 'Choose again',
  chooseFirst: 'Choose a channel',
  openDiscord: 'Open Discord',
  ignore: 'Ignore this',
  unignore: 'Stop ignoring',
  showIgnored: 'Show ignored',
  hideIgnored: 'Hide ignored',
  unsaved: 'Changed, but not saved yet',
  pictures: 'Pictures that this browser could not load',
  notices: 'Notices do not arrive on Discord',
  openNotices: 'Open the webhook',
  copyFailed: 'This browser did not allow copying.',
};
/** What fails because of a role or a channel, by what the bot does with it. */
var consequences = {
  anything: 'This setting does nothing',
  namesRole: 'No member is recognized by this role',
  givesRole: 'Members neither get nor lose this role',
  namesChannel: 'The message mentions a channel that members cannot open',
  reads: 'The bot does not see what members post',
  reacts: 'New posts get no reactions from the bot',
  replies: 'New posts get no answer from the bot',
  posts: "The bot's messages do not arrive",
  postsEmbeds: "The bot's messages do not arrive",
  postsFiles: "The bot's files do not arrive",
  receives: 'Copied posts do not arrive',
  opensChannels: 'No tickets are opened',
};
/** What fails because of a limit, whatever the bot does with the role or the channel. */
var ownConsequences = {
  MANAGE_GUILD: 'The log cannot say who invited a member',
  KICK_MEMBERS: 'Members who lose the role are not kicked',
  notSet: 'This is on, but it does not happen anywhere',
  unknownEmoji: 'The bot may not be able to use an emoji',
  notLoaded: 'Messages may have no picture',
  removedAtOnce: 'The role is removed as soon as a member gets it',
  staffAndPublic: 'Everyone can read the submissions that staff review',
  copiedToItself: 'Messages are copied to the channel that they are in',
};
/** Why two uses of a role or a channel exclude each other. */
var exclusionCauses = {
  removedAtOnce:
    'The role that members receive and the role that is then removed are the same. Choose another one.',
  staffAndPublic:
    'New submissions and public announcements have the same channel. Choose another one for one of them.',
  copiedToItself: 'Both channels of a row are the same. Choose another one.',
};
/** The names of permissions in Discord. */
var permissionNames = {
  VIEW_CHANNEL: 'View Channels',
  CONNECT: 'Connect',
  SEND_MESSAGES: 'Send Messages',
  SEND_MESSAGES_IN_THREADS: 'Send Messages in Threads and Posts',
  READ_MESSAGE_HISTORY: 'Read Message History',
  EMBED_LINKS: 'Embed Links',
  ATTACH_FILES: 'Attach Files',
  ADD_REACTIONS: 'Add Reactions',
  MANAGE_CHANNELS: 'Manage Channels',
  MANAGE_ROLES: 'Manage Roles',
  KICK_MEMBERS: 'Kick, Approve, and Reject Members',
  MANAGE_GUILD: 'Manage Server',
};
/** Returns what fails for members. If several settings have the line in common, this is what the bot cannot do. */
function whatFailsText({ findings: [first, ...others], limit }) {
  const own = ownConsequences[limit];
  if (own !== void 0) return own;
  const permission = permissionOf(limit);
  if (permission !== null && others.some(({ need }) => need !== first.need))
    return `The bot lacks ${permissionNames[permission]} for ${new Set([first, ...others].map(({ key }) => key)).size} settings`;
  return consequences[first.need];
}
/** Returns why it fails, and what to do in Discord. */
function causeText(line, resources) {
  const {
    limit,
    isServerWide,
    findings: [first],
  } = line;
  const names = [...new Set(line.findings.map((finding) => nameOf(finding, resources)))];
  switch (limit) {
    case 'notSet':
      return 'No channel is chosen for it.';
    case 'unknownEmoji':
      return `The server has no emoji ${formatList(names)}. It was deleted, or it belongs to another server, where the bot must be too.`;
    case 'notLoaded':
      return pictureText(first.id ?? '');
    case 'removedAtOnce':
    case 'staffAndPublic':
    case 'copiedToItself':
      return exclusionCauses[limit];
  }
  const permission = permissionOf(limit);
  if (permission !== null) {
    const name = permissionNames[permission];
    return isServerWide
      ? `No role of the bot has the ${name} permission. In Discord, open Server Settings, then Roles, and turn it on for the bot's role.`
      : `${formatList(names)} ${names.length === 1 ? 'denies' : 'deny'} the bot the ${name} permission. In Discord, edit the channel, open Permissions, and allow it for the bot's role.`;
  }
  const known = limit;
  if (names.length > 1) return `${formatList(names)}: ${botLimitMark(known)}.`;
  return `${names.join('')}: ${botLimitText(thingOf(first), known)}`;
}
var discordHosts = ['cdn.discordapp.com', 'media.discordapp.net'];
function pictureText(url) {
  const { hostname, pathname } = new URL(url);
  return discordHosts.includes(hostname) && pathname.startsWith('/attachments/')
    ? 'Links to files in Discord messages expire after about a day. Upload the picture somewhere else.'
    : `${hostname} did not return a picture. It was deleted, the server is down, or it refuses other websites.`;
}
function nameOf(finding, resources) {
  const emoji = serverEmojiOf(finding.id ?? '');
  if (emoji) return `:${emoji.name}:`;
  const thing = thingOf(finding);
  const { roles, channels } = guildNames(resources);
  const id = finding.id ?? '';
  const name = (thing === 'role' ? roles : channels).get(id);
  if (name === void 0) return unknownLabel(thing)(id);
  return isolated(
    `${
      {
        role: '@',
        channel: '#',
        category: '',
      }[thing]
    }${name.replace(/^@/, '')}`,
  );
}
/** Returns what a finding is about. */
function thingOf({ key, need }) {
  const { kind } = fieldOf(key);
  if (kind === 'role' || kind === 'roles') return 'role';
  return need === 'opensChannels' ? 'category' : 'channel';
}
// src/content/messages/dashboard/health-count.ts
/** Texts about the number of things that the bot cannot do (product.md §9.23). Every tab of a dashboard loads them. */
var healthCountMessages = {
  notInServer: 'The bot is not in this server',
  seeWhy: 'See why, and how to repair it.',
};
// src/content/health-answer.ts
/**
 * Answers the bot what the page shows to a person who sees all settings (product.md §9.23). `config` are the stored
 * values, and `resources` is what the edge function `guild-resources` returns; null if the bot is not in the server.
 * Returns null if `resources` cannot be read. `now` is in Unix ms.
 */
function healthAnswer({ serverId, config: stored, resources: read, now }) {
  if (read === null) {
    const { notInServer } = healthCountMessages;
    const { notInServerHelp } = healthMessages;
    return {
      bot: 'notInServer',
      problems: [ofTheBot('notInServer', notInServer, notInServerHelp)],
    };
  }
  const resources = parseGuildResources(read, serverId, now);
  if (resources === null) return null;
  const { bot, findings } = checkHealth({
    serverId,
    config: parseConfig(stored),
    isSeen: () => true,
    resources,
  });
  const { timedOut, timedOutHelp } = healthMessages;
  return {
    bot,
    problems: [
      ...(bot === 'timedOut' ? [ofTheBot('timedOut', timedOut, timedOutHelp)] : []),
      ...healthLines(findings, resources.botLimits).map((line) => ({
        ids: line.findings.map(findingId),
        severity: line.severity,
        settings: [...new Set(line.findings.map(({ key }) => key))].map((key) => ({
          key,
          label: fieldOf(key).label,
        })),
        title: whatFailsText(line),
        text: causeText(line, resources),
      })),
    ],
  };
}
function ofTheBot(id, title, text) {
  return {
    ids: [`bot/${id}`],
    severity: 'fails',
    settings: [],
    title,
    text,
  };
}
export { healthAnswer };
