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

/** The looks of the page, of which it always wears exactly one (spec §4 «Server page state priority»). */
export type ServerPageView = 'signedOut' | (typeof signedInViews)[number];

/** Which look a snapshot wears. */
export function serverPageView(snapshot: SnapshotFrom<typeof serverPageMachine>): ServerPageView {
  return signedInViews.find((page) => snapshot.matches({ signedIn: { page } })) ?? 'signedOut';
}

/** Whether changes of rights no longer reach the page. */
export function areUpdatesLost(snapshot: SnapshotFrom<typeof serverPageMachine>): boolean {
  return snapshot.matches({ signedIn: { channel: 'lost' } });
}

/** Whether Retry rests after it was pressed (spec §9: 3 s). */
export function isRetryResting(snapshot: SnapshotFrom<typeof serverPageMachine>): boolean {
  return snapshot.matches({ signedIn: { retry: 'resting' } });
}
