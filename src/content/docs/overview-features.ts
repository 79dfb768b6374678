import { versionAnchors } from '#domain/docs/changelog';
import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';

export const firstFeatures: readonly DocSection[] = [
  {
    id: 'points',
    title: 'Points',
    blocks: [
      {
        kind: 'text',
        text: 'Points reward what makes a community worth paying for: shared wins, good conversation, completed tasks. In the Points panel you decide what each is worth. A field left empty awards nothing.',
      },
      {
        kind: 'list',
        items: [
          '“Success points” (`SuccessPoints`): for each success post, while `successPointEnabled` is on. While it is off, `successPointsWhenDisabled` applies.',
          '“Success points for X” (`SuccessTwitterPoints`) and “Success points for Whop” (`SuccessWhopPoints`): for successes shared there.',
          '“Video points” (`videoPointsWhenEnabled`): for a video of a success, while `videoPointsEnabled` is on. While it is off, `videoPointsWhenDisabled` applies.',
          '“Typing points” (`typingPoints`): for each message in the channels listed as `typingPointsChannels`.',
          '“Thread points” (`ThreadPoints`): for a post in a specific channel or thread.',
          '“Scramble points” (`pointsForScrambleWord`): for the first member who solves the word. The game runs every five hours by default; change it with `scrambleCronSchedule`.',
          '“Bounty award points” (`BountyAwardPoints`): for an accepted bounty that has no point value of its own.',
        ],
      },
      {
        kind: 'text',
        text: 'When a post is deleted, its points are taken back. With “Success direct message” (`SuccessDM`) members are told what they earned.',
      },
      {
        kind: 'example',
        text: 'Success points   50\nVideo points     75\nTyping points     1\nScramble points  25\nSchedule         0 */5 * * *   every five hours, on the hour',
      },
    ],
    links: [
      { label: 'The points command', path: paths.adminCommands.href('points') },
      { label: 'What members see', path: paths.userCommands.href('mypoints') },
    ],
  },
  {
    id: 'onboarding-tickets',
    title: 'Onboarding tickets',
    blocks: [
      {
        kind: 'text',
        text: 'A private channel for each new member, with a greeting, role toggles, and someone to ask. It opens when they join and stays until your team closes it.',
      },
      {
        kind: 'steps',
        items: [
          'Choose the “Onboarding ticket category” (`OnboardingTicketCategory`) in the Channels panel.',
          'List the “Roles needed for onboarding” (`OnboardingRoleMustHave`) in the Roles panel, or leave it empty for everyone.',
          'Run `/onboarding setup` for the greeting and the toggles, and `/ticket-role add` for the roles that answer.',
          'Turn on “Ticket for new members” (`NewMemberTicket`) in the Advanced panel.',
        ],
      },
      {
        kind: 'text',
        text: 'Transcripts of closed tickets go to `transcriptChannel`, ratings to `FeedbackChannel`.',
      },
    ],
    links: [
      {
        label: 'The version 1.5 guide',
        path: `${paths.changelogVersion.href('1.5')}#${versionAnchors.onboardingGuide}`,
      },
    ],
  },
  {
    id: 'relays',
    title: 'Relays and keyword pings',
    blocks: [
      {
        kind: 'text',
        text: 'A relay copies messages from one channel to another, including images and embeds. There are three kinds, all in the Channels panel:',
      },
      {
        kind: 'list',
        items: [
          '“Mirrored channels” (`channelPairs`): everything in one channel appears in another.',
          '“Keyword relays” (`relayConfig`): messages that contain a keyword are copied to the channel next to it.',
          '“Watermark pairings” (`CHANNEL_PAIRINGS`): images from one channel appear in another with your logo.',
        ],
      },
      {
        kind: 'text',
        text: 'Copies in channels listed as `suppressMentionRelays` ping no one. Posts in channels listed as `pingConfigChannels` ping the members who follow a keyword in them.',
      },
    ],
    links: [
      { label: 'Relays by command', path: paths.adminCommands.href('relay-add') },
      { label: 'Follow a keyword', path: paths.userCommands.href('keyword-follow') },
    ],
  },
  {
    id: 'deal-monitors',
    title: 'Deal monitors',
    blocks: [
      {
        kind: 'text',
        text: 'Monitors watch stores and public records and post what is worth a look: class action settlements with their deadlines, tool deals, travel, video games, tech, and Amazon products 10-100% off.',
      },
      {
        kind: 'steps',
        items: [
          'Create a channel for each monitor you want, and a webhook in it.',
          'Send the webhook URLs to our team in a ticket in the community server, with the categories and the minimum discount.',
          'Add the channels to `pingConfigChannels` so that members can follow products in them.',
        ],
      },
      {
        kind: 'note',
        text: 'A webhook URL is a key to its channel: send it in a ticket, never in a public channel.',
      },
    ],
  },
];
