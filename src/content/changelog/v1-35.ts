import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

export const version1dot35: VersionRecord = {
  ...versionEntries['1.35'],
  summary: {
    updates: [
      { date: '2024-12-21', update: 'Retention tickets on cancellation', status: 'Released' },
      { date: '2024-12-21', update: 'Tickets for failed payments', status: 'Released' },
      { date: '2024-12-16', update: 'Feedback after each ticket', status: 'Released' },
      { date: '2024-12-12', update: 'Transcripts keep images', status: 'Improved' },
      {
        date: '2024-12-07',
        update: 'Renewals were reported as new memberships',
        status: 'Fixed',
      },
    ],
  },
  recentUpdates: [
    'Tickets close automatically when the member renews or the payment goes through.',
    'Whop memberships are checked every minute instead of every ten.',
    'You can write the message about a canceled subscription in the Embeds panel.',
    'Both ticket messages can have up to 25 fields.',
  ],
  featureCards: [
    {
      iconName: 'HeartHandshake',
      title: 'Retention tickets',
      features: [
        'Opened when someone cancels',
        'Your own first message',
        'Before the role is removed',
      ],
    },
    {
      iconName: 'CreditCard',
      title: 'Failed payments',
      features: [
        'Their own tickets, in their own category',
        'Tells the member what to do',
        'Closes when the payment succeeds',
      ],
    },
    {
      iconName: 'MessageSquareText',
      title: 'Feedback',
      features: [
        'One to five stars and a sentence',
        'Posted in the feedback channel',
        'Once for each ticket',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'Ask before they are gone',
      image: 'retention-ticket',
      highlight: 'The best time to talk is the day they cancel.',
      content: [
        {
          kind: 'text',
          text: 'A membership that is canceled on Whop still runs until the end of its billing period. During that time, the bot opens a ticket with the member, so that your team can ask what was missing or make an offer.',
        },
        {
          kind: 'steps',
          items: [
            'Enter your Whop API Key in the API panel.',
            'Choose a category as `CancellationTicketCategory` in the Channels panel.',
            'Write the first message as `CancellationEmbed` in the Embeds panel.',
            'Run `/retention enable`.',
          ],
        },
      ],
    },
    {
      title: 'A declined card is not a goodbye',
      content: [
        {
          kind: 'text',
          text: 'Many failed payments come down to an expired card. The bot opens a ticket in `PaymentFailedTicketCategory` that starts with your `PaymentFailedEmbed`: where to update the card, and how long the member keeps access.',
        },
        {
          kind: 'note',
          text: 'The bot receives no card details. Whop only tells it that the payment failed.',
        },
      ],
    },
    {
      title: 'How did we do?',
      content: [
        {
          kind: 'text',
          text: 'After `/ticket-close`, the member is asked to rate the support. Ratings are posted in the channel set as `FeedbackChannel`, with the name of the person who answered the ticket.',
        },
      ],
    },
  ],
};
