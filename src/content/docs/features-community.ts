import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';

export const communityFeatures: readonly DocSection[] = [
  {
    id: 'success',
    title: 'Success tracking',
    blocks: [
      {
        kind: 'text',
        text: 'Members post their wins. The bot counts them, awards points, adds your logo, and shares them in your success channel.',
      },
      {
        kind: 'steps',
        items: [
          'Points: turn on “Award success points” (`successPointEnabled`) and set “Success points” (`SuccessPoints`).',
          'Channels: set “Success embeds channel” (`SuccessEmbedsChannel`), and list the “Watermark channels” (`watermarkChannels`).',
          'On Discord: run `/watermark set` with a link to your logo.',
          'Advanced: choose the “Watermark opacity” (`WatermarkOpacity`) and the “Watermark webhook name” (`webhookSuccessName`).',
        ],
      },
      {
        kind: 'text',
        text: 'The bot can copy watermarked posts to the “Watermark relay channel” (`watermarkRelay`), or channel by channel with “Watermark pairings” (`CHANNEL_PAIRINGS`). Members can delete their own posts with the “Watermark delete emoji” (`Watermark_Delete_React_Emoji`).',
      },
      {
        kind: 'text',
        text: 'In the “ROI channel” (`ROIChannel`), members post what they bought and sold. With “ROI button” (`roiButtonEnabled`), each post has a button that calculates the return.',
      },
      {
        kind: 'note',
        text: 'Points for a deleted post are taken back automatically. Use `/success-points` for posts you want to decide on yourself.',
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
        text: 'All numbers are in the Points panel. Start small: points that are too easy to earn lose their value.',
      },
      {
        kind: 'list',
        items: [
          'Videos: `videoPointsEnabled` with `videoPointsWhenEnabled`.',
          'Shared successes: `SuccessTwitterPoints` and `SuccessWhopPoints`.',
          'Conversation: `typingPoints` in the channels listed as `typingPointsChannels`.',
          'Individual channels and threads: `ThreadPoints`, each with its own number.',
        ],
      },
      {
        kind: 'text',
        text: 'Members spend points in the shop: `/shop` opens a ticket in “Shop ticket category” (`ShopTicketCategory`), where the “Shop support roles” (`ShopSupportRoles`) answer. They can also enter raffles with points.',
      },
      {
        kind: 'example',
        text: '/points add @mira 50\nmira now has 1,290 points and ranks 3rd of 412.',
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
        text: 'The scramble game posts a scrambled word and awards points to the first member who solves it. Bounties award points for a task. Giveaways and raffles draw winners.',
      },
      {
        kind: 'steps',
        items: [
          'Points: turn on “Scramble game” (`scrambled_enabled`), and enter “Scramble words” (`scrambled_words`) and “Scramble points” (`pointsForScrambleWord`).',
          'Channels: set “Scramble channel” (`scrambleWordChannel`).',
          'Change “Scramble schedule” (`scrambleCronSchedule`) if you do not want a word every five hours.',
        ],
      },
      {
        kind: 'text',
        text: 'Bounties need two channels, “Bounty staff channel” (`bountyStaffChannel`) and “Public bounty channel” (`BountyPublicChannel`), and can ping two roles: `BountyStaffRoleNewSubmissionPing` and `BountyAwardPublicRolePing`. Then run `/bounty`.',
      },
      {
        kind: 'text',
        text: 'Giveaways use the “Giveaway emoji” (`GIVEAWAY_EMOJI`). `/denyentry` excludes a role from the draw. Ideas are collected in the “Suggestion channel” (`suggestionChannel`) and voted on in the “Suggestion vote channel” (`suggestionPost`).',
      },
    ],
    links: [
      { label: 'Giveaways', path: paths.adminCommands.href('giveaway') },
      { label: 'Bounties', path: paths.adminCommands.href('bounty') },
    ],
  },
];
