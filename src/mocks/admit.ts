import { callerOf } from './gate';
import type { MockContext } from './context';
import type { Person } from './session/people';
import { postgrestError } from './postgrest';

/**
 * Returns the signed-in user who sent the request, or an error response. `what` is the name of the requested table or
 * function.
 */
export function admit(request: Request, what: string, context: MockContext): Person | Response {
  const caller = callerOf(request, context);
  if (caller.kind === 'person') return caller.person;
  if (caller.kind === 'anonymous') return denied(what, 401);
  return caller.reason === 'expired'
    ? jwtExpired()
    : postgrestError(401, 'PGRST301', 'Expected 3 parts in JWT; got 1');
}

/**
 * Returns the error response to a caller without permission. The database returns 401 to anonymous callers and 403 to
 * signed-in users.
 */
export function denied(what: string, status: 401 | 403): Response {
  return postgrestError(status, '42501', `permission denied for ${what}`);
}

export function jwtExpired(): Response {
  return postgrestError(401, 'PGRST303', 'JWT expired');
}
