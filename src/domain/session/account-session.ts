import type { ErrorOf } from '../result';
import type { Device } from './device';

/** A session of the viewer on this device or another (product.md §6.16). */
export interface AccountSession {
  /** The id of the session (uuid). It is no token. */
  id: string;
  device: Device;
  /** ISO 8601. */
  signedInAt: string;
  /** When the session was refreshed last (ISO 8601), which a page in use does once an hour. */
  usedAt: string;
  isCurrent: boolean;
}

export interface SessionsError {
  kind: 'signInRequired' | 'unreachable';
}

/** The session to end; null for all but that of this device. */
export interface SessionEnd {
  session: AccountSession | null;
}

export const sessionEndErrorKinds = ['signInRequired', 'unanswered'] as const;
export type SessionEndError = ErrorOf<typeof sessionEndErrorKinds>;
