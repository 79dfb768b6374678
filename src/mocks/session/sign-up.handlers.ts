import { PASSWORD_LENGTH } from '#domain/marketplace/account';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Mail } from './account-store';
import type { MockContext } from '../context';
import { endpoint } from '../gate';
import { levelError } from './factors.handlers';
import { type Person, userOf } from './people';
import { verifyCode } from './emails.handlers';
import { accepted, bodyOrError, failed, sessionOrError } from './auth-answers.handlers';
import { captchaError } from './captcha.handlers';

type Body = Readonly<Record<string, unknown>>;

/** Mocks signing up with an email address, the emails, and changing a password (supabase.md §2.10). */
export function signUpHandlers(context: MockContext): RequestHandler[] {
  const auth = `${context.url}/auth/v1`;
  const post = (
    path: string,
    answer: (body: Body, link: string) => Response | Promise<Response>,
    { needsCaptcha = true } = {},
  ) =>
    http.post(
      `${auth}/${path}`,
      endpoint(context, 'signIn', async ({ request, url }) => {
        const body = await bodyOrError(request);
        if (body instanceof Response) return body;
        const wrong = (needsCaptcha && captchaError(body, context)) || challengeError(body);
        return wrong ?? answer(body, url.searchParams.get('redirect_to') ?? '');
      }),
    );
  return [
    post('signup', (body, link) => signUp(body, link, context)),
    post('resend', (body, link) => resend(body, link, context)),
    post('recover', (body, link) => recover(body, link, context)),
    post('verify', (body) => verifyCode(body, context), { needsCaptcha: false }),
    http.put(
      `${auth}/user`,
      endpoint(context, 'signIn', async ({ request, url }) => {
        const caller = sessionOrError(request, context);
        if (caller instanceof Response) return caller;
        const body = levelError(caller, context) ?? (await bodyOrError(request));
        if (body instanceof Response) return body;
        return typeof body['email'] === 'string'
          ? (challengeError(body) ?? changeAddress(caller.person, body, url, context))
          : changePassword(caller.person, body, context);
      }),
    ),
  ];
}

