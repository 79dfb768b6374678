import type { SnapshotFrom } from 'xstate';
import type { serverPageMachine } from './server-page.machine';

const signedInViews = [
  'loading',
  'missingScopes',
  'tokenExpired',
  'failed',
  'empty',
  'listed',
] as const;

/** What the page shows: exactly one view (product.md §7.2). */
export type ServerPageView = 'signedOut' | (typeof signedInViews)[number];

export function serverPageView(snapshot: SnapshotFrom<typeof serverPageMachine>): ServerPageView {
  return signedInViews.find((page) => snapshot.matches({ signedIn: { page } })) ?? 'signedOut';
}

/** Whether the realtime channel is lost, so that changes of access do not reach the page. */
export function areUpdatesLost(snapshot: SnapshotFrom<typeof serverPageMachine>): boolean {
  return snapshot.matches({ signedIn: { channel: 'lost' } });
}

/** Whether Retry is disabled for a moment after it was pressed (product.md §7.9). */
export function isRetryResting(snapshot: SnapshotFrom<typeof serverPageMachine>): boolean {
  return snapshot.matches({ signedIn: { retry: 'resting' } });
}
