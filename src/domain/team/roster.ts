import type { MemberPermission, TeamMember } from './member';

/** A team as the backend tells it to the viewer. */
export interface Team {
  members: readonly TeamMember[];
  /** The Discord id of the one who is never removed (spec §6); null where nobody is known. */
  platformOwnerId: string | null;
}

/** A change of a team that was asked for, or that is done. */
export type RosterChange =
  | { kind: 'add'; member: TeamMember }
  | { kind: 'update'; member: TeamMember }
  | { kind: 'remove'; memberId: string }
  | { kind: 'permissions'; memberId: string; permissions: readonly MemberPermission[] };

/** What whoever changes a team says of it, so that the list can show it at once and take it back. */
export type RosterReport =
  | { type: 'expect'; id: string; change: RosterChange }
  /** It is done; `change` is what came of it. */
  | { type: 'confirm'; id: string; change: RosterChange }
  /** It was refused. */
  | { type: 'roll back'; id: string };

/** A change that is asked for and not answered yet: it is shown as if it were done. */
export interface Expectation {
  /** Names the request: the last word on it is `confirm` or `roll back` with the same id. */
  id: string;
  change: RosterChange;
  /** The members there were when it was asked for; who is new is the one it added. */
  known: readonly string[];
}

/** A team after a change; one that is about nobody there changes nothing. */
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

/** A team as it will be once everything asked for is done. */
export function laidOver(
  members: readonly TeamMember[],
  expected: readonly Expectation[],
): readonly TeamMember[] {
  return expected
    .filter((each) => !hasHappened(members, each))
    .reduce((team, { change }) => applyChange(team, change), members);
}

/** Whether an addition is on the list already, under the id it was given: a refetch may be faster than its answer. */
function hasHappened(members: readonly TeamMember[], { change, known }: Expectation): boolean {
  if (change.kind !== 'add') return false;
  const { name, discordId } = change.member;
  return members.some(
    (member) =>
      !known.includes(member.id) && member.name === name && member.discordId === discordId,
  );
}

/** The ids of the members that something is expected of. */
export function awaitedIds(expected: readonly Expectation[]): ReadonlySet<string> {
  return new Set(
    expected.map(({ change }) => ('memberId' in change ? change.memberId : change.member.id)),
  );
}
