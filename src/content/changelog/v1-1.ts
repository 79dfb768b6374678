import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

export const version1dot1: VersionRecord = {
  ...versionEntries['1.1'],
  summary: {
    updates: [
      { date: '2024-09-07', update: 'Gmail dot trick', status: 'Released' },
      { date: '2024-09-07', update: 'Variants grabber', status: 'Released' },
      { date: '2024-09-02', update: 'Telegram relay', status: 'Beta' },
      { date: '2024-08-28', update: 'Checkout log', status: 'Beta' },
      { date: '2024-08-24', update: 'The leaderboard loads faster', status: 'Improved' },
    ],
  },
  recentUpdates: [
    'Private replies are now visible only to you.',
    'Members with the same number of points share a rank on the leaderboard.',
    'Suggestions are posted with both voting reactions already added.',
    'Commands tell you which permission is missing instead of failing silently.',
  ],
  featureCards: [
    {
      iconName: 'Mail',
      title: 'Gmail dot trick',
      features: [
        'Many addresses, one inbox',
        'Up to 100 variants at once',
        'Only you can see the reply',
      ],
    },
    {
      iconName: 'Search',
      title: 'Variants grabber',
      features: [
        'Every size with its variant number',
        'Price and stock next to it',
        'For stores built on Shopify',
      ],
    },
    {
      iconName: 'Send',
      title: 'Telegram relay',
      features: ['A Telegram channel on Discord', 'Images included', 'Set up with our team'],
    },
    {
      iconName: 'ShoppingCart',
      title: 'Checkout log',
      features: [
        "Your members' checkouts in one channel",
        'Product, size, price, and store',
        'No names, no addresses',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'One inbox, many addresses',
      content: [
        {
          kind: 'text',
          text: 'Gmail ignores dots before the `@`. `/gmail-dots` lists the variants of an address, so that members can tell entries and orders apart while all mail reaches the same inbox.',
        },
        {
          kind: 'example',
          text: '/gmail-dots yourname@gmail.com 3\ny.ourname@gmail.com\nyo.urname@gmail.com\ny.o.urname@gmail.com',
        },
        {
          kind: 'note',
          text: 'Check the rules of the store or raffle first: some count all variants as one entry.',
        },
      ],
    },
    {
      title: 'Find the variant before the drop',
      content: [
        {
          kind: 'text',
          text: '`/variants` reads the public page of a product and lists its sizes and colors with the numbers you need for a checkout link. It works with stores built on Shopify.',
        },
        {
          kind: 'example',
          text: '/variants https://northline.example/products/trail-runner\nUS 9    39284720402560   $150   in stock\nUS 9.5  39284720435328   $150   sold out',
        },
      ],
    },
    {
      title: 'Telegram and the checkout log, in beta',
      highlight: 'We set up both together with you.',
      content: [
        {
          kind: 'text',
          text: 'The Telegram relay copies posts to a channel in your server from a Telegram channel that you own or may repost from. The checkout log turns reports from checkout tools into one clean embed per checkout.',
        },
        {
          kind: 'steps',
          items: [
            'Contact us in the community server and tell us which channel or tool to connect.',
            'We connect it and test it with you.',
            'Choose the channel it posts in, and who can see it.',
          ],
        },
      ],
    },
  ],
};
