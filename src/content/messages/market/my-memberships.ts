import { isolated } from '#domain/names';
import { formatLongDate } from '#domain/format-long-date';
import type { Ending, MyMembership, MyMembershipsError } from '#domain/marketplace/my-membership';
import type { MemberStatus } from '#domain/marketplace/store-member';
import { connectionMessages } from '../shell/shell';

/** Texts of the memberships of a buyer (product.md §21.16). */
export const myMembershipsMessages = {
  title: 'My memberships',
  lead: 'What you have bought in the stores of the marketplace.',
  loading: 'Loading your memberships',
  empty: 'You have no memberships yet',
  emptyHelp:
    'A membership appears here once its store has recorded it for your Discord account. If yours is missing, ask the store.',
  signedOut: 'Sign in to see your memberships',
  signedOutHelp: 'Use the Discord account you bought them for.',
  stale: {
    signInRequired: 'Your session has ended. Sign in again to update this list.',
    tooSlow: 'This list may be out of date.',
    unreachable: 'This list may be out of date.',
  } satisfies Record<MyMembershipsError['kind'], string>,
  oversold:
    'You paid after the last spot was taken. You will get a spot when one opens up and it is your turn. For a refund, ask the store.',
  closedStore: "This store's page is not public right now.",
  addedTitle: 'Added by stores',
  addedHelp: 'You did not buy these while signed in. A store added them for your Discord account.',
  refuse: 'Refuse',
  refuseTitle: 'Refuse what this store adds?',
  refuseHelp:
    'What the store added for your Discord account ends. If the store adds it again, it is not listed here and gives you no role. What you buy in the store is not affected.',
  refused: 'Memberships refused',
  notRefused: 'There was no answer. The list shows whether the memberships were refused.',
  offeredTitle: 'Not confirmed yet',
  offeredHelp:
    'These were bought with your checkout link. Confirm what you bought. Until then, the store does not know your Discord account, and the bot gives you no role.',
  boughtTitle: 'Confirmed',
  confirm: 'Confirm',
  notMine: 'Not mine',
  otherAddress:
    'The receipt was not sent to the email address of your account. Press “Bought with another email?” and enter the address on your receipt.',
  confirmed: 'Membership confirmed',
  removed: 'Membership removed from your list',
  gone: 'This membership is no longer offered to you. If you bought it, press “Bought with another email?”.',
  notAnswered: 'There was no answer. The list shows whether your choice was saved.',
  pastDue: 'The last payment failed. Check your payment method with the payment provider.',
} as const;

export const myStatusNames = {
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  refunded: 'Refunded',
} as const satisfies Record<MemberStatus, string>;

/** Returns the texts that explain why the memberships could not be loaded. */
export function myMembershipsErrorText(kind: MyMembershipsError['kind']): {
  title: string;
  help: string;
} {
  switch (kind) {
    case 'signInRequired':
      return { title: 'Your session has ended', help: 'Sign in again to see your memberships.' };
    case 'tooSlow':
      return {
        title: 'Your memberships could not be loaded',
        help: connectionMessages.tooSlow,
      };
    case 'unreachable':
      return {
        title: 'Your memberships could not be loaded',
        help: 'Check your connection and try again.',
      };
  }
}

/** Returns the label and the text for the date on which a membership ends. */
export function endingText({ kind, date }: Ending): { label: string; value: string } {
  switch (kind) {
    case 'paidUntil':
      return { label: 'Paid until', value: dayText(date) };
    case 'until':
      return { label: 'Ends', value: dayText(date) };
    case 'ended':
      return { label: 'Ended', value: dayText(date) };
    case 'noEnd':
      return { label: 'Ends', value: 'No end date' };
    case 'over':
      return { label: 'Ended', value: 'Date not known' };
  }
}

/** Texts that explain how to cancel a membership. Each key says who can cancel it: a payment provider or the store. */
export const cancelTexts = {
  stripe:
    'You paid through Stripe. Use the link in your receipt email to cancel. If it has none, ask the store.',
  whop: 'You paid through Whop. Sign in there to cancel.',
  store: 'The store added you directly. Ask the store to cancel.',
} as const;

/** Whop's help page about canceling. Stripe has no help page that applies to all stores. */
export const whopCancelUrl = 'https://whop.com/help/customer/cancel-subscription/';

/** Returns a day in the viewer's time zone, such as "November 25, 2026". */
export function dayText(iso: string): string {
  return formatLongDate(new Date(iso));
}

export const refuseLabel = (storeName: string): string => `Refuse what ${isolated(storeName)} adds`;

export const confirmLabel = (membership: MyMembership): string =>
  `Confirm ${membershipLabel(membership)}`;

export const notMineLabel = (membership: MyMembership): string =>
  `Not mine: ${membershipLabel(membership)}`;

export function membershipLabel({ name, store }: MyMembership): string {
  return `${isolated(name)} of ${isolated(store.name)}`;
}
