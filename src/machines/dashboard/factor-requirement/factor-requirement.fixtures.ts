import { commandFixtures } from '../../charts/command.fixtures';
import { serverId } from '../server-notices/server-notices.fixtures';
import { factorRequirementMachine } from './factor-requirement.machine';

export const factorRequirementFixtures = commandFixtures(factorRequirementMachine, {
  subjects: [{ serverId, isRequired: true }],
  values: [null],
});
