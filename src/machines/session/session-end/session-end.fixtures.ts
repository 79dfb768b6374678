import { commandFixtures } from '../../charts/command.fixtures';
import { phoneSession } from '../account-sessions/account-sessions.fixtures';
import { sessionEndMachine } from './session-end.machine';

export const sessionEndFixtures = commandFixtures(sessionEndMachine, {
  subjects: [{ session: phoneSession }, { session: null }],
  values: [null],
});
