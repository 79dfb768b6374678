import type { ErrorOf } from '../result';
export type MailCodePurpose = 'signup' | 'recovery' | 'email_change';

export const MAIL_CODE_LENGTH = 6;

/** Ignores spaces and hyphens between the digits, and reads full-width digits. Returns null for other texts. */
export function readMailCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^[0-9]+$/.test(code) && code.length === MAIL_CODE_LENGTH ? code : null;
}

/** `codeRefused`: the code is wrong, used, or too old; the auth server does not tell which. */
export const mailCodeErrorKinds = ['codeRefused', 'rateLimited', 'unreachable', 'unknown'] as const;
export type MailCodeError = ErrorOf<typeof mailCodeErrorKinds>;

export interface MailCode {
  email: string;
  code: string;
  purpose: MailCodePurpose;
}
