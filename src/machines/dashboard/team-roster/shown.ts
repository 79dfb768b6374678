import type { SnapshotFrom } from 'xstate';
import type { TeamMember } from '#domain/team/member';
import { pendingMemberIds, unconfirmedMembers, withPendingChanges } from '#domain/team/roster';
import type { teamRosterMachine } from './team-roster.machine';

type Roster = SnapshotFrom<typeof teamRosterMachine>;

/** Returns the team with pending changes applied. */
export function shownMembers({ context }: Roster): readonly TeamMember[] {
  return withPendingChanges(context.members, context.expected);
}

/** Returns the ids of the members with a pending change. The id of a member that is being added is `new`. */
export function awaitedMembers({ context }: Roster): ReadonlySet<string> {
  return pendingMemberIds(context.expected);
}

/** Returns whether the realtime channel is lost. As long as it is lost, changes by other users do not arrive. */
export function isChannelLost(snapshot: Roster): boolean {
  return snapshot.matches({ channel: 'lost' });
}

/** Returns the shown members whom the owner of the server has not confirmed. */
export function askedMembers(snapshot: Roster): readonly TeamMember[] {
  return unconfirmedMembers(shownMembers(snapshot), snapshot.context.serverId);
}
