import { membersList, type StoreMember } from '#domain/marketplace/store-member';
import { readerFixtures } from '../../charts/reader.fixtures';
import { collector, vault } from '../membership-list/membership-list.fixtures';
import { storeMembersMachine } from './store-members.machine';

export const ada: StoreMember = {
  id: '5a1e1000-0000-4000-8000-000100010000',
  membershipId: vault.id,
  status: 'active',
  isOversold: false,
  provider: 'stripe',
  reference: 'sub_00010000',
  discordId: '410001000100000000',
  isConfirmed: false,
  name: 'Ada Abara',
  email: 'ada.abara.1@buyers.example',
  since: '2026-10-04T09:00:00.000Z',
  until: null,
};
export const ben: StoreMember = {
  ...ada,
  id: '5a1e1000-0000-4000-8000-000100010007',
  provider: 'manual',
  reference: null,
  discordId: '410001000100000007',
  isConfirmed: false,
  name: 'Ben Novak',
  email: null,
  until: '2027-03-31T21:59:59.000Z',
};
export const cleo: StoreMember = {
  ...ben,
  id: '5a1e1000-0000-4000-8000-000100010008',
  provider: 'file',
  status: 'canceled',
  discordId: '410001000100000008',
  isConfirmed: false,
  name: 'Cleo Costa',
  until: '2026-11-01T09:00:00.000Z',
};
const dario: StoreMember = {
  ...ada,
  id: '5a1e1000-0000-4000-8000-000100010009',
  isOversold: true,
  discordId: null,
  isConfirmed: false,
  name: '',
};

export const membersInput = { storeId: 'biz_00000001', query: membersList.whole };

export const storeMembersFixtures = readerFixtures(storeMembersMachine, {
  values: [
    {
      members: [ada, ben, cleo, dario],
      total: 120,
      oversold: { [vault.id]: 1 },
      memberships: [collector, vault],
    },
    { members: [], total: 0, oversold: {}, memberships: [collector, vault] },
  ],
  input: membersInput,
  query: { ...membersList.whole, order: 'name', page: 1 },
});
