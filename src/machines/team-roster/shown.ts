import type { SnapshotFrom } from 'xstate';
import type { TeamMember } from '#domain/team/member';
import { awaitedIds, laidOver } from '#domain/team/roster';
import type { teamRosterMachine } from './team-roster.machine';

type Roster = SnapshotFrom<typeof teamRosterMachine>;

/** Returns the team with pending changes applied. */
export function shownMembers({ context }: Roster): readonly TeamMember[] {
  return laidOver(context.members, context.expected);
}

/** Returns the ids of the members with a pending change; `new` for a member being added. */
export function awaitedMembers({ context }: Roster): ReadonlySet<string> {
  return awaitedIds(context.expected);
}

/** Whether changes by others do not arrive. */
export function isChannelLost(snapshot: Roster): boolean {
  return snapshot.matches({ channel: 'lost' });
}
