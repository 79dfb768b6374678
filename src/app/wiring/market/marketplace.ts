import { moreStoresMachine } from '#machines/market/more-stores/more-stores.machine';
import { storeListMachine } from '#machines/market/store-list/store-list.machine';
import { loadMoreStores, loadStores } from '#services/market/listed-stores';
import { abortable, changing, watchPage } from '../actors';
import { sellerAccountMachine } from '#machines/market/seller-account/seller-account.machine';
import { signInWithPassword } from '#services/session/password-sign-in';
import {
  changePassword,
  requestPasswordReset,
  resendConfirmation,
  signUp,
} from '#services/session/password-account';
import {
  isUsernameFree,
  loadSellerAccount,
  openSellerAccount,
} from '#services/market/seller-account';

/**
 * Returns the machine of the list of published stores. `isReady` resolves when the backend can be called. In demo mode,
 * the page is shown before that.
 */
export const storeListLogic = (isReady: () => Promise<unknown>) =>
  storeListMachine.provide({
    actors: {
      load: abortable(async (request, signal) => {
        await isReady();
        return loadStores(request, signal);
      }),
      watch: watchPage,
    },
  });

export const moreStoresLogic = moreStoresMachine.provide({
  actors: { run: abortable(loadMoreStores) },
});

export const sellerAccountLogic = sellerAccountMachine.provide({
  actors: {
    loadAccount: abortable((_, signal) => loadSellerAccount(signal)),
    isUsernameFree: abortable(isUsernameFree),
    signUp: abortable(signUp),
    signIn: abortable(signInWithPassword),
    openAccount: changing(openSellerAccount),
    resendConfirmation: abortable(resendConfirmation),
    requestReset: abortable(requestPasswordReset),
    changePassword: abortable(changePassword),
  },
});
