import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

export const version1dot45: VersionRecord = {
  ...versionEntries['1.45'],
  summary: {
    updates: [
      { date: '2025-02-08', update: 'Add time to a membership', status: 'Released' },
      { date: '2025-02-08', update: 'Add or remove a user in any channel', status: 'Released' },
      { date: '2025-02-03', update: 'Reminders accept a date and a time', status: 'Improved' },
      { date: '2025-01-29', update: 'The member role was restored an hour late', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    '`/membership` shows the days your team added.',
    'The bot log names the moderator behind every change of time or access.',
    'Reminders that were due during a bot restart are sent late instead of getting lost.',
    '`/removeuser` tells you if the member can still see the channel through a role.',
  ],
  featureCards: [
    {
      iconName: 'Timer',
      title: 'Add time',
      features: [
        'Any number of days, for any member',
        'Reactivates a membership that ended',
        'Logged with who added it',
      ],
    },
    {
      iconName: 'Hash',
      title: 'Access by channel',
      features: [
        'One member, one channel, no new role',
        'Works in tickets too',
        'Undone with one command',
      ],
    },
    {
      iconName: 'Bell',
      title: 'Reminders',
      features: ['In minutes, hours, or days', 'At a date and time, in UTC', 'By direct message'],
    },
  ],
  versionUpdates: [
    {
      title: 'Make up for a bad week',
      highlight: 'Extra days without a refund.',
      content: [
        {
          kind: 'text',
          text: 'A supplier was down, or a monitor missed a drop: give your members the days back. `/addtime` moves the end of the membership, keeps the member role until then, and tells the member that the date has changed.',
        },
        {
          kind: 'example',
          text: '/addtime @mira 14\nmira keeps Base until March 22, 2025.',
        },
        {
          kind: 'note',
          text: "Whop's billing does not change: the bot only removes the role later.",
        },
      ],
    },
    {
      title: 'Let one person in',
      content: [
        {
          kind: 'text',
          text: 'For a guest on a call, a buyer in a deal, or a friend in a ticket, a role is more than you need. `/adduser` gives one member access to the channel you are in, and `/removeuser` removes it.',
        },
        {
          kind: 'list',
          items: [
            'The member can send messages and see the history.',
            'Other permissions of the channel do not change.',
            'Each use is written to `logsChannel`.',
          ],
        },
      ],
    },
    {
      title: 'Easier reminders',
      content: [
        {
          kind: 'text',
          text: '`/remindme 2h` and `/remindme 2025-02-14 18:00` both work. Reminders are sent by direct message. If your direct messages are closed, the bot mentions you in the channel where you set the reminder.',
        },
      ],
    },
  ],
};
