import { claimErrorKinds } from '#domain/marketplace/membership-claim';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { rpcFor } from '../handlers/rpc';
import type { MockContext } from '../context';
import { isOfferedTo, myMembershipRows, isOf } from './my-memberships';
import type { Person } from '../session/people';
import { postgrestError } from '../postgrest';
import { isPublic } from './stores';
import { holdsPlace, type StoreMemberRow } from './store-member-row';

export function buyerHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store } = context;

  const rpc = rpcFor(context);
  const read = { takes: 'read', condition: conditions.purchases } as const;
  const claim = { takes: 'read', condition: conditions.claims } as const;

  return [
    rpc('my_memberships', {
      ...read,
      args: {},
      answer: (person) => {
        const mine = store.members.of(conditions, person);
        const reviews = store.reviews.rows(conditions);
        const stores = store.storesOf(conditions);
        const offered = store.members.rows(conditions).filter((row) => isOfferedTo(row, person));
        return myMembershipRows({ mine, offered, reviews, stores }, person);
      },
    }),
    rpc('refuse_memberships', {
      ...read,
      args: { store_id: v.string() },
      answer: (person, given) => {
        store.members.refuse(conditions, person, given.store_id);
        return 'refused';
      },
    }),
    rpc('claim_memberships', {
      ...claim,
      errors: claimErrorKinds,
      args: { address: v.string() },
      answer: (person, { address }) => {
        const isConfirmed = person.signedUp?.confirmed_at !== null;
        if (!isConfirmed || address.trim().toLowerCase() !== person.email) {
          return { outcome: 'notConfirmed' };
        }
        const { counts, rows } = claimMemberships(store.members.rows(conditions), person);
        if (counts.claimed > 0) store.members.keepRows(conditions, rows);
        return { outcome: 'read', ...counts };
      },
    }),
    rpc('confirm_membership', {
      ...claim,
      args: { member_id: v.string(), is_mine: v.boolean() },
      answer: (person, given) => {
        const members = store.members.rows(conditions);
        const { outcome, rows } = answerOffer(members, person, given);
        if (rows !== members) store.members.keepRows(conditions, rows);
        return outcome;
      },
    }),
    rpc('buyer_references', {
      ...read,
      args: { store_id: v.string() },
      answer: async (person, given) => {
        const sold = store.storesOf(conditions).find(({ id }) => id === given.store_id);
        if (!sold || !isPublic(sold)) return postgrestError(400, '22023', 'No such store');
        const listed = sold.memberships.filter(
          (row) => row.is_visible && row.archived_at === null && row.checkout_url !== null,
        );
        const references = listed.map(
          async ({ id }) => [id, await referenceOf(person, id)] as const,
        );
        return Object.fromEntries(await Promise.all(references));
      },
    }),
  ];
}

/** Returns an opaque reference that is always the same for the same person and membership. */
async function referenceOf({ id }: Person, membershipId: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${id} ${membershipId}`),
  );
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Mocks `claim_memberships()`. The `rows` of the result are all members after the change. */
function claimMemberships(members: readonly StoreMemberRow[], person: Person) {
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

/** Mocks `confirm_membership()`. The `rows` of the result are all members after the change. */
function answerOffer(
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
