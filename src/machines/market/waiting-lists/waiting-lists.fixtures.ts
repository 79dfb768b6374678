import type { WaitingList } from '#domain/marketplace/waitlist';
import { readerFixtures } from '../../charts/reader.fixtures';
import { waitingListsMachine } from './waiting-lists.machine';

const collector: WaitingList = {
  membershipId: '5a1e0000-0000-4000-8000-000000000001',
  name: 'Collector',
  since: '2026-11-12T10:00:00.000Z',
  isOnSale: true,
  isFree: false,
  store: { id: 'biz_cards', name: 'Card Collectors', logoUrl: null, slug: 'card-collectors' },
};

export const waitingListsFixtures = readerFixtures(waitingListsMachine, {
  values: [[collector], []],
});
