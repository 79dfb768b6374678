import { answerOf, preflight, errorAnswer } from './answer.ts';
import { identifyCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import { parseJson } from './call.ts';
import type { Environment } from './environment.ts';
import { errorResponse } from './errors.ts';
import { report } from './report.ts';
import { done, fail } from './result.ts';
import type { Result } from './result.ts';

/** An accepted request: it comes from a signed-in user and contains a JSON object. */
export interface Call {
  caller: Caller;
  body: Readonly<Record<string, unknown>>;
  /** The user id that the page sent in the `x-user-id` header (product.md §7.5); null if there is none. */
  claimedId: string | null;
}

/**
 * Handles what all functions that require a session have in common: preflight requests, the method, the public key, the
 * session, the JSON body, and CORS headers. The session identifies the user. A request that contains the id of a
 * different user is rejected.
 * @param work returns the value to send as JSON, or null for no content
 */
export function endpoint(
  name: string,
  environment: Environment,
  work: (call: Call) => Promise<Result<object | null>>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    try {
      const call = await admit(request, environment);
      const result = call.ok ? await work(call.value) : call;
      if (result.ok) return answerOf(result.value);
      report(name, result.error);
      return errorAnswer(result.error);
    } catch (defect) {
      report(name, { status: 500, kind: defect instanceof Error ? defect.name : typeof defect });
      return errorAnswer(errorResponse('defect'));
    }
  };
}

async function admit(request: Request, environment: Environment): Promise<Result<Call>> {
  if (request.method !== 'POST') return fail('methodNotAllowed');
  const caller = await identifyCaller(request, environment);
  if (!caller.ok) return caller;
  const body = await bodyOf(request);
  if (!body.ok) return body;
  const claimedId = request.headers.get('x-user-id');
  if ([claimedId, body.value['userId']].some(isForeignTo(caller.value))) {
    return fail('foreignUserId');
  }
  return done({ caller: caller.value, body: body.value, claimedId });
}

function isForeignTo({ id }: Caller): (named: unknown) => boolean {
  return (named) => typeof named === 'string' && named !== '' && named !== id;
}

async function bodyOf(request: Request): Promise<Result<Call['body']>> {
  const text = await request.text();
  if (text.trim() === '') return fail('emptyBody');
  const body = parseJson(text);
  return isRecord(body) ? done(body) : fail('invalidBody');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
