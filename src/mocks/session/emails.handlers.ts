import { isUrl } from '#domain/is-url';
import type { Mail } from './account-store';
import type { MockContext } from '../context';
import type { Person } from './people';
import { accepted, failed } from './auth-answers.handlers';

/** How long the link and the code of an email work, in ms: `otp_expiry` of the auth server. */
const MAIL_LIFE = 3_600_000;

function ownerOf(mail: Mail, { store: { accounts } }: MockContext): Person | null {
  return mail.person_id === undefined
    ? accounts.personByEmail(mail.to)
    : accounts.personById(mail.person_id);
}

/** Returns the URL of the link in an email. The URL is on the auth server, which redirects to the site. */
export function linkIn({ token, type, redirect_to }: Mail, origin: string): string {
  const address = new URL('/auth/v1/verify', origin);
  address.search = new URLSearchParams({ token, type, redirect_to }).toString();
  return address.href;
}

/**
 * Returns the redirect of an email link (`/auth/v1/verify`): with a code (PKCE), with tokens in the fragment without a
 * challenge, or with an error. Null for other URLs. MSW cannot handle it, because opening the link is a page
 * navigation.
 */
export function answerOfEmailLink(address: URL, context: MockContext): string | null {
  if (address.pathname !== '/auth/v1/verify') return null;
  const { store, now } = context;
  const asked = address.searchParams;
  const back = redirectTarget(address);
  const mail = store.accounts.takeMail(asked.get('token') ?? '', asked.get('type') ?? '');
  const person = mail && ownerOf(mail, context);
  if (!person || now() > mail.sent_at + MAIL_LIFE) return withError(back);
  if (mail.type === 'email_change' && !store.accounts.confirmAddressChange(person, mail.to)) {
    return withMessage(back);
  }
  store.accounts.confirm(person.id);
  if (mail.challenge !== null) {
    back.searchParams.set(
      'code',
      store.issueCode(person, mail.challenge, { mailedAt: mail.sent_at }),
    );
    return back.href;
  }
  const session = store.openSession(person);
  back.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    type: mail.type,
  }).toString();
  return back.href;
}

/** Returns the requested URL if it is on this site. The real auth server also has a list of allowed URLs. */
function redirectTarget({ origin, searchParams }: URL): URL {
  const requested = searchParams.get('redirect_to');
  const target = requested !== null && isUrl(requested) ? new URL(requested) : null;
  return target?.origin === origin ? target : new URL('/', origin);
}

/** The first of two links of an address change redirects with this message, and does not sign the user in. */
function withMessage(back: URL): string {
  const message =
    'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  back.searchParams.set('message', message);
  back.hash = new URLSearchParams({ message, sb: '' }).toString();
  return back.href;
}

/** The auth server adds the error both to the query and to the fragment. */
function withError(back: URL): string {
  const error = {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  };
  for (const [name, value] of Object.entries(error)) back.searchParams.set(name, value);
  back.hash = new URLSearchParams({ ...error, sb: '' }).toString();
  return back.href;
}

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
