import type { ToastToShow } from '#components/Toasts/queue';
import { accountMessages } from '#content/messages/account';
import { sessionMessages } from '#content/messages/session';
import type { SellerAccountNotice } from '#machines/seller-account/seller-account.setup';
import { success } from './tones';

export const sellerAccountNotices: Record<SellerAccountNotice, ToastToShow> = {
  signedIn: success(sessionMessages.signedIn),
  created: success(accountMessages.created),
  passwordChanged: success(accountMessages.passwordChanged),
};
