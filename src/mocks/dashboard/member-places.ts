import type { RowChange } from '../realtime-frames';
import { holdsPlace, type StoreMemberRow } from '../market/store-member-row';
import type { MembershipRow } from '../market/store-row';

const holders = (rows: readonly StoreMemberRow[], membershipId: string) =>
  rows.filter((row) => row.membership_id === membershipId && holdsPlace(row) && !row.is_oversold);

/** The oldest member comes first, as in `private.give_free_places`. */
export function withFreePlaces(
  rows: readonly StoreMemberRow[],
  { id, max_members }: MembershipRow,
): readonly StoreMemberRow[] {
  const waiting = rows
    .filter((row) => row.membership_id === id && row.is_oversold)
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  if (waiting.length === 0) return rows;
  const free =
    max_members === null ? waiting.length : Math.max(max_members - holders(rows, id).length, 0);
  const given = new Set(waiting.slice(0, free).map((row) => row.id));
  return rows.map((row) => (given.has(row.id) ? { ...row, is_oversold: false } : row));
}

export function withMember(
  rows: readonly StoreMemberRow[],
  wanted: StoreMemberRow,
  sold: MembershipRow,
): readonly StoreMemberRow[] {
  const old = rows.find(({ id }) => id === wanted.id);
  const member = { ...wanted, is_oversold: isOversold(rows, wanted, sold, old) };
  const next = old ? rows.map((row) => (row === old ? member : row)) : [...rows, member];
  const leaves = old && holdsPlace(old) && !old.is_oversold && !holdsPlace(member);
  return leaves ? withFreePlaces(next, sold) : next;
}

function isOversold(
  rows: readonly StoreMemberRow[],
  wanted: StoreMemberRow,
  { max_members }: MembershipRow,
  old: StoreMemberRow | undefined,
): boolean {
  if (!holdsPlace(wanted)) return false;
  if (old && holdsPlace(old)) return old.is_oversold;
  return max_members !== null && holders(rows, wanted.membership_id).length >= max_members;
}

/** Returns the changes between `before` and `after` in the format of Realtime. The rows contain no email addresses. */
export function changedMembers(
  before: readonly StoreMemberRow[],
  after: readonly StoreMemberRow[],
): readonly RowChange[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return after.flatMap((row): RowChange[] => {
    const old = known.get(row.id);
    if (old === row || (old && JSON.stringify(old) === JSON.stringify(row))) return [];
    const { email: _email, ...record } = row;
    return [{ type: old ? 'UPDATE' : 'INSERT', table: 'store_members', record }];
  });
}
