/** What the code in an email confirms. */
export type MailCodePurpose = 'signup' | 'recovery' | 'email_change';

export const MAIL_CODE_LENGTH = 6;

/**
 * Returns the code that was typed or pasted, or null if the text cannot be one. Spaces and hyphens between the digits are
 * ignored, and full-width digits are read.
 */
export function readMailCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^[0-9]+$/.test(code) && code.length === MAIL_CODE_LENGTH ? code : null;
}

/**
 * Why a code was not accepted. `codeRefused`: it is wrong, used, or too old; the auth server does not tell which.
 */
export type MailCodeError = { kind: 'codeRefused' | 'rateLimited' | 'unreachable' | 'unknown' };

/** A code to check, with the address to which it was sent. */
export interface MailCode {
  email: string;
  code: string;
  purpose: MailCodePurpose;
}
