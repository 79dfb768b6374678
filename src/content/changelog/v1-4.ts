import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

/** Version 1.4: relays by keyword. */
export const version1dot4: VersionRecord = {
  ...versionEntries['1.4'],
  summary: {
    updates: [
      { date: '2025-01-18', update: 'Keyword relay', status: 'Released' },
      { date: '2025-01-18', update: 'Relays without mentions', status: 'Released' },
      { date: '2025-01-13', update: 'Keyword pings match several words', status: 'Improved' },
      { date: '2025-01-09', update: 'A relayed message was relayed again', status: 'Fixed' },
      { date: '2025-01-04', update: 'Relayed embeds lost their pictures', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    'The dashboard shows relays as rows: keyword on the left, channel on the right.',
    'Members can follow 25 keywords; it was 10.',
    'A ping names the keyword it is for, and links to the post.',
    'Relaying a message takes less than a second, pictures included.',
  ],
  featureCards: [
    {
      iconName: 'Repeat2',
      title: 'Keyword relay',
      features: [
        'One keyword, one channel',
        'Pictures and embeds come along',
        'Edited in the dashboard or by command',
      ],
    },
    {
      iconName: 'AtSign',
      title: 'Keyword pings',
      features: [
        'Each member follows what they want',
        'Only in the channels you choose',
        'One ping a post, however many words match',
      ],
    },
    {
      iconName: 'ShieldCheck',
      title: 'Quiet relays',
      features: [
        'Mentions become plain text',
        'Set for each target channel',
        '@everyone never gets through',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'Sort a busy feed by itself',
      image: 'keyword-relay',
      highlight: 'One feed in, a channel for each topic out.',
      content: [
        {
          kind: 'text',
          text: 'A supplier feed brings a hundred messages a day, and each member cares about five of them. Give the bot a keyword and a channel, and every message with that keyword is copied there at once.',
        },
        {
          kind: 'steps',
          items: [
            'Open “Keyword relays” in the Channels panel (`relayConfig`), or run `/keyword-relay-add`.',
            'Enter a keyword, such as `restock`, and choose the channel it goes to.',
            'Save. The relay works for the next message.',
          ],
        },
        {
          kind: 'text',
          text: 'Capitals do not matter. A message with two keywords is copied to both channels, and a copy is never copied again.',
        },
      ],
    },
    {
      title: 'Members follow their own words',
      content: [
        {
          kind: 'text',
          text: 'With `/keyword-follow rtx 5090` a member is pinged for every post that contains these words, in the channels listed as `pingConfigChannels`. With `/keywords` they see their list.',
        },
      ],
    },
    {
      title: 'No ping by accident',
      content: [
        {
          kind: 'text',
          text: 'Messages from a feed often mention roles of another server, or everyone. In channels listed in `suppressMentionRelays` each mention is written out as plain text.',
        },
        {
          kind: 'example',
          text: 'In the feed:    @everyone RTX 5090 restock\nIn your server: @everyone RTX 5090 restock (as text, nobody is pinged)',
        },
      ],
    },
  ],
};
