import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

/** Version 1.3: sticky messages, and conditions for automatic roles. */
export const version1dot3: VersionRecord = {
  ...versionEntries['1.3'],
  summary: {
    updates: [
      { date: '2024-11-30', update: 'Sticky messages', status: 'Released' },
      { date: '2024-11-30', update: 'Conditions for automatic roles', status: 'Released' },
      { date: '2024-11-24', update: 'A received role removes another', status: 'Released' },
      { date: '2024-11-20', update: 'Kick from a second server on a lost role', status: 'Beta' },
      { date: '2024-11-15', update: 'Giveaways ended a minute early', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    'A role that Discord refused to give is reported in the bot log, with the reason.',
    'Up to ten roles can be given to everyone who joins.',
    'A giveaway can ask for a role.',
    '`/list-command` shows how often each of your own commands was used.',
  ],
  featureCards: [
    {
      iconName: 'Pin',
      title: 'Sticky messages',
      features: [
        'Always the last message of the channel',
        'One for each channel',
        'No more than one copy at a time',
      ],
    },
    {
      iconName: 'Users',
      title: 'Automatic roles',
      features: [
        'By another role, a boost, time or points',
        'Taken back when it no longer holds',
        'Checked every five minutes',
      ],
    },
    {
      iconName: 'Shuffle',
      title: 'Role replacement',
      features: [
        'One role received, another removed',
        'Every change in a log of its own',
        'Works with roles that Whop gives',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'Rules that stay in sight',
      image: 'sticky-message',
      highlight: 'Pinned messages are read once. This one is read each time.',
      content: [
        {
          kind: 'text',
          text: 'In a busy channel nobody scrolls up to the rules. A sticky message is posted again after each new message, and its last copy is deleted, so that it is always the last thing a member sees before they write.',
        },
        {
          kind: 'example',
          text: '/sticky set Post a picture with every success',
        },
        {
          kind: 'text',
          text: 'While many people write at once, the bot waits for three quiet seconds, so that it never gets in the way of a conversation.',
        },
      ],
    },
    {
      title: 'Roles that look after themselves',
      content: [
        {
          kind: 'text',
          text: '`/autorole set` asks what a member must fulfil to have a role. The bot gives it to whoever does, and takes it back from whoever no longer does.',
        },
        {
          kind: 'list',
          items: [
            'They have another role.',
            'They boost the server: it is the booster role of the Roles panel that counts.',
            'They have been a member for a number of days.',
            'They have a number of points.',
          ],
        },
      ],
    },
    {
      title: 'One in, one out',
      content: [
        {
          kind: 'text',
          text: 'When a member receives the role set as `ifReceivedRole`, the bot takes away the one set as `RemoveRoleAfter`: Trial goes when Member comes. Each change is recorded in `ReceiveAndRemoveRoleLogs`.',
        },
        {
          kind: 'text',
          text: 'In beta, losing a role can also end access to a second server: `GuildRoleLost` says which role, `KickFromGuildID` which server.',
        },
        {
          kind: 'note',
          text: "The bot's own role must stand above every role it gives or takes.",
        },
      ],
    },
  ],
};
