import { change, newSession, error, sessionSetup, value } from './session.setup';

const lookAgain = [
  { guard: 'isDue', target: 'refreshing' },
  { target: 'fresh', reenter: true },
] as const;

const comesIn = {
  guard: { type: 'bringsSession', params: change },
  target: 'signedIn',
  actions: { type: 'take', params: newSession },
} as const;

const renewed = [
  {
    guard: { type: 'losesDiscordToken', params: value },
    target: 'noDiscordToken',
    actions: [
      { type: 'take', params: value },
      { type: 'tell', params: 'noDiscordToken' },
    ],
  },
  {
    guard: { type: 'isSession', params: value },
    target: 'fresh',
    actions: { type: 'take', params: value },
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
    restoring: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readSession',
            src: 'readSession',
            onDone: [
              {
                guard: { type: 'isSession', params: value },
                target: '#session.signedIn',
                actions: { type: 'restore', params: value },
              },
              { guard: { type: 'isUnreachable', params: error }, target: 'unreachable' },
              { target: '#session.signedOut' },
            ],
          },
        },
        /** The stored session is kept: a lost network signs nobody out. */
        unreachable: { after: { tick: 'reading' }, on: { retry: 'reading' } },
      },
      on: {
        // That there is nobody is for the reading to say: it may yet restore a session from kept tokens.
        'auth changed': {
          guard: { type: 'bringsSession', params: change },
          target: 'signedIn',
          actions: { type: 'restore', params: newSession },
        },
      },
    },

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
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'signInWithDiscord',
            src: 'signInWithDiscord',
            onDone: [
              { guard: { type: 'isAccepted', params: error }, target: 'leaving' },
              {
                guard: 'hasSession',
                target: '#session.signedIn',
                actions: { type: 'tellError', params: error },
              },
              {
                guard: { type: 'isSignInErrored', params: error },
                target: '#session.signedOut.signInErrored',
                actions: { type: 'tell', params: 'signInErrored' },
              },
              {
                target: '#session.signedOut.signInFailed',
                actions: { type: 'tell', params: 'signInFailed' },
              },
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
              {
                guard: { type: 'isNoSessionReturned', params: error },
                target: 'waitingForTick.noSessionReturned',
                actions: { type: 'tell', params: 'noSessionReturned' },
              },
              {
                target: 'waitingForTick.refreshFailed',
                actions: { type: 'tell', params: 'refreshFailed' },
              },
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
              {
                guard: { type: 'isNoSessionReturned', params: error },
                target: 'waitingForTick.noSessionReturned',
              },
              { target: 'waitingForTick.refreshFailed' },
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
              { type: 'take', params: newSession },
              { type: 'tell', params: 'noDiscordToken' },
            ],
          },
          {
            guard: { type: 'bringsSession', params: change },
            target: '.fresh',
            actions: { type: 'take', params: newSession },
          },
          // Signed out in another tab, or the session expired or was revoked. Whoever ended it has told the server:
          // a global sign-out from here could only end a session that began since.
          {
            guard: { type: 'saysNobody', params: change },
            target: 'signedOut',
            actions: ['forget', { type: 'tell', params: 'sessionEnded' }],
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
            guard: { type: 'isAccepted', params: error },
            target: 'signedOut',
            actions: ['forget', { type: 'tell', params: 'signedOut' }],
          },
          {
            guard: { type: 'isSignOutErrored', params: error },
            target: 'signedIn.signOutErrored',
            actions: { type: 'tell', params: 'signOutErrored' },
          },
          {
            target: 'signedIn.signOutFailed',
            actions: { type: 'tell', params: 'signOutFailed' },
          },
        ],
      },
      // That the session is over is heard before the answer, which says whether it is over everywhere.
      on: {
        'auth changed': {
          guard: { type: 'bringsSession', params: change },
          actions: { type: 'keep', params: newSession },
        },
      },
    },
  },
});
