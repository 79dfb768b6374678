import type { AskError } from '#domain/team/access-request';

/** The conditions of finding new editors and of requests for access to a server, of the stores that are linked to it, and of its notices. */
export interface AccessConditions {
  /** Finding members of a server by name. */
  memberSearch: 'finds' | 'limited' | 'signedOut' | 'rightTakenMeanwhile';
  /**
   * The initial requests. 'waiting': two people ask for access to Resell Heaven. 'asked' and 'declined': the person
   * `owner` has asked for access to Sports Picks Club, and the request is open or declined.
   */
  accessRequests: 'none' | 'waiting' | 'asked' | 'declined';
  accessReads: 'list' | 'tooSlow' | 'unreachable' | 'notAllowed' | 'signedOut';
  /** 'Meanwhile' at the end means that another change was stored just before the request. */
  accessChanges:
    | 'made'
    | 'unreachable'
    | 'neverAnswers'
    /** The server applied the change, but its response was lost. */
    | 'answerIsLost'
    | 'signedOut'
    | 'withdrawnMeanwhile'
    | 'rightTakenMeanwhile'
    | AskError['kind'];
  confirming:
    | 'made'
    | 'unreachable'
    | 'neverAnswers'
    /** The editors are confirmed, but the response was lost. */
    | 'answerIsLost'
    | 'signedOut'
    | 'handedOnMeanwhile';
  linkedStores: 'list' | 'tooSlow' | 'unreachable' | 'notAllowed' | 'signedOut';
  /** The results of unlinking a store. 'cutOff': nothing is unlinked, and the list does not load afterwards either. */
  unlinking:
    | 'made'
    | 'unreachable'
    | 'neverAnswers'
    /** The server unlinked the store, but its response was lost. */
    | 'answerIsLost'
    | 'cutOff'
    | 'signedOut'
    | 'unlinkedMeanwhile'
    | 'rightTakenMeanwhile';
  /** 'set': a webhook is set, and one message has arrived. 'gone': it was deleted on Discord after that. */
  notices: 'none' | 'set' | 'gone' | 'tooSlow' | 'unreachable' | 'notAllowed' | 'signedOut';
  noticeChanges:
    | 'made'
    | 'unreachable'
    | 'neverAnswers'
    | 'signedOut'
    | 'rejects'
    | 'removedMeanwhile'
    | 'rightTakenMeanwhile';
}

export const defaultAccessConditions: AccessConditions = {
  memberSearch: 'finds',
  accessRequests: 'none',
  accessReads: 'list',
  accessChanges: 'made',
  confirming: 'made',
  linkedStores: 'list',
  unlinking: 'made',
  notices: 'none',
  noticeChanges: 'made',
};
