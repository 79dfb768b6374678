import type { sessionMessages } from '#content/messages/session/session';
import type { Step } from '../console/session';
import { fixed, inConsole, row, type Rows, type RowsOf } from './row';

const notices = (name: string) => `patterns-notices--${name}`;
const dialog = (name: string) => `servers--sign-in-${name}`;

const answer = (call: string, fixture: number): Step => ({ do: 'answer', call, fixture });
const sent = (type: string): Step => ({ do: 'send', type, payload: { fixture: 0 } });
const [signIn, signOut] = [sent('sign in'), sent('sign out')];
/**
 * Each list contains one step, which sets the result of `readSession` when the page opens. In `signedIn`, the result is
 * a session. In `signedOut`, it is null.
 */
const signedIn = [answer('readSession', 0)];
const signedOut = [answer('readSession', 2)];
const resync = 'Start with “Resync Discord”';
/**
 * Returns the steps on the page to which Discord or the link in an email redirects. `kind` is the index of the fixture
 * for the result of `readRedirect`; `answers` are the results of the calls that follow.
 */
const returned = (kind: number, ...answers: readonly Step[]) => [
  answer('readRedirect', kind),
  ...answers,
];
const [WITH_CODE, WITH_TOKENS, EXPIRED, REFUSED] = [1, 2, 3, 4];

