import { isolated } from '#domain/names';
import { formatLongDate } from '#domain/format-long-date';
import type {
  BoughtServer,
  Destination,
  Ending,
  MyMembership,
  MyMembershipsError,
} from '#domain/marketplace/my-membership';
import { holdsPlace, type MemberStatus } from '#domain/marketplace/store-member';
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
    'You paid after the last spot was taken. You will get a spot when one opens up and it is your turn. Until then, the bot gives you no role. For a refund, ask the store.',
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
  cancel: 'How to cancel',
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

/** Texts of a membership whose last payment failed. Each key says who collects the payments. */
export const pastDueTexts = {
  whop: 'The last payment failed. Update your payment method on Whop.',
  stripe:
    'The last payment failed. Use the link in the email about it to pay. If there is none, ask the store.',
  store: 'The last payment failed. Ask the store how to pay.',
} as const;

export function pastDueText({ provider }: Pick<MyMembership, 'provider'>): string {
  return pastDueTexts[provider === 'whop' || provider === 'stripe' ? provider : 'store'];
}

export const destinationNames = {
  payment: 'Update payment on Whop',
  server: 'Open in Discord',
  store: 'Open the store',
  support: 'Ask the store',
} as const satisfies Record<Destination, string>;

export const destinationLabel = (to: Destination, membership: MyMembership): string =>
  `${destinationNames[to]}: ${membershipLabel(membership)}`;

/** Returns what the bot does with the role, and what to do if the buyer is not in the server; null for ended memberships. */
export function roleText(
  membership: Pick<MyMembership, 'status' | 'isOffered' | 'isOversold' | 'server'>,
): string | null {
  const { server } = membership;
  if (membership.isOffered || membership.isOversold || !holdsPlace(membership)) return null;
  return server === null ? noServerText : serverText(server);
}

/** The store is not linked to a server. */
const noServerText = 'This store is not linked to a Discord server. Ask the store how to get in.';

function serverText({ role, roleName }: BoughtServer): string {
  const named = roleName === null ? 'a role' : `the role “${isolated(roleName)}”`;
  switch (role) {
    case 'due':
      return `The bot gives you ${named} in the server. Not in the server yet? Ask the store for an invite.`;
    case 'paused':
      return `The bot leaves ${named} as it is for now, because the store's right to give it is not confirmed. If it is missing, ask the store.`;
    case 'noAccount':
      return 'This membership is not linked to your Discord account, so the bot gives no role for it. If no other one gives you the role, ask the store.';
    case 'noSpot':
      return myMembershipsMessages.oversold;
    case 'none':
      return 'The bot gives no role for this membership. Not in the server yet? Ask the store for an invite.';
  }
}

export const moreLabel = (membership: MyMembership): string =>
  `More for ${membershipLabel(membership)}`;

export const endedText = (count: number): string => `Ended (${count})`;

export const confirmLabel = (membership: MyMembership): string =>
  `Confirm ${membershipLabel(membership)}`;

export const notMineLabel = (membership: MyMembership): string =>
  `Not mine: ${membershipLabel(membership)}`;

export function membershipLabel({ name, store }: MyMembership): string {
  return `${isolated(name)} of ${isolated(store.name)}`;
}
