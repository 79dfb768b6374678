import { demoStoreAt } from '#content/marketplace/demo-stores';
import { storePageMachine } from '#machines/store-page/store-page.machine';
import { loadStorePage } from '#services/supabase/stores';
import { abortable } from './abortable';

/**
 * The machine of a store page. The data of demo stores is part of the site. `isReady` resolves when the backend can be
 * called. The page may be shown before that.
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
