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

/** The view of the page. There is always exactly one (product.md §7.2). */
export type ServerPageView = 'signedOut' | (typeof signedInViews)[number];

export function serverPageView(snapshot: SnapshotFrom<typeof serverPageMachine>): ServerPageView {
  return signedInViews.find((page) => snapshot.matches({ signedIn: { page } })) ?? 'signedOut';
}

/** Returns whether the realtime channel is lost. Changes of access then do not reach the page. */
export function areUpdatesLost(snapshot: SnapshotFrom<typeof serverPageMachine>): boolean {
  return snapshot.matches({ signedIn: { channel: 'lost' } });
}

/** Returns whether Retry is disabled, because it was pressed a moment ago (product.md §7.9). */
export function isRetryResting(snapshot: SnapshotFrom<typeof serverPageMachine>): boolean {
  return snapshot.matches({ signedIn: { retry: 'resting' } });
}
