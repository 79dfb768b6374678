import type { ErrorOf } from '../result';
import { inLatin } from './slug';
import { profileOf } from '../session/profile';
import type { AuthUser } from '../session/session';

/** The account of a seller (product.md §21.1). */
export interface SellerAccount {
  username: string;
  /** The id of the seller's oldest store; null if the seller has no store yet. */
  storeId: string | null;
}

/** The values of the account form. A user who is signed in enters only the username. */
export interface NewAccount {
  username: string;
  email: string;
  password: string;
}

export type AccountField = keyof NewAccount;

export type AccountProblem = 'missing' | 'tooShort' | 'tooLong' | 'malformed';

export type AccountProblems = Partial<Record<AccountField, AccountProblem>>;

/** The reasons for which the auth server rejects a password. */
export const weakReasons = ['length', 'characters', 'pwned'] as const;
export type WeakReason = (typeof weakReasons)[number];

export interface WeakPassword {
  kind: 'weakPassword';
  reasons: readonly WeakReason[];
}

/** Why the auth server did not create an account. `addressRefused`: the server does not accept this email address. */
export type SignUpError = WeakPassword | ErrorOf<typeof signUpErrorKinds>;
export const signUpErrorKinds = [
  'addressTaken',
  'addressRefused',
  'captchaFailed',
  'rateLimited',
  'signUpDisabled',
  'unreachable',
  'unknown',
] as const;

export const openAccountErrorKinds = [
  'usernameTaken',
  'usernameInvalid',
  'signInRequired',
  'unreachable',
  'unknown',
] as const;
export type OpenAccountError = ErrorOf<typeof openAccountErrorKinds>;

export const mailErrorKinds = ['captchaFailed', 'rateLimited', 'unreachable', 'unknown'] as const;
export type MailError = ErrorOf<typeof mailErrorKinds>;

/** Why a password was not changed. `linkTooOld`: the auth server requires a more recent sign-in. */
export type PasswordError = WeakPassword | ErrorOf<typeof passwordErrorKinds>;
export const passwordErrorKinds = [
  'samePassword',
  'linkTooOld',
  'signInRequired',
  'factorRequired',
  'rateLimited',
  'unreachable',
  'unknown',
] as const;

export const USERNAME_LENGTH = { min: 3, max: 32 } as const;
export const EMAIL_LENGTH = 254;
/** `min` is in characters. `max` is in bytes, because the auth server ignores all bytes after it. */
export const PASSWORD_LENGTH = { min: 8, max: 72 } as const;

export function readAccount({ username, email, password }: NewAccount): NewAccount {
  return { username: username.trim(), email: email.trim(), password };
}

/** Checks only the fields in `fields`, all of which are required. Returns one problem for each invalid field. */
export function checkAccount(typed: NewAccount, fields: readonly AccountField[]): AccountProblems {
  const { username, email, password } = readAccount(typed);
  const problems: Record<AccountField, AccountProblem | null> = {
    username: usernameProblem(username),
    email: emailProblem(email),
    password: passwordProblem(password),
  };
  return Object.fromEntries(
    fields.flatMap((field) => (problems[field] === null ? [] : [[field, problems[field]]])),
  );
}

/** A sign-in uses only this check, because an old account may have values that a new account cannot have. */
export function missingIn(typed: NewAccount, fields: readonly AccountField[]): AccountProblems {
  const read = readAccount(typed);
  return Object.fromEntries(
    fields.flatMap((field) => (read[field] === '' ? [[field, 'missing']] : [])),
  );
}

export function isUsername(text: unknown): text is string {
  return typeof text === 'string' && usernameProblem(text) === null;
}

/** Removes accents, and turns other characters into hyphens. Returns '' if no valid username remains. */
export function suggestUsername(name: string): string {
  const plain = inLatin(name)
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, USERNAME_LENGTH.max)
    .replaceAll(/^-+|-+$/g, '');
  return isUsername(plain) ? plain : '';
}

/** Returns the username that a user chose at sign-up; null if the user signed in with Discord. */
export function chosenUsernameOf({ metadata }: AuthUser): string | null {
  const chosen = metadata['username'];
  return isUsername(chosen) ? chosen : null;
}

export function usernameFor(user: AuthUser): string {
  return chosenUsernameOf(user) ?? suggestUsername(profileOf(user)?.username ?? '');
}

function usernameProblem(username: string): AccountProblem | null {
  if (username === '') return 'missing';
  if (!/^[A-Za-z0-9_-]+$/.test(username)) return 'malformed';
  if (username.length < USERNAME_LENGTH.min) return 'tooShort';
  return username.length > USERNAME_LENGTH.max ? 'tooLong' : null;
}

function emailProblem(email: string): AccountProblem | null {
  if (email === '') return 'missing';
  if (email.length > EMAIL_LENGTH) return 'tooLong';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? null : 'malformed';
}

function passwordProblem(password: string): AccountProblem | null {
  if (password === '') return 'missing';
  if (Array.from(password).length < PASSWORD_LENGTH.min) return 'tooShort';
  return new TextEncoder().encode(password).length > PASSWORD_LENGTH.max ? 'tooLong' : null;
}
