import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

/** Version 1.35: tickets for members who cancel, or whose payment failed. */
export const version1dot35: VersionRecord = {
  ...versionEntries['1.35'],
  summary: {
    updates: [
      { date: '2024-12-21', update: 'Retention tickets on cancellation', status: 'Released' },
      { date: '2024-12-21', update: 'Tickets for failed payments', status: 'Released' },
      { date: '2024-12-16', update: 'Feedback after each ticket', status: 'Released' },
      { date: '2024-12-12', update: 'Transcripts keep pictures', status: 'Improved' },
      {
        date: '2024-12-07',
        update: 'Renewals were reported as new memberships',
        status: 'Fixed',
      },
    ],
  },
  recentUpdates: [
    'A ticket closes by itself when the member renews or the payment goes through.',
    'Whop memberships are checked every minute; it was every ten.',
    'The message about a cancelled subscription can be written in the Embeds panel.',
    'Both ticket messages may have up to 25 fields.',
  ],
  featureCards: [
    {
      iconName: 'HeartHandshake',
      title: 'Retention tickets',
      features: [
        'Opened when somebody cancels',
        'Your own first message',
        'Before the role is taken away',
      ],
    },
    {
      iconName: 'CreditCard',
      title: 'Failed payments',
      features: [
        'A ticket of their own, in their own category',
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
      highlight: 'The best moment to talk is the day they cancel.',
      content: [
        {
          kind: 'text',
          text: 'When a membership is cancelled on Whop, it still runs until the end of its period. In that time the bot opens a ticket with the member, so that your team can ask what was missing or make an offer.',
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
          text: 'Most failed payments are expired cards. The bot opens a ticket in `PaymentFailedTicketCategory` that begins with your `PaymentFailedEmbed`: where to change the card, and until when the member keeps their access.',
        },
        { kind: 'note', text: 'No payment data reaches Discord or the bot: only that it failed.' },
      ],
    },
    {
      title: 'How did we do?',
      content: [
        {
          kind: 'text',
          text: 'After `/ticket-close` the member is asked to rate the help they got. Answers are posted in the channel set as `FeedbackChannel`, with who answered the ticket.',
        },
      ],
    },
  ],
};
