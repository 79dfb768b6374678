import { reviewEditMessages } from '#content/messages/market/reviews';
import { success } from '../tones';

export const reviewToasts = {
  saved: success(reviewEditMessages.saved),
  deleted: success(reviewEditMessages.deleted),
};

export const replyToasts = {
  saved: success(reviewEditMessages.replied),
  deleted: success(reviewEditMessages.replyDeleted),
};
