import { readerFixtures } from '../../charts/reader.fixtures';
import { vault } from '../membership-list/membership-list.fixtures';
import { storeChecklistMachine } from './store-checklist.machine';

export const storeChecklistFixtures = readerFixtures(storeChecklistMachine, {
  values: [[vault]],
  input: { storeId: 'biz_cards' },
});
