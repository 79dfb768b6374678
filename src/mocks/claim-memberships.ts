import { isOf } from './my-memberships';
import type { Person } from './people';
import { holdsPlace, type StoreMemberRow } from './store-member-row';

/**
 * Assigns to the given person the memberships that were bought with the person's email address (function
 * `claim_memberships()`). The `rows` of the result are all members after the change.
 */
export function claimMemberships(members: readonly StoreMemberRow[], person: Person) {
  const counts = { claimed: 0, own: 0, taken: 0 };
  const discordId = person.discord?.id ?? null;
  const rows = [...members];
  for (const [index, row] of members.entries()) {
    if (row.email?.toLowerCase() !== person.email) continue;
    if (isOf(row, person)) counts.own += 1;
    else if (row.discord_id !== null || row.user_id !== undefined) {
      counts.taken += 1;
      continue;
    } else counts.claimed += 1;
    const isSecond =
      holdsPlace(row) &&
      rows.some(
        (other) =>
          other.id !== row.id &&
          other.membership_id === row.membership_id &&
          other.discord_id === discordId &&
          holdsPlace(other),
      );
    rows[index] = {
      ...row,
      user_id: row.user_id ?? person.id,
      discord_id: row.discord_id ?? (isSecond ? null : discordId),
    };
  }
  return { counts, rows };
}
