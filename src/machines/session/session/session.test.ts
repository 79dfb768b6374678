import { describe, expect, it } from 'vitest';
import type { AuthEventType } from '#domain/session/session';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  HOUR,
  bob,
  change,
  fromDiscord,
  nameless,
  ok,
  failedWith,
  renewed,
  sessionFixtures,
  sessionOf,
} from './session.fixtures';
import { sessionMachine } from './session.machine';

const notice = <Name extends string>(name: Name) => ({ type: 'notice' as const, notice: name });
const welcomeAda = { type: 'welcome' as const, username: 'ada' };

describe('session', () => {
  walkMachine(sessionMachine, sessionFixtures);
});

const start = () =>
  scenario(sessionMachine, { input: (now) => ({ now }), callbacks: ['watchAuth'] });
const startSignedOut = () =>
  start().resolve('readSession', ok(null)).expect({ signedOut: 'ready' });
const startSignedIn = (session = sessionOf()) =>
  start()
    .resolve('readSession', ok(session))
    .expect({ signedIn: 'fresh' })
    .expectContext({ session });

describe('start-up', () => {
  it('restores a session without a welcome notice', () => {
    start()
      .expect({ restoring: 'reading' })
      .expectRunning(['readSession', 'watchAuth'])
      .expectContext({ session: null, welcomed: false })
      .resolve('readSession', ok(sessionOf()))
      .expect({ signedIn: 'fresh' })
      .expectContext({ session: sessionOf(), welcomed: true })
      .receive('watchAuth', change('SIGNED_IN', sessionOf()))
      .receive('watchAuth', change('INITIAL_SESSION', sessionOf()))
      .expect({ signedIn: 'fresh' })
      .expectEmitted([])
      .expectRunning(['watchAuth']);
  });

  it('restores the session that the auth client reports first, without a welcome notice', () => {
    start()
      .receive('watchAuth', change('SIGNED_IN', sessionOf()))
      .expect({ signedIn: 'fresh' })
      .expectContext({ session: sessionOf(), welcomed: true })
      .receive('watchAuth', change('INITIAL_SESSION', sessionOf()))
      .expect({ signedIn: 'fresh' })
      .expectEmitted([])
      .expectRunning(['watchAuth']);
  });

  it.each([
    change('INITIAL_SESSION', null),
    change('SIGNED_OUT', null),
    change('USER_UPDATED', null),
  ])(
    'waits for the stored session, which may restore what the auth client dropped: %j',
    (nobody) => {
      const session = () => start().receive('watchAuth', nobody).expect({ restoring: 'reading' });
      session()
        .resolve('readSession', ok(sessionOf()))
        .expect({ signedIn: 'fresh' })
        .expectContext({ session: sessionOf() })
        .expectEmitted([]);
      session()
        .resolve('readSession', ok(null))
        .expect({ signedOut: 'ready' })
        .expectContext({ session: null })
        .expectCalls('signOut', [])
        .expectRunning(['watchAuth'])
        .expectEmitted([]);
      session().resolve('readSession', failedWith('unreadable')).expect({ signedOut: 'ready' });
    },
  );

  it('INITIAL_SESSION without a user: signed out', () => {
    startSignedOut()
      .receive('watchAuth', change('INITIAL_SESSION', null))
      .expect({ signedOut: 'ready' })
      .expectEmitted([])
      .expectCalls('signOut', []);
  });

  it('reads the stored session once and starts no sign-in or sign-out', () => {
    start()
      .send({ type: 'sign in' })
      .send({ type: 'sign out' })
      .send({ type: 'dismiss' })
      .expect({ restoring: 'reading' })
      .expectCalls('readSession', [undefined])
      .expectRunning(['readSession', 'watchAuth']);
  });
});

