import type { ErrorOf, Result } from '../result';

/** Why an identity was not verified (product.md §14.2). There is one kind for each action that the user can take. */
export const verificationErrorKinds = [
  'signedOut',
  /** Discord no longer accepts this session's token. The user gets a new token only by signing in again. */
  'reconnect',
  /** Discord reported a different account, or no account. */
  'notConfirmed',
  'rateLimited',
  'unreachable',
  'unknown',
] as const;
export type VerificationError = ErrorOf<typeof verificationErrorKinds>;

export type VerificationAnswer = Result<null, VerificationError>;
