import { commandFixtures } from '../../charts/command.fixtures';
import { phoneFactor } from '../second-factors/second-factors.fixtures';
import { factorCodeMachine } from './factor-code.machine';

export const factorCodeFixtures = commandFixtures(factorCodeMachine, {
  subjects: [{ factorId: phoneFactor.id, code: '123456' }],
  values: [null],
});