describe('signing in', () => {
  it('welcomes the user once after the Discord sign-in', () => {
    startSignedOut()
      .receive('watchAuth', change('SIGNED_IN', fromDiscord))
      .expect({ signedIn: 'fresh' })
      .expectContext({ session: fromDiscord, welcomed: true })
      .expectEmitted([welcomeAda])
      .receive('watchAuth', change('SIGNED_IN', fromDiscord))
      .receive('watchAuth', change('USER_UPDATED', fromDiscord))
      .expect({ signedIn: 'fresh' })
      .expectEmitted([]);
  });

  it('welcomes again after a sign-out, and welcomes another user', () => {
    startSignedOut()
      .receive('watchAuth', change('SIGNED_IN', sessionOf()))
      .send({ type: 'sign out' })
      .resolve('signOut', ok(null))
      .receive('watchAuth', change('SIGNED_IN', sessionOf()))
      .expectEmitted([welcomeAda, notice('signedOut'), welcomeAda])
      .receive('watchAuth', change('SIGNED_IN', sessionOf({ user: bob })))
      .expectContext({ session: sessionOf({ user: bob }) })
      .expectEmitted([{ type: 'welcome', username: 'bob' }]);
  });

  it('shows no welcome until the user has a name', () => {
    const named = { ...nameless, metadata: { sub: '3', name: 'carol' } };
    startSignedOut()
      .receive('watchAuth', change('SIGNED_IN', sessionOf({ user: nameless })))
      .expect({ signedIn: 'fresh' })
      .expectContext({ welcomed: false })
      .expectEmitted([])
      .receive('watchAuth', change('USER_UPDATED', sessionOf({ user: named })))
      .expectEmitted([{ type: 'welcome', username: 'carol' }]);
  });

  it('starts one sign-in and leaves the page', () => {
    startSignedOut()
      .send({ type: 'sign in' })
      .expect({ signingIn: 'requesting' })
      .send({ type: 'sign in' })
      .resolve('signInWithDiscord', ok(null))
      .expect({ signingIn: 'leaving' })
      .send({ type: 'sign in' })
      .expect({ signingIn: 'leaving' })
      .expectCalls('signInWithDiscord', [undefined])
      .expectEmitted([]);
  });

  it('is ready again when the page is restored from the back/forward cache', () => {
    startSignedOut()
      .send({ type: 'sign in' })
      .resolve('signInWithDiscord', ok(null))
      .receive('watchAuth', change('INITIAL_SESSION', null))
      .expect({ signingIn: 'leaving' })
      .send({ type: 'dismiss' })
      .expect({ signedOut: 'ready' })
      .send({ type: 'sign in' })
      .expect({ signingIn: 'requesting' })
      .receive('watchAuth', change('SIGNED_IN', sessionOf()))
      .expect({ signedIn: 'fresh' })
      .expectEmitted([welcomeAda])
      .expectRunning(['watchAuth']);
  });

  it.each(['signInFailed', 'signInErrored'] as const)('%s can be dismissed or retried', (kind) => {
    startSignedOut()
      .send({ type: 'sign in' })
      .resolve('signInWithDiscord', failedWith(kind))
      .expect({ signedOut: kind })
      .expectEmitted([notice(kind)])
      .send({ type: 'dismiss' })
      .expect({ signedOut: 'ready' })
      .send({ type: 'sign in' })
      .resolve('signInWithDiscord', failedWith(kind))
      .send({ type: 'sign in' })
      .expect({ signingIn: 'requesting' })
      .expectCalls('signInWithDiscord', [undefined, undefined, undefined]);
  });
});

describe('auth client events', () => {
  const events: AuthEventType[] = [
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'PASSWORD_RECOVERY',
    'USER_UPDATED',
    'MFA_CHALLENGE_VERIFIED',
  ];

  it.each(events)('%s with a session: signed in with that session', (event) => {
    startSignedOut()
      .receive('watchAuth', change(event, sessionOf()))
      .expect({ signedIn: 'fresh' })
      .receive('watchAuth', change(event, renewed))
      .expect({ signedIn: 'fresh' })
      .expectContext({ session: renewed })
      .expectEmitted([welcomeAda]);
  });

  it.each(events.filter((event) => event !== 'INITIAL_SESSION'))(
    '%s without a session changes nothing',
    (event) => {
      startSignedIn()
        .receive('watchAuth', change(event, null))
        .expect({ signedIn: 'fresh' })
        .expectContext({ session: sessionOf() });
      startSignedOut().receive('watchAuth', change(event, null)).expect({ signedOut: 'ready' });
    },
  );

  it.each([
    ['INITIAL_SESSION', 'sessionEnded'],
    ['SIGNED_OUT', 'sessionEnded'],
    ['SESSION_REVOKED', 'signedOutElsewhere'],
  ] as const)(
    '%s without a user: ends the session, but not a newer one, and says %s',
    (event, said) => {
      startSignedIn()
        .receive('watchAuth', change(event, null))
        .expect({ signedOut: 'ready' })
        .expectContext({ session: null, welcomed: false })
        .expectEmitted([notice(said)])
        .receive('watchAuth', change('SIGNED_OUT', null))
        .expect({ signedOut: 'ready' })
        .expectEmitted([])
        .expectCalls('signOut', []);
    },
  );
});

