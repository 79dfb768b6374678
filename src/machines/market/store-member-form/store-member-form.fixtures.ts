import { draftFormFixtures } from '../../charts/draft-form.fixtures';
import { collector } from '../membership-list/membership-list.fixtures';
import { ada } from '../store-members/store-members.fixtures';
import { storeMemberFormMachine } from './store-member-form.machine';

export const storeMemberFormFixtures = draftFormFixtures(storeMemberFormMachine, {
  input: {
    storeId: 'biz_00000001',
    newId: () => '5a1e0000-0000-4000-8000-00000000000a',
    now: () => Date.parse('2026-11-25T12:00:00Z'),
  },
  stored: [null, ada],
  fields: [
    {
      discordId: '500000000000000001',
      membershipId: collector.id,
      name: 'Elif Engel',
      until: '2027-01-31',
    },
  ],
  values: [null],
});
