import type { SnapshotFrom } from 'xstate';
import type { TeamError } from '#domain/team/failure';
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

/** Returns whether editors whom the owner wanted to keep are in the list, and all in it are confirmed. */
export function areKept(snapshot: Roster): boolean {
  const { kept, members } = snapshot.context;
  return askedMembers(snapshot).length === 0 && members.some(({ id }) => kept.includes(id));
}

/** Returns why the editors were not kept; null if there was no error since the last press. */
export function keepFailure({ value }: Roster): TeamError['kind'] | null {
  const { question } = value;
  return typeof question === 'object' ? question.failed : null;
}
