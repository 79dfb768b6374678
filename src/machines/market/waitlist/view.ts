import type { SnapshotFrom } from 'xstate';
import type { waitlistMachine } from './waitlist.machine';

type WaitlistSnapshot = SnapshotFrom<typeof waitlistMachine>;

/**
 * Why the last request failed: to read whether the viewer is on the list, to join the list, or to leave it. Depending
 * on the reason, the viewer is not on the list or may be on it.
 */
export type WaitlistFailure = Extract<WaitlistSnapshot['value'], { failed: unknown }>['failed'];

/** Returns the last failure; null if there is none. */
export function waitlistFailure({ value }: WaitlistSnapshot): WaitlistFailure | null {
  return typeof value === 'object' && 'failed' in value ? value.failed : null;
}

/** The view of a card. For `failed`, the card shows the result of `waitlistFailure`. */
export type WaitlistView = 'open' | 'joining' | 'waiting' | 'failed';

export function waitlistView(snapshot: WaitlistSnapshot): WaitlistView {
  const { context, value } = snapshot;
  if (value === 'joining') return 'joining';
  if (value === 'waiting' || value === 'confirming' || value === 'leaving') return 'waiting';
  // A failure with this tag opens the sign-in dialog above the card, so the card itself does not show the failure.
  if (waitlistFailure(snapshot) !== null && !snapshot.hasTag('asksToSignIn')) return 'failed';
  if (context.since !== null) return 'waiting';
  // The viewer wants to join, but the session is not known yet.
  return value === 'unknown' && context.isWanted ? 'joining' : 'open';
}
