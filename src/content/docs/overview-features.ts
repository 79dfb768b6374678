import { versionAnchors } from '#domain/docs/changelog';
import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';

/** The middle of the overview: what most servers set up first. */
export const firstFeatures: readonly DocSection[] = [
  {
    id: 'points',
    title: 'Points',
    blocks: [
      {
        kind: 'text',
        text: 'Points reward what makes a community worth paying for: shown successes, good conversation, solved tasks. You decide in the Points panel what each is worth. A number that is left empty awards nothing.',
      },
      {
        kind: 'list',
        items: [
          '“Success points” (`SuccessPoints`): for each success post, while `successPointEnabled` is on. While it is off, `successPointsWhenDisabled` holds.',
          '“Success points for X” (`SuccessTwitterPoints`) and “Success points for Whop” (`SuccessWhopPoints`): for successes shared there.',
          '“Video points” (`videoPointsWhenEnabled`): for a video of a success, while `videoPointsEnabled` is on. While it is off, `videoPointsWhenDisabled` holds.',
          '“Typing points” (`typingPoints`): for each message in the channels listed as `typingPointsChannels`.',
          '“Thread points” (`ThreadPoints`): for a post in one particular channel or thread.',
          '“Scramble points” (`pointsForScrambleWord`): for the first who solves the word. The game runs every five hours unless `scrambleCronSchedule` says otherwise.',
          '“Bounty award points” (`BountyAwardPoints`): for an accepted bounty that names no number of its own.',
        ],
      },
      {
        kind: 'text',
        text: 'When a post is deleted, its points go back. With “Success direct message” (`SuccessDM`) members are told what they earned.',
      },
      {
        kind: 'example',
        text: 'Success points   50\nVideo points     75\nTyping points     1\nScramble points  25\nSchedule         0 */5 * * *   every five hours, on the hour',
      },
    ],
    links: [
      { label: 'The command for points', path: paths.adminCommands.href('points') },
      { label: 'What members see', path: paths.userCommands.href('mypoints') },
    ],
  },
  {
    id: 'onboarding-tickets',
    title: 'Onboarding tickets',
    blocks: [
      {
        kind: 'text',
        text: 'A private channel for each new member, with a greeting, role toggles and somebody to ask. It opens when they join and stays until your team closes it.',
      },
      {
        kind: 'steps',
        items: [
          'Choose the “Onboarding ticket category” (`OnboardingTicketCategory`) in the Channels panel.',
          'List the “Roles needed for onboarding” (`OnboardingRoleMustHave`) in the Roles panel, or leave it empty for everyone.',
          'Run `/onboarding setup` for the greeting and the toggles, and `/ticket-role add` for those who answer.',
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
        label: 'The guide of version 1.5',
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
        text: 'A relay copies messages from one channel to another, pictures and embeds included. There are three ways, all in the Channels panel:',
      },
      {
        kind: 'list',
        items: [
          '“Mirrored channels” (`channelPairs`): everything in one channel appears in another.',
          '“Keyword relays” (`relayConfig`): whatever contains a keyword is copied to the channel beside it.',
          '“Watermark pairings” (`CHANNEL_PAIRINGS`): pictures of one channel appear in another with your logo on them.',
        ],
      },
      {
        kind: 'text',
        text: 'In channels listed as `suppressMentionRelays` a copy pings nobody. In those listed as `pingConfigChannels` a post pings the members who follow a keyword in it.',
      },
    ],
    links: [
      { label: 'Relay by command', path: paths.adminCommands.href('relay-add') },
      { label: 'Follow a keyword', path: paths.userCommands.href('keyword-follow') },
    ],
  },
  {
    id: 'deal-monitors',
    title: 'Deal monitors',
    blocks: [
      {
        kind: 'text',
        text: 'Monitors watch shops and registers, and post what is worth looking at: class action settlements with the day they close, tool deals, travel, video games, tech, and Amazon products 10-100% off.',
      },
      {
        kind: 'steps',
        items: [
          'Create a channel for each monitor you want, and a webhook in it.',
          'Send the webhook URLs to our team in a ticket of the community server, with the categories and the smallest discount.',
          'Add the channels to `pingConfigChannels`, so that members can follow products in them.',
        ],
      },
      {
        kind: 'note',
        text: 'A webhook URL is a key to its channel: send it in a ticket, never in a public channel.',
      },
    ],
  },
];
