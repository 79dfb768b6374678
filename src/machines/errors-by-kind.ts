/** One error of each kind; a union that gains a kind does not compile until its fixtures have one. */
export type ErrorsByKind<AnyError extends { kind: string }> = {
  readonly [Kind in AnyError['kind']]: AnyError & { kind: Kind };
};

/** Returns the answers an actor gives with these errors, for the outcomes of a walk. */
export function failures<AnyError extends { kind: string }>(
  errors: Readonly<Record<string, AnyError>>,
): { ok: false; error: AnyError }[] {
  return Object.values(errors).map((error) => ({ ok: false, error }));
}

/** Returns the keys of a record, typed: `Object.keys` forgets them. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
