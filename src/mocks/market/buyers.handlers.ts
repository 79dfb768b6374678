import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, jwtExpired } from '../admit';
import { answerOffer, claimMemberships } from './claim-memberships';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { isOfferedTo, myMembershipRows } from './my-memberships';
import { noAnswer } from '../no-answer';
import type { Person } from '../session/people';
import { noSuchFunction, postgrestError } from '../postgrest';
import { isPublic } from './stores';

/** Mocks the functions for a person's purchases. */
export function buyerHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, url } = context;

  function rpc<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    answer: (person: Person, given: v.InferOutput<Schema>) => Response | Promise<Response>,
  ): RequestHandler {
    return http.post(
      `${url}/rest/v1/rpc/${name}`,
      endpoint(context, 'read', async ({ request }) => {
        if (conditions.purchases === 'neverAnswers') return noAnswer();
        const given = v.safeParse(schema, await jsonBodyOf(request.clone()));
        const person = admit(request, `function ${name}`, context);
        if (person instanceof Response) return person;
        return given.success ? answer(person, given.output) : noSuchFunction(name);
      }),
    );
  }

  return [
    rpc('my_memberships', v.strictObject({}), (person) => {
      if (conditions.purchases === 'unreachable') return HttpResponse.error();
      if (conditions.purchases === 'signedOut') return jwtExpired();
      const mine = store.members.of(conditions, person);
      const reviews = store.reviews.rows(conditions);
      const stores = store.storesOf(conditions);
      const offered = store.members.rows(conditions).filter((row) => isOfferedTo(row, person));
      return HttpResponse.json(myMembershipRows({ mine, offered, reviews, stores }, person));
    }),
    rpc('refuse_memberships', v.strictObject({ store_id: v.string() }), (person, given) => {
      store.members.refuse(conditions, person, given.store_id);
      return HttpResponse.json('refused');
    }),
    rpc('claim_memberships', v.strictObject({ address: v.string() }), (person, { address }) => {
      if (conditions.claims === 'neverAnswers') return noAnswer();
      if (conditions.claims === 'unreachable') return HttpResponse.error();
      if (conditions.claims === 'signedOut') return jwtExpired();
      const isConfirmed = person.signedUp?.confirmed_at !== null;
      if (
        conditions.claims === 'notConfirmed' ||
        !isConfirmed ||
        address.trim().toLowerCase() !== person.email
      ) {
        return HttpResponse.json({ outcome: 'notConfirmed' });
      }
      const { counts, rows } = claimMemberships(store.members.rows(conditions), person);
      if (counts.claimed > 0) store.members.keepRows(conditions, rows);
      return HttpResponse.json({ outcome: 'read', ...counts });
    }),
    rpc(
      'confirm_membership',
      v.strictObject({ member_id: v.pipe(v.string(), v.uuid()), is_mine: v.boolean() }),
      (person, given) => {
        if (conditions.claims === 'unreachable') return HttpResponse.error();
        if (conditions.claims === 'signedOut') return jwtExpired();
        const members = store.members.rows(conditions);
        const { outcome, rows } = answerOffer(members, person, given);
        if (rows !== members) store.members.keepRows(conditions, rows);
        return HttpResponse.json(outcome);
      },
    ),
    rpc('buyer_references', v.strictObject({ store_id: v.string() }), async (person, given) => {
      if (conditions.purchases === 'unreachable') return HttpResponse.error();
      const sold = store.storesOf(conditions).find(({ id }) => id === given.store_id);
      if (!sold || !isPublic(sold)) return postgrestError(400, '22023', 'No such store');
      const listed = sold.memberships.filter(
        (row) => row.is_visible && row.archived_at === null && row.checkout_url !== null,
      );
      const references = listed.map(async ({ id }) => [id, await referenceOf(person, id)] as const);
      return HttpResponse.json(Object.fromEntries(await Promise.all(references)));
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
