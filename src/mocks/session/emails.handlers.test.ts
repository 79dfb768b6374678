import { describe, expect, it } from 'vitest';
import type { Mail } from './account-store';
import { createMockBackend, type MockBackend } from '../backend';
import { demoCredentials, people } from './people';
import { answerOfEmailLink, linkIn } from './emails.handlers';

const ORIGIN = 'http://localhost:4173';
const SENT = 1_000_000;
const HOUR = 3_600_000;
const to = demoCredentials.email;
const requested: Mail = {
  to,
  type: 'recovery',
  token: '',
  code: '',
  challenge: 'abc',
  redirect_to: `${ORIGIN}/marketplace?account=new-password`,
  sent_at: SENT,
};
const expired = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

/** Sends an email, and returns a function that opens its link. */
function mailed(mail: Partial<Mail> = {}, { after = 0 } = {}) {
  let clock = SENT;
  const backend = createMockBackend({ world: 'signed-out', url: ORIGIN, now: () => clock });
  backend.store.accounts.sendMail({ ...requested, ...mail });
  const sent = backend.store.accounts.lastMail(to);
  if (!sent) throw new Error('Nothing was sent');
  clock += after;
  return { ...backend, open: (link = linkIn(sent, ORIGIN)) => opened(backend, link) };
}

function opened({ context }: MockBackend, link: string) {
  const next = new URL(answerOfEmailLink(new URL(link), context) ?? '');
  const { account, ...query } = Object.fromEntries(next.searchParams);
  return {
    page: next.origin + next.pathname,
    account,
    query,
    hash: Object.fromEntries(new URLSearchParams(next.hash.slice(1))),
  };
}

describe('the link in an email', () => {
  it('redirects with a code if the email was requested with a challenge', () => {
    const { open, store } = mailed();
    expect(open()).toEqual({
      page: `${ORIGIN}/marketplace`,
      account: 'new-password',
      query: { code: 'code-2' },
      hash: {},
    });
    expect([store.takeCode('code-2'), store.takeCode('code-2')]).toEqual([
      { personId: people.admin.id, challenge: 'abc', mailedAt: SENT },
      null,
    ]);
  });

  it('redirects with tokens without a challenge', () => {
    const { hash, query } = mailed({ challenge: null }).open();
    expect(query).toEqual({});
    expect(hash).toMatchObject({ refresh_token: 'refresh-2', token_type: 'bearer' });
    expect(hash['type']).toBe('recovery');
  });

  it('works once, and within an hour', () => {
    const { open } = mailed({}, { after: HOUR });
    expect(open().query).toEqual({ code: 'code-2' });
    expect(open()).toMatchObject({ query: expired, hash: { ...expired, sb: '' } });
    expect(mailed({}, { after: HOUR + 1 }).open().query).toEqual(expired);
  });

  it('of an earlier email no longer works', () => {
    const { open, store, context } = mailed();
    store.accounts.sendMail({ ...requested, redirect_to: ORIGIN });
    expect(open().query).toEqual(expired);
    const last = store.accounts.lastMail(to);
    const next = last && answerOfEmailLink(new URL(linkIn(last, ORIGIN)), context);
    expect(next).toContain('code=');
  });

  it('never redirects to another site', () => {
    const { page } = mailed({ redirect_to: 'https://evil.example/take' }).open();
    expect(page).toBe(`${ORIGIN}/`);
  });

  it('is no other path, and a made-up token is none', () => {
    const { context, open } = mailed();
    expect(answerOfEmailLink(new URL(`${ORIGIN}/marketplace`), context)).toBeNull();
    const guess = open(`${ORIGIN}/auth/v1/verify?token=guess&type=recovery&redirect_to=${ORIGIN}`);
    expect(guess.query).toEqual(expired);
  });
});
