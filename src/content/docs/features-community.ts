import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';

/** What members do: success posts, points, games and events. */
export const communityFeatures: readonly DocSection[] = [
  {
    id: 'success',
    title: 'Success tracking',
    blocks: [
      {
        kind: 'text',
        text: 'Members post what they achieved. The bot counts it, pays points for it, puts your logo on it and shows it where others see it.',
      },
      {
        kind: 'steps',
        items: [
          'Points: turn on “Award success points” (`successPointEnabled`) and set “Success points” (`SuccessPoints`).',
          'Channels: set “Success embeds channel” (`SuccessEmbedsChannel`), and list the “Watermark channels” (`watermarkChannels`).',
          'In Discord: run `/watermark set` with a link to your logo.',
          'Advanced: choose the “Watermark opacity” (`WatermarkOpacity`) and the “Watermark webhook name” (`webhookSuccessName`).',
        ],
      },
      {
        kind: 'text',
        text: 'Marked posts can be copied on: to “Watermark relay channel” (`watermarkRelay`), or channel by channel with “Watermark pairings” (`CHANNEL_PAIRINGS`). A member takes their own post down with the “Watermark delete emoji” (`Watermark_Delete_React_Emoji`).',
      },
      {
        kind: 'text',
        text: 'In the “ROI channel” (`ROIChannel`) members post what they bought and sold. With “ROI button” (`roiButtonEnabled`) each post has a button that works out the return.',
      },
      {
        kind: 'note',
        text: 'Points of a deleted post go back by themselves. `/success-points` is for the posts you decide about.',
      },
    ],
    links: [
      { label: 'The watermark command', path: paths.adminCommands.href('watermark') },
      { label: 'Correct a success post', path: paths.adminCommands.href('success-points') },
    ],
  },
  {
    id: 'points',
    title: 'Points and rewards',
    blocks: [
      {
        kind: 'text',
        text: 'All numbers stand in the Points panel. Start with few and small ones: points that come too easily are worth nothing to anyone.',
      },
      {
        kind: 'list',
        items: [
          'Videos: `videoPointsEnabled` with `videoPointsWhenEnabled`.',
          'Shared successes: `SuccessTwitterPoints` and `SuccessWhopPoints`.',
          'Conversation: `typingPoints` in the channels listed as `typingPointsChannels`.',
          'Single channels and threads: `ThreadPoints`, each with a number of its own.',
        ],
      },
      {
        kind: 'text',
        text: 'Members spend points in the shop: `/shop` opens a ticket in “Shop ticket category” (`ShopTicketCategory`), where the “Shop support roles” (`ShopSupportRoles`) answer. They also enter raffles with them.',
      },
      {
        kind: 'example',
        text: '/points add @mira 50\nmira has 1,290 points now, place 3 of 412.',
      },
    ],
    links: [
      { label: 'Change points by hand', path: paths.adminCommands.href('points') },
      { label: 'The leaderboard', path: paths.userCommands.href('leaderboard') },
    ],
  },
  {
    id: 'engagement',
    title: 'Games and events',
    blocks: [
      {
        kind: 'text',
        text: 'The scramble game posts a word with its letters out of order, and pays whoever solves it first. Bounties pay for a task. Giveaways and raffles draw winners.',
      },
      {
        kind: 'steps',
        items: [
          'Points: turn on “Scramble game” (`scrambled_enabled`), enter “Scramble words” (`scrambled_words`) and “Scramble points” (`pointsForScrambleWord`).',
          'Channels: set “Scramble channel” (`scrambleWordChannel`).',
          'Change “Scramble schedule” (`scrambleCronSchedule`) if every five hours is not right.',
        ],
      },
      {
        kind: 'text',
        text: 'Bounties need two channels, “Bounty staff channel” (`bountyStaffChannel`) and “Public bounty channel” (`BountyPublicChannel`), and take two roles to ping: `BountyStaffRoleNewSubmissionPing` and `BountyAwardPublicRolePing`. Then run `/bounty`.',
      },
      {
        kind: 'text',
        text: 'Giveaways use the “Giveaway emoji” (`GIVEAWAY_EMOJI`). `/denyentry` keeps a role out of the draw. Ideas are collected in “Suggestion channel” (`suggestionChannel`) and voted on in “Suggestion vote channel” (`suggestionPost`).',
      },
    ],
    links: [
      { label: 'Giveaways', path: paths.adminCommands.href('giveaway') },
      { label: 'Bounties', path: paths.adminCommands.href('bounty') },
    ],
  },
];
