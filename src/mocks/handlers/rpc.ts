import type { Args, FunctionName } from '#services/database-functions';
import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, denied, jwtExpired, callerOf, endpoint, jsonBodyOf } from '../gate';
import type { MockContext } from '../context';
import { membershipTypeError } from '../market/membership-checks';
import { noAnswer } from '../no-answer';
import { noSuchFunction, tooSlow } from '../postgrest';
import type { Person } from '../session/people';

/** A schema for each argument of a function, so that the mock does not compile until it knows a new one. */
export type Schemas<Name extends FunctionName> = {
  readonly [Key in keyof Args<Name>]: v.GenericSchema;
};
export type Given<Entries extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Entries, undefined>
>;
/** A response, or the JSON of a successful one. */
export type Reply = Response | JsonBodyType | object;

export interface Mocked<Caller, Entries extends v.ObjectEntries> {
  takes: 'read' | 'save';
  /** The world's condition. Those of `stops`, 'answerIsLost' and the errors are simulated here, all others by `answer`. */
  condition?: string;
  /** The kinds of errors that the function returns as `outcome`. */
  errors?: readonly string[];
  args: Entries;
  answer: (
    caller: Caller,
    given: Given<Entries>,
    call: { request: Request; url: URL },
  ) => Reply | Promise<Reply>;
}

const stops: Readonly<Record<string, () => Response | Promise<Response>>> = {
  unreachable: () => HttpResponse.error(),
  neverAnswers: noAnswer,
  tooSlow,
  signedOut: jwtExpired,
  sessionEnds: jwtExpired,
};

/** Returns the response to a call that the world's condition stops; null for any other condition. */
export function stopOf(condition: string): Response | Promise<Response> | null {
  return stops[condition]?.() ?? null;
}

/** The arguments that are a uuid in every function. */
const uuids = [
  'member_id',
  'membership_id',
  'decision_id',
  'last_decision',
  'review_id',
  'report_id',
  'request_id',
];

/** Mocks functions of the database for signed-in users. */
export function rpcFor(context: MockContext) {
  return <Name extends FunctionName, const Entries extends Schemas<Name> & v.ObjectEntries>(
    name: Name,
    { answer, errors = [], ...mocked }: Mocked<Person, Entries>,
  ): RequestHandler =>
    rpcForAnyone(context)<Name, Entries>(name, {
      ...mocked,
      answer: (person, given, call) => {
        if (!person) return denied(`function ${name}`, 401);
        const { condition } = mocked;
        return condition !== undefined && errors.includes(condition)
          ? { outcome: condition }
          : answer(person, given, call);
      },
    });
}

/** Mocks functions of the database that need no session. The caller is null if no user is signed in. */
export function rpcForAnyone(context: MockContext) {
  return <Name extends FunctionName, const Entries extends Schemas<Name> & v.ObjectEntries>(
    name: Name,
    { takes, condition = '', args, answer }: Mocked<Person | null, Entries>,
  ): RequestHandler =>
    http.post(
      `${context.url}/rest/v1/rpc/${name}`,
      endpoint(context, takes, async ({ request, url }) => {
        const stop = stopOf(condition);
        if (stop) return stop;
        const body = await jsonBodyOf(request.clone());
        const caller = callerOf(request, context);
        const admitted = caller.kind === 'badToken' ? admit(request, name, context) : null;
        if (admitted instanceof Response) return admitted;
        // PostgREST finds a function by the names of its arguments.
        const given = v.safeParse(v.strictObject(args), body === 'empty' ? {} : body);
        if (!given.success) return noSuchFunction(name);
        const person = caller.kind === 'person' ? caller.person : null;
        const wrong = person && typeof body === 'object' && uuidError(body);
        const reply = wrong || (await answer(person, given.output, { request, url }));
        if (condition === 'answerIsLost') return HttpResponse.error();
        return reply instanceof Response ? reply : HttpResponse.json(reply);
      }),
    );
}

function uuidError(body: Readonly<Record<string, unknown>>): Response | null {
  const given = uuids.map((name) => body[name]).filter((id) => typeof id === 'string');
  return given.map((id) => membershipTypeError({ id })).find((error) => error !== null) ?? null;
}
