import { sameValue } from './same-value';

export interface FieldConflict<Fields, Key extends keyof Fields = keyof Fields> {
  key: Key;
  base: Fields[Key];
  yours: Fields[Key];
  theirs: Fields[Key];
}

export function changedFields<Fields>(
  keys: readonly (keyof Fields)[],
  base: Fields,
  draft: Fields,
): (keyof Fields)[] {
  return keys.filter((key) => !sameValue(base[key], draft[key]));
}

/**
 * Rebases a draft onto `theirs`, the stored values (product.md §9.13). If both sides changed a field to different
 * values, it is in conflict, and keeps the draft's value until the user decides.
 */
export function mergeFields<Fields extends object>(
  keys: readonly (keyof Fields)[],
  { base, draft, theirs }: Record<'base' | 'draft' | 'theirs', Fields>,
): { draft: Fields; conflicts: FieldConflict<Fields>[] } {
  const yours = changedFields(keys, base, draft);
  return {
    draft: yours.reduce((merged, key) => ({ ...merged, [key]: draft[key] }), theirs),
    conflicts: yours
      .filter((key) => !sameValue(theirs[key], base[key]) && !sameValue(theirs[key], draft[key]))
      .map((key) => ({ key, base: base[key], yours: draft[key], theirs: theirs[key] })),
  };
}
