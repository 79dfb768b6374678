import type { ConfigPatch } from '#domain/bot-config/config';

/** The initial configuration of a demo server. It refers to roles and channels of `demoGuild` by their ids. */
export const demoConfig: ConfigPatch = {
  adminRoleID: '100000000000000102',
  roleId: '100000000000000106',
  boosterRoleId: '100000000000000107',
  ShopSupportRoles: ['100000000000000104', '100000000000000103'],
  logsChannel: '100000000000000214',
  transcriptChannel: '100000000000000212',
  TicketChannelSend: '100000000000000211',
  OnboardingTicketCategory: '100000000000000210',
  SuccessEmbedsChannel: '100000000000000206',
  suggestionChannel: '100000000000000208',
  scrambleWordChannel: '100000000000000207',
  bountyStaffChannel: '100000000000000215',
  typingPointsChannels: ['100000000000000205', '100000000000000206'],
  successPointEnabled: true,
  SuccessPoints: 25,
  SuccessTwitterPoints: 10,
  typingPoints: 1,
  scrambled_enabled: true,
  pointsForScrambleWord: 15,
  scrambled_words: ['membership', 'community', 'giveaway', 'restock'],
  EmbedColor: '#9b87f5',
  reactions: ['🔥', '💸'],
  NewMemberTicket: true,
  WhopWelcomeEmbed: {
    description: 'Welcome! Read the first channel, then say hello in the second.',
    channels: ['100000000000000203', '100000000000000205'],
  },
};
