import type { ToastToShow } from '#components/Toasts/queue';
import { sellerMessages } from '#content/messages/market/seller';
import type { LeaveReason } from '#machines/market/seller-session/seller-session.setup';
import type { SetupNotice } from '#machines/market/store-setup/store-setup.events';
import { danger, success } from '../tones';

/** The toasts that explain why the seller was sent away from a dashboard. */
export const leaveToasts: Record<NonNullable<LeaveReason>, ToastToShow> = {
  signInRequired: { tone: 'info', title: sellerMessages.signInRequired },
  notYours: danger(sellerMessages.notYours),
  createStoreFirst: { tone: 'info', title: sellerMessages.createStoreFirst },
};

export const setupNotices: Record<SetupNotice, ToastToShow> = {
  created: success(sellerMessages.created),
  createdWithoutLogo: danger(sellerMessages.createdWithoutLogo),
  saved: success(sellerMessages.saved),
};

export const storeDeletedToast: ToastToShow = success(sellerMessages.deleted);
