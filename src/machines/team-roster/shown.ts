import type { SnapshotFrom } from 'xstate';
import type { TeamMember } from '#domain/team/member';
import { pendingMemberIds, withPendingChanges } from '#domain/team/roster';
import type { teamRosterMachine } from './team-roster.machine';

type Roster = SnapshotFrom<typeof teamRosterMachine>;

/** The team as it is shown: with what is being changed as if it were done. */
export function shownMembers({ context }: Roster): readonly TeamMember[] {
  return withPendingChanges(context.members, context.expected);
}

/** The ids of the members whose change is not answered yet; a member being added has the id 'new'. */
export function awaitedMembers({ context }: Roster): ReadonlySet<string> {
  return pendingMemberIds(context.expected);
}

/** Changes by others are not heard of at the moment. */
export function isChannelLost(snapshot: Roster): boolean {
  return snapshot.matches({ channel: 'lost' });
}
