/** The conditions of requests for access to a server. */
export interface AccessConditions {
  /**
   * The initial requests. 'waiting': two people ask for access to Resell Heaven. 'asked' and 'declined': the owner has
   * asked for access to Sports Picks Club.
   */
  accessRequests: 'none' | 'waiting' | 'asked' | 'declined';
  accessReads: 'list' | 'unreachable' | 'notAllowed' | 'signedOut';
  /**
   * The results of sending, withdrawing, and declining requests. In the values that end in 'Meanwhile', another change
   * was stored just before the request.
   */
  accessChanges:
    | 'made'
    | 'unreachable'
    | 'neverAnswers'
    /** Changed, but the response is lost. */
    | 'answerIsLost'
    | 'signedOut'
    | 'tooMany'
    | 'leftMeanwhile'
    | 'serverRemovedMeanwhile'
    | 'approvedMeanwhile'
    | 'declinedMeanwhile'
    | 'withdrawnMeanwhile'
    | 'rightTakenMeanwhile';
}

export const defaultAccessConditions: AccessConditions = {
  accessRequests: 'none',
  accessReads: 'list',
  accessChanges: 'made',
};
