import { factorRequiredText } from '../session/factor-required';
import type { ChecklistStep, HiddenReason } from '#domain/marketplace/checklist';
import type { OwnMembershipsError } from '#domain/marketplace/own-membership';
import { storeLimits, type StoreRemovalError } from '#domain/marketplace/own-store';
import { type SlugProblem, slugLimits } from '#domain/marketplace/slug';
import type { StoreField, StoreProblems } from '#domain/marketplace/store-form';
import { limits } from '#domain/limits';
import { formatNumber } from '#domain/format-number';
import { connectionMessages } from '../shell/shell';

/**
 * Texts of a seller's dashboard (product.md §21.5 to §21.9). The key of a notice's text is the name of the notice in
 * its machine.
 */
export const sellerMessages = {
  // access
  signInRequired: 'Please log in to access your store',
  notYours: "You don't have access to this store",
  createStoreFirst: 'Please create your store first',
  loading: 'Loading your store',
  unreachable: 'Your store could not be loaded',
  unreachableHelp: 'Check your connection and try again. Nothing was changed.',
  noSection: 'Page not found',
  noSectionHelp: 'This page does not exist. Choose a page from the sidebar.',
  sessionEnded: connectionMessages.sessionEnded,
  sessionEndedHelp:
    'What you typed is kept in this browser. Sign in again to save it and continue on this page.',
  sessionEndedNotKept:
    'This browser does not store drafts, so what you typed will be lost when this page closes. Use “Other ways to sign in” to stay on this page.',
  removed: 'This store is not yours anymore',
  removedHelp:
    'It was deleted, or given to another account. Nothing on this page can be saved; copy what you still need.',

  hiddenBySite: 'Grouped has hidden this store',
  hiddenReason: 'The reason:',
  hiddenBySiteHelp:
    'Visitors cannot see it. You can change it, but not publish it, move it to another address, or delete it. When you have fixed the problem, contact support in our community server.',

  linkPaused: 'The bot does not change roles in your server',
  linkPausedHelp:
    'Discord says that you may no longer manage roles there, so nobody gets or loses the role of a membership. Ask an administrator of the server for “Manage Roles”, or choose another server.',

  // setup
  created: 'Store created successfully!',
  createdWithoutLogo: 'Your store was created, but its logo was not saved. Choose it again.',
  saved: 'Store saved',
  deleted: 'Store deleted',
  restored: 'Your unsaved changes were restored. They are not saved yet.',
  leaveHelpWithLogo:
    'Your changes are kept in this browser, except for the chosen logo, which is not stored until you save.',
  leaveHelpWithSecret:
    'Your changes are kept in this browser, except for a chosen logo and a typed signing secret, which are not stored until you save.',
  clashTitle: 'This store was changed in another tab',
  clashHelp: 'Choose which values to keep. Nothing is saved until then.',
  slugChecking: 'Checking this address...',
  slugFree: 'This address is available.',
  slugUnknown: 'This address could not be checked. It is checked again when you save.',
  slugTaken: 'Another store has this address. Choose a different one.',
  nameTaken: 'Another store has this name, or it looks official. Choose a different one.',
  slugChanges: `Links to the old address lead to the new one. A store keeps up to ${limits.addresses} old addresses.`,
  publishOnDashboard: 'Publish it on the dashboard',
  serverUnlinked: 'An administrator of the server has unlinked your store.',
  serversLoading: 'Loading your servers...',
  serversUnavailable: 'Your Discord servers could not be loaded.',
  serversEmpty: 'You are not an administrator of a Discord server with this account.',
  serversNotConnected:
    'Your account is not connected to Discord, so there is no server to choose. Your store works without one.',
  logoUnreadable: 'This file cannot be opened as an image. Choose another one.',
  logoAnimation:
    'Animated logos are not cropped, because cropping would keep only the first frame.',
  deleteHelp:
    'Deletes the store with its memberships, its design, and its page. This cannot be undone.',
  deleteBlocked: 'Type the name of the store to delete it.',

  // the other sections
  checklistTitle: 'Get ready to sell',
  howToSell: 'How selling works',
  checklistUnreachable: 'Your memberships could not be loaded',
  checklistUnreachableHelp: connectionMessages.tryAgain,
  published: 'Your store is public',
} as const;

/** Texts that explain why the setup was not saved, except for the errors that are shown beside a field. */
export const setupErrors = {
  nameMissing: 'Give your store a name',
  malformed: 'Some values cannot be saved',
  slugReserved: 'This address is reserved',
  slugTaken: 'This address is taken',
  nameTaken: 'This name is not available',
  undecided: 'Choose which values to keep first',
  conflict: 'The store was saved in another tab. Your changes are still here. Save again.',
  notAllowed: 'You cannot save this store',
  notAdministrator: 'This server could not be connected',
  hiddenBySite: 'Grouped has hidden this store',
  rejected: 'The store was not saved, because a value was not accepted',
  pictureRejected: 'The logo was not accepted',
  signInRequired: 'Sign in again to save your store',
  unreachable: 'The store was not saved',
  unanswered: connectionMessages.noResponse,
} as const;

