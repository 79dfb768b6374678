import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, jwtExpired } from '../admit';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { noAnswer } from '../no-answer';
import type { Person } from '../session/people';
import { noSuchFunction } from '../postgrest';

interface RpcUnderCondition<Schema extends v.GenericSchema> {
  name: string;
  takes: 'read' | 'save';
  /**
   * The world's condition. `rpcUnderCondition` handles 'unreachable', 'neverAnswers', 'signedOut' and 'answerIsLost'.
   * `answer` handles all other conditions.
   */
  condition: string;
  schema: Schema;
  answer: (person: Person, given: v.InferOutput<Schema>) => Response;
}

/** Mocks a function of the database for signed-in users. */
export function rpcUnderCondition<Schema extends v.GenericSchema>(
  context: MockContext,
  { name, takes, condition, schema, answer }: RpcUnderCondition<Schema>,
): RequestHandler {
  return http.post(
    `${context.url}/rest/v1/rpc/${name}`,
    endpoint(context, takes, async ({ request }) => {
      if (condition === 'unreachable') return HttpResponse.error();
      if (condition === 'neverAnswers') return noAnswer();
      if (condition === 'signedOut') return jwtExpired();
      const given = v.safeParse(schema, await jsonBodyOf(request.clone()));
      const person = admit(request, `function ${name}`, context);
      if (person instanceof Response) return person;
      if (!given.success) return noSuchFunction(name);
      const answered = answer(person, given.output);
      return condition === 'answerIsLost' ? HttpResponse.error() : answered;
    }),
  );
}
