import type { ClaimError } from '#domain/marketplace/membership-claim';
import type { JoinError } from '#domain/marketplace/waitlist';

/** The conditions of the marketplace: its stores, their members, and the decisions of site admins. */
export interface StoreConditions {
  /** The transactions of the store card-collectors, and its connection to the payment providers. */
  payments:
    | 'usual'
    /** No secret is set. */
    | 'none'
    /** A secret is set, but no event with a valid signature has arrived. */
    | 'unconnected'
    | 'many'
    | 'tooSlow'
    | 'unreachable'
    | 'neverAnswers';
  /** The overview of a seller's own stores. 'empty': initially, no visitors are counted and no changes are recorded. */
  storeOverview: 'usual' | 'empty' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** The members of a seller's own stores. */
  storeMembers: 'list' | 'tooSlow' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** What happens after the first 1,000 rows. 'stopsOnce': the database stops one page at its time limit. */
  csvExports: 'made' | 'stopsOnce' | 'neverAnswers' | 'signedOut' | 'storeGone';
  purchases: 'list' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** Applies to the request for the link by email and to the claim itself. */
  claims: 'made' | 'limited' | 'refusesAddress' | 'neverAnswers' | 'signedOut' | ClaimError['kind'];
  /** 'otherWasFaster': another tab changes the same review or reply just before the request. */
  reviewChanges:
    | 'saved'
    | 'unreachable'
    /** The server saves the change, but its response is lost. */
    | 'answerIsLost'
    | 'otherWasFaster'
    /** Another tab deletes the review just before the request. */
    | 'deletedMeanwhile'
    /** The store refunds the memberships of the user just before the request. */
    | 'refundedMeanwhile'
    /** Just before the request, the site hides the review, and another tab deletes it. */
    | 'hiddenMeanwhile'
    | 'signedOut'
    | 'breaks';
  ownReviews: 'list' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** Does not affect the preview. 'renamedMeanwhile': another tab renames a membership. */
  memberImport: 'made' | 'tooSlow' | 'renamedMeanwhile';
  storeChanges:
    | 'saved'
    | 'unreachable'
    /** The server does not save the changes and sends no response. */
    | 'neverAnswers'
    /** The server saves the changes, but its response is lost. */
    | 'answerIsLost'
    | 'otherWasFaster'
    /** The session has ended, and cannot be refreshed. */
    | 'signedOut';
  /** The reports of stores and reviews, and the log of decisions. 'reviews': reviews are reported, and one is hidden. */
  reports: 'none' | 'some' | 'reviews' | 'many' | 'tooSlow' | 'unreachable' | 'neverAnswers';
  waiting: 'none' | 'some' | 'many';
  waitlistReads: 'list' | 'unreachable' | 'neverAnswers' | 'signedOut';
  waitlistChanges:
    | 'saved'
    | 'unreachable'
    | 'neverAnswers'
    /** The server saves the change, but its response is lost. */
    | 'answerIsLost'
    | 'signedOut'
    | JoinError['kind'];
  reporting:
    | 'stored'
    /** The store or the review is hidden just before the request. */
    | 'hiddenMeanwhile'
    | 'alreadyReported'
    | 'tooMany'
    | 'signedOut'
    | 'rejected'
    | 'unreachable'
    | 'neverAnswers'
    /** The server stores the report, but its response is lost. */
    | 'answerIsLost';
  decisions:
    | 'made'
    /** Just before the user's first decision, another site admin makes the same decision with a different reason. */
    | 'otherWasFaster'
    /** The store or the review is deleted just before the request. */
    | 'deletedMeanwhile'
    | 'roleIsTaken'
    | 'sessionEnds'
    | 'rejected'
    /** The server does not make the decision and sends no response. */
    | 'neverAnswers'
    | 'unreachable'
    /** The server makes the decision, but its response is lost. */
    | 'answerIsLost';
}

export const defaultStoreConditions: StoreConditions = {
  payments: 'usual',
  storeOverview: 'usual',
  storeMembers: 'list',
  csvExports: 'made',
  purchases: 'list',
  claims: 'made',
  reviewChanges: 'saved',
  ownReviews: 'list',
  memberImport: 'made',
  storeChanges: 'saved',
  waiting: 'none',
  waitlistReads: 'list',
  waitlistChanges: 'saved',
  reports: 'none',
  reporting: 'stored',
  decisions: 'made',
};
