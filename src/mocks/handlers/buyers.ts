import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, jwtExpired } from '../admit';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { myMembershipRows } from '../my-memberships';
import { noAnswer } from '../no-answer';
import type { Person } from '../people';
import { noSuchFunction } from '../postgrest';

/** Mocks the functions for what a person has bought. */
export function buyerHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, url } = context;

  function rpc<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    answer: (person: Person, given: v.InferOutput<Schema>) => Response,
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
      const members = store.members.rows(conditions);
      const reviews = store.reviews.rows(conditions);
      const stores = store.storesOf(conditions);
      return HttpResponse.json(myMembershipRows({ members, reviews, stores }, person));
    }),
  ];
}
