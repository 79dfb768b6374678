import { noor } from '../access-requests/access-requests.fixtures';
import { commandFixtures } from '../../charts/command.fixtures';
import { requestDeclineMachine } from './request-decline.machine';

export const requestDeclineFixtures = commandFixtures(requestDeclineMachine, {
  subjects: [noor],
  values: [null],
});
