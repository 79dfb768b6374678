import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

/** Version 1.45: the add-time command, and users in any channel. */
export const version1dot45: VersionRecord = {
  ...versionEntries['1.45'],
  summary: {
    updates: [
      { date: '2025-02-08', update: 'Add time to a membership', status: 'Released' },
      { date: '2025-02-08', update: 'Add or remove a user in any channel', status: 'Released' },
      { date: '2025-02-03', update: 'Reminders understand a day and a time', status: 'Improved' },
      { date: '2025-01-29', update: 'The member role came back an hour late', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    '`/membership` shows the days your team added.',
    'The bot log names the moderator behind every change of time or access.',
    'Reminders that came due while the bot restarted are sent late, not lost.',
    '`/removeuser` says so when a role still shows the member the channel.',
  ],
  featureCards: [
    {
      iconName: 'Timer',
      title: 'Add time',
      features: [
        'Any number of days, for any member',
        'Starts an ended membership again',
        'Logged with who gave it',
      ],
    },
    {
      iconName: 'Hash',
      title: 'Access by channel',
      features: [
        'One member, one channel, no new role',
        'Works in tickets too',
        'Taken back with one command',
      ],
    },
    {
      iconName: 'Bell',
      title: 'Reminders',
      features: ['In minutes, hours or days', 'At a day and a time, in UTC', 'By direct message'],
    },
  ],
  versionUpdates: [
    {
      title: 'Make up for a bad week',
      highlight: 'Extra days without a refund.',
      content: [
        {
          kind: 'text',
          text: 'A supplier was down, a monitor missed a drop: give your members the days back. `/addtime` moves the end of the membership, keeps the member role until then, and tells the member why their date changed.',
        },
        {
          kind: 'example',
          text: '/addtime @mira 14\nmira keeps Base until 22 March 2025.',
        },
        {
          kind: 'note',
          text: 'What Whop bills does not change: the days lie between the paid period and the moment the role is taken away.',
        },
      ],
    },
    {
      title: 'Let one person in',
      content: [
        {
          kind: 'text',
          text: 'For a guest in a call, a buyer in a deal or a friend in a ticket, a role is too much. `/adduser` lets one member into the channel you are in, and `/removeuser` takes them out.',
        },
        {
          kind: 'list',
          items: [
            'The member can read, write and see the history.',
            'Other permissions of the channel stay as they are.',
            'Each use is written to `logsChannel`.',
          ],
        },
      ],
    },
    {
      title: 'Reminders you can say out loud',
      content: [
        {
          kind: 'text',
          text: '`/remindme 2h` and `/remindme 2025-02-14 18:00` both work. A reminder is a direct message; if yours are closed, the bot mentions you in the channel where you asked.',
        },
      ],
    },
  ],
};
