import { factorRequired } from '../session/factor-required';
import type { ClaimCounts, ClaimFailure } from '#domain/marketplace/membership-claim';

/** Texts for claiming a membership (product.md §21.19). */
export const claimMessages = {
  button: 'Bought with another email?',
  title: 'Add a membership',
  help: 'If you were not signed in when you bought it, it is recorded only under the email address on your receipt.',
  label: 'Email address on your receipt',
  ownHelp: 'This is the address of your account.',
  otherHelp:
    "We'll email you a code to confirm that this address is yours. It then becomes your account's email address, replacing the current one.",
  find: 'Find memberships',
  sendCode: 'Send code',
  sendAgain: 'Send again',
  sending: 'Sending...',
  looking: 'Looking...',
  sent: 'Check your inbox',
  sentHelp:
    'Enter the code here within an hour. If your account has a different address, we also sent a code there. Enter both.',
  early: 'This address is not confirmed yet. Enter each code first.',
  check: 'I confirmed it',
  other: 'Use another address',
  taken:
    'Other memberships bought with this address already belong to another account. Ask the store about them.',
  own: 'It is already in your list',
  ownHelpDone: 'Everything bought with this address is already in your account.',
  nothing: 'No membership found',
  nothingHelp: 'Nothing was recorded under this address. Check your receipt, or ask the store.',
} as const;

/** Texts that explain why a membership was not claimed. */
export const claimErrors = {
  captchaFailed: {
    title: 'The security check did not succeed',
    help: 'No email was sent. Please try again.',
  },
  rateLimited: {
    title: 'Too many emails',
    help: 'Wait a minute, then send the code again.',
  },
  invalidAddress: {
    title: 'Enter a valid email address',
    help: 'Use the whole address, such as name@mail.com.',
  },
  addressInUse: {
    title: 'This address has an account of its own',
    help: 'Sign in with that account to find the membership, or ask the store.',
  },
  signInRequired: {
    title: 'Your session has ended',
    help: 'Sign in again. The address is kept in this browser.',
  },
  factorRequired,
  unreachable: {
    title: 'No response',
    help: 'Check your connection and try again. Nothing is added twice.',
  },
  takenByOther: {
    title: 'This membership belongs to another account',
    help: 'Sign in with the account that has it, or ask the store.',
  },
} as const satisfies Record<ClaimFailure, { title: string; help: string }>;

/** Returns the text that says to which address the code was sent. */
export function sentToText(address: string): string {
  return `We sent a code to ${address}.`;
}

/** Returns a title and a sentence about the memberships that a claim added. */
export function claimedText({ claimed, taken }: ClaimCounts): { title: string; help: string } {
  if (claimed === 0) {
    return {
      title: claimMessages.own,
      help: taken > 0 ? claimMessages.taken : claimMessages.ownHelpDone,
    };
  }
  const rest = taken > 0 ? ` ${claimMessages.taken}` : '';
  const [title, those] =
    claimed === 1
      ? ['Membership added', 'It is in your list now.']
      : [`${claimed} memberships added`, 'They are in your list now.'];
  return { title, help: those + rest };
}
