import type { AuthEventType, Session } from '#domain/session/session';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { sessionMachine } from './session.machine';
import type { AuthChange } from './session.setup';

/** One hour in seconds. */
export const HOUR = 3_600;

/** Returns a session of Ada. Times are in seconds since the clock started. */
export function sessionOf(changes: Partial<Session> = {}): Session {
  return {
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresAt: HOUR,
    providerToken: null,
    user: { id: 'user-ada', email: null, metadata: { provider_id: '1', name: 'ada' } },
    ...changes,
  };
}

export const fromDiscord = sessionOf({ providerToken: 'discord' });
export const renewed = sessionOf({ refreshToken: 'refresh-2', expiresAt: 2 * HOUR });
export const bob: Session['user'] = {
  id: 'user-bob',
  email: null,
  metadata: { sub: '2', name: 'bob' },
};
export const nameless: Session['user'] = {
  id: 'user-carol',
  email: 'carol@example.com',
  metadata: {},
};

export const change = (event: AuthEventType, session: Session | null): AuthChange => ({
  type: 'auth changed',
  event,
  session,
});

export const ok = <Value>(value: Value) => ({ ok: true as const, value });
export const failedWith = <Kind extends string>(kind: Kind) => ({
  ok: false as const,
  error: { kind },
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const sessionFixtures = {
  input: { now: () => 0 },
  events: {
    'sign in': [{ type: 'sign in' }],
    'sign out': [{ type: 'sign out' }],
    dismiss: [{ type: 'dismiss' }],
    retry: [{ type: 'retry' }],
    'auth changed': [
      change('INITIAL_SESSION', null),
      change('SIGNED_IN', fromDiscord),
      change('TOKEN_REFRESHED', renewed),
      change('USER_UPDATED', sessionOf({ expiresAt: 89 })),
      change('SIGNED_OUT', null),
      change('SESSION_REVOKED', null),
      change('USER_UPDATED', null),
    ],
  },
  actors: {
    readSession: {
      outcomes: [
        ok(sessionOf()),
        ok({ ...fromDiscord, expiresAt: 89 }),
        ok(null),
        failedWith('unreadable'),
        failedWith('unreachable'),
      ],
      restarts: true,
    },
    refreshSession: {
      outcomes: [ok(renewed), failedWith('refreshFailed'), failedWith('noSessionReturned')],
      restarts: true,
    },
    signInWithDiscord: {
      outcomes: [
        ok(null),
        failedWith('signInFailed'),
        failedWith('signInErrored'),
        failedWith('storageBlocked'),
      ],
      restarts: true,
    },
    signOut: { outcomes: [ok(null), failedWith('signOutFailed'), failedWith('signOutErrored')] },
    watchAuth: { sends: ['auth changed'] },
  },
  delays: { tick: 30_000 },
} satisfies WalkOptions<typeof sessionMachine>;

/** The names of the console's starts. The screen beside the chart differs. */
export const sessionStarts = {
  'Start over': sessionFixtures.input,
  'Start on a public page': sessionFixtures.input,
  'Start with “Resync Discord”': sessionFixtures.input,
};
