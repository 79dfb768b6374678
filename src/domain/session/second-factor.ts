import type { ErrorOf } from '../result';

/** An authenticator app as a second factor of the viewer (product.md §6.18). */
export interface SecondFactor {
  id: string;
  name: string;
  /** ISO 8601. */
  addedAt: string;
}

export interface FactorsError {
  kind: 'signInRequired' | 'unreachable';
}

/** An app that is being set up. The secret and the picture are shown once. */
export interface FactorSetup {
  id: string;
  /** In Base32. */
  secret: string;
  /** The URL of a QR code with the secret. */
  picture: string;
}

/** `canceled`: no code of an app that is there already was entered. `full`: no more apps can be added. */
export interface FactorSetupError {
  kind: 'nameTaken' | 'full' | 'off' | 'canceled' | 'signInRequired' | 'unreachable';
}

export interface FactorCode {
  factorId: string;
  code: string;
}

/** `gone`: the app was removed, or its setup was started again. `unreachable`: the code may have been accepted. */
export const factorCodeErrorKinds = [
  'wrongCode',
  'tooLate',
  'gone',
  'limited',
  'signInRequired',
  'unreachable',
] as const;
export type FactorCodeError = ErrorOf<typeof factorCodeErrorKinds>;

/** `unanswered`: the app may have been removed. */
export const factorRemovalErrorKinds = ['canceled', 'signInRequired', 'unanswered'] as const;
export type FactorRemovalError = ErrorOf<typeof factorRemovalErrorKinds>;

export const FACTOR_NAME_LENGTH = 40;

/** Returns the six digits of a code that was typed or pasted with spaces; null if it is no code. */
export function readFactorCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Returns the name of a new app; one that is not taken yet if none was typed. */
export function factorNameOf(typed: string, taken: readonly string[]): string {
  const name = typed.trim();
  if (name !== '') return name;
  const base = 'Authenticator app';
  const names = [base, ...taken.map((_, place) => `${base} ${place + 2}`)];
  return names.find((each) => !taken.includes(each)) ?? base;
}

/** Returns a secret in groups of four letters, as people type it. */
export function groupedSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
