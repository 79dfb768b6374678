import { readerFixtures } from '../../charts/reader.fixtures';
import { collector, vault } from '../membership-list/membership-list.fixtures';
import { membershipNamesMachine } from './membership-names.machine';

export const membershipNamesFixtures = readerFixtures(membershipNamesMachine, {
  values: [[collector, vault]],
  input: { storeId: 'biz_00000001' },
});
