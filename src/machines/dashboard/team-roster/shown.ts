import type { SnapshotFrom } from 'xstate';
import type { TeamMember } from '#domain/team/member';
import { pendingMemberIds, unconfirmedMembers, withPendingChanges } from '#domain/team/roster';
import type { teamRosterMachine } from './team-roster.machine';

type Snapshot = SnapshotFrom<typeof teamRosterMachine>;

const nobody: readonly TeamMember[] = [];

export function storedMembers({ context: { value } }: Snapshot): readonly TeamMember[] {
  return value?.members ?? nobody;
}

export function shownMembers(snapshot: Snapshot): readonly TeamMember[] {
  return withPendingChanges(storedMembers(snapshot), snapshot.context.value?.expected ?? []);
}

/** Returns the Discord id of the platform owner; null if it is unknown. */
export function platformOwnerIn({ context: { value } }: Snapshot): string | null {
  return value?.platformOwnerId ?? null;
}

/** Returns the ids of the members with a pending change. The id of a member that is being added is `new`. */
export function awaitedMembers({ context: { value } }: Snapshot): ReadonlySet<string> {
  return pendingMemberIds(value?.expected ?? []);
}

export function askedMembers(snapshot: Snapshot): readonly TeamMember[] {
  return unconfirmedMembers(shownMembers(snapshot), snapshot.context.request.serverId);
}
