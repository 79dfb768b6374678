/** The conditions of the list of sessions, and of the session of this device. */
export interface SessionConditions {
  /** The sessions of the person on other devices. 'some': only of the person `owner`. */
  otherSessions: 'some' | 'none' | 'many';
  sessionReads: 'list' | 'unreachable' | 'signedOut';
  sessionEnds:
    | 'made'
    | 'unreachable'
    /** The session is ended, but the response is lost. */
    | 'answerIsLost'
    | 'sessionEnds';
  /** The second factors of the person. 'spare': two. */
  secondFactors: 'none' | 'one' | 'spare';
  factorReads: 'list' | 'unreachable' | 'signedOut';
  factorSetup: 'started' | 'unreachable' | 'full' | 'off';
  factorChecks:
    | 'checked'
    | 'unreachable'
    /** The code is accepted, but the response is lost. */
    | 'answerIsLost'
    | 'limited'
    /** Every challenge is over at once. */
    | 'expired';
  /** Whether the owners of all servers require a second factor of their editors. */
  factorRule: 'off' | 'on';
  factorRuleChanges:
    | 'made'
    | 'unreachable'
    | 'neverAnswers'
    /** The rule is changed, but the response is lost. */
    | 'answerIsLost'
    | 'signedOut'
    | 'rightTakenMeanwhile';
  /** 'endedElsewhere': the session was ended on another device, and its access token is still valid. */
  ownSession: 'open' | 'endedElsewhere';
}

export const defaultSessionConditions: SessionConditions = {
  otherSessions: 'some',
  sessionReads: 'list',
  sessionEnds: 'made',
  secondFactors: 'none',
  factorReads: 'list',
  factorSetup: 'started',
  factorChecks: 'checked',
  factorRule: 'off',
  factorRuleChanges: 'made',
  ownSession: 'open',
};
