import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  exchanged,
  exchangedForAnother,
  expired,
  noSession,
  notBegunHere,
  refused,
  signIn,
  signInRedirectFixtures,
  stored,
  tokens,
  withCode,
  withTokens,
} from './sign-in-redirect.fixtures';
import { signInRedirectMachine } from './sign-in-redirect.machine';

const nothingKept = {
  code: '',
  signIn: {
    tokens: { accessToken: '', refreshToken: '', providerToken: null, providerRefreshToken: null },
    username: '',
    replaces: null,
  },
};
const notice = <Name extends string>(name: Name) => ({ type: 'notice' as const, notice: name });

describe('sign-in-redirect', () => {
  walkMachine(signInRedirectMachine, signInRedirectFixtures);
});

const start = () =>
  scenario(signInRedirectMachine).expect('reading').expectRunning(['readRedirect']);
const startWithCode = () => start().resolve('readRedirect', withCode);
const startStoring = () => startWithCode().resolve('exchangeCode', exchanged);

describe('a URL without a sign-in', () => {
  it('needs no waiting', () => {
    const idle = start().resolve('readRedirect', { kind: 'none' }).expect('idle').expectRunning([]);
    expect(idle.snapshot().hasTag('loading')).toBe(false);
    idle.expectEmitted([]).expectCalls('exchangeCode', []).expectCalls('storeTokens', []);
  });

  it('reports why the sign-in was refused', () => {
    start()
      .resolve('readRedirect', refused('banned'))
      .expect('errored')
      .expectEmitted([notice('banned')])
      .expectCalls('exchangeCode', [])
      .send({ type: 'dismiss' })
      .expect('idle');
  });

  it('does not treat a canceled sign-in as an error', () => {
    start()
      .resolve('readRedirect', refused('canceled'))
      .expect('idle')
      .expectEmitted([notice('canceled')]);
  });
});

it('reports the link of an email that has expired', () => {
  start()
    .resolve('readRedirect', expired)
    .expect('expired')
    .expectEmitted([notice('linkExpired')])
    .expectCalls('exchangeCode', [])
    .send({ type: 'dismiss' })
    .expect('idle');
});

describe('a link made by someone else', () => {
  it('with tokens does not sign in, and reports it', () => {
    start()
      .resolve('readRedirect', withTokens)
      .expect('ignored')
      .expectEmitted([notice('linkIgnored')])
      .expectCalls('exchangeCode', [])
      .expectCalls('storeTokens', [])
      .send({ type: 'dismiss' })
      .expect('idle');
  });

  it('with a code does not sign in, and reports it', () => {
    startWithCode()
      .resolve('exchangeCode', notBegunHere)
      .expect('ignored')
      .expectContext(nothingKept)
      .expectEmitted([notice('linkIgnored')])
      .expectCalls('storeTokens', []);
  });
});

describe('the code of a sign-in', () => {
  it('is exchanged for the session, which is reported, and returns to the original page', () => {
    startWithCode()
      .expect({ signingIn: { work: 'exchanging', shade: 'shown' } })
      .expectCalls('exchangeCode', [{ code: 'code-1' }])
      .resolve('exchangeCode', exchanged)
      .expect({ signingIn: { work: 'storing', shade: 'shown' } })
      .expectCalls('storeTokens', [{ tokens }])
      .expectEmitted([])
      .resolve('storeTokens', stored)
      .expect({ signingIn: { work: 'leaving', shade: 'shown' } })
      .resolve('takeRedirectPath', '/docs')
      .expect({ signingIn: { work: 'left', shade: 'shown' } })
      .expectEmitted([notice('signedIn'), { type: 'leave', to: '/docs' }])
      .expectRunning([]);
  });

  it.each([
    ['/dashboard/1/points', '/dashboard/1/points'],
    ['/', '/servers'],
    ['/auth', '/servers'],
    ['//evil.example', '/servers'],
  ])('redirects from the stored path %s to %s', (saved, to) => {
    startStoring()
      .resolve('storeTokens', stored)
      .resolve('takeRedirectPath', saved)
      .expectEmitted([notice('signedIn'), { type: 'leave', to }]);
  });

  it('drops the code and the tokens as soon as they are not needed', () => {
    startStoring()
      .expectContext({ code: '', signIn })
      .resolve('storeTokens', stored)
      .expectContext(nothingKept);
    startStoring().resolve('storeTokens', noSession).expectContext(nothingKept);
    startWithCode().resolve('exchangeCode', noSession).expectContext(nothingKept);
  });

  it.each(['exchanging', 'storing'])(
    'reports a missing session, and does not redirect: %s',
    (at) => {
      const failed =
        at === 'exchanging'
          ? startWithCode().resolve('exchangeCode', noSession)
          : startStoring().resolve('storeTokens', noSession);
      failed
        .expect('failed')
        .expectEmitted([notice('authenticationFailed')])
        .expectCalls('takeRedirectPath', []);
      expect(failed.snapshot().hasTag('loading')).toBe(false);
      failed.after(3_000).expect('failed').send({ type: 'dismiss' }).expect('idle');
    },
  );

  it('shows loading for 3 s', () => {
    const back = startStoring().after(1_000).resolve('storeTokens', stored);
    back.resolve('takeRedirectPath', '/docs').after(1_999);
    expect(back.snapshot().hasTag('loading')).toBe(true);
    back.after(1).expect('idle');
    expect(back.snapshot().hasTag('loading')).toBe(false);
  });

  it('shows loading for longer if storing takes longer', () => {
    const slow = startStoring()
      .after(10_000)
      .expect({ signingIn: { work: 'storing', shade: 'lifted' } });
    expect(slow.snapshot().hasTag('loading')).toBe(true);
    slow
      .resolve('storeTokens', stored)
      .resolve('takeRedirectPath', '/docs')
      .expect('idle')
      .expectEmitted([notice('signedIn'), { type: 'leave', to: '/docs' }]);
  });
});

describe('a sign-in as a different user', () => {
  const asking = () =>
    startWithCode().resolve('exchangeCode', exchangedForAnother).expect('confirming');

  it('replaces the session only when the user confirms', () => {
    const redirect = asking().expectCalls('storeTokens', []).expectEmitted([]);
    expect(redirect.snapshot().hasTag('loading')).toBe(false);
    redirect
      .send({ type: 'switch' })
      .expect({ signingIn: { work: 'storing', shade: 'shown' } })
      .expectCalls('storeTokens', [{ tokens }]);
  });

  it('is canceled when the user stays', () => {
    asking()
      .send({ type: 'stay' })
      .expect('idle')
      .expectContext(nothingKept)
      .expectCalls('storeTokens', [])
      .expectEmitted([]);
  });
});
