import { commandFixtures } from '../../charts/command.fixtures';
import { phoneFactor } from '../second-factors/second-factors.fixtures';
import { factorRemovalMachine } from './factor-removal.machine';

export const factorRemovalFixtures = commandFixtures(factorRemovalMachine, {
  subjects: [{ factor: phoneFactor }],
  values: [null],
});
