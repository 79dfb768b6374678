import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

export const version1dot3: VersionRecord = {
  ...versionEntries['1.3'],
  summary: {
    updates: [
      { date: '2024-11-30', update: 'Sticky messages', status: 'Released' },
      { date: '2024-11-30', update: 'Conditions for automatic roles', status: 'Released' },
      { date: '2024-11-24', update: 'Receiving one role removes another', status: 'Released' },
      {
        date: '2024-11-20',
        update: 'Kick from a second server when a role is lost',
        status: 'Beta',
      },
      { date: '2024-11-15', update: 'Giveaways ended a minute early', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    'If Discord rejects a role, the bot log shows the reason.',
    'Up to ten roles can be given to everyone who joins.',
    'A giveaway can require a role.',
    '`/list-command` shows how often each of your custom commands was used.',
  ],
  featureCards: [
    {
      iconName: 'Pin',
      title: 'Sticky messages',
      features: [
        'Always the last message in the channel',
        'One for each channel',
        'No more than one copy at a time',
      ],
    },
    {
      iconName: 'Users',
      title: 'Automatic roles',
      features: [
        'Based on another role, a boost, time, or points',
        'Removed when the condition no longer applies',
        'Checked every five minutes',
      ],
    },
    {
      iconName: 'Shuffle',
      title: 'Role replacement',
      features: [
        'Getting one role removes another',
        'Every change in its own log',
        'Works with roles assigned through Whop',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'Rules that stay in sight',
      image: 'sticky-message',
      highlight: 'Pinned messages are read once. This one is always in view.',
      content: [
        {
          kind: 'text',
          text: 'In a busy channel no one scrolls up to the rules. A sticky message is posted again after each new message, and its last copy is deleted, so it is the last thing members see before they post.',
        },
        {
          kind: 'example',
          text: '/sticky set Post a picture with every success',
        },
        {
          kind: 'text',
          text: 'While many people are writing, the bot waits for three quiet seconds, so that it does not interrupt a conversation.',
        },
      ],
    },
    {
      title: 'Roles that take care of themselves',
      content: [
        {
          kind: 'text',
          text: '`/autorole set` asks which condition a member must meet to have a role. The bot gives the role to members who meet it and removes it from those who no longer do.',
        },
        {
          kind: 'list',
          items: [
            'They have another role.',
            'They boost the server, which means they have the booster role set in the Roles panel.',
            'They have been a member for a set number of days.',
            'They have a set number of points.',
          ],
        },
      ],
    },
    {
      title: 'One in, one out',
      content: [
        {
          kind: 'text',
          text: 'When a member receives the role set as `ifReceivedRole`, the bot removes the one set as `RemoveRoleAfter`: for example, Member replaces Trial. Each change is recorded in `ReceiveAndRemoveRoleLogs`.',
        },
        {
          kind: 'text',
          text: 'In beta, losing a role can also end access to a second server: set the role as `GuildRoleLost` and the server as `KickFromGuildID`.',
        },
        {
          kind: 'note',
          text: "The bot's own role must be above every role it gives or removes.",
        },
      ],
    },
  ],
};
