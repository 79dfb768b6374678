import type { VerificationError } from '#domain/session/verification';
import { brand } from '../brand';

/** What the verification page says in each state (spec §2 «Verification»), to the letter where the spec has a text. */
export const verificationMessages = {
  initial: {
    title: `${brand.name} Verification`,
    body: 'Confirm that the Discord account you signed in with is yours. Discord is asked once, and nothing is posted in your name.',
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

/** What to do about a verification that failed; shown below what the spec says of every one of them. */
export const verificationHelp = {
  signedOut: 'You are signed out. Sign in with Discord, then come back to this page.',
  reconnect:
    'Discord no longer answers for this sign-in. Sign in with Discord again, then come back to this page.',
  notConfirmed:
    'Discord did not confirm that this account is yours. Sign in with the account you want to verify, and allow what Discord asks for.',
  rateLimited: 'Discord is being asked too often right now. Wait a minute before you try again.',
  unreachable: 'Our server could not be reached. Check your connection before you try again.',
  unknown: 'It is not you: Discord or our server did not answer as it should. Nothing was changed.',
} as const satisfies Record<VerificationError['kind'], string>;

/** Who is to be verified, or was. */
export const verificationWhom = {
  signedIn: 'The Discord account to verify',
  verified: 'Verified Discord account',
  signedOut: 'You are not signed in yet',
  noDiscordAccount: 'You are signed in without a Discord account',
} as const;
