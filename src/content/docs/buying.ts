import { formatNumber } from '#domain/format-number';
import { REVIEW_LIMIT } from '#domain/marketplace/review-form';
import { REPORTS_PER_DAY } from '#domain/marketplace/store-report';
import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';
import { reviewMessages } from '../messages/market/store-page-reviews';

const toMemberships = { label: 'Open My memberships', path: paths.myMemberships.href() };

/** The documentation for buyers. 'marketplace-claims.test.ts' names what proves each section. */
export const buyingSections: readonly DocSection[] = [
  {
    id: 'buy-a-membership',
    title: 'Buy a membership',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Sign in with Discord before you buy, so that the store page adds a code of yours to the link to the checkout.',
          'Press Join on the membership. You pay on the page of the payment provider, which is named beside the button. Grouped never sees your card.',
          'Come back to “My memberships”, and press “Confirm” on what you bought.',
          'Press “Open in Discord”. The bot gives you the role of the membership in the server.',
        ],
      },
      {
        kind: 'note',
        text: 'Not in the server yet? The store invites you: look at its page or your receipt, or ask it.',
      },
    ],
    links: [toMemberships],
  },
  {
    id: 'missing-membership',
    title: 'A membership or a role is missing',
    blocks: [
      {
        kind: 'list',
        items: [
          'If you bought it while signed out, or with another address, press “Bought with another email?” and enter the address on your receipt.',
          'If it is listed under “Not confirmed yet”, confirm it. Until then, the bot gives you no role.',
          'If it is active and the role is missing, ask the store. It sees whether its link to the server works.',
        ],
      },
      {
        kind: 'text',
        text: 'Oversold: You paid after the last spot was taken. You will get a spot when one opens up and it is your turn. Until then, the bot gives you no role. For a refund, ask the store.',
      },
    ],
    links: [toMemberships],
  },
  {
    id: 'how-to-cancel',
    title: 'How to cancel',
    blocks: [
      {
        kind: 'text',
        text: 'You cancel where you pay. Each membership has “How to cancel” in its menu, which knows where you paid:',
      },
      {
        kind: 'list',
        items: [
          'You paid through Whop. Sign in there to cancel.',
          'You paid through Stripe. Use the link in your receipt email to cancel. If it has none, ask the store.',
          'The store added you directly. Ask the store to cancel.',
        ],
      },
      {
        kind: 'text',
        text: 'A canceled subscription lasts until the end of what you have paid. What is paid once does not renew, so there is nothing to cancel.',
      },
    ],
    links: [toMemberships],
  },
  {
    id: 'payments-and-refunds',
    title: 'Failed payments and refunds',
    blocks: [
      {
        kind: 'list',
        items: [
          'A membership that is past due keeps its place and its role while the provider tries again. On Whop: The last payment failed. Update your payment method on Whop.',
          'On Stripe: The last payment failed. Use the link in the email about it to pay. If there is none, ask the store.',
          'The store decides about refunds, and makes them at the payment provider. Its refund policy is on its page.',
          'After a refund of a one-time membership, the role is taken.',
        ],
      },
    ],
  },
  {
    id: 'waiting-lists',
    title: 'Waiting lists',
    blocks: [
      {
        kind: 'text',
        text: "When a membership is sold out, press “Join the waiting list” on it. The seller sees your name on Discord. We won't notify you. Check this page or My memberships: when the membership is available again, the first person to buy gets the spot.",
      },
    ],
  },
  {
    id: 'reviews-and-reports',
    title: 'Reviews and reports',
    blocks: [
      {
        kind: 'list',
        items: [
          `“Write a review” is in the menu of a membership. A store can be reviewed once, with 1 to 5 stars and up to ${formatNumber(REVIEW_LIMIT)} characters. You can change or delete it. After a refund, you can only delete it.`,
          `${reviewMessages.onlyPurchases} The store can reply.`,
          `“Report store” at the end of a store page, and “Report” at a review, tell the Grouped team. The store is not told who it was. You can send ${REPORTS_PER_DAY} reports in 24 hours.`,
        ],
      },
    ],
  },
  {
    id: 'buyer-data',
    title: 'What the store sees',
    blocks: [
      {
        kind: 'list',
        items: [
          'The store sees your name, the email address that you gave the payment provider, your membership, and your payments.',
          'It sees your Discord account once you have confirmed the purchase, or if it has added you itself.',
          '“Refuse” ends what a store added for your account without a purchase.',
        ],
      },
    ],
    links: [{ label: 'Read the privacy policy', path: paths.privacy.href() }],
  },
];
