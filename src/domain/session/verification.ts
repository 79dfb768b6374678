import type { Result } from '../result';

/** Why an identity was not verified (product.md §14.2). There is one kind for each action that the user can take. */
export type VerificationError =
  | { kind: 'signedOut' }
  /** Discord no longer accepts this session's token. The user gets a new token only by signing in again. */
  | { kind: 'reconnect' }
  /** Discord reported a different account, or no account. */
  | { kind: 'notConfirmed' }
  | { kind: 'rateLimited' }
  | { kind: 'unreachable' }
  | { kind: 'unknown' };

export type VerificationAnswer = Result<null, VerificationError>;
