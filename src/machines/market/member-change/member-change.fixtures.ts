import { commandFixtures } from '../../charts/command.fixtures';
import { ben, cleo } from '../store-members/store-members.fixtures';
import { memberChangeMachine } from './member-change.machine';

export const memberChangeFixtures = commandFixtures(memberChangeMachine, {
  subjects: [
    { kind: 'end', member: ben },
    { kind: 'restore', member: cleo },
  ],
  values: [null],
});
