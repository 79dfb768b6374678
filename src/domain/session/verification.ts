import type { Result } from '../result';

/**
 * Why an identity was not verified (spec §2 «Verification»): one kind for each thing that a person can do about it.
 */
export type VerificationError =
  /** Nobody is signed in, so there is nobody to verify. */
  | { kind: 'signedOut' }
  /** Discord no longer answers for this sign-in: only a new one brings a token that works. */
  | { kind: 'reconnect' }
  /** Discord answered with another account, or may not say whose it is. */
  | { kind: 'notConfirmed' }
  /** Discord wants to be asked later. */
  | { kind: 'rateLimited' }
  /** No answer at all. */
  | { kind: 'unreachable' }
  /** Something broke on the other side. */
  | { kind: 'unknown' };

export type VerificationAnswer = Result<null, VerificationError>;
