import { formatNumber } from '#domain/format-number';
import { keptDays } from '#domain/kept-days';
import { limits } from '#domain/limits';
import { slugLimits } from '#domain/marketplace/slug';
import { REVIEW_LIMIT } from '#domain/marketplace/review-form';
import type { DocSection } from '#domain/docs/page';
import { paths } from '#domain/paths';
import { connectionSteps, paymentMessages } from '../messages/market/payments';
import { reviewMessages } from '../messages/market/store-page-reviews';

/** The documentation for sellers. 'marketplace-claims.test.ts' names what proves each section. */
export const sellingSections: readonly DocSection[] = [
  {
    id: 'open-a-store',
    title: 'Open a store',
    blocks: [
      {
        kind: 'text',
        text: `A store sells memberships of your Discord server. It has a page of its own, and the marketplace lists it once you publish it. An account can have ${limits.stores} stores.`,
      },
      {
        kind: 'steps',
        items: [
          'On the marketplace, press “Sell a Membership”, and create your seller account with Discord, or with an email address and a password.',
          `Name the store, and choose its address: ${slugLimits.shortest} to ${slugLimits.longest} lower-case letters, digits and single hyphens.`,
          'Choose the Discord server whose roles you sell. You must be an administrator of it.',
          'Under Design, choose colors and a layout, and save.',
          'Under Memberships, create a membership with a price and a checkout link of your payment provider.',
          'Under Dashboard, press “Publish Store”.',
        ],
      },
      {
        kind: 'text',
        text: '“Get ready to sell” on the dashboard shows which of these steps are left. A store can be published once all of them are done.',
      },
    ],
    links: [{ label: 'Go to the marketplace', path: paths.marketplace.href() }],
  },
  {
    id: 'memberships-and-prices',
    title: 'Memberships and prices',
    blocks: [
      {
        kind: 'list',
        items: [
          `A membership is a subscription or paid once. A store can have ${limits.memberships} that are not archived, each with up to ${limits.features} features.`,
          'The price on the store page is what you typed. What buyers pay is set at your payment provider: keep both the same.',
          'With a member limit, the page shows the places left. When none are left, the membership is sold out, and visitors can join the waiting list.',
          'An early-bird price ends at its date or when its places are taken, whichever comes first.',
          'A membership that has or had members can be archived, but not deleted.',
        ],
      },
    ],
  },
  {
    id: 'providers-and-webhooks',
    title: 'Payment providers and webhooks',
    blocks: [
      {
        kind: 'text',
        text: `${paymentMessages.help} In your store, open Settings, then “${paymentMessages.title}”.`,
      },
      { kind: 'text', text: 'With Stripe:' },
      { kind: 'steps', items: connectionSteps.stripe },
      { kind: 'text', text: 'With Whop:' },
      { kind: 'steps', items: connectionSteps.whop },
      {
        kind: 'list',
        items: [
          `Sales of a plan that no membership has wait under “${paymentMessages.waitingTitle}”. Assign the plan, or dismiss it if this store does not sell it.`,
          'The signing secret is stored encrypted and cannot be shown again. An API key is refused: we do not need one for payments.',
          'Checkout links of other providers work, too, but their payments are not reported. Add those members by hand or from a file.',
        ],
      },
    ],
  },
  {
    id: 'payouts',
    title: 'Payouts and fees',
    blocks: [
      {
        kind: 'text',
        text: 'Grouped never touches money. Buyers pay on the pages of your payment provider, which pays you out and takes its own fees. Questions about payouts, taxes, invoices and chargebacks are for your provider.',
      },
      {
        kind: 'text',
        text: `Under Payments you see what the provider reported, in each currency. ${paymentMessages.sumsHelp}`,
      },
    ],
  },
  {
    id: 'members-and-import',
    title: 'Members, import and roles',
    blocks: [
      {
        kind: 'list',
        items: [
          'Buyers become members by themselves once the provider has reported their payment. They confirm the purchase under “My memberships”; until then you see “Not confirmed yet” in place of their Discord account.',
          `“Import users” adds members from a CSV file: up to ${formatNumber(limits.importRows)} users, ${limits.imports} imports a day. Exports of Stripe, Whop, and Patreon can be chosen as they are. You see what each row will do before anything is stored.`,
          'The bot gives the Discord role of a membership to its active and past-due members, and takes it when the membership ends. Set the role in the form of the membership.',
          'The bot can give only roles that you may give on Discord yourself, and that are below its own role.',
          'Members who join the server later get the role then. Grouped does not invite them: put an invite where your buyers find it, such as your support link.',
        ],
      },
    ],
  },
  {
    id: 'refunds-and-cancellations',
    title: 'Refunds and cancellations',
    blocks: [
      {
        kind: 'list',
        items: [
          'You decide about refunds, and make them at your payment provider. Your refund policy is on the store page.',
          'When everything paid for a one-time membership was given back, it is refunded: the member loses the place and the role. A subscription ends when the provider says so.',
          'An open dispute ends the membership. If you win it, the membership is what it was before.',
          'Buyers of a subscription cancel it at the provider. If you added somebody yourself, you end the membership under Users. We tell buyers: “The store added you directly. Ask the store to cancel.”',
        ],
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
          `Each member can review your store once, with 1 to 5 stars and up to ${formatNumber(REVIEW_LIMIT)} characters. ${reviewMessages.onlyPurchases}`,
          'You can reply to each review, and change or delete the reply. You cannot delete a review, and a refund does not remove it from the rating.',
          'You can report a review. The Grouped team decides, and its author is not told who reported it.',
          'Anybody who is signed in can report your store. If the team hides it, your dashboard says why. Renewals and refunds are still recorded.',
        ],
      },
    ],
  },
  {
    id: 'seller-data',
    title: 'What is kept',
    blocks: [
      {
        kind: 'list',
        items: [
          'Only you see the members of your store, their email addresses and their payments.',
          `Of visitors, only numbers are kept, for ${keptDays.visits} days: no cookies, no addresses.`,
          `Of the events of the provider, those that changed nothing are kept for ${keptDays.unusedEvents} days.`,
          'Deleting a store deletes its memberships, its design and its page. It cannot be undone. Export your members and transactions first.',
        ],
      },
    ],
    links: [{ label: 'Read the privacy policy', path: paths.privacy.href() }],
  },
];
