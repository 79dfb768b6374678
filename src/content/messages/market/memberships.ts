import { factorRequired } from '../session/factor-required';
import type { MembershipProblem } from '#domain/marketplace/check-membership';
import type { CheckoutLinkProblem } from '#domain/marketplace/checkout-link';
import type { Checkout } from '#domain/marketplace/checkout';
import { placesOf, type Currency } from '#domain/marketplace/currency';
import type { BillingInterval } from '#domain/marketplace/membership';
import type { FormField, MembershipForm } from '#domain/marketplace/membership-form';
import type {
  ListActionError,
  OwnMembershipsError,
  MembershipMark,
  MembershipSaveError,
  OwnMembership,
} from '#domain/marketplace/own-membership';
import type { PriceError } from '#domain/marketplace/read-price';
import { limits } from '#domain/limits';
import { formatDate } from '#domain/format-date';
import { formatNumber } from '#domain/format-number';
import { formatPrice, priceText as decimalText } from '#domain/marketplace/price';
import { numberErrorText, outOfBoundsText } from '../shell/numbers';
import { connectionMessages } from '../shell/shell';

/** Texts of a seller's memberships (product.md §21.12). */
export const membershipMessages = {
  // toasts
  created: 'Membership created successfully!',
  saved: 'Membership saved',
  duplicated: 'Membership duplicated. The copy is hidden.',
  hidden: 'Membership hidden from your store',
  shown: 'Membership visible in your store',
  archived: 'Membership archived',
  restored: 'Membership restored',
  deleted: 'Membership deleted',

  // the list
  lead: 'What visitors can buy on your store page, in this order.',
  loading: 'Loading memberships',
  empty: 'No memberships created yet',
  emptyHelp: 'A membership is what people buy: a name, a price, and what they get for it.',
  allArchived: 'All memberships are archived',
  allArchivedHelp: 'Visitors see none of them. Restore one below, or create a new one.',
  archivedHelp: 'No one can buy these. Members keep their spots.',
  unreachable: 'The memberships could not be loaded',
  unreachableHelp: 'Check your connection and try again.',
  signedOut: 'Please sign in',
  signedOutHelp: 'Your session has ended. Sign in again to see your memberships.',
  stale: 'This list may be out of date.',
  reorderHelp: 'Drag to move, or press Alt and an arrow key.',
  deleteTitle: 'Delete this membership?',
  deleteHelp: 'This cannot be undone. To stop selling it but keep it, archive it instead.',

  // the form
  newTitle: 'Create membership',
  editTitle: 'Edit membership',
  draftRestored: 'This is what you typed last time. It is not saved yet.',
  discardTitle: 'Discard what you typed?',
  discardHelp: 'This cannot be undone. “Not now” closes the form and keeps it for later.',
  priceHelp: 'Enter a number, like 49.99.',
  visibleHelp: 'Visitors see it once your store is published.',
  maxMembersHelp: 'Leave empty for no limit.',
  earlyBirdHelp: 'A lower price until a date, or for the first members.',
  earlyBirdPriceHelp: 'Lower than the price.',
  earlyBirdPlacesHelp: 'Leave empty for no limit.',
  featuresHelp: `What members get, one line each. Paste a list to add several. At most ${limits.features} features of ${limits.featureLength} characters.`,
  checkoutHelp:
    'The page where people pay, on Stripe, Whop, or another provider. Begins with https://.',
  checkoutMissing: 'Without a link, visitors see “Not available yet.”',
  roleHelp: 'The bot gives this role to members.',
  roleRefused:
    'The bot does not give this role, because it is not below your highest role in the server.',
  roleWithoutServer: "To pick a role, first choose a Discord server in your store's settings.",
  previewHelp: 'What visitors see.',
  previewNameless: 'Your membership',

  // a conflict
  conflict: 'This membership was changed in another tab or by another person',
  conflictHelp: 'Both versions are shown below. Nothing is lost until you choose.',
  mergeHelp: "Their changes don't conflict with yours. Select Continue to combine them, then save.",
} as const;

export const typeNames = {
  subscription: 'Subscription',
  'one-time': 'One-time payment',
} as const satisfies Record<OwnMembership['type'], string>;

export const typeHelp = {
  subscription: 'Members are charged each billing period until they cancel.',
  'one-time': 'Members pay once and stay.',
} as const satisfies Record<OwnMembership['type'], string>;

export const intervalNames = {
  month: 'Month',
  year: 'Year',
  week: 'Week',
} as const satisfies Record<BillingInterval, string>;

export const markNames = {
  archived: 'Archived',
  hidden: 'Hidden',
  soldOut: 'Sold out',
  notOnSale: 'Not available yet',
} as const satisfies Record<MembershipMark, string>;

