import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { answerOfEmailLink, linkIn } from '#mocks/session/emails.handlers';
import type { MockServer } from '#mocks/node';
import { demoCredentials, people } from '#mocks/session/people';
import type { WorldName } from '#mocks/worlds';
import { takeRedirectPath } from '#services/session/redirect-path';
import { enterWorld } from '../../../tests/setup/enter-world';
import { exchangeSignIn, readSession, signOut, storeTokens } from './auth';
import { signInWithPassword } from './password-sign-in';
import { verifyMailCode } from './mail-code';
import { hasBegunSignIn } from '../supabase/client';
import {
  changePassword,
  requestPasswordReset,
  resendConfirmation,
  signUp,
} from './password-account';
import { loadSellerAccount } from '../market/seller-account';

const newAccount = {
  username: 'card_shop',
  email: 'Noor@new.example',
  password: 'a long password',
};
const { email, password } = newAccount;
const done = { ok: true, value: null };
const failedWith = (kind: string) => ({ ok: false, error: { kind } });

beforeEach(() => {
  // The client library logs failed requests itself.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

let clock = Date.parse('2026-11-24T12:00:00Z');

function enter(world: WorldName): MockServer {
  const backend = enterWorld(world, { now: () => clock });
  vi.stubGlobal('window', { location: new URL(`${MOCK_URL}/marketplace`) });
  return backend;
}

/** Returns the link in the last email to the given address. */
function linkTo({ store }: MockServer, to: string): URL {
  const mail = store.accounts.lastMail(to);
  if (!mail) throw new Error(`No email to ${to}`);
  return new URL(linkIn(mail, MOCK_URL));
}

/** Opens the given link, and returns the URL that it redirects to. */
const opened = ({ context }: MockServer, link: URL) =>
  new URL(answerOfEmailLink(link, context) ?? '');

const follow = (backend: MockServer, to: string) => opened(backend, linkTo(backend, to));

/** Exchanges the code in the given URL and stores the session, as the sign-in redirect does. */
async function signInWith({ searchParams }: URL) {
  const back = await exchangeSignIn({ code: searchParams.get('code') ?? '' });
  if (!back.ok) return back;
  return storeTokens(back.value);
}

const userId = async () => {
  const read = await readSession();
  return read.ok ? read.value?.user.id : null;
};

describe('signing up without a confirmation', () => {
  it('signs in, keeps the username with the user, and leaves no pending link', async () => {
    enter('signed-out');
    expect(await signUp(newAccount)).toEqual({ ok: true, value: 'session' });
    const read = await readSession();
    expect(read.ok && read.value?.user).toMatchObject({
      email: 'noor@new.example',
      metadata: { username: 'card_shop' },
    });
    expect(hasBegunSignIn()).toBe(false);
    expect(takeRedirectPath()).toBe('/servers');
    const seller = await loadSellerAccount();
    expect(seller.ok && seller.value).toEqual({ account: null, chosenUsername: 'card_shop' });
  });

  it('creates an account that can sign in again', async () => {
    enter('signed-out');
    await signUp(newAccount);
    const id = await userId();
    await signOut();
    expect(await signInWithPassword({ email, password: 'wrong' })).toEqual(
      failedWith('invalidCredentials'),
    );
    expect(await signInWithPassword({ email, password })).toEqual(done);
    expect(await userId()).toBe(id);
  });

  it('rejects an address that has an account', async () => {
    enter('signed-out');
    expect(await signUp({ ...newAccount, email: demoCredentials.email })).toEqual(
      failedWith('addressTaken'),
    );
  });

  it('returns the reasons for a weak password', async () => {
    enter('signup-weak-password');
    expect(await signUp({ ...newAccount, password: 'short' })).toEqual({
      ok: false,
      error: { kind: 'weakPassword', reasons: ['length', 'characters', 'pwned'] },
    });
  });
});

describe('signing up with a confirmation', () => {
  const codeTo = ({ store }: MockServer, to: string) => store.accounts.lastMail(to)?.code ?? '';

  it('signs in with the code of the email, once, also where storage is blocked', async () => {
    const backend = enter('seller-confirming');
    vi.stubGlobal('localStorage', null);
    await signUp(newAccount);
    const code = codeTo(backend, email);
    const enterCode = (typed: string, to = email) =>
      verifyMailCode({ email: to, code: typed, purpose: 'signup' });
    expect(await enterCode('000000')).toEqual(failedWith('codeRefused'));
    expect(await enterCode(code, 'other@new.example')).toEqual(failedWith('codeRefused'));
    expect(await enterCode(code)).toEqual(done);
    const session = await readSession();
    expect(session.ok && session.value?.user.email).toBe(email.toLowerCase());
    expect(await enterCode(code)).toEqual(failedWith('codeRefused'));
    // What the browser does not store is kept until the page closes.
    await signOut();
  });

  it('does not accept a code after an hour, or after another one was sent', async () => {
    const backend = enter('seller-confirming');
    await signUp(newAccount);
    const first = codeTo(backend, email);
    clock += 60_000;
    await resendConfirmation({ email });
    const enterCode = (code: string) => verifyMailCode({ email, code, purpose: 'signup' });
    expect(await enterCode(first)).toEqual(failedWith('codeRefused'));
    clock += 3_600_001;
    expect(await enterCode(codeTo(backend, email))).toEqual(failedWith('codeRefused'));
  });

  it.each([
    ['rateLimited', () => HttpResponse.json({ code: 'over_request_rate_limit' }, { status: 429 })],
    ['unreachable', () => new HttpResponse('<html>', { status: 503 })],
    ['unknown', () => HttpResponse.json({ code: 'user_banned' }, { status: 403 })],
  ] as const)('tells apart from a wrong code: %s', async (kind, answer) => {
    const { server } = enter('seller-confirming');
    server.use(http.post(`${MOCK_URL}/auth/v1/verify`, answer));
    const entered = await verifyMailCode({ email, code: '123456', purpose: 'signup' });
    expect(entered).toEqual(failedWith(kind));
  });

  it('signs in with the link in the email, in this browser', async () => {
    const backend = enter('seller-confirming');
    expect(await signUp(newAccount)).toEqual({ ok: true, value: 'confirm' });
    expect(await userId()).toBeUndefined();
    expect(await signInWithPassword({ email, password })).toEqual(failedWith('notConfirmed'));
    const back = follow(backend, email);
    expect(back.pathname + back.search.replace(/code=.*/, 'code=')).toBe(
      '/marketplace?account=confirmed&code=',
    );
    expect(await signInWith(back)).toEqual(done);
    expect(takeRedirectPath()).toBe('/marketplace?account=confirmed');
    const seller = await loadSellerAccount();
    expect(seller.ok && seller.value.chosenUsername).toBe('card_shop');
  });

  it('does not tell that an address has an account, but does not wait for an email either', async () => {
    const backend = enter('seller-confirming');
    const known = { ...newAccount, email: demoCredentials.email };
    expect(await signUp(known)).toEqual(failedWith('addressTaken'));
    expect(backend.store.accounts.lastMail(known.email)).toBeNull();
    expect(hasBegunSignIn()).toBe(false);
  });

  it('in another browser the link only confirms the address', async () => {
    const backend = enter('seller-confirming');
    await signUp(newAccount);
    localStorage.clear();
    expect(await signInWith(follow(backend, email))).toEqual(failedWith('notBegunHere'));
    expect(await userId()).toBeUndefined();
    expect(await signInWithPassword({ email, password })).toEqual(done);
  });

  it('the link works once, and its code for 5 minutes', async () => {
    const backend = enter('seller-confirming');
    await signUp(newAccount);
    const back = follow(backend, email);
    expect(() => follow(backend, email)).toThrow('No email');
    clock += 300_001;
    expect(await signInWith(back)).toEqual(failedWith('noSession'));
    expect(await signInWithPassword({ email, password })).toEqual(done);
  });

  it('sends the link again, once a minute, and only the last one works', async () => {
    const backend = enter('seller-confirming');
    await signUp(newAccount);
    expect(await resendConfirmation({ email })).toEqual(failedWith('rateLimited'));
    clock += 60_000;
    const first = linkTo(backend, email);
    expect(await resendConfirmation({ email })).toEqual(done);
    const stale = opened(backend, first);
    expect([stale.pathname, stale.searchParams.get('error_code')]).toEqual([
      '/marketplace',
      'otp_expired',
    ]);
    expect(await signInWith(follow(backend, email))).toEqual(done);
  });

  it('sends nothing to an address without an account, and does not tell', async () => {
    const backend = enter('seller-confirming');
    expect(await resendConfirmation({ email })).toEqual(done);
    expect(backend.store.accounts.lastMail(email)).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('is replaced after the link in the email, in this browser', async () => {
    const backend = enter('signed-out');
    expect(await requestPasswordReset({ email: demoCredentials.email })).toEqual(done);
    // Another sign-in was started and abandoned in the meantime.
    localStorage.setItem('authRedirectPath', '/docs');
    expect(await signInWith(follow(backend, demoCredentials.email))).toEqual(done);
    expect(takeRedirectPath()).toBe('/marketplace?account=new-password');
    expect(await userId()).toBe(people.admin.id);
    expect(await changePassword({ password: demoCredentials.password })).toEqual(
      failedWith('samePassword'),
    );
    expect(await changePassword({ password: 'a new password' })).toEqual(done);
    await signOut();
    expect(await signInWithPassword(demoCredentials)).toEqual(failedWith('invalidCredentials'));
    expect(
      await signInWithPassword({ email: demoCredentials.email, password: 'a new password' }),
    ).toEqual(done);
  });

  it('a link that somebody else requested signs nobody in', async () => {
    const backend = enter('signed-out');
    await requestPasswordReset({ email: demoCredentials.email });
    const back = follow(backend, demoCredentials.email);
    localStorage.clear();
    expect(await signInWith(back)).toEqual(failedWith('notBegunHere'));
    await requestPasswordReset({ email: people.owner.email });
    expect(await signInWith(back)).toEqual(failedWith('noSession'));
    expect(await userId()).toBeUndefined();
  });

  it('does not tell that an address has no account', async () => {
    const backend = enter('signed-out');
    expect(await requestPasswordReset({ email })).toEqual(done);
    expect(backend.store.accounts.lastMail(email)).toBeNull();
  });

  it('needs a session to be replaced', async () => {
    enter('signed-out');
    expect(await changePassword({ password: 'a new password' })).toEqual(
      failedWith('signInRequired'),
    );
  });

  it.each([
    ['ended', Date.now],
    ['expired and cannot be refreshed', () => 0],
  ])('needs a session that has not %s', async (_, now) => {
    const backend = enterWorld('owner', { now });
    backend.store.closeSessions(people.owner.id);
    expect(await changePassword({ password: 'a new password' })).toEqual(
      failedWith('signInRequired'),
    );
  });
});
