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
  /** 'endedElsewhere': the session was ended on another device, and its access token is still valid. */
  ownSession: 'open' | 'endedElsewhere';
}

export const defaultSessionConditions: SessionConditions = {
  otherSessions: 'some',
  sessionReads: 'list',
  sessionEnds: 'made',
  ownSession: 'open',
};
