/** What an effect answers: the value, or a refusal the user can be told about. Defects are thrown instead. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };
