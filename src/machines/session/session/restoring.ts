import { errorTransitions } from '../../error-transitions';
import { answer, change, newSession, sessionSetup, value, type ReadAnswer } from './session.setup';

/** Reads the session that is stored in this browser. */
export const restoring = sessionSetup.createStateConfig({
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
          { guard: { type: 'isOk', params: answer }, target: '#session.signedOut' },
          ...errorTransitions<ReadAnswer>()({
            unreachable: 'unreachable',
            unreadable: '#session.signedOut',
          }),
        ],
      },
    },
    /** The stored session is kept, because a network error must not sign the user out. */
    unreachable: { after: { tick: 'reading' }, on: { retry: 'reading' } },
  },
  on: {
    // Ignore events without a session. They do not mean that the user is signed out, because `readSession` may still
    // restore a session from stored tokens.
    'auth changed': {
      guard: { type: 'bringsSession', params: change },
      target: 'signedIn',
      actions: { type: 'restore', params: newSession },
    },
  },
});
