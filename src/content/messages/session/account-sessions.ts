import { formatLongDate } from '#domain/format-long-date';
import type { SessionEndError, SessionsError } from '#domain/session/account-session';
import type { Device } from '#domain/session/device';
import { agoText } from '../shell/ago';

/** Texts of the page "Security" and of the list of sessions on it (product.md §6.16). */
export const securityMessages = {
  title: 'Security',
  lead: 'Your authenticator apps, and where your account is signed in.',
  signedOut: 'Sign in to see this page',
  signedOutHelp:
    'It has your authenticator apps and the devices on which your account is signed in.',
} as const;

export const sessionsMessages = {
  title: 'Sessions',
  help: 'A device that you sign out can no longer change API keys, payment settings or the access of others. Anything else it can open ends within an hour.',
  logoutHelp: '“Logout” in the account menu signs you out on every device, this one too.',
  loading: 'Loading your sessions',
  unknownDevice: 'Unknown device',
  current: 'This device',
  end: 'Sign out',
  ending: 'Signing out...',
  endOthers: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersHelp:
    'Your account stays signed in on this device only. Unsaved changes on the other devices are kept there.',
  onlyOne: 'You are not signed in anywhere else.',
  ended: 'Device signed out',
  othersEnded: 'Signed out everywhere else',
  stale: {
    signInRequired: 'Your session has ended. Sign in again to update this list.',
    unreachable: 'This list may be out of date.',
  } satisfies Record<SessionsError['kind'], string>,
} as const;

/** Returns the name of a device: "Firefox on Windows". */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? sessionsMessages.unknownDevice;
}

/** Returns when a session began: "Signed in November 20, 2026". */
export function signedInText(iso: string): string {
  return `Signed in ${formatLongDate(new Date(iso))}`;
}

/** Returns when a session was used: "Last used 3 hours ago". `now` is in Unix ms. */
export function lastUsedText(iso: string, now: number): string {
  return `Last used ${agoText(Date.parse(iso), now)}`;
}

/** Returns the accessible name of the button of a session: "Sign out Safari on iPhone, signed in November 12, 2026". */
export function endSessionLabel(device: Device, signedInAt: string): string {
  return `Sign out ${deviceName(device)}, signed in ${formatLongDate(new Date(signedInAt))}`;
}

/** Texts that explain why the sessions could not be loaded. */
export const sessionsErrors = {
  signInRequired: {
    title: 'Your session has ended',
    help: 'Sign in again to see where your account is signed in.',
  },
  unreachable: {
    title: 'Your sessions could not be loaded',
    help: 'Check your connection and try again.',
  },
} as const satisfies Record<SessionsError['kind'], { title: string; help: string }>;

/** Texts that explain why a session could not be ended. */
export const sessionEndErrors = {
  signInRequired: 'Your session has ended. Sign in again to sign out other devices.',
  unanswered: 'There was no response. The list shows whether the device was signed out.',
} as const satisfies Record<SessionEndError['kind'], string>;
