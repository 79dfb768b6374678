import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

/** Version 1.5, the latest: the only one with a guide (spec §2 «Docs»). */
export const version1dot5: VersionRecord = {
  ...versionEntries['1.5'],
  summary: {
    updates: [
      { date: '2025-03-01', update: 'Onboarding tickets with role toggles', status: 'Released' },
      { date: '2025-03-01', update: 'Support roles for each kind of ticket', status: 'Released' },
      {
        date: '2025-02-26',
        update: 'Points go back when a success post is deleted',
        status: 'Released',
      },
      {
        date: '2025-02-22',
        update: 'Video points count beside success points',
        status: 'Improved',
      },
      {
        date: '2025-02-19',
        update: 'Two tickets for one member who joined twice',
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
        text: 'In the Roles panel, list the “Roles needed for onboarding” (`OnboardingRoleMustHave`): a member gets a ticket once they have one of them, usually your paid role. Leave it empty for everyone who joins.',
      },
      {
        title: 'Write the greeting',
        text: 'Run `/onboarding setup`. The bot asks for the text, which may contain `{member}` and `{server}`, and shows you the ticket as a member will see it.',
      },
      {
        title: 'Add role toggles',
        text: 'Still in the setup, name up to ten roles with a label each, such as Sneakers, Cards or Amazon. They become buttons: one press gives the role, the next takes it back.',
      },
      {
        title: 'Name the support roles',
        text: 'Run `/ticket-role add onboarding role` for each role that may answer. Those members see the tickets, and are pinged when one opens.',
      },
      {
        title: 'Switch it on',
        text: 'Turn on “Ticket for new members” (`NewMemberTicket`) in the Advanced panel and save, or run `/onboarding enable`. Join with a second account to see it work.',
      },
    ],
  },
  recentUpdates: [
    'A ticket opens within two seconds of the member joining.',
    'Closing a ticket asks for a reason, and writes it into the transcript.',
    '`/success-points` accepts a link to the message, not only its id.',
    'A direct message about points names the post it is for.',
    'The role toggles keep working after the bot restarts.',
  ],
  featureCards: [
    {
      iconName: 'Ticket',
      title: 'Onboarding tickets',
      features: [
        'A private channel for each new member',
        'Your own greeting, with their name in it',
        'Closed tickets leave a transcript',
      ],
    },
    {
      iconName: 'UserPlus',
      title: 'Role toggles',
      features: [
        'Up to ten roles as buttons',
        'One press gives, the next takes back',
        'Channels appear as the member chooses',
      ],
    },
    {
      iconName: 'Trophy',
      title: 'Success points',
      features: [
        'Different numbers for posts, videos, Twitter and Whop',
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
        'See nothing but their tickets',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'A ticket that welcomes',
      image: 'onboarding-ticket',
      highlight: 'Members choose their own channels in the first minute.',
      content: [
        {
          kind: 'text',
          text: 'A new member used to land in forty channels with nobody to ask. Now the bot opens a ticket for them, greets them by name, and offers the roles you chose as buttons.',
        },
        {
          kind: 'list',
          items: [
            'Buttons show which roles the member has, and change as they press.',
            'Only members with one of the roles in `OnboardingRoleMustHave` get a ticket, so free visitors do not.',
            'Whoever leaves and comes back finds their old ticket reopened.',
          ],
        },
        { kind: 'note', text: 'The bot needs the permission to manage channels in the category.' },
      ],
    },
    {
      title: 'Points nobody can farm',
      image: 'success-points',
      highlight: 'Delete the post, lose its points.',
      content: [
        {
          kind: 'text',
          text: 'Posting a success, taking the points and deleting the post was a way to earn without showing anything. Each booking now remembers its message: when that message is deleted, the points go back, whoever deletes it.',
        },
        {
          kind: 'list',
          items: [
            'It holds for `/purge` and for posts a moderator removes.',
            'A post that is edited keeps its points.',
            'For the ones you decide about, there is `/success-points remove`.',
          ],
        },
        {
          kind: 'example',
          text: '/success-points remove 1345012345678901234\nTook 50 points back from mira, who has 1,240 now.',
        },
      ],
    },
    {
      title: 'The right people answer',
      content: [
        {
          kind: 'text',
          text: 'Onboarding, cancellation, payment and shop tickets each have support roles of their own. A sales team no longer sees refunds, and the shop is answered by whoever packs the parcels.',
        },
        {
          kind: 'steps',
          items: [
            'Run `/ticket-role add`, then the kind of ticket and the role.',
            'Check with `/ticket-role list`.',
            'For the shop, the same list stands in the Roles panel as `ShopSupportRoles`.',
          ],
        },
      ],
    },
    {
      title: 'Points by channel and thread, in beta',
      content: [
        {
          kind: 'text',
          text: 'Some channels are worth more than others. In `ThreadPoints` you give a channel or thread its own number of points for a post; everywhere else the usual numbers hold.',
        },
      ],
    },
  ],
};
