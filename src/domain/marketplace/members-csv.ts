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

/** Returns a CSV file of the members. The file can be imported again; an import ignores the columns after `until`. */
export function membersCsv(
  members: readonly StoreMember[],
  memberships: readonly Pick<OwnMembership, 'id' | 'name'>[],
): string {
  const names = new Map(memberships.map(({ id, name }) => [id, name]));
  return csvOf(
    header,
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
