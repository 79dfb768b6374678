import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

export const version1dot25: VersionRecord = {
  ...versionEntries['1.25'],
  summary: {
    updates: [
      { date: '2024-11-02', update: 'Server logs', status: 'Released' },
      { date: '2024-11-02', update: 'Welcome direct messages', status: 'Released' },
      { date: '2024-10-27', update: 'Who invited whom', status: 'Released' },
      { date: '2024-10-22', update: 'Log entries link to the message', status: 'Improved' },
      { date: '2024-10-18', update: 'Vanity invites were not counted', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    'Log entries show edited messages before and after.',
    'Team channels are excluded from the logs.',
    '`/myinvites` counts members who stayed, not everyone who joined.',
    'Welcome messages that Discord rejected are recorded in the bot log.',
  ],
  featureCards: [
    {
      iconName: 'ScrollText',
      title: 'Server logs',
      features: [
        'Edits and deletions, with the old text',
        'Joins, leaves, and role changes',
        'In a channel of your choice',
      ],
    },
    {
      iconName: 'Mail',
      title: 'Welcome direct messages',
      features: [
        'Sent when a member joins',
        'With their name and the name of the server',
        'A preview for you before it is sent',
      ],
    },
    {
      iconName: 'UserPlus',
      title: 'Invite log',
      features: [
        'Who invited each new member',
        'A count for every member',
        'Members who left are not counted',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'What happened here?',
      highlight: 'Deleted messages are no longer a mystery.',
      content: [
        {
          kind: 'text',
          text: 'Server logs record what Discord shows only for a moment: what a message said before it was edited or deleted, who joined and left, and which roles changed. Turn them on with `/server-logs enable`; they are written to `logsChannel`.',
        },
        {
          kind: 'list',
          items: [
            'Entries link to the message while it exists, and to the channel afterward.',
            'Messages that the bot itself deletes, such as old sticky messages, are not logged.',
            'The log names who deleted a message if Discord tells the bot.',
          ],
        },
        {
          kind: 'note',
          text: 'Give only your team access to the log channel: it shows what others deleted.',
        },
      ],
    },
    {
      title: 'A warm welcome',
      content: [
        {
          kind: 'text',
          text: 'Write a message with `/welcome-dm set`, check the preview, and turn it on. Every member who joins receives it by direct message, with `{member}` and `{server}` filled in.',
        },
        {
          kind: 'example',
          text: 'Welcome, mira! Start in #read-first, then pick your roles in #roles.',
        },
      ],
    },
    {
      title: 'Know who brings people in',
      content: [
        {
          kind: 'text',
          text: 'With `/invite-toggle enable`, each new member is recorded in `inviteLogs` with the invite they used and who created it. Members see their own count with `/myinvites`.',
        },
      ],
    },
  ],
};
