import { sellerSessionMachine } from '#machines/market/seller-session/seller-session.machine';
import { membershipListMachine } from '#machines/market/membership-list/membership-list.machine';
import { storeRemovalMachine } from '#machines/market/store-removal/store-removal.machine';
import { storeSetupMachine } from '#machines/market/store-setup/store-setup.machine';
import {
  keepStoreDraft,
  openStoreDraft,
  dropLogo,
  openStoreOnServer,
  saveStoreOnServer,
  uploadLogo,
} from '#services/market/store-setup';
import { loadOwnMemberships } from '#services/market/own-memberships';
import { deleteStore, isSlugFree, loadOwnStores } from '#services/market/own-stores';
import { abortable, changing, watchPage } from '../actors';

export const sellerSessionLogic = sellerSessionMachine.provide({
  actors: {
    loadStores: abortable(loadOwnStores),
    watchPage,
  },
});

export const storeSetupLogic = storeSetupMachine.provide({
  actors: {
    loadDraft: abortable(openStoreDraft),
    checkSlug: abortable(async (asked, signal) => ({
      slug: asked.slug,
      isFree: await isSlugFree(asked, signal),
    })),
    openStore: changing(openStoreOnServer),
    uploadLogo: abortable(uploadLogo),
    saveStore: changing(saveStoreOnServer),
  },
  actions: {
    storeDraft: (_, { owner, draft }) => keepStoreDraft(owner, draft),
    dropLogo: (_, path) => {
      if (path !== null) void dropLogo(path);
    },
  },
});

export const storeRemovalLogic = storeRemovalMachine.provide({
  actors: { run: changing(({ id }, signal) => deleteStore({ storeId: id }, signal)) },
});

export const membershipListLogic = membershipListMachine.provide({
  actors: { load: abortable(loadOwnMemberships), watch: watchPage },
});
