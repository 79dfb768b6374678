import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

/** Version 1.5. It is the latest version, and the only one with an onboarding guide (product.md §5.7). */
export const version1dot5: VersionRecord = {
  ...versionEntries['1.5'],
  summary: {
    updates: [
      { date: '2025-03-01', update: 'Onboarding tickets with role toggles', status: 'Released' },
      { date: '2025-03-01', update: 'Support roles for each kind of ticket', status: 'Released' },
      {
        date: '2025-02-26',
        update: 'Points are taken back when a success post is deleted',
        status: 'Released',
      },
      {
        date: '2025-02-22',
        update: 'Video points count in addition to success points',
        status: 'Improved',
      },
      {
        date: '2025-02-19',
        update: 'Members who joined twice got two tickets',
        status: 'Fixed',
      },
      { date: '2025-02-15', update: 'Points by channel and thread', status: 'Beta' },
    ],
  },
  onboardingGuide: {
    steps: [
      {
        title: 'Choose where tickets open',
        text: 'In the Channels panel, set “Onboarding ticket category” (`OnboardingTicketCategory`) to a category that only your team sees. The bot adds each new member to their own ticket.',
      },
      {
        title: 'Say who gets one',
        text: 'In the Roles panel, list the “Roles needed for onboarding” (`OnboardingRoleMustHave`): members get a ticket once they have one of them, usually your paid role. Leave it empty for everyone who joins.',
      },
      {
        title: 'Write the greeting',
        text: 'Run `/onboarding setup`. The bot asks for the text, which can contain `{member}` and `{server}`, and shows you the ticket as a member will see it.',
      },
      {
        title: 'Add role toggles',
        text: 'Still in the setup, choose up to ten roles with a label for each, such as Sneakers, Cards, or Amazon. They become buttons: one press adds the role, the next removes it.',
      },
      {
        title: 'Name the support roles',
        text: 'Run `/ticket-role add onboarding role` for each role that can answer. Those members see the tickets and are pinged when one opens.',
      },
      {
        title: 'Turn it on',
        text: 'Turn on “Ticket for new members” (`NewMemberTicket`) in the Advanced panel and save, or run `/onboarding enable`. Join with a second account to see it work.',
      },
    ],
  },
  recentUpdates: [
    'Tickets open faster after a member joins.',
    'Closing a ticket asks for a reason, which is added to the transcript.',
    '`/success-points` accepts a link to the message, not only its ID.',
    'Direct messages about points now say which post they are for.',
    'The role toggles keep working after the bot restarts.',
  ],
  featureCards: [
    {
      iconName: 'Ticket',
      title: 'Onboarding tickets',
      features: [
        'A private channel for each new member',
        "Your own greeting, with the member's name",
        'Transcripts of closed tickets',
      ],
    },
    {
      iconName: 'UserPlus',
      title: 'Role toggles',
      features: [
        'Up to ten roles as buttons',
        'One press adds, the next removes',
        'Channels appear as members choose roles',
      ],
    },
    {
      iconName: 'Trophy',
      title: 'Success points',
      features: [
        'Different points for posts, videos, X, and Whop',
        'Taken back when the post is deleted',
        'A direct message with what was earned',
      ],
    },
    {
      iconName: 'HeartHandshake',
      title: 'Support roles',
      features: [
        'Set for each kind of ticket',
        'Pinged when a ticket opens',
        'Access to their tickets only',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'A ticket that welcomes new members',
      image: 'onboarding-ticket',
      highlight: 'Members choose their own channels in the first minute.',
      content: [
        {
          kind: 'text',
          text: 'New members used to land in forty channels with no one to ask. Now the bot opens a ticket for them, greets them by name, and offers the roles you chose as buttons.',
        },
        {
          kind: 'list',
          items: [
            'Buttons show which roles the member has, and update with each press.',
            'Only members with one of the roles in `OnboardingRoleMustHave` get a ticket, so free visitors do not.',
            'Members who leave and come back find their old ticket reopened.',
          ],
        },
        { kind: 'note', text: 'The bot needs permission to manage channels in the category.' },
      ],
    },
    {
      title: 'Points that are hard to farm',
      image: 'success-points',
      highlight: 'Delete the post, lose its points.',
      content: [
        {
          kind: 'text',
          text: 'Members could post a success, collect the points, and then delete the post. Points now belong to a message: when it is deleted, they are taken back, no matter who deletes it.',
        },
        {
          kind: 'list',
          items: [
            'This includes `/purge` and posts that a moderator removes.',
            'Edited posts keep their points.',
            'For other cases, there is `/success-points remove`.',
          ],
        },
        {
          kind: 'example',
          text: '/success-points remove 1345012345678901234\nTook 50 points from mira, who now has 1,240.',
        },
      ],
    },
    {
      title: 'The right people answer',
      content: [
        {
          kind: 'text',
          text: 'Onboarding, cancellation, payment, and shop tickets each have their own support roles. Your sales team no longer sees refunds, and the people who ship orders answer shop tickets.',
        },
        {
          kind: 'steps',
          items: [
            'Run `/ticket-role add`, then the kind of ticket and the role.',
            'Check with `/ticket-role list`.',
            'For the shop, the same list is in the Roles panel as `ShopSupportRoles`.',
          ],
        },
      ],
    },
    {
      title: 'Points by channel and thread, in beta',
      content: [
        {
          kind: 'text',
          text: 'Some channels are worth more than others. In `ThreadPoints` you give a channel or thread its own points per post; everywhere else the usual numbers apply.',
        },
      ],
    },
  ],
};
