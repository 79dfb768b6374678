import type { SnapshotFrom } from 'xstate';
import type { WaitlistError } from '#domain/marketplace/waitlist';
import type { waitingListsMachine } from './waiting-lists.machine';

type WaitingListsSnapshot = SnapshotFrom<typeof waitingListsMachine>;

/** Returns why the lists could not be loaded; null if they were loaded or are being loaded. */
export function waitingListsError({ value }: WaitingListsSnapshot): WaitlistError['kind'] | null {
  return typeof value === 'object' && 'failed' in value ? value.failed : null;
}

/** Returns whether the lists may be out of date. */
export function areWaitingListsStale(snapshot: WaitingListsSnapshot): boolean {
  return snapshot.matches({ listed: 'stale' });
}
