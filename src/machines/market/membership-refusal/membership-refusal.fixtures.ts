import { commandFixtures } from '../../charts/command.fixtures';
import { membershipRefusalMachine } from './membership-refusal.machine';

export const membershipRefusalFixtures = commandFixtures(membershipRefusalMachine, {
  subjects: [{ storeId: 'biz_cards' }],
  values: [null],
});
