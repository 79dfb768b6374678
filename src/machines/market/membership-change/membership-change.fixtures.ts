import { commandFixtures } from '../../charts/command.fixtures';
import { collector, listInput, vault } from '../membership-list/membership-list.fixtures';
import { membershipChangeMachine } from './membership-change.machine';

export const membershipChangeFixtures = commandFixtures(membershipChangeMachine, {
  subjects: [
    { ...listInput, action: { kind: 'delete', membership: collector } },
    { ...listInput, action: { kind: 'order', ids: [vault.id, collector.id] } },
  ],
  values: [{ kind: 'deleted', id: collector.id }],
});
