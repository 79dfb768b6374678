import type { MailCodeError } from '#domain/session/mail-code';
import { sessionMessages } from './session';

/** Texts of the codes in emails (product.md §21.1). */
export const mailCodeMessages = {
  label: 'Code from the email',
  labelFor: (address: string) => `Code from the email to ${address}`,
  help: '6 digits',
  confirm: 'Confirm',
  checking: 'Checking...',
  accepted: (address: string) => `${address} is confirmed.`,
} as const;

/** Texts that explain why a code was not accepted. */
export const mailCodeErrors = {
  malformed: 'Enter the 6 digits of the code.',
  codeRefused: 'This code is wrong or too old. Use the newest email, or send another code.',
  rateLimited: 'Too many codes were tried. Wait 5 minutes, then try again.',
  unreachable: sessionMessages.unreachable,
  unknown: 'The code could not be checked. Please try again.',
} as const satisfies Record<MailCodeError['kind'] | 'malformed', string>;

/** Shown in demo mode in place of an email. */
export function demoCodeText(code: string): string {
  return `Demo mode sends no email. The code is ${code}.`;
}
