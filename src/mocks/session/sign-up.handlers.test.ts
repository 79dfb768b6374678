import { describe, expect, it, onTestFinished } from 'vitest';
import { MOCK_ANON_KEY, MOCK_URL } from '../context';
import { DATA_KEY, type DataStorage } from '../data';
import { startMockServer } from '../node';
import { people } from './people';
import type { WorldName } from '../worlds';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const account = { email: 'Noor@resellers.example', password: 'a long password' };
const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };

function open(world: WorldName, keep?: DataStorage) {
  const backend = startMockServer({ world, now: () => NOW, ...(keep && { keep }) });
  onTestFinished(backend.stop);
  return backend;
}

interface Answer {
  id?: string;
  access_token?: string;
  code?: string;
  user?: { id: string; user_metadata: object };
}

async function call(path: string, body: object, { isPut = false, token = MOCK_ANON_KEY } = {}) {
  const response = await fetch(`${MOCK_URL}/auth/v1/${path}`, {
    method: isPut ? 'PUT' : 'POST',
    headers: { apikey: MOCK_ANON_KEY, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer;
  return { status: response.status, code: answer.code, answer };
}

const signIn = (body: object) => call('token?grant_type=password', body);

function memory(): DataStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('signing up', () => {
  it('keeps the person, their username and their password across page loads', async () => {
    const keep = memory();
    const page = startMockServer({ world: 'signed-out', now: () => NOW, keep });
    const { status, answer } = await call('signup', {
      ...account,
      data: { username: 'card_shop' },
    });
    page.stop();
    expect(status).toBe(200);
    expect(answer.user?.user_metadata).toMatchObject({ username: 'card_shop' });
    expect(keep.getItem(DATA_KEY) ?? '').not.toContain(account.password);

    open('signed-out', keep);
    expect((await signIn(account)).answer.user?.id).toBe(answer.user?.id);
    expect((await signIn({ ...account, password: 'another' })).code).toBe('invalid_credentials');
  });

  it.each([
    [{ email: account.email }, 'validation_failed'],
    [{ ...account, password: '' }, 'validation_failed'],
    [{ ...account, email: 'noor' }, 'validation_failed'],
    [{ ...account, password: 'a'.repeat(73) }, 'validation_failed'],
    [{ ...account, ...challenge, code_challenge_method: undefined }, 'validation_failed'],
    [{ ...account, ...challenge, code_challenge: 'short' }, 'validation_failed'],
    [{ ...account, password: 'seven77' }, 'weak_password'],
    [{ ...account, email: people.admin.email.toUpperCase() }, 'user_already_exists'],
  ])('rejects %o', async (body, code) => {
    const { store } = open('signed-out');
    const answer = await call('signup', body);
    expect([answer.code, answer.status >= 400]).toEqual([code, true]);
    expect(store.accounts.personByEmail(account.email)).toBeNull();
  });

  it('returns no session but an email if the address has to be confirmed', async () => {
    const { store } = open('seller-confirming');
    const { status, answer } = await call('signup?redirect_to=https://a.example', {
      ...account,
      ...challenge,
    });
    expect([status, answer.access_token]).toEqual([200, undefined]);
    expect(store.accounts.lastMail(account.email)).toMatchObject({
      to: account.email.toLowerCase(),
      type: 'signup',
      challenge: challenge.code_challenge,
      redirect_to: 'https://a.example',
    });
    expect((await signIn(account)).code).toBe('email_not_confirmed');
  });

  it('does not tell that an address is taken if addresses have to be confirmed', async () => {
    const { store } = open('seller-confirming');
    const { answer } = await call('signup', { ...account, email: people.admin.email });
    expect(answer).toMatchObject({ identities: [], email: people.admin.email });
    expect(answer.id).not.toBe(people.admin.id);
    expect(store.accounts.lastMail(people.admin.email)).toBeNull();
  });
});

describe('emails', () => {
  it('are sent once a minute to an address', async () => {
    const { store } = open('seller-confirming');
    await call('signup', account);
    const again = await call('resend', { type: 'signup', email: account.email });
    expect([again.status, again.code]).toEqual([429, 'over_email_send_rate_limit']);
    expect((await call('recover', { email: account.email })).status).toBe(200);
    expect(store.accounts.lastMail(account.email)?.type).toBe('recovery');
  });

  it('look sent for an address without an account', async () => {
    const { store } = open('signed-out');
    expect((await call('recover', { email: account.email })).status).toBe(200);
    expect((await call('resend', { type: 'signup', email: account.email })).status).toBe(200);
    expect(store.accounts.lastMail(account.email)).toBeNull();
  });

  it('of another type are not sent again', async () => {
    open('signed-out');
    const { status, code } = await call('resend', { type: 'recovery', email: account.email });
    expect([status, code]).toEqual([400, 'validation_failed']);
  });
});

describe('a new password', () => {
  it('needs a session, and replaces the old one', async () => {
    const { store } = open('signed-out');
    const change = (password: string, token?: string) =>
      call('user', { password }, { isPut: true, ...(token && { token }) });
    expect((await change('another password')).status).toBe(401);
    const token = store.openSession(people.admin).access_token;
    expect((await change('short', token)).code).toBe('weak_password');
    expect((await change(people.admin.password, token)).code).toBe('same_password');
    expect((await change('another password', token)).status).toBe(200);
    const signInWith = (password: string) => signIn({ email: people.admin.email, password });
    expect((await signInWith(people.admin.password)).code).toBe('invalid_credentials');
    expect((await signInWith('another password')).status).toBe(200);
  });
});
