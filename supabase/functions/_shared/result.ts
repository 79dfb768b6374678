import type { FixedRefusal, Refusal } from './refusals.ts';
import { refusal } from './refusals.ts';

/** What a step answers: its value, or the refusal the caller is told. Defects are thrown instead. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** A step that worked. */
export function done<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** A step that ends the call. */
export function refuse(why: FixedRefusal | Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: typeof why === 'string' ? refusal(why) : why };
}
