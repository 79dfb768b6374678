import type { Mail } from './account-store';
import type { MockContext } from '../context';
import { accepted, failed } from './auth-answers.handlers';
import { MAIL_LIFE, ownerOf } from './email-links.handlers';

const codeTypes: readonly unknown[] = ['signup', 'recovery', 'email_change'];

/** Confirms an address with the code of an email. Wrong codes and codes that are too old have the same response. */
export function verifyCode(
  body: Readonly<Record<string, unknown>>,
  context: MockContext,
): Response {
  const { now, store } = context;
  const { email, token, type } = body;
  if (typeof email !== 'string' || typeof token !== 'string' || !codeTypes.includes(type)) {
    return failed(400, 'validation_failed', 'Only an email address and a token are accepted');
  }
  const to = email.toLowerCase();
  const mail = store.accounts.takeMailByCode({ to, type: type as Mail['type'], code: token });
  const person = mail && ownerOf(mail, context);
  if (!person || now() > mail.sent_at + MAIL_LIFE) {
    return failed(403, 'otp_expired', 'Token has expired or is invalid');
  }
  if (mail.type === 'email_change' && !store.accounts.confirmAddressChange(person, mail.to)) {
    const msg =
      'Confirmation link accepted. Please proceed to confirm link sent to the other email';
    return accepted({ code: '200', msg });
  }
  store.accounts.confirm(person.id);
  return accepted(store.openSession(store.accounts.personById(person.id) ?? person));
}
