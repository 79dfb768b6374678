export type Result<Value, ErrorValue> =
  | { ok: true; value: Value }
  | { ok: false; error: ErrorValue };
