import { errorTransitions } from '../error-transitions';
import { restoring } from './restoring';
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
} from './session.setup';

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
 * Who is signed in, as long as the page is open (spec §4). What the auth client says is judged by the
 * session it brings and not by its order: after a reload SIGNED_IN comes before INITIAL_SESSION.
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
                signInFailed: {
                  target: '#session.signedOut.signInFailed',
                  actions: { type: 'notify', params: 'signInFailed' },
                },
              }),
            ],
          },
        },
        /** The browser is on its way to Discord. «Back» may bring this page back just as it was. */
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
        /** A session found at the start may be stale already: it does not wait for a tick. */
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
        /** As `refreshing`; but the error was told already, and is not told again with every tick. */
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
        // Reconnecting: Discord wants to be asked again, and the session stays until it has answered.
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
          // Signed out in another tab, or the session expired or was revoked. Whoever ended it has told the server:
          // a global sign-out from here could only end a session that began since.
          {
            guard: { type: 'saysNobody', params: change },
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
      // That the session is over is heard before the answer, which says whether it is over everywhere.
      on: {
        'auth changed': {
          guard: { type: 'bringsSession', params: change },
          actions: { type: 'replace', params: newSession },
        },
      },
    },
  },
});
