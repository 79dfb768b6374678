import { factorRequiredText } from './factor-required';
import {
  type AccountField,
  type AccountProblem,
  type MailError,
  type OpenAccountError,
  PASSWORD_LENGTH,
  type PasswordError,
  type SignUpError,
  USERNAME_LENGTH,
  type WeakReason,
} from '#domain/marketplace/account';
import type { SignInError } from '#domain/session/sign-in-error';
import { sessionMessages } from './session';

/** Texts of seller accounts (product.md §21.1). */
export const accountMessages = {
  // toasts
  created: 'Account created successfully!',
  passwordChanged: 'Password changed successfully!',

  // loading
  loading: 'Loading your account...',
  unavailable: 'Your account could not be loaded',
  unavailableHelp: 'Check your connection and try again.',

  // creating
  createHelp: 'Create an account to open your store.',
  openHelp: 'Choose a username for your seller account. You sign in as before, without a password.',
  usernameHelp: `${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} letters, digits, _, or -`,
  passwordHelp: `At least ${PASSWORD_LENGTH.min} characters`,

  // confirming
  notConfirmed:
    'Your email address is not confirmed yet. Enter the code in the email first, or send another one.',
  mailSent: 'You can send another email after a minute.',

  // codes and links in emails
  afterLink: 'If you opened the link in our email, your address is confirmed. Sign in to finish.',
  linkUnused:
    'A link works once, within 5 minutes, in the browser that requested it. You can request another one here.',
  resetHelp: "We'll send you a code. With it, you can choose a new password.",
} as const;

/** Returns the text that is shown after a confirmation code was sent to the address. */
export function confirmText(email: string): string {
  return `We sent a code to ${email}. Enter it here within an hour to finish.`;
}

/** The text does not reveal whether the address has an account. */
export function resetSentText(email: string): string {
  return `If there is an account for ${email}, we sent a code to it. Enter it here within an hour.`;
}

/** Texts that explain how to correct an invalid field. Each is shown beside its field. */
export const accountProblems = {
  username: {
    missing: 'Enter a username.',
    tooShort: `Use at least ${USERNAME_LENGTH.min} characters.`,
    tooLong: `Use at most ${USERNAME_LENGTH.max} characters.`,
    malformed: 'Use only the letters A to Z, digits, _, and -.',
  },
  email: {
    missing: 'Enter your email address.',
    tooShort: 'Enter a complete email address.',
    tooLong: 'This email address is too long.',
    malformed: 'Enter a complete email address, such as name@example.com.',
  },
  password: {
    missing: 'Enter a password.',
    tooShort: `Use at least ${PASSWORD_LENGTH.min} characters.`,
    tooLong: 'This password is too long. Shorten it.',
    malformed: 'Choose another password.',
  },
} as const satisfies Record<AccountField, Record<AccountProblem, string>>;

const weakReasonTexts = {
  length: `Use at least ${PASSWORD_LENGTH.min} characters.`,
  characters: 'Mix lowercase and uppercase letters, digits, and symbols.',
  pwned: 'It has appeared in a data breach.',
} as const satisfies Record<WeakReason, string>;

export function weakPasswordText(reasons: readonly WeakReason[]): string {
  return ['This password is too weak.', ...reasons.map((reason) => weakReasonTexts[reason])].join(
    ' ',
  );
}

type FormError = SignUpError | SignInError | OpenAccountError | MailError | PasswordError;

/**
 * Texts that explain why a form of the dialog failed. `signInRequired` has no text, because it opens another form,
 * which shows `sessionEnded`.
 */
export const accountErrors = {
  usernameTaken: 'This username is taken. Choose another one.',
  usernameInvalid: `Use ${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} letters, digits, _, or -.`,
  addressTaken:
    'There is already an account with this email address. Sign in instead, or reset the password.',
  addressRefused: 'This email address was not accepted. Use another one.',
  samePassword: 'This is your current password. Choose another one.',
  linkTooOld: 'The email you used is too old to choose a new password. Request another one.',
  factorRequired: factorRequiredText,
  invalidCredentials: sessionMessages.invalidCredentials,
  sessionEnded: 'Your session has ended. Sign in to continue.',
  signUpDisabled: 'New accounts cannot be created right now. Please try again later.',
  captchaFailed: sessionMessages.captchaFailed,
  rateLimited: sessionMessages.rateLimited,
  unreachable: sessionMessages.unreachable,
  unknown: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<
  Exclude<FormError['kind'], 'weakPassword' | 'notConfirmed' | 'signInRequired'> | 'sessionEnded',
  string
>;
