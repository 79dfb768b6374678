/** The result of an effect: a value, or an error that the user can be told about. Defects are thrown instead. */
export type Result<Value, ErrorValue> =
  | { ok: true; value: Value }
  | { ok: false; error: ErrorValue };
