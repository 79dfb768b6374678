import { versionAnchors } from '#domain/docs/changelog';
import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';

/** From a member's first minute to their last day: onboarding, subscriptions, retention, roles. */
export const membershipFeatures: readonly DocSection[] = [
  {
    id: 'onboarding',
    title: 'Onboarding',
    blocks: [
      {
        kind: 'text',
        text: 'Each new member gets a private ticket with your greeting and buttons for the roles they want, and sees the channels that go with them.',
      },
      {
        kind: 'steps',
        items: [
          'Channels: set “Onboarding ticket category” (`OnboardingTicketCategory`) and “Ticket transcripts” (`transcriptChannel`).',
          'Roles: list “Roles needed for onboarding” (`OnboardingRoleMustHave`), or leave it empty.',
          'In Discord: run `/onboarding setup` and `/ticket-role add`.',
          'Advanced: turn on “Ticket for new members” (`NewMemberTicket`).',
        ],
      },
      {
        kind: 'text',
        text: 'For tickets that members open themselves, set “Ticket panel channel” (`TicketChannelSend`): the bot posts a message with a button there. `TicketChannelSend2` is a second place for it.',
      },
      {
        kind: 'text',
        text: 'A short hello by direct message is `/welcome-dm set`. With `/autoadd-roles` members start with roles before they have pressed anything.',
      },
    ],
    links: [
      {
        label: 'Step by step, in the guide of version 1.5',
        path: `${paths.changelogVersion.href('1.5')}#${versionAnchors.onboardingGuide}`,
      },
      { label: 'The onboarding command', path: paths.adminCommands.href('onboarding') },
    ],
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    blocks: [
      {
        kind: 'text',
        text: 'The bot reads from Whop who is a member. It gives the member role when a membership starts and takes it away when it ends.',
      },
      {
        kind: 'steps',
        items: [
          'API: enter your “Whop API Key” (`WhopAPIKey`). Only the owner of the server can.',
          'Roles: set “Member role” (`roleId`).',
          'Channels: set “Whop monitor channel” (`WhopMonitorChannel`) for memberships, and “Whop review channels” (`whopReview_ChannelID`) for reviews.',
          'Embeds: write the “Whop welcome message” (`WhopWelcomeEmbed`) with the channels to visit first.',
          'Advanced: turn on “Whop direct messages” (`WhopDMs`).',
        ],
      },
      {
        kind: 'text',
        text: 'Days you give with `/addtime` come on top of the paid period. Members see all of it with `/membership`.',
      },
      {
        kind: 'note',
        text: 'The key is kept encrypted and never shown again. To change it, enter a new one.',
      },
    ],
    links: [{ label: 'Add time', path: paths.adminCommands.href('addtime') }],
  },
  {
    id: 'retention',
    title: 'Retention',
    blocks: [
      {
        kind: 'text',
        text: 'Two kinds of tickets open by themselves: when a membership is cancelled, and when a payment fails. Each has a category and a first message of its own.',
      },
      {
        kind: 'steps',
        items: [
          'Channels: set “Cancellation ticket category” (`CancellationTicketCategory`) and “Payment failed ticket category” (`PaymentFailedTicketCategory`).',
          'Embeds: write “Cancellation ticket message” (`CancellationEmbed`) and “Payment failed ticket message” (`PaymentFailedEmbed`).',
          'In Discord: run `/retention enable`.',
        ],
      },
      {
        kind: 'text',
        text: '“Subscription cancellation message” (`SubscriptionCancellationEmbed`) goes out as a direct message and needs no ticket. A lost role is recorded in “Lost role log” (`GuildRoleLostLogs`).',
      },
      {
        kind: 'text',
        text: 'If you run a second server, “Lost role” (`GuildRoleLost`) and “Kick from server ID” (`KickFromGuildID`) end access there as well.',
      },
    ],
    links: [{ label: 'The retention command', path: paths.adminCommands.href('retention') }],
  },
  {
    id: 'roles',
    title: 'Roles',
    blocks: [
      {
        kind: 'text',
        text: 'Roles can follow rules: another role, a boost, a number of days, a number of points. The bot checks every five minutes, gives the role to whoever fulfils the rule, and takes it from whoever no longer does.',
      },
      {
        kind: 'list',
        items: [
          '`/autorole set` asks for the condition of a role.',
          '“Received role” (`ifReceivedRole`) and “Role to remove” (`RemoveRoleAfter`): one comes, the other goes. Recorded in `ReceiveAndRemoveRoleLogs`.',
          '“Booster role” (`boosterRoleId`) is how the bot knows who boosts.',
          '“Target server ID” (`TargetGuild`) is a second server in which the bot looks up members and their roles; its team has “Admin role ID in the second server” (`AdminRoleIDSecondServer`).',
        ],
      },
      {
        kind: 'note',
        text: "If a role is not given, look at your server's list of roles: the bot's own role must stand above it.",
      },
    ],
    links: [{ label: 'The autorole command', path: paths.adminCommands.href('autorole') }],
  },
];
