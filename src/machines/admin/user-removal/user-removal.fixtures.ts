import { commandFixtures } from '../../charts/command.fixtures';
import { mira } from '../managed-users/managed-users.fixtures';
import { userRemovalMachine } from './user-removal.machine';

export const userRemovalFixtures = commandFixtures(userRemovalMachine, {
  subjects: [{ discordId: mira.discordId }],
  values: [null],
});
