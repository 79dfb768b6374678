/** The result of an effect: a value, or an error that can be shown to the user. Defects are thrown instead. */
export type Result<Value, ErrorValue> =
  | { ok: true; value: Value }
  | { ok: false; error: ErrorValue };
