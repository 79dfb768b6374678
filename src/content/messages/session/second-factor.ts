import { isolated } from '#domain/names';
import { formatLongDate } from '#domain/format-long-date';
import type {
  FactorCodeError,
  FactorRemovalError,
  FactorsError,
  FactorSetupError,
} from '#domain/session/second-factor';

/** Texts about authenticator apps on the page "Security" (product.md §6.18). */
export const factorMessages = {
  title: 'Authenticator app',
  help: 'With an app on your phone that shows codes, a stolen password or session is not enough to change API keys, payment settings or the access of others: those ask for a code, once in 15 minutes.',
  none: 'You have not set up an app.',
  spareHelp:
    'Add a second app on another device as a spare. If you lose every device, you cannot remove the apps yourself: ask our support, which checks who you are first.',
  support: 'Contact support',
  loading: 'Loading your authenticator apps',
  setUp: 'Set up an app',
  setUpAnother: 'Add another app',
  added: 'Authenticator app added',
  remove: 'Remove',
  removing: 'Removing...',
  removeHelp: 'You will be asked for a code of this app, or of another one that you have set up.',
  removed: 'Authenticator app removed',
  stale: {
    signInRequired: 'Your session has ended. Sign in again to update this list.',
    unreachable: 'This list may be out of date.',
  } satisfies Record<FactorsError['kind'], string>,
} as const;

export const factorSetupMessages = {
  title: 'Set up an authenticator app',
  name: 'Name',
  nameHelp: 'Such as the device it is on. You can leave it empty.',
  continue: 'Continue',
  starting: 'Making a secret for your app',
  scan: 'Scan this with the app on your phone, such as 1Password, Google Authenticator or Aegis.',
  picture: 'QR code with the secret',
  secret: 'Or enter this secret in the app',
  copy: 'Copy the secret',
  copied: 'Secret copied',
  notCopied: 'The secret could not be copied. Select it and copy it yourself.',
  signsOut: 'When you confirm, your account is signed out on all other devices.',
  finish: 'Turn on',
  restart: 'Start again',
  otherName: 'Choose another name',
} as const;

export const factorCodeMessages = {
  title: 'Enter a code',
  why: 'This change needs a code from your authenticator app. You are asked once in 15 minutes.',
  label: 'Code from the app',
  help: 'Six digits. Devices that signed in without a code are signed out.',
  setupHelp: 'Six digits that the app shows now.',
  app: 'App',
  confirm: 'Confirm',
  checking: 'Checking...',
  malformed: 'Enter the six digits that the app shows.',
} as const;

export const factorCodeErrors = {
  wrongCode:
    'This code is wrong. Check that the clock of your phone is right, and enter the code it shows now.',
  tooLate:
    'The code came too late, or your connection has changed. Enter the code that is shown now.',
  gone: 'This app is not set up any more, or its setup was started again in another tab.',
  limited: 'Too many codes were tried. Wait a minute, then enter the code that is shown then.',
  signInRequired: 'Your session has ended. Sign in again in another tab, then try again here.',
  unreachable:
    'There was no response. Check your connection, then enter the code that is shown now.',
} as const satisfies Record<FactorCodeError['kind'], string>;

/** Texts that explain why the apps could not be loaded. */
export const factorsErrors = {
  signInRequired: {
    title: 'Your session has ended',
    help: 'Sign in again to see your authenticator apps.',
  },
  unreachable: {
    title: 'Your authenticator apps could not be loaded',
    help: 'Check your connection and try again.',
  },
} as const satisfies Record<FactorsError['kind'], { title: string; help: string }>;

/** Texts that explain why a setup could not be started. */
export const factorSetupErrors = {
  nameTaken: {
    title: 'You have an app with this name',
    help: 'Go back and choose another name.',
  },
  full: { title: 'No more apps can be added', help: 'Remove one that you do not use.' },
  off: {
    title: 'Authenticator apps are turned off',
    help: 'They cannot be set up on this site at the moment.',
  },
  canceled: {
    title: 'Not started',
    help: 'Another app can only be added with a code of one that you have.',
  },
  signInRequired: { title: 'Your session has ended', help: 'Sign in again, then try again.' },
  unreachable: {
    title: 'The setup could not be started',
    help: 'Check your connection and try again.',
  },
} as const satisfies Record<FactorSetupError['kind'], { title: string; help: string }>;

/** Texts that explain why an app was not removed. */
export const factorRemovalErrors = {
  canceled: 'Not removed, because no code was entered.',
  signInRequired: 'Your session has ended. Sign in again to remove the app.',
  unanswered: 'There was no response. The list shows whether the app was removed.',
} as const satisfies Record<FactorRemovalError['kind'], string>;

/** Returns when an app was added: "Added October 16, 2026". */
export function addedText(iso: string): string {
  return `Added ${formatLongDate(new Date(iso))}`;
}

export function removeTitle(name: string): string {
  return `Remove “${name}”?`;
}

/** Shown on "Security" if the page was opened from a server that requires a second factor. */
export function errandTitle(server: string): string {
  return `${isolated(server)} requires an authenticator app`;
}

export const errandHelp =
  'After you have set one up, you return to where you were. Unsaved settings are kept in this browser.';
