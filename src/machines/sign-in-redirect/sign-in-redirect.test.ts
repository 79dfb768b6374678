import { describe, expect, it } from 'vitest';
import type { HashTokens } from '#domain/session/auth-hash';
import { journey } from '../../../tests/setup/journey';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  noSession,
  refusal,
  signInRedirectFixtures,
  stored,
  tokens,
  withTokens,
} from './sign-in-redirect.fixtures';
import { signInRedirectMachine } from './sign-in-redirect.machine';

const noTokens: HashTokens = {
  accessToken: '',
  refreshToken: '',
  providerToken: null,
  providerRefreshToken: null,
};
const notice = <Name extends string>(name: Name) => ({ type: 'notice' as const, notice: name });

describe('sign-in-redirect', () => {
  walkMachine(signInRedirectMachine, signInRedirectFixtures);
});

const start = () => journey(signInRedirectMachine).expect('reading').expectRunning(['readHash']);
const startWithTokens = () => start().settle('readHash', withTokens);

describe('an address without tokens', () => {
  it('is nothing to wait for', () => {
    const told = start().settle('readHash', { kind: 'none' }).expect('idle').expectRunning([]);
    expect(told.snapshot().hasTag('loading')).toBe(false);
    told.expectEmitted([]).expectCalls('storeTokens', []).expectCalls('takeRedirectPath', []);
  });

  it('says when the provider refused', () => {
    start()
      .settle('readHash', refusal)
      .expect('errored')
      .expectEmitted([notice('authenticationErrored')])
      .expectCalls('storeTokens', [])
      .send({ type: 'dismiss' })
      .expect('idle');
  });
});

describe('an address with tokens', () => {
  it('stores them, says so and goes where the user came from', () => {
    startWithTokens()
      .expect({ signingIn: { work: 'storing', shade: 'shown' } })
      .expectCalls('storeTokens', [{ tokens }])
      .expectCalls('takeRedirectPath', [])
      .expectEmitted([])
      .settle('storeTokens', stored)
      .expect({ signingIn: { work: 'leaving', shade: 'shown' } })
      .settle('takeRedirectPath', '/docs')
      .expect({ signingIn: { work: 'left', shade: 'shown' } })
      .expectEmitted([notice('signedIn'), { type: 'leave', to: '/docs' }])
      .expectRunning([]);
  });

  it.each([
    ['/dashboard/1/points', '/dashboard/1/points'],
    ['/', '/servers'],
    ['/auth', '/servers'],
    ['//evil.example', '/servers'],
  ])('leaves to %s as %s', (saved, to) => {
    startWithTokens()
      .settle('storeTokens', stored)
      .settle('takeRedirectPath', saved)
      .expectEmitted([notice('signedIn'), { type: 'leave', to }]);
  });

  it('keeps the tokens no longer than it needs them', () => {
    startWithTokens().expectContext({ tokens }).settle('storeTokens', stored).expectContext({
      tokens: noTokens,
    });
    startWithTokens().settle('storeTokens', noSession).expectContext({ tokens: noTokens });
  });

  it('says when there is no session, and goes nowhere', () => {
    const told = startWithTokens()
      .settle('storeTokens', noSession)
      .expect('failed')
      .expectEmitted([notice('authenticationFailed')])
      .expectCalls('takeRedirectPath', []);
    expect(told.snapshot().hasTag('loading')).toBe(false);
    told.after(3_000).expect('failed').send({ type: 'dismiss' }).expect('idle');
  });

  it('shows loading for 3 s after the hash', () => {
    const told = startWithTokens().after(1_000).settle('storeTokens', stored);
    told.settle('takeRedirectPath', '/docs').after(1_999);
    expect(told.snapshot().hasTag('loading')).toBe(true);
    told.after(1).expect('idle');
    expect(told.snapshot().hasTag('loading')).toBe(false);
  });

  it('shows loading longer when storing takes longer', () => {
    const told = startWithTokens()
      .after(10_000)
      .expect({ signingIn: { work: 'storing', shade: 'lifted' } });
    expect(told.snapshot().hasTag('loading')).toBe(true);
    told
      .settle('storeTokens', stored)
      .settle('takeRedirectPath', '/docs')
      .expect('idle')
      .expectEmitted([notice('signedIn'), { type: 'leave', to: '/docs' }]);
  });
});