export const fieldNames = {
  type: 'Type',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  currency: 'Currency',
  interval: 'Billed every',
  isVisible: 'Visible on store',
  maxMembers: 'Member limit',
  hasEarlyBird: 'Early-bird discount',
  earlyBirdPrice: 'Early-bird price',
  earlyBirdUntil: 'Ends on',
  earlyBirdPlaces: 'Number of spots',
  features: 'Features',
  checkoutUrl: 'Checkout link',
  roleId: 'Discord role',
} as const satisfies Record<FormField, string>;

/** Returns the value of a form field as text. The text is used to compare two versions of the form. */
export function fieldValueText(field: FormField, form: MembershipForm): string {
  switch (field) {
    case 'type':
      return typeNames[form.type];
    case 'interval':
      return intervalNames[form.interval];
    case 'isVisible':
    case 'hasEarlyBird':
      return form[field] ? 'Yes' : 'No';
    case 'features': {
      const lines = form.features.map(({ text }) => text.trim()).filter((text) => text !== '');
      return lines.length === 0 ? 'None' : lines.join('\n');
    }
    case 'earlyBirdUntil':
      return form.earlyBirdUntil === '' ? 'Empty' : form.earlyBirdUntil.replace('T', ', ');
    case 'name':
    case 'description':
    case 'price':
    case 'currency':
    case 'maxMembers':
    case 'earlyBirdPrice':
    case 'earlyBirdPlaces':
    case 'checkoutUrl':
    case 'roleId':
      return form[field].trim() === '' ? 'Empty' : form[field].trim();
  }
}

/** "88 of 100 spots taken", "88 members". */
export function placesTakenText({ members, maxMembers }: OwnMembership): string {
  if (maxMembers !== null) {
    return `${formatNumber(members)} of ${formatNumber(maxMembers)} spots taken`;
  }
  if (members === 0) return 'No members yet';
  return members === 1 ? '1 member' : `${formatNumber(members)} members`;
}

/** Returns the texts that explain why a membership was not saved, and how to solve the problem. */
export function saveErrorText(kind: Exclude<MembershipSaveError['kind'], 'conflict'>): {
  title: string;
  help: string;
} {
  switch (kind) {
    case 'notAllowed':
      return {
        title: 'This membership does not exist anymore',
        help: 'It was deleted, or its store belongs to another account. Save what you typed as a new membership.',
      };
    case 'rejected':
      return {
        title: 'The membership was not accepted',
        help: 'Check the fields, change what looks unusual, and save again. What you typed is still here.',
      };
    case 'factorRequired':
      return factorRequired;
    case 'signInRequired':
      return {
        title: 'Your session has ended',
        help: 'Sign in again in another tab and save again here. This browser keeps what you typed.',
      };
    case 'unreachable':
      return {
        title: 'Not saved',
        help: 'Check your connection and save again. What you typed is still here.',
      };
    case 'unanswered':
      return {
        title: 'No response',
        help: "We don't know whether this was saved. You can safely save again: it won't be added twice.",
      };
  }
}

/**
 * Returns the texts that explain why a change to the list failed. By then, the list shows the stored memberships again.
 */
/** Texts that explain why the memberships cannot be shown. */
export const membershipsErrors = {
  signInRequired: { title: membershipMessages.signedOut, help: membershipMessages.signedOutHelp },
  tooSlow: { title: membershipMessages.unreachable, help: connectionMessages.tooSlow },
  unreachable: { title: membershipMessages.unreachable, help: membershipMessages.unreachableHelp },
} as const satisfies Record<OwnMembershipsError['kind'], { title: string; help: string }>;

export function listErrorText(kind: ListActionError['kind']): { title: string; help: string } {
  switch (kind) {
    case 'conflict':
      return {
        title: 'This membership was changed in another tab',
        help: 'The list shows it as it is now. Look at it and try again.',
      };
    case 'notAllowed':
      return {
        title: 'This membership does not exist anymore',
        help: 'It was deleted, or its store belongs to another account.',
      };
    case 'hasMembers':
      return {
        title: 'This membership has or had members',
        help: 'It cannot be deleted, because its members and payments refer to it. Archive it instead.',
      };
    case 'rejected':
      return {
        title: 'The change was not accepted',
        help: 'Open the membership, check its fields, and save it.',
      };
    case 'factorRequired':
      return factorRequired;
    case 'signInRequired':
      return { title: 'Your session has ended', help: 'Sign in again and repeat the change.' };
    case 'unreachable':
      return {
        title: 'The change was not saved',
        help: 'Check your connection and try again. The list shows what is stored.',
      };
    case 'unanswered':
      return {
        title: 'No response',
        help: "We don't know whether the change was saved. Look at the list before you try again.",
      };
  }
}

