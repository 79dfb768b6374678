import { membershipClaimMachine } from '#machines/membership-claim/membership-claim.machine';
import { myMembershipsMachine } from '#machines/my-memberships/my-memberships.machine';
import { reviewEditMachine } from '#machines/review-edit/review-edit.machine';
import { keepReviewDraft, openReviewDraft } from '#services/browser/review-drafts';
import { claimMemberships, sendClaimLink } from '#services/supabase/membership-claim';
import { deleteReview, saveReview } from '#services/supabase/reviews';
import {
  answerOffer,
  loadMyMemberships,
  refuseMemberships,
} from '#services/supabase/my-memberships';
import { abortable, watchPage } from './actors';

export const myMembershipsLogic = myMembershipsMachine.provide({
  actors: {
    load: abortable((_, signal) => loadMyMemberships(signal)),
    refuse: abortable(refuseMemberships),
    answerOffer: abortable(answerOffer),
    watchPage,
  },
});

export const membershipClaimLogic = membershipClaimMachine.provide({
  actors: { sendLink: abortable(sendClaimLink), claim: abortable(claimMemberships) },
});

export const reviewEditLogic = reviewEditMachine.provide({
  actors: {
    openDraft: abortable((owner) => openReviewDraft(owner)),
    save: abortable(saveReview),
    remove: abortable(deleteReview),
  },
  actions: { keepDraft: (_, { of, draft }) => keepReviewDraft(of, draft) },
});
