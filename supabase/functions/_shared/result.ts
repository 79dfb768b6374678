import type { FixedError, ErrorResponse } from './errors.ts';
import { errorResponse } from './errors.ts';

/** The result of a step: its value, or the error to return to the caller. Programming errors are thrown instead. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; error: ErrorResponse };

export function done<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function fail(error: FixedError | ErrorResponse): { ok: false; error: ErrorResponse } {
  return { ok: false, error: typeof error === 'string' ? errorResponse(error) : error };
}
