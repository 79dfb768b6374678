import type {
  verificationHelp,
  verificationMessages,
  verificationSignIn,
} from '#content/messages/session/verification';
import { fixed, row, type RowsOf } from './row';

const verification = (name: string) => `verification--${name}`;

export const verifying = {
  'Grouped Verification': row('the page has opened', verification('initial')),
  'Confirm that the Discord account you signed in with is yours. We check with Discord once and post nothing on your behalf.':
    row('the page has opened', verification('initial')),
  'Verifying Your Identity': fixed('while Discord is asked', verification('processing')),
  'Please wait while we process your request...': fixed(
    'while Discord is asked',
    verification('processing'),
  ),
  'Verification Successful': fixed('Discord has confirmed the account', verification('verified')),
  'You have been successfully verified. Redirecting you now...': fixed(
    'Discord has confirmed the account',
    verification('verified'),
  ),
  'Verification Failed': fixed('for every error', verification('failed')),
  'Something went wrong. Please try again.': fixed('for every error', verification('failed')),
} satisfies RowsOf<typeof verificationMessages>;

export const verificationFirst = {
  "First, sign in with the Discord account that you want to verify. You'll then return to this page.":
    row('nobody is signed in', verification('initial-signed-out')),
} satisfies RowsOf<{ signIn: typeof verificationSignIn }>;

export const verificationErrors = {
  "You are signed out. Sign in with Discord, and you'll return to this page.": row(
    'the viewer is signed out',
    verification('failed-signed-out'),
  ),
  "Your Discord sign-in has expired. Sign in with Discord again, and you'll return to this page.":
    row('Discord does not accept the sign-in any more', verification('failed-reconnect')),
  'Discord did not confirm that this account is yours. Sign in with the account you want to verify, and approve the request on Discord.':
    row('Discord names another account', verification('failed-not-confirmed')),
  'Discord is limiting requests right now. Wait a minute, then try again.': row(
    'Discord limits the requests',
    verification('failed-rate-limited'),
  ),
  'Our server could not be reached. Check your connection and try again.': row(
    'the server does not respond',
    verification('failed-unreachable'),
  ),
  "The problem is on our side or Discord's. Nothing was changed.": row(
    'any other error',
    verification('failed'),
  ),
} satisfies RowsOf<typeof verificationHelp>;
