import type { ToastToShow } from '#components/Toasts/queue';
import { moderationMessages } from '#content/messages/admin/moderation';
import { adminMessages } from '#content/messages/admin/admin';
import type { DecisionAction } from '#domain/admin/moderation';
import type { TargetKind } from '#domain/marketplace/store-report';
import { success } from '../tones';

export const userAddedToast: ToastToShow = success(adminMessages.added);
export const userRemovedToast: ToastToShow = success(adminMessages.removed);

export const decisionToasts: Record<TargetKind, Record<DecisionAction, ToastToShow>> = {
  store: {
    hide: success(moderationMessages.hidden),
    restore: success(moderationMessages.restored),
    dismiss: success(moderationMessages.dismissed),
  },
  review: {
    hide: success(moderationMessages.reviewHidden),
    restore: success(moderationMessages.reviewRestored),
    dismiss: success(moderationMessages.dismissed),
  },
};