describe('an auth server that does not respond', () => {
  it('is retried at the next tick or on request, without a sign-out', () => {
    const unreachable = () =>
      start()
        .resolve('readSession', failedWith('unreachable'))
        .expect({ restoring: 'unreachable' })
        .expectEmitted([]);
    unreachable()
      .send({ type: 'retry' })
      .expect({ restoring: 'reading' })
      .resolve('readSession', ok(sessionOf()))
      .expect({ signedIn: 'fresh' });
    unreachable().after(30_000).expect({ restoring: 'reading' });
    unreachable()
      .receive('watchAuth', change('SIGNED_IN', sessionOf()))
      .expect({ signedIn: 'fresh' });
  });
});

describe('refreshing', () => {
  it('checks at every tick and refreshes below 90 s, not at 90 s', () => {
    startSignedIn(sessionOf({ expiresAt: 150 }))
      .after(60_000) // 90 s remain
      .expect({ signedIn: 'fresh' })
      .expectCalls('refreshSession', [])
      .after(29_999)
      .expect({ signedIn: 'fresh' })
      .after(1)
      .expect({ signedIn: 'refreshing' })
      .expectCalls('refreshSession', [{ refreshToken: 'refresh' }]);
  });

  it('refreshes at the first tick with 89 s left', () => {
    startSignedIn(sessionOf({ expiresAt: 119 }))
      .after(29_999)
      .expect({ signedIn: 'fresh' })
      .after(1)
      .expect({ signedIn: 'refreshing' })
      .expectRunning(['refreshSession', 'watchAuth']);
  });

  it.each([
    [90, 'fresh'],
    [89, 'refreshing'],
    [-HOUR, 'refreshing'],
  ] as const)('a restored session with %i s left: %s', (expiresAt, state) => {
    start()
      .resolve('readSession', ok(sessionOf({ expiresAt })))
      .expect({ signedIn: state });
    start()
      .receive('watchAuth', change('SIGNED_IN', sessionOf({ expiresAt })))
      .expect({ signedIn: state });
  });

  it('uses the new session from the response or from the auth client', () => {
    const refreshing = () => start().resolve('readSession', ok(sessionOf({ expiresAt: 60 })));
    refreshing()
      .resolve('refreshSession', ok(renewed))
      .expect({ signedIn: 'fresh' })
      .expectContext({ session: renewed })
      .expectEmitted([]);
    refreshing()
      .receive('watchAuth', change('TOKEN_REFRESHED', renewed))
      .expect({ signedIn: 'fresh' })
      .expectContext({ session: renewed })
      .expectRunning(['watchAuth'])
      .expectEmitted([]);
  });

  it('does not refresh in a loop when new sessions are already stale', () => {
    start()
      .resolve('readSession', ok(sessionOf({ expiresAt: 60 })))
      .resolve('refreshSession', ok(sessionOf({ expiresAt: 60 })))
      .expect({ signedIn: 'fresh' })
      .receive('watchAuth', change('TOKEN_REFRESHED', sessionOf({ expiresAt: 60 })))
      .expect({ signedIn: 'fresh' })
      .after(30_000)
      .expect({ signedIn: 'refreshing' })
      .expectCalls('refreshSession', [{ refreshToken: 'refresh' }, { refreshToken: 'refresh' }]);
  });

  it.each(['refreshFailed', 'noSessionReturned'] as const)(
    '%s: shows one notice and retries at each tick until it works',
    (kind) => {
      start()
        .resolve('readSession', ok(sessionOf({ expiresAt: 60 })))
        .resolve('refreshSession', failedWith(kind))
        .expect({ signedIn: { waitingForTick: kind } })
        .expectEmitted([notice(kind)])
        .expectContext({ session: sessionOf({ expiresAt: 60 }) })
        .after(29_999)
        .expect({ signedIn: { waitingForTick: kind } })
        .after(1)
        .expect({ signedIn: 'refreshingAgain' })
        .resolve('refreshSession', failedWith(kind))
        .expect({ signedIn: { waitingForTick: kind } })
        .after(30_000)
        .resolve('refreshSession', ok(renewed))
        .expect({ signedIn: 'fresh' })
        .expectContext({ session: renewed })
        .expectCalls('refreshSession', Array(3).fill({ refreshToken: 'refresh' }))
        .expectEmitted([]);
    },
  );

  it.each([
    ['the response', () => almostOver().resolve('refreshSession', ok(renewed))],
    [
      'the auth client',
      () => almostOver().receive('watchAuth', change('TOKEN_REFRESHED', renewed)),
    ],
    [
      'the response, second try',
      () =>
        almostOver()
          .resolve('refreshSession', failedWith('noSessionReturned'))
          .expectEmitted([notice('noSessionReturned')])
          .after(30_000)
          .resolve('refreshSession', ok(renewed)),
    ],
  ])('reports a missing Discord token, from %s, until the next tick', (_, refresh) => {
    refresh()
      .expect({ signedIn: 'noDiscordToken' })
      .expectContext({ session: renewed, welcomed: true })
      .expectEmitted([notice('noDiscordToken')])
      .receive('watchAuth', change('TOKEN_REFRESHED', renewed))
      .expect({ signedIn: 'fresh' })
      .expectEmitted([]);
    refresh().send({ type: 'dismiss' }).expect({ signedIn: 'fresh' });
    refresh()
      .after(29_999)
      .expect({ signedIn: 'noDiscordToken' })
      .after(1)
      .expect({ signedIn: 'fresh' });
  });

  function almostOver() {
    return start().resolve('readSession', ok({ ...fromDiscord, expiresAt: 60 }));
  }
});

