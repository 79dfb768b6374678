export type Result<Value, ErrorValue> =
  | { ok: true; value: Value }
  | { ok: false; error: ErrorValue };

/** An error of one of the kinds in a list. */
export type ErrorOf<Kinds extends readonly string[]> = { kind: Kinds[number] };

export function without<Kind extends string, Left extends Kind>(
  kinds: readonly Kind[],
  ...left: readonly Left[]
): Exclude<Kind, Left>[] {
  return kinds.filter((kind): kind is Exclude<Kind, Left> => !left.some((each) => each === kind));
}
