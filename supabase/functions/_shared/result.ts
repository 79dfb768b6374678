import type { FixedError, ErrorResponse } from './errors.ts';
import { errorResponse } from './errors.ts';

/** What a step answers: its value, or the error the caller is told. Defects are thrown instead. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; error: ErrorResponse };

/** A step that worked. */
export function done<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** A step that ends the call. */
export function refuse(why: FixedError | ErrorResponse): { ok: false; error: ErrorResponse } {
  return { ok: false, error: typeof why === 'string' ? errorResponse(why) : why };
}
