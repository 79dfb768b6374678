import { type Answer, bodyOf, isSuccess } from '../http';

/** Returns the parsed body of a successful response; undefined for any other response. */
export function successBody(answer: Answer): unknown {
  return answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : undefined;
}

/** Returns why the database rejected a call; null if the call was not rejected or the reason is unknown. */
export function refusalOf(answer: Answer): 'signInRequired' | 'notAllowed' | 'rejected' | null {
  if (answer.kind === 'unreachable' || isSuccess(answer)) return null;
  if (answer.status === 401) return 'signInRequired';
  if (answer.status === 403) return 'notAllowed';
  return answer.status >= 500 ? null : 'rejected';
}

export function fail<Kind extends string>(kind: Kind): { ok: false; error: { kind: Kind } } {
  return { ok: false, error: { kind } };
}
