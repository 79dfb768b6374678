import { membershipClaimMachine } from '#machines/market/membership-claim/membership-claim.machine';
import { membershipRefusalMachine } from '#machines/market/membership-refusal/membership-refusal.machine';
import { myMembershipsMachine } from '#machines/market/my-memberships/my-memberships.machine';
import { offerAnswerMachine } from '#machines/market/offer-answer/offer-answer.machine';
import { reviewEditMachine } from '#machines/market/review-edit/review-edit.machine';
import { keepReviewDraft, openReviewDraft } from '#services/market/review-drafts';
import { claimMemberships, sendClaimLink } from '#services/market/membership-claim';
import { deleteReview, saveReview } from '#services/market/reviews';
import { answerOffer, loadMyMemberships, refuseMemberships } from '#services/market/my-memberships';
import { abortable, changing, watchPage } from '../actors';

export const myMembershipsLogic = myMembershipsMachine.provide({
  actors: {
    load: abortable((_, signal) => loadMyMemberships(signal)),
    watch: watchPage,
  },
});

export const membershipRefusalLogic = membershipRefusalMachine.provide({
  actors: { run: changing(refuseMemberships) },
});

export const offerAnswerLogic = offerAnswerMachine.provide({
  actors: { run: changing(answerOffer) },
});

export const membershipClaimLogic = membershipClaimMachine.provide({
  actors: { sendLink: abortable(sendClaimLink), claim: changing(claimMemberships) },
});

export const reviewEditLogic = reviewEditMachine.provide({
  actors: {
    openDraft: abortable(openReviewDraft),
    save: changing(saveReview),
    remove: changing(deleteReview),
  },
  actions: { keepDraft: (_, { key, draft }) => keepReviewDraft(key, draft) },
});
