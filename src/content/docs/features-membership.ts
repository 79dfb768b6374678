import { versionAnchors } from '#domain/docs/changelog';
import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';

export const membershipFeatures: readonly DocSection[] = [
  {
    id: 'onboarding',
    title: 'Onboarding',
    blocks: [
      {
        kind: 'text',
        text: 'Each new member gets a private ticket with your greeting and buttons for the roles they want, and sees the channels of those roles.',
      },
      {
        kind: 'steps',
        items: [
          'Channels: set “Onboarding ticket category” (`OnboardingTicketCategory`) and “Ticket transcripts” (`transcriptChannel`).',
          'Roles: list “Roles needed for onboarding” (`OnboardingRoleMustHave`), or leave it empty.',
          'On Discord: run `/onboarding setup` and `/ticket-role add`.',
          'Advanced: turn on “Ticket for new members” (`NewMemberTicket`).',
        ],
      },
      {
        kind: 'text',
        text: 'For tickets that members open themselves, set “Ticket panel channel” (`TicketChannelSend`): the bot posts a message with a button there. `TicketChannelSend2` is a second channel for it.',
      },
      {
        kind: 'text',
        text: 'Use `/welcome-dm set` for a short welcome by direct message. With `/autoadd-roles`, members get roles as soon as they join.',
      },
    ],
    links: [
      {
        label: 'Step by step, in the version 1.5 guide',
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
        text: 'The bot checks with Whop to see who is a member. It gives the member role when a membership starts and removes it when it ends.',
      },
      {
        kind: 'steps',
        items: [
          "API: enter your “Whop API Key” (`WhopAPIKey`). Only the server's owner, or someone with a role that can edit API settings, can do this.",
          'Roles: set “Member role” (`roleId`).',
          'Channels: set “Whop monitor channel” (`WhopMonitorChannel`) for memberships, and “Whop review channels” (`whopReview_ChannelID`) for reviews.',
          'Embeds: write the “Whop welcome message” (`WhopWelcomeEmbed`) and choose the channels to visit first.',
          'Advanced: turn on “Whop direct messages” (`WhopDMs`).',
        ],
      },
      {
        kind: 'text',
        text: 'Days you give with `/addtime` are added to the paid period. Members can see them with `/membership`.',
      },
      {
        kind: 'note',
        text: 'The key is stored encrypted and never shown again. To change it, enter a new one.',
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
        text: 'Two kinds of tickets open automatically: when a membership is canceled, and when a payment fails. Each has its own category and first message.',
      },
      {
        kind: 'steps',
        items: [
          'Channels: set “Cancellation ticket category” (`CancellationTicketCategory`) and “Failed payment ticket category” (`PaymentFailedTicketCategory`).',
          'Embeds: write “Cancellation ticket message” (`CancellationEmbed`) and “Failed payment ticket message” (`PaymentFailedEmbed`).',
          'On Discord: run `/retention enable`.',
        ],
      },
      {
        kind: 'text',
        text: '“Subscription cancellation message” (`SubscriptionCancellationEmbed`) is sent as a direct message, without a ticket. Lost roles are recorded in “Lost role log” (`GuildRoleLostLogs`).',
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
        text: 'Roles can follow rules: another role, a boost, a set number of days, or a set number of points. The bot checks every five minutes, gives the role to members who meet the rule, and removes it from those who no longer do.',
      },
      {
        kind: 'list',
        items: [
          '`/autorole set` asks for the condition of a role.',
          '“Received role” (`ifReceivedRole`) and “Role to remove” (`RemoveRoleAfter`): when a member gets the first, the bot removes the second. Each change is recorded in `ReceiveAndRemoveRoleLogs`.',
          '“Booster role” (`boosterRoleId`) is the role of members who boost the server.',
          '“Target server ID” (`TargetGuild`) is a second server in which the bot looks up members and their roles. The staff of that server have the role set as “Admin role ID in the second server” (`AdminRoleIDSecondServer`).',
        ],
      },
      {
        kind: 'note',
        text: "If a role is not given, check your server's role list: the bot's own role must be above it.",
      },
    ],
    links: [{ label: 'The autorole command', path: paths.adminCommands.href('autorole') }],
  },
];
