import { errorTransitions } from '../error-transitions';
import { answer, change, newSession, sessionSetup, value, type ReadAnswer } from './session.setup';

/** Reads the session that this browser stored. */
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
    /** Does not remove the stored session: a network error must not sign the user out. */
    unreachable: { after: { tick: 'reading' }, on: { retry: 'reading' } },
  },
  on: {
    // Events without a session are ignored: `readSession` may still restore one from stored tokens.
    'auth changed': {
      guard: { type: 'bringsSession', params: change },
      target: 'signedIn',
      actions: { type: 'restore', params: newSession },
    },
  },
});
