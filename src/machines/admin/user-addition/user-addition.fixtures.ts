import { commandFixtures } from '../../charts/command.fixtures';
import { mira } from '../managed-users/managed-users.fixtures';
import { userAdditionMachine } from './user-addition.machine';

export const userAdditionFixtures = commandFixtures(userAdditionMachine, {
  subjects: [mira],
  values: [mira],
});
