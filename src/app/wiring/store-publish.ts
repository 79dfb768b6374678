import { fromPromise } from 'xstate';
import { storePublishMachine } from '#machines/store-publish/store-publish.machine';
import { drawCard } from '#services/browser/draw-card';
import { saveStore } from '#services/supabase/own-stores';
import { uploadCard } from '#services/supabase/store-card';
import { abortable } from './abortable';

/** The machine that publishes a seller's store. */
export const storePublishLogic = storePublishMachine.provide({
  actors: {
    draw: fromPromise(({ input }) => drawCard(input)),
    upload: abortable(uploadCard),
    save: abortable((input, signal) => saveStore(input, signal)),
  },
});
