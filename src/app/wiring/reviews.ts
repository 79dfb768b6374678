import { fromCallback, type AnyEventObject } from 'xstate';
import { reviewReplyMachine } from '#machines/review-reply/review-reply.machine';
import { storeReviewsMachine } from '#machines/store-reviews/store-reviews.machine';
import { watchPageShown } from '#services/browser/page-shown';
import { keepReplyDraft, openReplyDraft } from '#services/browser/review-drafts';
import { loadStoreReviews, saveReply } from '#services/supabase/reviews';
import { abortable } from './abortable';

export const storeReviewsLogic = storeReviewsMachine.provide({
  actors: {
    load: abortable(loadStoreReviews),
    watchPage: fromCallback<AnyEventObject>(({ sendBack }) =>
      watchPageShown(() => sendBack({ type: 'page shown' })),
    ),
  },
});

export const reviewReplyLogic = reviewReplyMachine.provide({
  actors: {
    openDraft: abortable((owner) => openReplyDraft(owner)),
    save: abortable(saveReply),
  },
  actions: { keepDraft: (_, { of, text }) => keepReplyDraft(of, text) },
});