export const session = {
  'Failed to sign in with Discord': inConsole('the site cannot sign in', 'session', [
    ...signedOut,
    signIn,
    answer('signInWithDiscord', 1),
  ]),
  'An error occurred during sign in': inConsole(
    'the server does not respond to a sign-in',
    'session',
    [...signedOut, signIn, answer('signInWithDiscord', 2)],
  ),
  'Failed to sign out': fixed('the server refuses a sign-out', notices('sign-out-fails')),
  'An error occurred during sign out': inConsole(
    'the server does not respond to a sign-out',
    'session',
    [...signedIn, signOut, answer('signOut', 2)],
  ),
  'Successfully signed out': fixed('after a sign-out on a dashboard page', notices('signs-out')),
  'Your session has ended. Please sign in again.': inConsole(
    'the session ends without a sign-out',
    'session',
    [
      answer('readSession', 0),
      { do: 'report', call: 'watchAuth', type: 'auth changed', payload: { fixture: 4 } },
    ],
    { isFixed: false },
  ),
  'You were signed out on another device. Sign in again.': row(
    'the session was ended on another device',
    'security--signed-out-elsewhere',
  ),
  'Authentication error. Please try again.': inConsole(
    'Discord refuses the sign-in for another reason, or the session cannot be renewed',
    'sign-in-redirect',
    returned(REFUSED),
  ),
  'Sign-in with Discord canceled': inConsole(
    'the sign-in was canceled at Discord',
    'sign-in-redirect',
    returned(5),
    { isFixed: false },
  ),
  'Discord did not share an email address. Add one to your Discord account and verify it, then sign in again.':
    inConsole('the Discord account has no email address', 'sign-in-redirect', returned(6), {
      isFixed: false,
    }),
  'The email address of your Discord account is not verified. Verify it in Discord under User Settings, My Account, then sign in again.':
    inConsole(
      'the Discord account has an address that is not verified',
      'sign-in-redirect',
      returned(7),
      { isFixed: false },
    ),
  'The email address of your Discord account belongs to another account of this site. Sign in to that account instead.':
    inConsole(
      'the address of the Discord account has several accounts',
      'sign-in-redirect',
      returned(8),
      { isFixed: false },
    ),
  'This account is banned from Grouped. Contact support in our community server.': inConsole(
    'the account is banned',
    'sign-in-redirect',
    returned(9),
    { isFixed: false },
  ),
  'New accounts are switched off right now. You can only sign in with an account that exists.':
    inConsole('new accounts are switched off', 'sign-in-redirect', returned(10), {
      isFixed: false,
    }),
  'Sign-in with Discord is switched off right now. Please try again later.': inConsole(
    'Discord is switched off as a provider',
    'sign-in-redirect',
    returned(11),
    { isFixed: false },
  ),
  'The sign-in took too long or was already used. Please sign in with Discord again.': inConsole(
    'the user took too long at Discord',
    'sign-in-redirect',
    returned(12),
    { isFixed: false },
  ),
  'The sign-in server or Discord has a problem. Please try again in a few minutes.': inConsole(
    'the sign-in server fails',
    'sign-in-redirect',
    returned(14),
    { isFixed: false },
  ),
  'Your browser blocks site data for Grouped, so a sign-in with Discord cannot be finished. Allow cookies and site data for this site in the settings of your browser, then try again.':
    inConsole(
      'the browser blocks site data',
      'session',
      [...signedOut, signIn, answer('signInWithDiscord', 3)],
      { isFixed: false },
    ),
  'Failed to refresh token, no session returned': fixed(
    'a renewed session is empty',
    notices('refresh-is-empty'),
  ),
  'Successfully signed in!': inConsole(
    'Discord has led back to the site',
    'sign-in-redirect',
    returned(
      WITH_CODE,
      answer('exchangeCode', 0),
      answer('storeTokens', 0),
      answer('takeRedirectPath', 0),
    ),
  ),
  'That link did not sign you in. Use “Sign in with Discord” on this page.': inConsole(
    'a sign-in was begun in another browser',
    'sign-in-redirect',
    returned(WITH_TOKENS),
    { isFixed: false },
  ),
  'That link has expired or was already used. Please request a new one.': inConsole(
    'a link of an email is too old',
    'sign-in-redirect',
    returned(EXPIRED),
    { isFixed: false },
  ),
  'Authentication failed. Please try again.': inConsole(
    'the server does not accept what Discord returned',
    'sign-in-redirect',
    returned(WITH_CODE, answer('exchangeCode', 3)),
  ),
  'Invalid credentials': fixed('a wrong email or password', dialog('invalid-credentials')),
  'Too many attempts. Please wait a minute and try again.': row(
    'too many sign-ins with a password',
    dialog('rate-limited'),
  ),
  'Could not reach the server. Please check your connection and try again.': row(
    'the server does not respond to a password',
    dialog('unreachable'),
  ),
  'The security check did not succeed. Please try again.': row(
    'the security check was closed or not passed',
    dialog('captcha-failed'),
  ),
  'Please enter your email': row('the field is empty', dialog('by-keyboard')),
  'Please enter your password': row('the field is empty', dialog('by-keyboard')),
  'Logged in as admin': fixed(
    'after a sign-in of a site admin with a password',
    notices('logs-in-as-admin'),
  ),
  'Successfully logged out from marketplace': fixed(
    'after a logout in the marketplace',
    notices('logs-out-of-marketplace'),
  ),
  'Successfully logged out from Discord': inConsole(
    'after a logout on a public page',
    'session',
    [...signedIn, signOut, answer('signOut', 0)],
    { isFixed: false, start: 'Start on a public page' },
  ),
  'Failed to log out': inConsole(
    'the server refuses a logout on a public page',
    'session',
    [...signedIn, signOut, answer('signOut', 1)],
    { isFixed: false, start: 'Start on a public page' },
  ),
  'Resyncing Discord data...': inConsole(
    '“Resync Discord” was chosen',
    'session',
    [...signedIn, signIn],
    { start: resync },
  ),
  'Failed to resync Discord data': inConsole(
    'Discord cannot be reached for “Resync Discord”',
    'session',
    [...signedIn, signIn, answer('signInWithDiscord', 2)],
    { isFixed: false, start: resync },
  ),
  'Discord data resynced: nothing changed': fixed(
    'after “Resync Discord”, with the same servers as before',
    notices('resync-changes-nothing'),
  ),
  'That link did not sign you in. It works once, within 5 minutes, in the browser that requested it.':
    inConsole(
      'a link of an email was opened in another browser, in the marketplace',
      'sign-in-redirect',
      returned(WITH_CODE, answer('exchangeCode', 2)),
      { isFixed: false, start: 'Start in the marketplace' },
    ),
  'Your email address is not confirmed yet. Please do what the email we sent you says.': row(
    'the password is right, but the address is not confirmed',
    dialog('not-confirmed'),
  ),
  'Switch accounts?': {
    ...row('another person has signed in on Discord', ''),
    place: { story: 'patterns-switch-account--asks' },
  },
} satisfies RowsOf<typeof sessionMessages>;

export const sessionWithValues: Rows = {
  'Welcome, …!': inConsole('after a sign-in', 'session', [
    ...signedOut,
    { do: 'report', call: 'watchAuth', type: 'auth changed', payload: { fixture: 1 } },
  ]),
  'Discord data resynced: …': row(
    'after “Resync Discord”, with other servers than before',
    notices('resync-finds-changes'),
  ),
};
