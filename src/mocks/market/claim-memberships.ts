import { isOf, isOfferedTo } from './my-memberships';
import type { Person } from '../session/people';
import { holdsPlace, type StoreMemberRow } from './store-member-row';

/**
 * Assigns to the given person the memberships that were bought with the person's email address (function
 * `claim_memberships()`). The `rows` of the result are all members after the change.
 */
export function claimMemberships(members: readonly StoreMemberRow[], person: Person) {
  const counts = { claimed: 0, own: 0, taken: 0 };
  const rows = [...members];
  for (const [index, row] of members.entries()) {
    if (row.email?.toLowerCase() !== person.email) continue;
    if (isOf(row, person)) counts.own += 1;
    else if (row.discord_id !== null || row.user_id !== undefined) {
      counts.taken += 1;
      continue;
    } else counts.claimed += 1;
    rows[index] = ownedRow(row, person, rows);
  }
  return { counts, rows };
}

/**
 * Answers whether an offered membership is the person's (function `confirm_membership()`). The `rows` of the result are
 * all members after the change.
 */
export function answerOffer(
  members: readonly StoreMemberRow[],
  person: Person,
  { member_id, is_mine }: { member_id: string; is_mine: boolean },
): { outcome: string; rows: readonly StoreMemberRow[] } {
  const row = members.find(({ id }) => id === member_id);
  if (row?.user_id === person.id) return { outcome: 'confirmed', rows: members };
  const replacing = (next: StoreMemberRow) =>
    members.map((each) => (each.id === next.id ? next : each));
  const isOffered = row !== undefined && isOfferedTo(row, person);
  if (!is_mine) {
    if (!isOffered) return { outcome: 'removed', rows: members };
    const { offered_to: _, ...rest } = row;
    return { outcome: 'removed', rows: replacing(rest) };
  }
  if (!isOffered) return { outcome: 'gone', rows: members };
  const isConfirmed = person.signedUp?.confirmed_at !== null;
  if (!isConfirmed || row.email?.toLowerCase() !== person.email) {
    return { outcome: 'otherAddress', rows: members };
  }
  return { outcome: 'confirmed', rows: replacing(ownedRow(row, person, members)) };
}

/** Returns the row after it became the person's. A Discord account gets each membership only once. */
function ownedRow(
  row: StoreMemberRow,
  { id, discord }: Person,
  rows: readonly StoreMemberRow[],
): StoreMemberRow {
  const discordId = discord?.id ?? null;
  const isSecond =
    holdsPlace(row) &&
    rows.some(
      (other) =>
        other.id !== row.id &&
        other.membership_id === row.membership_id &&
        other.discord_id === discordId &&
        holdsPlace(other),
    );
  return {
    ...row,
    user_id: row.user_id ?? id,
    is_confirmed: true,
    discord_id: row.discord_id ?? (isSecond ? null : discordId),
  };
}
