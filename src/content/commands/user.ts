import { documentCommands, type CommandDoc, type CommandNotes } from '#domain/docs/command';
import { userWords, type UserCommandName } from './registry';

const notes: Record<UserCommandName, CommandNotes> = {
  bounties: {
    usage: '/bounties',
    details:
      'Open bounties are also announced in the public bounty channel. The list shows the oldest first.',
  },
  'bounty-claim': {
    usage: '/bounty-claim bounty proof',
    example: '/bounty-claim 14 https://northline.example/order-4410.png',
    details:
      'The proof is a link or an attached picture. The team sees it in the bounty staff channel; when it is accepted, the points are booked and the award is announced.',
  },
  entries: {
    usage: '/entries',
    details: 'Only you see the answer. Each entry links to its giveaway or raffle.',
  },
  feedback: {
    usage: '/feedback stars [text]',
    example: '/feedback 5 Sorted within ten minutes, thank you',
    details:
      'From 1 to 5 stars, once for each ticket, until seven days after it was closed. The rating is posted in the feedback channel.',
  },
  'gmail-dots': {
    usage: '/gmail-dots address [count]',
    example: '/gmail-dots yourname@gmail.com 20',
    details:
      'Gmail ignores dots before the `@`, so `your.name@gmail.com` and `y.ourname@gmail.com` reach the same inbox. Only you see the answer, and the address is not kept. `count` is 20 unless you say otherwise, and at most 100.',
  },
  'keyword-follow': {
    usage: '/keyword-follow keyword',
    example: '/keyword-follow rtx 5090',
    details:
      'Works in the channels your server has chosen for it. Case does not matter, and a keyword of several words must appear as it is written. You can follow up to 25 keywords.',
  },
  'keyword-unfollow': {
    usage: '/keyword-unfollow keyword',
    example: '/keyword-unfollow rtx 5090',
  },
  keywords: {
    usage: '/keywords',
    details: 'Only you see the answer.',
  },
  leaderboard: {
    usage: '/leaderboard [page]',
    example: '/leaderboard 2',
    details: 'Ten members a page. Members with the same number of points share a place.',
  },
  membership: {
    usage: '/membership',
    details:
      'Reads your membership from Whop, and adds the days the team gave you. Only you see the answer.',
  },
  myinvites: {
    usage: '/myinvites',
    details: 'Counts while your server logs invites. Who left again is shown, but not counted.',
  },
  mypoints: {
    usage: '/mypoints',
    details:
      'Lists the latest ten bookings: success posts, videos, scrambled words, bounties and corrections by the team.',
  },
  'raffle-enter': {
    usage: '/raffle-enter raffle [entries]',
    example: '/raffle-enter 7 3',
    details:
      'One entry unless you ask for more. The points are taken at once, and given back if the raffle is cancelled.',
  },
  remindme: {
    usage: '/remindme when text',
    example: '/remindme 2h Restock at Target',
    details:
      'Understands `30m`, `2h`, `3d` and a day with a time, as in `2025-03-08 18:00`. The bot writes you a direct message, or mentions you here if your direct messages are closed.',
  },
  shop: {
    usage: '/shop item',
    example: '/shop One month free',
    details:
      'The ticket is opened in the shop category, where the shop support roles answer. Points are taken when the team hands the item out, not before.',
  },
  suggest: {
    usage: '/suggest text',
    example: '/suggest A channel for sneaker raffles in Europe',
    details:
      'Works in the suggestion channel. The bot posts your suggestion with two reactions to vote with.',
  },
  variants: {
    usage: '/variants link',
    example: '/variants https://northline.example/products/trail-runner',
    details:
      'For shops built on Shopify: each size or color with its variant number, its price and whether it is in stock.',
  },
};

/** The commands that every member may use, as the documentation shows them (spec §2 «Docs»). */
export const userCommands: readonly CommandDoc[] = documentCommands('user', userWords, notes);
