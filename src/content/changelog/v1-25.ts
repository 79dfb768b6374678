import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

/** Version 1.25: server logs and welcome direct messages. */
export const version1dot25: VersionRecord = {
  ...versionEntries['1.25'],
  summary: {
    updates: [
      { date: '2024-11-02', update: 'Server logs', status: 'Released' },
      { date: '2024-11-02', update: 'Welcome direct messages', status: 'Released' },
      { date: '2024-10-27', update: 'Who invited whom', status: 'Released' },
      { date: '2024-10-22', update: 'Log entries link to the message', status: 'Improved' },
      { date: '2024-10-18', update: 'Vanity invites were counted for nobody', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    'A log entry shows an edited message before and after.',
    'Team channels are left out of the logs.',
    '`/myinvites` counts who stayed, not who came.',
    'A welcome message that Discord refused is noted in the bot log.',
  ],
  featureCards: [
    {
      iconName: 'ScrollText',
      title: 'Server logs',
      features: [
        'Edits and deletions, with the old text',
        'Joins, leaves and role changes',
        'In a channel of your choice',
      ],
    },
    {
      iconName: 'Mail',
      title: 'Welcome direct messages',
      features: [
        'Sent when a member joins',
        'With their name and the name of the server',
        'A copy for you before it goes out',
      ],
    },
    {
      iconName: 'UserPlus',
      title: 'Invite log',
      features: [
        'Who invited each new member',
        'A count for every member',
        'Those who left again are not counted',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'What happened here?',
      highlight: 'A deleted message is no longer a riddle.',
      content: [
        {
          kind: 'text',
          text: 'Server logs record what Discord shows only for a moment: what a message said before it was edited or deleted, who joined and who left, and which roles changed. Switch them on with `/server-logs enable`; they are written to `logsChannel`.',
        },
        {
          kind: 'list',
          items: [
            'Entries link to the message while it exists, and to the channel after.',
            'Messages the bot deletes itself, such as old copies of a text, are not logged.',
            'Who deleted a message is named when Discord tells the bot.',
          ],
        },
        {
          kind: 'note',
          text: 'Let only your team read the log channel: it shows what others took back.',
        },
      ],
    },
    {
      title: 'A first hello',
      content: [
        {
          kind: 'text',
          text: 'Write a message with `/welcome-dm set`, read the copy you get, and switch it on. Every member who joins receives it by direct message, with `{member}` and `{server}` filled in.',
        },
        {
          kind: 'example',
          text: 'Welcome mira! Start in #read-first, then pick your roles in #roles.',
        },
      ],
    },
    {
      title: 'Know who brings people in',
      content: [
        {
          kind: 'text',
          text: 'With `/invite-toggle enable` each new member is recorded in `inviteLogs` with the invite they used and whose it is. Members see their own count with `/myinvites`.',
        },
      ],
    },
  ],
};
