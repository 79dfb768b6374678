import type { Server } from '../servers/server';
import type { MemberPermission, TeamMember } from './member';

export interface Team {
  members: readonly TeamMember[];
  /** The Discord id of the platform owner, who cannot be removed (product.md §12.11); null if it is unknown. */
  platformOwnerId: string | null;
}

export interface Roster extends Team {
  /** The changes made in this tab that are not saved yet. */
  expected?: readonly PendingChange[];
}

export type RosterChange =
  | { kind: 'add'; member: TeamMember }
  | { kind: 'update'; member: TeamMember }
  | { kind: 'remove'; memberId: string }
  | { kind: 'permissions'; memberId: string; permissions: readonly MemberPermission[] };

/** The list shows a requested change immediately and rolls it back if the save fails. */
export type RosterReport =
  | { type: 'expect'; id: string; change: RosterChange }
  | { type: 'confirm'; id: string; change: RosterChange }
  | { type: 'roll back'; id: string };

/** A pending change, shown as if it were done. */
export interface PendingChange {
  /** Identifies the request. A `confirm` or `roll back` with the same id ends the pending change. */
  id: string;
  change: RosterChange;
  /** The ids of all members at the time of the request. An added member has another id. */
  known: readonly string[];
}

/** The owner of a server has confirmed editors (product.md §12.26). */
export interface EditorsKept {
  type: 'editors kept';
  serverId: string;
  memberIds: readonly string[];
}

export function withReport(roster: Roster, report: RosterReport | EditorsKept): Roster {
  const { members, expected = [] } = roster;
  if (report.type === 'editors kept') {
    return { ...roster, members: withConfirmed(members, report.serverId, report.memberIds) };
  }
  const { id } = report;
  const others = expected.filter((each) => each.id !== id);
  switch (report.type) {
    case 'expect': {
      const known = members.map((member) => member.id);
      return { ...roster, expected: [...others, { id, change: report.change, known }] };
    }
    case 'confirm':
      return { ...roster, members: applyChange(members, report.change), expected: others };
    case 'roll back':
      return { ...roster, expected: others };
  }
}

/** Applies a change to a team. A change to an unknown member has no effect. */
export function applyChange(
  members: readonly TeamMember[],
  change: RosterChange,
): readonly TeamMember[] {
  switch (change.kind) {
    case 'add':
      return members.some(({ id }) => id === change.member.id)
        ? applyChange(members, { kind: 'update', member: change.member })
        : [...members, change.member];
    case 'update':
      return members.map((member) => (member.id === change.member.id ? change.member : member));
    case 'remove':
      return members.filter(({ id }) => id !== change.memberId);
    case 'permissions':
      return members.map((member) =>
        member.id === change.memberId ? { ...member, permissions: change.permissions } : member,
      );
  }
}

export function withPendingChanges(
  members: readonly TeamMember[],
  expected: readonly PendingChange[],
): readonly TeamMember[] {
  return expected
    .filter((each) => !hasHappened(members, each))
    .reduce((team, { change }) => applyChange(team, change), members);
}

/**
 * The id comes from the database. A refetch can be answered before the addition, so the member may be there already.
 */
function hasHappened(members: readonly TeamMember[], { change, known }: PendingChange): boolean {
  if (change.kind !== 'add') return false;
  const { name, discordId } = change.member;
  return members.some(
    (member) =>
      !known.includes(member.id) && member.name === name && member.discordId === discordId,
  );
}

export function pendingMemberIds(expected: readonly PendingChange[]): ReadonlySet<string> {
  return new Set(
    expected.map(({ change }) => ('memberId' in change ? change.memberId : change.member.id)),
  );
}

/** Returns whether the viewer is asked to confirm editors. Only owners are asked, and a demo server has no owner. */
export function isAskedAboutEditors({ role }: Pick<Server, 'role'>): boolean {
  return role === 'Owner';
}

/** Returns the members of a server whom its owner has not confirmed (product.md §12.26). */
export function unconfirmedMembers(
  members: readonly TeamMember[],
  serverId: string | null,
): readonly TeamMember[] {
  return members.filter(({ permissions }) =>
    permissions.some((given) => given.serverId === serverId && given.awaitsOwner),
  );
}

function withConfirmed(
  members: readonly TeamMember[],
  serverId: string,
  memberIds: readonly string[],
): readonly TeamMember[] {
  const confirmed = ({ awaitsOwner, ...given }: MemberPermission): MemberPermission =>
    given.serverId === serverId || !awaitsOwner ? given : { ...given, awaitsOwner };
  return members.map((member) =>
    memberIds.includes(member.id)
      ? { ...member, permissions: member.permissions.map(confirmed) }
      : member,
  );
}
