import { demoStoreAt } from '#content/marketplace/demo-stores';
import { storePageMachine } from '#machines/market/store-page/store-page.machine';
import { loadStorePage } from '#services/market/stores';
import { abortable } from '../actors';

/**
 * Returns the machine of a store page. The page may be shown before the backend can be called, so the machine waits for
 * `isReady` before it sends a request. The data of demo stores needs no request, because it is part of the site.
 */
export const storePageLogic = (isReady: () => Promise<unknown>) =>
  storePageMachine.provide({
    actors: {
      load: abortable(async ({ store }, signal) => {
        const demo = demoStoreAt(store);
        if (demo) return { ok: true, value: demo };
        await isReady();
        return loadStorePage({ store }, signal);
      }),
    },
  });
