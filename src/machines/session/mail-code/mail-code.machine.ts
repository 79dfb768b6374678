import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import type { MailCode, MailCodeError } from '#domain/session/mail-code';
import { command } from '../../charts/command';

/**
 * Checks the code in an email, which the user types on the page that asked for the email (product.md §21.1). A code cannot be
 * used up by a program that opens the links in emails.
 */
export const mailCodeMachine = command<{
  answer: Result<null, MailCodeError>;
  subject: MailCode;
}>()({
  id: 'mailCode',
  kinds: { codeRefused: true, rateLimited: true, unreachable: true, unknown: true },
  asks: false,
});

/** Provides the actor of one code to React. */
export const MailCodeContext = createActorContext(mailCodeMachine);
