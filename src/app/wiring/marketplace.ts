import { demoStoreAt } from '#content/marketplace/demo-stores';
import { storeListMachine } from '#machines/store-list/store-list.machine';
import { storePageMachine } from '#machines/store-page/store-page.machine';
import { loadListedStores, loadStorePage } from '#services/supabase/stores';
import { abortable } from './abortable';

/**
 * The list of published stores. `isReady` resolves when the backend can be called; the page is shown before that in
 * demo mode.
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

/** A store page. A demo store is part of the site. */
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
