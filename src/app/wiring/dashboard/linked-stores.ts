import { linkedStoresMachine } from '#machines/dashboard/linked-stores/linked-stores.machine';
import { storeUnlinkMachine } from '#machines/dashboard/store-unlink/store-unlink.machine';
import { loadLinkedStores, unlinkStore } from '#services/dashboard/linked-stores';
import { abortable, changing, watchPage } from '../actors';

export const linkedStoresLogic = linkedStoresMachine.provide({
  actors: { load: abortable(loadLinkedStores), watch: watchPage },
});

export const storeUnlinkLogic = storeUnlinkMachine.provide({
  actors: {
    run: changing(({ serverId, store }, signal) =>
      unlinkStore({ serverId, storeId: store.id }, signal),
    ),
  },
});
