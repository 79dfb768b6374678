import { commandFixtures } from '../charts/command.fixtures';
import { ada, ben, membersInput } from '../store-members/store-members.fixtures';
import { memberExportMachine } from './member-export.machine';

export const memberExportFixtures = commandFixtures(memberExportMachine, {
  subjects: [membersInput],
  values: [[ada, ben]],
});
