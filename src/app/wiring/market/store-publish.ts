import { fromPromise } from 'xstate';
import { storePublishMachine } from '#machines/market/store-publish/store-publish.machine';
import { drawCard } from '#services/market/draw-card';
import { saveStore } from '#services/market/own-stores';
import { dropPicture } from '#services/dashboard/pictures';
import { uploadCard } from '#services/market/store-card';
import { abortable, changing } from '../actors';

/** The machine that publishes a seller's store. */
export const storePublishLogic = storePublishMachine.provide({
  actors: {
    draw: fromPromise(({ input }) => drawCard(input)),
    upload: abortable(uploadCard),
    save: changing(async (input, signal) => {
      const saved = await saveStore(input, signal);
      const old = input.store.cardPath;
      const isReplaced = saved.ok && old !== null && saved.value.cardPath !== old;
      // A store keeps a limited number of pictures.
      if (isReplaced) await dropPicture('store-cards', old);
      return saved;
    }),
  },
});
