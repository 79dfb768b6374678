import { commandFixtures } from '../../charts/command.fixtures';
import { mailCodeMachine } from './mail-code.machine';

export const mailCodeFixtures = commandFixtures(mailCodeMachine, {
  subjects: [{ email: 'ada@example.com', purpose: 'signup', code: '123456' }],
  values: [null],
});
