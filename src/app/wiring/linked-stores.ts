import { linkedStoresMachine } from '#machines/linked-stores/linked-stores.machine';
import { loadLinkedStores, unlinkStore } from '#services/supabase/linked-stores';
import { abortable, watchPage } from './actors';

export const linkedStoresLogic = linkedStoresMachine.provide({
  actors: {
    load: abortable(loadLinkedStores),
    unlink: abortable(unlinkStore),
    watchPage,
  },
});
