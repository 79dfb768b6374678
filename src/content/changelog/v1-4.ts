import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

export const version1dot4: VersionRecord = {
  ...versionEntries['1.4'],
  summary: {
    updates: [
      { date: '2025-01-18', update: 'Keyword relay', status: 'Released' },
      { date: '2025-01-18', update: 'Silent relays', status: 'Released' },
      { date: '2025-01-13', update: 'Keyword pings match several words', status: 'Improved' },
      { date: '2025-01-09', update: 'Relayed messages were relayed again', status: 'Fixed' },
      { date: '2025-01-04', update: 'Relayed embeds lost their images', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    'The dashboard shows relays as rows: keyword on the left, channel on the right.',
    'Members can follow 25 keywords instead of 10.',
    'A ping names its keyword and links to the post.',
    'Messages are relayed faster, including images.',
  ],
  featureCards: [
    {
      iconName: 'Repeat2',
      title: 'Keyword relay',
      features: [
        'One keyword, one channel',
        'Images and embeds included',
        'Edited in the dashboard or by command',
      ],
    },
    {
      iconName: 'AtSign',
      title: 'Keyword pings',
      features: [
        'Each member follows what they want',
        'Only in the channels you choose',
        'One ping per post, no matter how many keywords match',
      ],
    },
    {
      iconName: 'ShieldCheck',
      title: 'Silent relays',
      features: [
        'Mentions become plain text',
        'Set for each target channel',
        '@everyone never gets through',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'Sort a busy feed automatically',
      image: 'keyword-relay',
      highlight: 'One feed in, one channel per topic out.',
      content: [
        {
          kind: 'text',
          text: 'A supplier feed posts a hundred messages a day, and each member cares about five of them. Give the bot a keyword and a channel, and it copies every message with that keyword there.',
        },
        {
          kind: 'steps',
          items: [
            'Open “Keyword relays” in the Channels panel (`relayConfig`), or run `/keyword-relay-add`.',
            'Enter a keyword, such as `restock`, and choose the channel it goes to.',
            'Save. The relay starts with the next message.',
          ],
        },
        {
          kind: 'text',
          text: 'Case does not matter. A message with two keywords is copied to both channels, and copies are never copied again.',
        },
      ],
    },
    {
      title: 'Members follow their own keywords',
      content: [
        {
          kind: 'text',
          text: 'With `/keyword-follow rtx 5090`, a member is pinged for every post that contains these words in the channels listed as `pingConfigChannels`. `/keywords` shows their list.',
        },
      ],
    },
    {
      title: 'No accidental pings',
      content: [
        {
          kind: 'text',
          text: 'Messages from a feed often mention roles of another server, or everyone. In channels listed in `suppressMentionRelays`, mentions become plain text.',
        },
        {
          kind: 'example',
          text: 'In the feed:    @everyone RTX 5090 restock\nIn your server: @everyone RTX 5090 restock (as text, no one is pinged)',
        },
      ],
    },
  ],
};
