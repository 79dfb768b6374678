import { storesList } from '#domain/marketplace/listing';
import { commandFixtures } from '../../charts/command.fixtures';
import { moreStoresMachine } from './more-stores.machine';

export const moreStoresFixtures = commandFixtures(moreStoresMachine, {
  subjects: [{ query: storesList.whole, after: '000000000000001biz_1' }],
  values: [{ stores: [], next: null }],
});
