import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { answerOffer, claimMemberships } from './claim-memberships';
import { rpcFor } from '../handlers/rpc';
import type { MockContext } from '../context';
import { isOfferedTo, myMembershipRows } from './my-memberships';
import type { Person } from '../session/people';
import { postgrestError } from '../postgrest';
import { isPublic } from './stores';

/** Mocks the functions for a person's purchases. */
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
      args: { address: v.string() },
      answer: (person, { address }) => {
        const isConfirmed = person.signedUp?.confirmed_at !== null;
        if (
          conditions.claims === 'notConfirmed' ||
          !isConfirmed ||
          address.trim().toLowerCase() !== person.email
        ) {
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
