import type { ToastToShow } from '#components/Toasts/queue';
import { accountMessages } from '#content/messages/session/account';
import { sessionMessages } from '#content/messages/session/session';
import type { SellerAccountNotice } from '#machines/market/seller-account/seller-account.setup';
import { success } from '../tones';

export const sellerAccountNotices: Record<SellerAccountNotice, ToastToShow> = {
  signedIn: success(sessionMessages.signedIn),
  created: success(accountMessages.created),
  passwordChanged: success(accountMessages.passwordChanged),
};
