import { isolated } from '#domain/names';
import { formatLongDate } from '#domain/format-long-date';
import { formatNumber } from '#domain/format-number';
import {
  WAITLISTS_PER_DAY,
  type JoinError,
  type WaitingPeopleError,
  type WaitlistError,
} from '#domain/marketplace/waitlist';
import { connectionMessages } from '../shell/shell';

/** Texts of the waiting list of a sold-out membership (product.md §21.18). */
export const waitlistMessages = {
  join: 'Join the waiting list',
  joining: 'Joining...',
  privacy: 'The seller sees your name on Discord.',
  waiting: 'You are on the waiting list',
  noMessage:
    "We won't notify you. Check this page or My memberships: when the membership is available again, the first person to buy gets the spot.",
  leave: 'Leave the waiting list',
  leaving: 'Leaving...',
  left: 'You have left the waiting list',
  leaveTitle: 'Leave the waiting list?',
  leaveHelp: "If you join again, you'll be at the end of the list.",
  signInTitle: 'Sign in to join the waiting list',
  signInHelp:
    "After you sign in, you'll join the list and return to this membership. The seller sees your name on Discord.",
  sessionEnded: 'Your session has ended. Sign in again to change the waiting list.',

  // My memberships
  mine: 'Waiting lists',
  mineHelp: "Sold-out memberships you are waiting for. We won't notify you when a spot opens up.",
  free: 'A spot is open',
  freeHelp: "Buy the membership on its store's page. The first person to buy gets the spot.",
  soldOut: 'Sold out',
  notOnSale: 'Not available right now',
  stale: 'Your waiting lists may be out of date.',

  // the seller
  peopleTitle: 'Waiting list',
  peopleHelp:
    'The person who has waited longest is listed first. This site does not notify them. A spot that opens up goes first to a member who paid but has none. Otherwise, the first person to buy gets it.',
  loading: 'Loading the waiting list',
  nobody: 'No one is waiting',
  nobodyHelp:
    'Visitors can join the waiting list on your store page while the membership is sold out.',
  nameless: 'No name on Discord',
} as const;

/** Returns the text for a date in the viewer's time zone, such as "Since November 25, 2026". */
export function sinceText(iso: string): string {
  return `Since ${dayText(iso)}`;
}

/** Returns a day in the viewer's time zone, such as "November 25, 2026". */
export function dayText(iso: string): string {
  return formatLongDate(new Date(iso));
}

/** Returns the accessible name of a button. It contains the name of the membership: "Leave the waiting list: Vault". */
export function waitlistButtonLabel(action: string, membership: string): string {
  return `${action}: ${isolated(membership)}`;
}

/** Returns a text such as "3 waiting". If `count` is null, the text contains no number. */
export function waitingText(count: number | null): string {
  return count === null ? waitlistMessages.peopleTitle : `${formatNumber(count)} waiting`;
}

/** "3 people are waiting". */
export function peopleFoundText(total: number): string {
  return total === 1 ? '1 person is waiting' : `${formatNumber(total)} people are waiting`;
}

/** Texts that explain why joining the waiting list failed. `signInRequired` has no text, because it opens a dialog. */
export const joinErrors = {
  noMembership: 'This membership is no longer available.',
  ownStore: 'This is your own store. You cannot join its waiting lists.',
  alreadyMember: 'You already have this membership. It is listed in My memberships.',
  notSoldOut: 'A spot is open now. Reload the page to buy the membership.',
  tooManyLists: `You can join ${WAITLISTS_PER_DAY} waiting lists in 24 hours. Try again tomorrow.`,
  unanswered:
    'No response. You may not be on the waiting list yet. Check your connection and try again.',
} as const satisfies Record<Exclude<JoinError['kind'], 'signInRequired'>, string>;

export const notLeftText =
  'No response. You may still be on the waiting list. Check your connection and try again.';

export const notReadText =
  "We couldn't check whether you're on the waiting list. Check your connection and try again.";

/** Texts that explain why the viewer's waiting lists could not be loaded. */
export const waitingListsErrors = {
  signInRequired: 'Your session has ended. Sign in again to see your waiting lists.',
  unreachable: 'Your waiting lists could not be loaded. Check your connection and try again.',
} as const satisfies Record<WaitlistError['kind'], string>;

/** Texts that explain why a seller cannot see the users on a waiting list. */
export const waitingPeopleErrors = {
  signInRequired: {
    title: 'Your session has ended',
    help: 'Sign in again in another tab, then try again here.',
  },
  notAllowed: {
    title: 'This membership does not exist anymore',
    help: 'It was deleted, or its store belongs to another account.',
  },
  tooSlow: { title: 'The waiting list could not be loaded', help: connectionMessages.tooSlow },
  unreachable: {
    title: 'The waiting list could not be loaded',
    help: 'Check your connection and try again.',
  },
} as const satisfies Record<WaitingPeopleError['kind'], { title: string; help: string }>;
