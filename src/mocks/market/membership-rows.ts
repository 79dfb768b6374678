import type { MockContext } from '../context';
import { membership, type MembershipRow } from './store-row';
import { ordered } from './stores';

type Body = Readonly<Record<string, unknown>>;

/** Memberships that `ids` does not contain follow in their current order. */
export function placesOf(memberships: readonly MembershipRow[], ids: readonly string[]): string[] {
  const known = ordered(memberships).map(({ id }) => id);
  const named = [...new Set(ids)].filter((id) => known.includes(id));
  return [...named, ...known.filter((id) => !named.includes(id))];
}

export function newMembershipRow(body: Body, { now }: MockContext): MembershipRow {
  return {
    ...membership('', 0, { name: '', price_minor: 0, payment_type: 'one-time' }),
    id: crypto.randomUUID(),
    created_at: new Date(now()).toISOString(),
    ...body,
  };
}

/** Returns the row after an update. Its version does not increase if the update changes only the order. */
export function updatedMembershipRow(row: MembershipRow, body: Body): MembershipRow {
  const changed: MembershipRow = { ...row, ...body };
  const isMovedOnly =
    changed.position !== row.position &&
    JSON.stringify({ ...changed, position: 0 }) === JSON.stringify({ ...row, position: 0 });
  return { ...changed, version: row.version + (isMovedOnly ? 0 : 1) };
}

/** Simulates another tab of the seller that saves the same memberships first. */
export function saveMembershipsMeanwhile({ conditions, store, since }: MockContext): void {
  if (since.membershipWasSaved) return;
  const saved = store.storesOf(conditions).map((each) => ({
    ...each,
    memberships: each.memberships.map((row) => ({
      ...row,
      name: `${row.name} (other tab)`,
      version: row.version + 1,
    })),
  }));
  store.keepStores(conditions, saved);
  since.membershipWasSaved = true;
}
