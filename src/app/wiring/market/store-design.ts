import { fromPromise } from 'xstate';
import { storeDesignMachine } from '#machines/market/store-design/store-design.machine';
import { openDesignDraft, storeDesignDraft } from '#services/market/design-drafts';
import { saveStore } from '#services/market/own-stores';
import { changing } from '../actors';

/**
 * Returns the machine of the design editor of a seller's store. `userId` is the id of the seller, who owns the draft.
 */
export const storeDesignLogic = (userId: string) =>
  storeDesignMachine.provide({
    actors: {
      loadDraft: fromPromise(({ input }) => openDesignDraft({ userId, ...input })),
      save: changing((input, signal) => saveStore(input, signal)),
    },
    actions: {
      storeDraft: (_, { storeId, draft }) => storeDesignDraft({ userId, storeId }, draft),
    },
  });
