import { readerFixtures } from '../../charts/reader.fixtures';
import { storeWaitlistMachine } from './store-waitlist.machine';

export const storeWaitlistFixtures = readerFixtures(storeWaitlistMachine, {
  values: [{ vault: 3 }],
  input: { storeId: 'biz_cards' },
  patch: { membershipId: 'vault', total: 60 },
});
