import { isolated } from '#domain/names';
import type { ServerChanges } from '#domain/servers/server-changes';

const authenticationErrored = 'Authentication error. Please try again.';

/**
 * Texts about signing in and about the session (product.md §16.4). A text for a machine's notice has the name of the
 * notice as its key.
 */
export const sessionMessages = {
  // session
  signInFailed: 'Failed to sign in with Discord',
  storageBlocked:
    'Your browser blocks site data for Grouped, so a sign-in with Discord cannot be finished. Allow cookies and site data for this site in the settings of your browser, then try again.',
  signInErrored: 'An error occurred during sign in',
  signOutFailed: 'Failed to sign out',
  signOutErrored: 'An error occurred during sign out',
  signedOut: 'Successfully signed out',
  sessionEnded: 'Your session has ended. Please sign in again.',
  /** The database refused a sensitive change, because the session was ended on another device (product.md §6.17). */
  signedOutElsewhere: 'You were signed out on another device. Sign in again.',
  /** Shown if the server rejects a refresh. An unknown refusal has the same text. */
  refreshFailed: authenticationErrored,
  noSessionReturned: 'Failed to refresh token, no session returned',
  welcome: (username: string) => `Welcome, ${isolated(username)}!`,

  // sign-in-redirect
  signedIn: 'Successfully signed in!',
  linkIgnored: 'That link did not sign you in. Use “Sign in with Discord” on this page.',
  linkExpired: 'That link has expired or was already used. Please request a new one.',
  /** Shown on the pages of the marketplace. The links in emails about a seller account open the marketplace. */
  emailLinkFailed:
    'That link did not sign you in. It works once, within 5 minutes, in the browser that requested it.',
  switchTitle: 'Switch accounts?',
  switchHelp: (from: string, to: string) =>
    `This browser is signed in as ${from}. On Discord, you signed in as ${to}.`,
  switchTo: (name: string) => `Switch to ${isolated(name)}`,
  stayAs: (name: string) => `Stay signed in as ${isolated(name)}`,
  authenticationFailed: 'Authentication failed. Please try again.',
  /** Why a sign-in with Discord was refused. The keys are the kinds. */
  refusals: {
    canceled: 'Sign-in with Discord canceled',
    emailMissing:
      'Discord did not share an email address. Add one to your Discord account and verify it, then sign in again.',
    emailUnverified:
      'The email address of your Discord account is not verified. Verify it in Discord under User Settings, My Account, then sign in again.',
    emailTaken:
      'The email address of your Discord account belongs to another account of this site. Sign in to that account instead.',
    banned: 'This account is banned from Grouped. Contact support in our community server.',
    signUpDisabled:
      'New accounts are switched off right now. You can only sign in with an account that exists.',
    discordDisabled: 'Sign-in with Discord is switched off right now. Please try again later.',
    tooLate: 'The sign-in took too long or was already used. Please sign in with Discord again.',
    serverFailed: 'The sign-in server or Discord has a problem. Please try again in a few minutes.',
    unknown: authenticationErrored,
  },

  // sign-in-dialog
  invalidCredentials: 'Invalid credentials',
  notConfirmed:
    'Your email address is not confirmed yet. Please do what the email we sent you says.',
  captchaFailed: 'The security check did not succeed. Please try again.',
  rateLimited: 'Too many attempts. Please wait a minute and try again.',
  unreachable: 'Could not reach the server. Please check your connection and try again.',
  emailMissing: 'Please enter your email',
  passwordMissing: 'Please enter your password',
  loggedInAsAdmin: 'Logged in as admin',

  // account menu
  loggedOutOfMarketplace: 'Successfully logged out from marketplace',
  loggedOutOfDiscord: 'Successfully logged out from Discord',
  logOutFailed: 'Failed to log out',
  resyncing: 'Resyncing Discord data...',
  resyncFailed: 'Failed to resync Discord data',
  resynced: {
    unchanged: 'Discord data resynced: nothing changed',
    changed: (changes: string) => `Discord data resynced: ${changes}`,
  },
} as const;

/**
 * Returns the text that reports the changes after a resync. `changes` is null if there was no earlier list to compare
 * with. In that case, the text contains only the number of servers.
 */
export function resyncedText(changes: ServerChanges | null, total: number): string {
  const { unchanged, changed } = sessionMessages.resynced;
  if (changes === null) return changed(serversText(total));
  const parts = [
    { count: changes.added, word: 'added' },
    { count: changes.removed, word: 'removed' },
    { count: changes.renamed, word: 'renamed' },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return unchanged;
  const texts = parts.map(({ count, word }, place) =>
    place === 0 ? `${serversText(count)} ${word}` : `${count} ${word}`,
  );
  return changed(texts.join(', '));
}

const serversText = (count: number) => (count === 1 ? '1 server' : `${count} servers`);
