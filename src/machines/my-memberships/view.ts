import type { SnapshotFrom } from 'xstate';
import type { MyMembershipsError } from '#domain/marketplace/my-membership';
import type { myMembershipsMachine } from './my-memberships.machine';

type MyMembershipsSnapshot = SnapshotFrom<typeof myMembershipsMachine>;

/** The view of the page. */
export type MyMembershipsView = 'loading' | 'shown' | 'empty' | MyMembershipsError['kind'];

export function myMembershipsView({ value, context }: MyMembershipsSnapshot): MyMembershipsView {
  if (value === 'loading') return 'loading';
  if (typeof value === 'object' && 'failed' in value) return value.failed;
  return context.memberships.length === 0 ? 'empty' : 'shown';
}

/** Returns why the list may be out of date; null if it was read without an error. */
export function staleReason(snapshot: MyMembershipsSnapshot): 'stale' | 'sessionEnded' | null {
  if (snapshot.matches({ listed: 'stale' })) return 'stale';
  return snapshot.matches({ listed: 'sessionEnded' }) ? 'sessionEnded' : null;
}
