import type { VerificationError } from '#domain/session/verification';
import { brand } from '../../brand';

/** Texts of the verification page, by state (product.md §14.1). */
export const verificationMessages = {
  initial: {
    title: `${brand.name} Verification`,
    body: 'Confirm that the Discord account you signed in with is yours. We check with Discord once and post nothing on your behalf.',
  },
  processing: {
    title: 'Verifying Your Identity',
    body: 'Please wait while we process your request...',
  },
  verified: {
    title: 'Verification Successful',
    body: 'You have been successfully verified. Redirecting you now...',
  },
  failed: {
    title: 'Verification Failed',
    body: 'Something went wrong. Please try again.',
  },
} as const;

/** Shown instead of the text of the `initial` state while no one is signed in. */
export const verificationSignIn =
  "First, sign in with the Discord account that you want to verify. You'll then return to this page.";

/**
 * Texts that explain how to solve each error. Above them, the page shows a general text that is the same for all
 * errors.
 */
export const verificationHelp = {
  signedOut: "You are signed out. Sign in with Discord, and you'll return to this page.",
  reconnect:
    "Your Discord sign-in has expired. Sign in with Discord again, and you'll return to this page.",
  notConfirmed:
    'Discord did not confirm that this account is yours. Sign in with the account you want to verify, and approve the request on Discord.',
  rateLimited: 'Discord is limiting requests right now. Wait a minute, then try again.',
  unreachable: 'Our server could not be reached. Check your connection and try again.',
  unknown: "The problem is on our side or Discord's. Nothing was changed.",
} as const satisfies Record<VerificationError['kind'], string>;

/** Labels for the Discord account on the page, one for each state of the account. */
export const verificationAccount = {
  signedIn: 'The Discord account to verify',
  verified: 'Verified Discord account',
  signedOut: 'You are not signed in yet',
  noDiscordAccount: 'You are signed in without a Discord account',
} as const;
