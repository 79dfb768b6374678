/** One error of each kind. If a new kind is added to the union, fixtures that lack it do not compile. */
export type ErrorsByKind<AnyError extends { kind: string }> = {
  readonly [Kind in AnyError['kind']]: AnyError & { kind: Kind };
};

/** Returns one error of each kind, for errors that are nothing but a kind. */
export function errorsOf<Kind extends string>(kinds: readonly Kind[]) {
  return Object.fromEntries(kinds.map((kind) => [kind, { kind }])) as {
    [Each in Kind]: { kind: Each };
  };
}

/** Returns an actor output for each error, for the `outcomes` of a walk. */
export function failures<AnyError extends { kind: string }>(
  errors: Readonly<Record<string, AnyError>>,
): { ok: false; error: AnyError }[] {
  return Object.values(errors).map((error) => ({ ok: false, error }));
}

/** Returns the keys of a record with their type. `Object.keys` would return `string[]`. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