describe('reconnecting', () => {
  const askDiscord = () =>
    startSignedIn()
      .send({ type: 'sign in' })
      .expect({ signingIn: 'requesting' })
      .expectContext({ session: sessionOf(), welcomed: true })
      .expectRunning(['signInWithDiscord', 'watchAuth']);

  it.each(['signInFailed', 'signInErrored'] as const)('stays signed in when %s', (kind) => {
    askDiscord()
      .resolve('signInWithDiscord', failedWith(kind))
      .expect({ signedIn: 'fresh' })
      .expectContext({ session: sessionOf(), welcomed: true })
      .expectEmitted([notice(kind)]);
  });

  it('stays signed in when the Back button restores the page', () => {
    askDiscord()
      .resolve('signInWithDiscord', ok(null))
      .expect({ signingIn: 'leaving' })
      .send({ type: 'dismiss' })
      .expect({ signedIn: 'fresh' })
      .expectContext({ session: sessionOf(), welcomed: true })
      .expectEmitted([]);
  });
});

describe('signing out', () => {
  it('drops the session when the server confirms, after SIGNED_OUT', () => {
    startSignedIn()
      .send({ type: 'sign out' })
      .expect('signingOut')
      .expectContext({ session: sessionOf() })
      .send({ type: 'sign out' })
      .receive('watchAuth', change('SIGNED_OUT', null))
      .expect('signingOut')
      .expectRunning(['signOut', 'watchAuth'])
      .expectCalls('signOut', [undefined])
      .resolve('signOut', ok(null))
      .expect({ signedOut: 'ready' })
      .expectContext({ session: null, welcomed: false })
      .expectEmitted([notice('signedOut')]);
  });

  it.each(['signOutFailed', 'signOutErrored'] as const)(
    '%s: stays signed in, shows the error until dismissed or the next tick, and can retry',
    (kind) => {
      const refuse = () =>
        startSignedIn(sessionOf({ expiresAt: 119 }))
          .send({ type: 'sign out' })
          .resolve('signOut', failedWith(kind))
          .expect({ signedIn: kind })
          .expectContext({ session: sessionOf({ expiresAt: 119 }), welcomed: true })
          .expectEmitted([notice(kind)]);
      refuse().send({ type: 'dismiss' }).expect({ signedIn: 'fresh' });
      refuse().after(29_999).expect({ signedIn: kind }).after(1).expect({ signedIn: 'refreshing' });
      refuse()
        .send({ type: 'sign out' })
        .resolve('signOut', ok(null))
        .expect({ signedOut: 'ready' });
    },
  );

  it('keeps a session that is refreshed during the sign-out', () => {
    startSignedIn()
      .send({ type: 'sign out' })
      .receive('watchAuth', change('TOKEN_REFRESHED', renewed))
      .expect('signingOut')
      .resolve('signOut', failedWith('signOutFailed'))
      .expect({ signedIn: 'signOutFailed' })
      .expectContext({ session: renewed, welcomed: true })
      .after(30_000)
      .expect({ signedIn: 'fresh' });
  });

  it('cancels a running refresh', () => {
    start()
      .resolve('readSession', ok(sessionOf({ expiresAt: 60 })))
      .send({ type: 'sign out' })
      .expectRunning(['signOut', 'watchAuth'])
      .after(120_000)
      .expect('signingOut');
  });

  it('is not possible while signed out', () => {
    const session = startSignedOut().send({ type: 'sign out' }).expect({ signedOut: 'ready' });
    expect(session.snapshot().can({ type: 'sign out' })).toBe(false);
    expect(session.snapshot().can({ type: 'sign in' })).toBe(true);
  });
});