export const setupErrorHelp = {
  nameMissing: null,
  malformed: 'The fields below say what to change.',
  slugReserved: 'Choose a different address.',
  slugTaken: 'Another store just took this address. Choose a different one.',
  nameTaken: 'Another store has this name, or it looks official. Choose a different one.',
  undecided: null,
  conflict: null,
  notAllowed: 'It was deleted, or it belongs to another account now.',
  notAdministrator:
    'Discord has to confirm that you are an administrator of the server. Try again, or choose another one.',
  hiddenBySite:
    'Until it is restored, it keeps its address and cannot be made visible. Change both back to save the rest.',
  rejected: 'Change the last thing you typed and save again.',
  pictureRejected: 'Choose a PNG, JPEG, GIF, WebP, or AVIF file of up to 2 MB.',
  signInRequired: 'Your session has ended.',
  unreachable: 'Check your connection and save again. Your changes are kept.',
  unanswered: 'Your changes may have been saved. Check your connection and save again.',
} as const satisfies Record<keyof typeof setupErrors, string | null>;

export const removalErrors = {
  notAllowed: 'You cannot delete this store. It may belong to another account now.',
  hiddenBySite: 'Grouped has hidden this store, so it cannot be deleted. Contact support.',
  rejected: 'The store could not be deleted. Try again.',
  signInRequired: 'Your session has ended. Sign in again to delete the store.',
  factorRequired: factorRequiredText,
  unreachable: 'The store was not deleted. Check your connection and try again.',
  unanswered: 'No response: the store may have been deleted. Check your connection and try again.',
} as const satisfies Record<StoreRemovalError['kind'], string>;

export const checklistErrors = {
  signInRequired: 'Your session has ended. Sign in again to see your memberships.',
  tooSlow: connectionMessages.tooSlow,
  unreachable: sellerMessages.checklistUnreachableHelp,
} as const satisfies Record<OwnMembershipsError['kind'], string>;

export const fieldLabels = {
  name: 'Store name',
  slug: 'Address',
  logoPath: 'Logo',
  tagline: 'Tagline',
  category: 'Category',
  serverId: 'Discord server',
  sellerName: 'Seller name',
  refundPolicy: 'Refund policy',
  supportUrl: 'Support link',
  isVisible: 'Visible in the marketplace',
} as const satisfies Record<StoreField, string>;

export const checklistTexts = {
  name: { title: 'Name your store', todo: 'Buyers see the name first.' },
  design: { title: 'Design your store page', todo: 'Pick colors, a layout, and a badge.' },
  membership: { title: 'Add a membership', todo: 'Say what it costs and what is included.' },
  checkout: {
    title: 'Add a checkout link to each membership',
    todo: 'Without a link, a membership is “Not available yet.”',
  },
  publish: { title: 'Publish your store', todo: 'Make it visible in the marketplace.' },
} as const satisfies Record<ChecklistStep, { title: string; todo: string }>;

/** Texts that explain why a store page is not public. */
export const hiddenReasons = {
  notDesigned: 'Not public: the store is not designed yet.',
  notVisible: 'Not public: the store is not visible.',
  hiddenBySite: 'Not public: Grouped has hidden this store. Contact support.',
} as const satisfies Record<HiddenReason, string>;

const slugProblems = {
  missing: 'Enter an address.',
  tooShort: `Use at least ${slugLimits.shortest} characters.`,
  tooLong: `Use at most ${slugLimits.longest} characters.`,
  malformed: 'Use lowercase letters, digits, and single hyphens, such as “card-collectors”.',
  reserved: 'This address is reserved. Choose a different one.',
} as const satisfies Record<SlugProblem, string>;

const otherProblems = {
  missing: 'Enter a name that people can read.',
  official: 'Enter your own name. This one looks official.',
  notHttps: 'Enter a link such as https://example.com/help, without a username.',
} as const;

/** Returns the text that is shown beside a field whose value cannot be saved. */
export function storeProblemText(
  field: keyof StoreProblems,
  problems: StoreProblems,
): string | undefined {
  if (field === 'slug') return problems.slug && slugProblems[problems.slug];
  const problem = problems[field];
  if (problem === undefined) return undefined;
  return problem === 'tooLong'
    ? `Use at most ${formatNumber(storeLimits[field])} characters.`
    : otherProblems[problem];
}

/** Returns the name of the menu item that opens a store. It names the limit if few stores are left. */
export function openStoreText(stores: number): string {
  return stores < limits.stores - 3
    ? 'Open another store'
    : `Open another store (you have ${stores} of ${limits.stores})`;
}

/** "3 of 5 done". */
export function checklistProgressText(done: number, count: number): string {
  return `${done} of ${count} done`;
}
