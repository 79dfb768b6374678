import type { ToastToShow } from '#components/Toasts/queue';
import { moderationMessages } from '#content/messages/admin/moderation';
import { adminMessages } from '#content/messages/admin/admin';
import type { StoreReportsNotice } from '#machines/admin/store-reports/store-reports.setup';
import { success } from '../tones';

export const userAddedToast: ToastToShow = success(adminMessages.added);
export const userRemovedToast: ToastToShow = success(adminMessages.removed);

export const storeReportsNotices: Record<StoreReportsNotice, ToastToShow> = {
  hidden: success(moderationMessages.hidden),
  restored: success(moderationMessages.restored),
  reviewHidden: success(moderationMessages.reviewHidden),
  reviewRestored: success(moderationMessages.reviewRestored),
  dismissed: success(moderationMessages.dismissed),
};
