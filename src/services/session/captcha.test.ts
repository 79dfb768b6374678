import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoCredentials, people } from '#mocks/session/people';
import { newMockToken } from '#mocks/session/captcha.handlers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { configureCaptcha } from './captcha';
import { sendClaimLink } from '../market/membership-claim';
import { requestPasswordReset, resendConfirmation, signUp } from './password-account';
import { signInWithPassword } from './password-sign-in';

const newAccount = {
  username: 'card_shop',
  email: 'noor@new.example',
  password: 'a long password',
};
const own = { address: people.moderator.email };

/** Every request that the auth server accepts only with a token. */
const calls: readonly [string, WorldName, (signal?: AbortSignal) => Promise<unknown>][] = [
  ['signing up', 'captcha-wanted', (signal) => signUp(newAccount, signal)],
  ['signing in', 'captcha-wanted', (signal) => signInWithPassword(demoCredentials, signal)],
  ['another confirmation', 'captcha-wanted', (signal) => resendConfirmation(newAccount, signal)],
  ['a new password', 'captcha-wanted', (signal) => requestPasswordReset(newAccount, signal)],
  ['confirming the own address', 'claim-captcha', (signal) => sendClaimLink(own, signal)],
];
const failed = { ok: false, error: { kind: 'captchaFailed' } };

function enter(world: WorldName) {
  const backend = enterWorld(world);
  vi.stubGlobal('window', { location: new URL('https://grouped.example/marketplace') });
  const requests: string[] = [];
  backend.server.events.on('request:start', ({ request }) => void requests.push(request.url));
  return { requests, sent: () => requests.filter((url) => url.includes('/auth/v1/')) };
}

function checkedBy(check: (signal?: AbortSignal) => Promise<string | null>) {
  const spy = vi.fn(check);
  configureCaptcha(spy);
  onTestFinished(() => configureCaptcha(null));
  return spy;
}

beforeEach(() => {
  // The client library logs failed requests itself.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

describe.each(calls)('%s', (_, world, call) => {
  it('sends a token of its own each time', async () => {
    const { sent } = enter(world);
    const check = checkedBy(async () => newMockToken());
    const { signal } = new AbortController();
    expect(await call(signal)).toMatchObject({ ok: true });
    expect(await call(signal)).not.toEqual(failed);
    expect(check.mock.calls).toEqual([[signal], [signal]]);
    expect(sent()).toHaveLength(2);
  });

  it('fails with a token that was used before', async () => {
    enter(world);
    checkedBy(async () => 'mock-captcha-once');
    expect(await call()).toMatchObject({ ok: true });
    expect(await call()).toEqual(failed);
  });

  it('fails with a token of another site', async () => {
    enter(world);
    checkedBy(async () => 'made up');
    expect(await call()).toEqual(failed);
  });

  it('sends nothing without a token', async () => {
    const { sent } = enter(world);
    checkedBy(async () => null);
    expect(await call()).toEqual(failed);
    expect(sent()).toEqual([]);
  });

  it('is refused without a check', async () => {
    const { sent } = enter(world);
    expect(await call()).toEqual(failed);
    expect(sent()).toHaveLength(1);
  });
});

it('no token is sent where none is needed', async () => {
  const backend = enterWorld('signed-out');
  const bodies: Promise<string>[] = [];
  backend.server.events.on('request:start', ({ request }) => {
    bodies.push(request.clone().text());
  });
  expect(await signInWithPassword(demoCredentials)).toMatchObject({ ok: true });
  expect(JSON.parse((await bodies[0]) ?? '')).toMatchObject({ gotrue_meta_security: {} });
  expect((await Promise.all(bodies)).join()).not.toContain('captcha_token');
});
