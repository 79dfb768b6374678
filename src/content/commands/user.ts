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
      'The proof is a link or an attached image. The team sees it in the bounty staff channel. When it is accepted, you get the points and the award is announced.',
  },
  entries: {
    usage: '/entries',
    details: 'Only you can see the reply. Each entry links to its giveaway or raffle.',
  },
  feedback: {
    usage: '/feedback stars [text]',
    example: '/feedback 5 Very helpful, thank you',
    details:
      'From 1 to 5 stars, once per ticket, up to seven days after it was closed. The rating is posted in the feedback channel.',
  },
  'gmail-dots': {
    usage: '/gmail-dots address [count]',
    example: '/gmail-dots yourname@gmail.com 20',
    details:
      'Gmail ignores dots before the `@`, so `your.name@gmail.com` and `y.ourname@gmail.com` reach the same inbox. Only you can see the reply. `count` is 20 by default and at most 100.',
  },
  'keyword-follow': {
    usage: '/keyword-follow keyword',
    example: '/keyword-follow rtx 5090',
    details:
      'Works in the channels that your server has chosen. Case does not matter, and a keyword with several words must appear exactly as written. You can follow up to 25 keywords.',
  },
  'keyword-unfollow': {
    usage: '/keyword-unfollow keyword',
    example: '/keyword-unfollow rtx 5090',
  },
  keywords: {
    usage: '/keywords',
    details: 'Only you can see the reply.',
  },
  leaderboard: {
    usage: '/leaderboard [page]',
    example: '/leaderboard 2',
    details: 'Ten members per page. Members with the same number of points share a rank.',
  },
  membership: {
    usage: '/membership',
    details:
      'Reads your membership from Whop and adds the days the team gave you. Only you can see the reply.',
  },
  myinvites: {
    usage: '/myinvites',
    details:
      'Invites are counted only while your server logs them. Members who left are shown but not counted.',
  },
  mypoints: {
    usage: '/mypoints',
    details:
      'Lists your ten latest point changes: success posts, videos, scramble words, bounties, and corrections by the team.',
  },
  'raffle-enter': {
    usage: '/raffle-enter raffle [entries]',
    example: '/raffle-enter 7 3',
    details:
      'One entry by default. The points are taken right away and returned if the raffle is canceled.',
  },
  remindme: {
    usage: '/remindme when text',
    example: '/remindme 2h Restock at Target',
    details:
      'Accepts `30m`, `2h`, `3d`, or a date and time such as `2025-03-08 18:00`. The bot sends you a direct message, or mentions you here if your direct messages are closed.',
  },
  shop: {
    usage: '/shop item',
    example: '/shop One month free',
    details:
      'The ticket opens in the shop category, where the shop support roles answer. Points are only taken when the team gives you the item.',
  },
  suggest: {
    usage: '/suggest text',
    example: '/suggest A channel for sneaker raffles in Europe',
    details:
      'Works in the suggestion channel. The bot posts your suggestion with two reactions for voting.',
  },
  variants: {
    usage: '/variants link',
    example: '/variants https://northline.example/products/trail-runner',
    details: 'For Shopify stores: each size or color with its variant number, price, and stock.',
  },
};

/** The commands that every member can use, as documented (product.md §5.2). */
export const userCommands: readonly CommandDoc[] = documentCommands('user', userWords, notes);
