import type { ToastToShow } from '#components/Toasts/queue';
import { reviewEditMessages } from '#content/messages/market/reviews';
import type { ReviewReplyNotice } from '#machines/market/review-reply/review-reply.setup';
import { success } from '../tones';

export const reviewToasts = {
  saved: success(reviewEditMessages.saved),
  deleted: success(reviewEditMessages.deleted),
};

export const reviewReplyNotices: Record<ReviewReplyNotice, ToastToShow> = {
  replied: success(reviewEditMessages.replied),
  replyDeleted: success(reviewEditMessages.replyDeleted),
};
