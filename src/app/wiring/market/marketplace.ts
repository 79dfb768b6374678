import { storeListMachine } from '#machines/market/store-list/store-list.machine';
import { loadListedStores } from '#services/market/listed-stores';
import { abortable } from '../actors';

/**
 * Returns the machine of the list of published stores. `isReady` resolves when the backend can be called. In demo mode,
 * the page is shown before that.
 */
export const storeListLogic = (isReady: () => Promise<unknown>) =>
  storeListMachine.provide({
    actors: {
      load: abortable(async (_, signal) => {
        await isReady();
        return loadListedStores(signal);
      }),
    },
  });