export function membershipProblemText(problem: MembershipProblem): string {
  switch (problem.kind) {
    case 'missing':
      return 'Fill this in.';
    case 'tooLong':
      return `Shorten this by ${countText(problem.count - problem.limit, 'character')}.`;
    case 'tooMany':
      return `Remove ${countText(problem.count - problem.limit, 'feature')}.`;
    case 'featureTooLong':
      return `Shorten feature ${problem.feature} by ${countText(problem.count - problem.limit, 'character')}.`;
    case 'price':
      return priceErrorText(problem.error, problem.currency);
    case 'number':
      return numberErrorText(problem.error);
    case 'outOfBounds':
      return outOfBoundsText(problem.least, problem.most);
    case 'earlyBirdNotLower':
      return `Enter less than the price, ${plainPrice(problem.priceMinor, problem.currency)}.`;
    case 'earlyBirdWithoutEnd':
      return 'Choose an end date or a number of spots.';
    case 'earlyBirdEnded':
      return 'Choose a date and time in the future.';
    case 'notADate':
      return 'Choose a date and a time that exist.';
    case 'morePlacesThanMembers':
      return `Enter at most ${formatNumber(problem.most)}, the member limit.`;
    case 'link':
      return linkProblemText(problem.problem);
    case 'notARole':
      return 'Choose a role, or paste its ID (17 to 20 digits).';
  }
}

function priceErrorText(error: PriceError, currency: Currency): string {
  const example = plainPrice(placesOf(currency) === 0 ? 500 : 4999, currency);
  switch (error.kind) {
    case 'notAPrice':
      return `Enter one price in digits, like ${example}.`;
    case 'negative':
      return 'A price cannot be below zero.';
    case 'tooLarge':
      return `Enter at most ${plainPrice(99_999_999, currency)}.`;
    case 'tooPrecise':
      return `Enter ${plainPrice(error.below, currency)} or ${plainPrice(error.above, currency)}.`;
    case 'ambiguous':
      return `This can mean ${plainPrice(error.small, currency)} or ${plainPrice(error.large, currency)}. Enter ${decimalText(error.small, currency)} or ${decimalText(error.large, currency)}.`;
    case 'otherCurrency':
      return `The currency is ${currency}. Choose another one, or remove “${error.sign}”.`;
    case 'extraText':
      return `Enter only the price, without “${error.extra}”.`;
  }
}

function linkProblemText(problem: CheckoutLinkProblem): string {
  switch (problem.kind) {
    case 'notALink':
      return 'Enter a complete link, like https://buy.stripe.com/….';
    case 'notHttps':
      return 'Enter a link that begins with https://.';
    case 'hasPassword':
      return 'Remove the username before the “@”. It would hide where the link leads.';
    case 'tooLong':
      return `Shorten this by ${countText(problem.count - problem.limit, 'character')}.`;
  }
}

/** Returns the note that is shown if the typed price differs from the format in which it is stored. */
export function savedAsPriceText(minor: number, currency: Currency): string {
  return `This will be saved as ${plainPrice(minor, currency)}.`;
}

/** Returns which site a checkout link opens. */
export function checkoutText({ host, provider }: Checkout): string {
  return provider === null ? `Opens ${host}.` : `Opens ${provider} at ${host}.`;
}

/** Returns the text that says when the early-bird price ends. The text names the viewer's time zone. */
export function endsAtText(iso: string): string {
  const date = new Date(iso);
  const time = formatDate(date, {
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return `Ends ${time} (${timeZoneName()}).`;
}

export function timeZoneText(): string {
  return `In your time zone, ${timeZoneName()}.`;
}

/** The viewer's time zone: "Europe/Berlin". */
function timeZoneName(): string {
  return new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone.replaceAll('_', ' ');
}

export function moreMembersThanLimitText(members: number): string {
  return members === 1
    ? '1 member already has a spot, so this membership will be sold out.'
    : `${formatNumber(members)} members already have a spot, so this membership will be sold out.`;
}

/** Announced to screen readers. */
export const membershipsSaid = {
  moved: (place: number, count: number) => `Moved to ${place} of ${count}`,
  featureAdded: (count: number) => `Feature ${count} added`,
  featureRemoved: (place: number) => `Feature ${place} removed`,
  pasted: (count: number) => `${count} features pasted`,
} as const;

/** How many memberships the store has, once it is close to the limit; null before. */
export function membershipsLeftText(count: number): string | null {
  if (count < limits.memberships - 5) return null;
  const text = `You have ${count} of ${limits.memberships} memberships.`;
  return count < limits.memberships ? text : `${text} Archive or delete one to create another.`;
}

/** How long the texts of a store's memberships are, once they are close to the limit; null before. */
export function membershipTextsText(bytes: number): string | null {
  if (bytes < limits.membershipBytes * 0.8) return null;
  const share = Math.min(100, Math.floor((bytes / limits.membershipBytes) * 100));
  return `The names, descriptions and features of your memberships, archived ones too, use ${share}% of the space they can have. Shorten or delete some.`;
}

function countText(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the price as text, with a normal space instead of a no-break space after a currency code. */
function plainPrice(minor: number, currency: Currency): string {
  return formatPrice(minor, currency).replaceAll('\u00A0', ' ');
}
