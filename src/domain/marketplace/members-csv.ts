import { csvOf } from '#domain/csv';
import type { OwnMembership } from './own-membership';
import type { StoreMember } from './store-member';

const header = [
  'membership',
  'discord_id',
  'name',
  'status',
  'since',
  'until',
  'source',
  'email',
  'reference',
  'oversold',
];

/** Importing the file again changes nothing. If two memberships have the same name, their ids are written. */
export function membersCsv(
  members: readonly StoreMember[],
  memberships: readonly Pick<OwnMembership, 'id' | 'name'>[],
  isFirst = true,
): string {
  const isUnique = (name: string) => memberships.filter((each) => each.name === name).length === 1;
  const names = new Map(
    memberships.flatMap(({ id, name }) => (isUnique(name) ? [[id, name] as const] : [])),
  );
  return csvOf(
    isFirst ? header : null,
    members.map((member) => [
      names.get(member.membershipId) ?? member.membershipId,
      member.discordId,
      member.name,
      member.status,
      member.since,
      member.until,
      member.provider,
      member.email,
      member.reference,
      member.isOversold ? 'yes' : 'no',
    ]),
  );
}

/** Returns the name of the file: "card-collectors-users-2026-11-25.csv". `now` is in Unix ms. */
export function membersFileName(slug: string, now: number): string {
  return `${slug}-users-${new Date(now).toISOString().slice(0, 10)}.csv`;
}
