import type { Result } from '../result';

/** Why an identity was not verified (product.md §14.2), one kind for each action the user can take. */
export type VerificationError =
  | { kind: 'signedOut' }
  /** Discord no longer accepts the token of this session. The user gets a new token only by signing in again. */
  | { kind: 'reconnect' }
  /** Discord reported another account, or did not say whose account it is. */
  | { kind: 'notConfirmed' }
  | { kind: 'rateLimited' }
  /** No response. */
  | { kind: 'unreachable' }
  /** A server error. */
  | { kind: 'unknown' };

export type VerificationAnswer = Result<null, VerificationError>;
