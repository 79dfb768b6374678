import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import { type MailCode, type MailCodeError, mailCodeErrorKinds } from '#domain/session/mail-code';
import { command } from '../../charts/command';

/** Checks the code in an email (product.md §21.1). Programs that open the links in emails cannot use it up. */
export const mailCodeMachine = command<{
  answer: Result<null, MailCodeError>;
  subject: MailCode;
}>()({
  id: 'mailCode',
  kinds: mailCodeErrorKinds,
  asks: false,
});

export const MailCodeContext = createActorContext(mailCodeMachine);
