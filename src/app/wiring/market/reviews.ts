import { reviewReplyMachine } from '#machines/market/review-reply/review-reply.machine';
import { storeReviewsMachine } from '#machines/market/store-reviews/store-reviews.machine';
import { keepReplyDraft, openReplyDraft } from '#services/market/review-drafts';
import { loadStoreReviews, saveReply } from '#services/market/reviews';
import { abortable, changing, watchPage } from '../actors';

export const storeReviewsLogic = storeReviewsMachine.provide({
  actors: {
    load: abortable(loadStoreReviews),
    watch: watchPage,
  },
});

export const reviewReplyLogic = reviewReplyMachine.provide({
  actors: {
    openDraft: abortable(openReplyDraft),
    save: changing(saveReply),
    remove: changing(saveReply),
  },
  actions: { keepDraft: (_, { key, draft }) => keepReplyDraft(key, draft) },
});
