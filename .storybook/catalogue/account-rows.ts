import type { accountErrors, accountMessages } from '#content/messages/session/account';
import { fixed, row, type RowsOf } from './row';

const account = (name: string) => `marketplace-account--${name}`;

export const accounts = {
  'This username is taken. Choose another one.': row(
    'another account has the name',
    account('creating-username-taken'),
  ),
  'Use 3 to 32 letters, digits, _, or -.': row(
    'the server refuses the name',
    account('opening-username-invalid'),
  ),
  'There is already an account with this email address. Sign in instead, or reset the password.':
    row('the address has an account', account('creating-address-taken')),
  'This email address was not accepted. Use another one.': row(
    'the mail server refuses the address',
    account('creating-address-refused'),
  ),
  'This is your current password. Choose another one.': row(
    'the new password is the old one',
    account('setting-password-same'),
  ),
  'The email you used is too old to choose a new password. Request another one.': row(
    'a new password needs a recent sign-in',
    account('setting-password-link-too-old'),
  ),
  'Invalid credentials': row(
    'a wrong email or password',
    account('signing-in-invalid-credentials'),
  ),
  'Your session has ended. Sign in to continue.': row(
    'the session ends while the dialog is open',
    account('signing-in-session-ended'),
  ),
  'New accounts cannot be created right now. Please try again later.': row(
    'sign-ups are switched off',
    account('creating-disabled'),
  ),
  'Too many attempts. Please wait a minute and try again.': row(
    'too many sign-ups or emails',
    account('creating-rate-limited'),
  ),
  'Could not reach the server. Please check your connection and try again.': row(
    'the server does not respond',
    account('creating-unreachable'),
  ),
  'The security check did not succeed. Please try again.': row(
    'the security check was closed or not passed',
    account('creating-captcha-failed'),
  ),
  'Something went wrong on our side. Please try again.': row(
    'the server has an error',
    account('creating-unknown'),
  ),
} satisfies RowsOf<typeof accountErrors>;

export const accountNotices = {
  'Account created successfully!': fixed(
    'a seller has an account',
    'patterns-notices--creates-account',
  ),
} satisfies RowsOf<Pick<typeof accountMessages, 'created'>>;
