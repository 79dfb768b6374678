import { fromCallback, type AnyEventObject } from 'xstate';
import { linkedStoresMachine } from '#machines/linked-stores/linked-stores.machine';
import { watchPageShown } from '#services/browser/page-shown';
import { loadLinkedStores, unlinkStore } from '#services/supabase/linked-stores';
import { abortable } from './abortable';

export const linkedStoresLogic = linkedStoresMachine.provide({
  actors: {
    load: abortable(loadLinkedStores),
    unlink: abortable(unlinkStore),
    watchPage: fromCallback<AnyEventObject>(({ sendBack }) =>
      watchPageShown(() => sendBack({ type: 'page shown' })),
    ),
  },
});
