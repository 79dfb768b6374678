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
import { abortable } from '../actors';

export const sellerAccountLogic = sellerAccountMachine.provide({
  actors: {
    loadAccount: abortable((_, signal) => loadSellerAccount(signal)),
    isUsernameFree: abortable(isUsernameFree),
    signUp: abortable(signUp),
    signIn: abortable(signInWithPassword),
    openAccount: abortable(openSellerAccount),
    resendConfirmation: abortable(resendConfirmation),
    requestReset: abortable(requestPasswordReset),
    changePassword: abortable(changePassword),
  },
});