async function signUp(body: Body, link: string, context: MockContext): Promise<Response> {
  const { conditions, store } = context;
  const { email, password, data } = body;
  if (conditions.signUp === 'off') {
    return failed(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (typeof password !== 'string' || password === '') {
    return failed(400, 'validation_failed', 'Signup requires a valid password');
  }
  const wrong = addressError(email) ?? passwordError(password, context);
  if (wrong) return wrong;
  const to = String(email).toLowerCase();
  if (conditions.signUp === 'refusesAddress') {
    return failed(400, 'email_address_invalid', `Email address "${to}" is invalid`);
  }
  const confirms = conditions.signUp === 'confirms';
  const known = store.accounts.personByEmail(to);
  if (conditions.signUp === 'taken' || (known && isConfirmed(known))) {
    if (!confirms) return failed(422, 'user_already_exists', 'User already registered');
    return accepted(obfuscated(to));
  }
  const limit = confirms ? mailLimit({ to, type: 'signup' }, context) : errorOfWorld(context);
  if (limit) return limit;
  const metadata = typeof data === 'object' && data !== null ? { ...data } : {};
  // If the account exists but is not confirmed, the auth server does not change it and sends the link again.
  const person =
    known ??
    (await store.accounts.addAccount(
      { email: to, password, metadata },
      { isConfirmed: !confirms },
    ));
  if (!confirms) return accepted(store.openSession(person));
  store.accounts.sendMail({ to, type: 'signup', ...linkOf(body, link) });
  return accepted(userOf(person));
}

function resend(body: Body, link: string, context: MockContext): Response {
  const { store } = context;
  if (body['type'] !== 'signup') {
    const message = 'Missing one of these types: signup, email_change, sms, phone_change';
    return failed(400, 'validation_failed', message);
  }
  const wrong = addressError(body['email']) ?? errorOfWorld(context);
  if (wrong) return wrong;
  const to = String(body['email']).toLowerCase();
  const person = store.accounts.personByEmail(to);
  if (!person || isConfirmed(person)) return accepted({});
  const limit = mailLimit({ to, type: 'signup' }, context);
  if (limit) return limit;
  store.accounts.sendMail({ to, type: 'signup', ...linkOf(body, link) });
  return accepted({});
}

function recover(body: Body, link: string, context: MockContext): Response {
  const { store } = context;
  const wrong = addressError(body['email']) ?? errorOfWorld(context);
  if (wrong) return wrong;
  const to = String(body['email']).toLowerCase();
  if (!store.accounts.personByEmail(to)) return accepted({});
  const limit = mailLimit({ to, type: 'recovery' }, context);
  if (limit) return limit;
  store.accounts.sendMail({ to, type: 'recovery', ...linkOf(body, link) });
  return accepted({});
}

/** Sends a link to the old and to the new address (`double_confirm_changes`). */
function changeAddress(person: Person, body: Body, url: URL, context: MockContext): Response {
  const { conditions, store } = context;
  const wrong = addressError(body['email']);
  if (wrong) return wrong;
  const to = String(body['email']).toLowerCase();
  if (conditions.claims === 'signedOut') {
    return failed(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (conditions.claims === 'unreachable') return HttpResponse.error();
  if (conditions.claims === 'refusesAddress') {
    return failed(400, 'email_address_invalid', `Email address "${to}" is invalid`);
  }
  if (to === person.email) return accepted(userOf(person));
  if (store.accounts.personByEmail(to)) {
    const message = 'A user with this email address has already been registered';
    return failed(422, 'email_exists', message);
  }
  if (conditions.claims === 'limited') return tooManyMails(MAIL_REST);
  const limit = mailLimit({ to, type: 'email_change' }, context);
  if (limit) return limit;
  store.accounts.beginAddressChange(person.id, to);
  for (const address of [person.email, to]) {
    store.accounts.sendMail({
      to: address,
      type: 'email_change',
      person_id: person.id,
      ...linkOf(body, url.searchParams.get('redirect_to') ?? ''),
    });
  }
  return accepted({ ...userOf(person), new_email: to });
}

async function changePassword(person: Person, body: Body, context: MockContext): Promise<Response> {
  const { conditions, store } = context;
  const { password } = body;
  if (typeof password !== 'string') return accepted(userOf(person));
  const wrong = passwordError(password, context) ?? errorOfWorld(context);
  if (wrong) return wrong;
  if (conditions.passwordChange === 'needsReauthentication') {
    const message = 'Password update requires reauthentication';
    return failed(400, 'reauthentication_needed', message);
  }
  if (conditions.passwordChange === 'breaks')
    return failed(422, 'unexpected_failure', 'Unexpected failure');
  if (await store.accounts.hasPassword(person, password)) {
    const message = 'New password should be different from the old password.';
    return failed(422, 'same_password', message);
  }
  await store.accounts.setPassword(person, password);
  return accepted(userOf(person));
}

function isConfirmed({ signedUp }: Person): boolean {
  return signedUp?.confirmed_at !== null;
}

/** The response for an address that has a confirmed account: a made-up user without identities. */
function obfuscated(email: string) {
  const id = crypto.randomUUID();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    is_anonymous: false,
  };
}

function addressError(email: unknown): Response | null {
  if (typeof email === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return null;
  return failed(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

function passwordError(password: string, { conditions }: MockContext): Response | null {
  if (new TextEncoder().encode(password).length > PASSWORD_LENGTH.max) {
    return failed(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  const reasons = [
    ...(Array.from(password).length < PASSWORD_LENGTH.min ? ['length'] : []),
    ...(conditions.signUp === 'wantsStrongPassword' ? ['characters', 'pwned'] : []),
  ];
  if (reasons.length === 0) return null;
  return failed(422, 'weak_password', 'Password is too weak.', { weak_password: { reasons } });
}

/** A challenge needs a method, and a method a valid challenge. Null if there is no error. */
function challengeError({ code_challenge, code_challenge_method }: Body): Response | null {
  const isGiven = (value: unknown) => typeof value === 'string' && value !== '';
  if (isGiven(code_challenge) !== isGiven(code_challenge_method)) {
    const message = 'PKCE flow requires code_challenge_method and code_challenge';
    return failed(400, 'validation_failed', message);
  }
  if (!isGiven(code_challenge) || /^[\w.~-]{43,128}$/.test(String(code_challenge))) return null;
  const message = 'code challenge has to be between 43 and 128 characters';
  return failed(400, 'validation_failed', message);
}

function linkOf(body: Body, redirect_to: string): Pick<Mail, 'challenge' | 'redirect_to'> {
  const challenge = body['code_challenge'];
  return { challenge: typeof challenge === 'string' ? challenge : null, redirect_to };
}

/** The minimum number of seconds between two emails of the same type to the same address. */
const MAIL_REST = 60;

function mailLimit({ to, type }: Pick<Mail, 'to' | 'type'>, context: MockContext): Response | null {
  const last = context.store.accounts.lastMail(to, type);
  const left = last ? Math.ceil(MAIL_REST - (context.now() - last.sent_at) / 1_000) : 0;
  return left > 0 ? tooManyMails(left) : errorOfWorld(context);
}

function errorOfWorld({ conditions }: MockContext): Response | null {
  if (conditions.signUp === 'breaks') {
    const message = 'Failed to reach hook within maximum time of 5.000000 seconds';
    return failed(422, 'hook_timeout', message);
  }
  return conditions.signUp === 'limited' ? tooManyMails(MAIL_REST) : null;
}

function tooManyMails(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return failed(429, 'over_email_send_rate_limit', message);
}
