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

/**
 * Returns a CSV file of the members, or further lines of it. The file can be imported again, and changes nothing; an import ignores the columns
 * after `until`. A membership whose name another one has, too, is named by its id.
 */
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
