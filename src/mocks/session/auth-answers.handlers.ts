import { HttpResponse } from 'msw';
import { callerOf, jsonBodyOf, type Caller } from '../gate';
import type { MockContext } from '../context';

// Responses of the auth server (supabase.md §2.9).

const versioned = { 'x-supabase-api-version': '2024-01-01' };

export function failed(
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  return HttpResponse.json({ code, message, ...more }, { status, headers: versioned });
}

export function accepted(body: object): Response {
  return HttpResponse.json(body, { headers: versioned });
}

export function noContent(): Response {
  return new HttpResponse(null, { status: 204, headers: versioned });
}

export function badJwt(): Response {
  return failed(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
}

export async function bodyOrError(
  request: Request,
): Promise<Readonly<Record<string, unknown>> | Response> {
  const body = await jsonBodyOf(request);
  return typeof body === 'string'
    ? failed(400, 'bad_json', 'Could not parse request body as JSON')
    : body;
}

export function sessionOrError(
  request: Request,
  context: MockContext,
): Extract<Caller, { kind: 'person' }> | Response {
  const caller = callerOf(request, context);
  if (caller.kind === 'anonymous') {
    return failed(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  if (caller.kind !== 'person') return badJwt();
  return context.store.isOpen(caller.sessionId)
    ? caller
    : failed(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}
