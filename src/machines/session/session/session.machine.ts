import type { SnapshotFrom } from 'xstate';
import { errorTransitions } from '../../error-transitions';
import {
  answer,
  change,
  error,
  newSession,
  sessionSetup,
  value,
  type RefreshAnswer,
  type SignInAnswer,
  type SignOutAnswer,
  restoring,
} from './session.setup';
import { createSharedActorContext } from '../../shared-actor.context';

const lookAgain = [
  { guard: 'isDue', target: 'refreshing' },
  { target: 'fresh', reenter: true },
] as const;

const comesIn = {
  guard: { type: 'bringsSession', params: change },
  target: 'signedIn',
  actions: { type: 'signIn', params: newSession },
} as const;

const renewed = [
  {
    guard: { type: 'losesDiscordToken', params: value },
    target: 'noDiscordToken',
    actions: [
      { type: 'signIn', params: value },
      { type: 'notify', params: 'noDiscordToken' },
    ],
  },
  {
    guard: { type: 'isSession', params: value },
    target: 'fresh',
    actions: { type: 'signIn', params: value },
  },
] as const;

/**
 * The session while the page is open (product.md §6.10). An auth event is handled by the session in it, because the
 * order of events is unreliable: after a reload, SIGNED_IN arrives before INITIAL_SESSION.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ now: input.now, session: null, welcomed: false }),
  invoke: { id: 'watchAuth', src: 'watchAuth' },
  initial: 'restoring',
  states: {
    restoring,

    signedOut: {
      initial: 'ready',
      states: {
        ready: {},
        signInFailed: { on: { dismiss: 'ready' } },
        signInErrored: { on: { dismiss: 'ready' } },
        /** The sign-in could not return, because this browser would not keep its code verifier. */
        storageBlocked: { on: { dismiss: 'ready' } },
      },
      on: {
        'sign in': 'signingIn',
        'auth changed': comesIn,
      },
    },

    signingIn: {
      initial: 'requesting',
      states: {
        requesting: {
          invoke: {
            id: 'signInWithDiscord',
            src: 'signInWithDiscord',
            onDone: [
              { guard: { type: 'isOk', params: answer }, target: 'leaving' },
              {
                guard: 'hasSession',
                target: '#session.signedIn',
                actions: { type: 'notifyError', params: error },
              },
              ...errorTransitions<SignInAnswer>()({
                signInErrored: {
                  target: '#session.signedOut.signInErrored',
                  actions: { type: 'notify', params: 'signInErrored' },
                },
                storageBlocked: {
                  target: '#session.signedOut.storageBlocked',
                  actions: { type: 'notify', params: 'storageBlocked' },
                },
                signInFailed: {
                  target: '#session.signedOut.signInFailed',
                  actions: { type: 'notify', params: 'signInFailed' },
                },
              }),
            ],
          },
        },
        /** If the user goes back from Discord, the browser may restore this page from its cache. */
        leaving: {},
      },
      on: {
        dismiss: [{ guard: 'hasSession', target: 'signedIn' }, { target: 'signedOut' }],
        'auth changed': comesIn,
      },
    },

    signedIn: {
      initial: 'looking',
      states: {
        /** A restored session may be stale. It is checked immediately, without waiting for the next tick. */
        looking: { always: [{ guard: 'isDue', target: 'refreshing' }, { target: 'fresh' }] },
        fresh: { after: { tick: lookAgain } },
        noDiscordToken: { after: { tick: lookAgain }, on: { dismiss: 'fresh' } },
        signOutFailed: { after: { tick: lookAgain }, on: { dismiss: 'fresh' } },
        signOutErrored: { after: { tick: lookAgain }, on: { dismiss: 'fresh' } },
        refreshing: {
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            input: ({ context }) => ({ refreshToken: context.session?.refreshToken ?? '' }),
            onDone: [
              ...renewed,
              ...errorTransitions<RefreshAnswer>()({
                noSessionReturned: {
                  target: 'waitingForTick.noSessionReturned',
                  actions: { type: 'notify', params: 'noSessionReturned' },
                },
                refreshFailed: {
                  target: 'waitingForTick.refreshFailed',
                  actions: { type: 'notify', params: 'refreshFailed' },
                },
              }),
            ],
          },
        },
        waitingForTick: {
          initial: 'refreshFailed',
          states: { refreshFailed: {}, noSessionReturned: {} },
          after: { tick: 'refreshingAgain' },
        },
        /** Like `refreshing`, but the notice is not shown again on every tick. */
        refreshingAgain: {
          invoke: {
            id: 'refreshSessionAgain',
            src: 'refreshSession',
            input: ({ context }) => ({ refreshToken: context.session?.refreshToken ?? '' }),
            onDone: [
              ...renewed,
              ...errorTransitions<RefreshAnswer>()({
                noSessionReturned: 'waitingForTick.noSessionReturned',
                refreshFailed: 'waitingForTick.refreshFailed',
              }),
            ],
          },
        },
      },
      on: {
        'sign out': 'signingOut',
        // While the user reconnects to Discord, the session is kept until the redirect returns.
        'sign in': 'signingIn',
        'auth changed': [
          {
            guard: { type: 'losesDiscordToken', params: newSession },
            target: '.noDiscordToken',
            actions: [
              { type: 'signIn', params: newSession },
              { type: 'notify', params: 'noDiscordToken' },
            ],
          },
          {
            guard: { type: 'bringsSession', params: change },
            target: '.fresh',
            actions: { type: 'signIn', params: newSession },
          },
          {
            guard: { type: 'isRevoked', params: change },
            target: 'signedOut',
            actions: ['clear', { type: 'notify', params: 'signedOutElsewhere' }],
          },
          // The session expired, was revoked, or was ended in another tab. The backend already knows this, so the
          // machine sends no sign-out request. A global sign-out could only end a newer session.
          {
            guard: { type: 'hasNoSession', params: change },
            target: 'signedOut',
            actions: ['clear', { type: 'notify', params: 'sessionEnded' }],
          },
        ],
      },
    },

    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [
          {
            guard: { type: 'isOk', params: answer },
            target: 'signedOut',
            actions: ['clear', { type: 'notify', params: 'signedOut' }],
          },
          ...errorTransitions<SignOutAnswer>()({
            signOutErrored: {
              target: 'signedIn.signOutErrored',
              actions: { type: 'notify', params: 'signOutErrored' },
            },
            signOutFailed: {
              target: 'signedIn.signOutFailed',
              actions: { type: 'notify', params: 'signOutFailed' },
            },
          }),
        ],
      },
      // Handle only events that contain a session. The sign-out event arrives before the response and is ignored,
      // because only the response shows whether the session has ended on the server.
      on: {
        'auth changed': {
          guard: { type: 'bringsSession', params: change },
          actions: { type: 'replace', params: newSession },
        },
      },
    },
  },
});

export const SessionContext = createSharedActorContext(sessionMachine);

/** Returns whether no user is signed in. Returns false while the session is being restored. */
export function isSignedOut(session: SnapshotFrom<typeof sessionMachine>): boolean {
  return session.context.session === null && !session.matches('restoring');
}
