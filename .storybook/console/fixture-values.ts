import type { AnyEventObject } from 'xstate';

/**
 * The key of a reference. In a typed payload, a reference is an object with only this key. It replaces a value that
 * JSON cannot hold, such as a file. The value of the key is an index: the event's fixture at this index has the
 * original value at the same path.
 */
export const FIXTURE_KEY = '$fixture';

type Bag = Readonly<Record<string, unknown>>;

/** Whether a value is a plain object, not an instance of a class. */
export function isBag(value: unknown): value is Bag {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns the fixture index of a reference, or null for any other value. */
export function referenceIn(value: unknown): number | null {
  if (!isBag(value) || Object.keys(value).length !== 1) return null;
  const at = value[FIXTURE_KEY];
  return typeof at === 'number' ? at : null;
}

/** Whether JSON can represent a value. A field that is undefined counts as absent. */
export function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isBag(value) && Object.values(value).every((part) => part === undefined || isJson(part));
}

/**
 * Whether two values are deeply equal. Instances of a class, such as files, are equal only if they are the same object.
 */
export function areEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, at) => areEqual(part, other[at]));
  }
  if (!isBag(one) || !isBag(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => areEqual(one[key], other[key]));
}

/**
 * Replaces each value that JSON cannot hold with a reference to the fixture that has the value. If no fixture has it,
 * the value is not replaced.
 */
export function withReferences(payload: Bag, fixtures: readonly AnyEventObject[]): Bag {
  return replacedFields(payload, fixtures, (value, peers) => {
    if (isJson(value) || isBag(value) || Array.isArray(value)) return value;
    const fixture = peers.indexOf(value);
    return fixture < 0 ? value : { [FIXTURE_KEY]: fixture };
  });
}

/** Replaces each reference with the value of the fixture. Returns null if a fixture has no such value. */
export function withoutReferences(payload: Bag, fixtures: readonly AnyEventObject[]): Bag | null {
  let isComplete = true;
  const replaced = replacedFields(payload, fixtures, (value, peers) => {
    const fixture = referenceIn(value);
    if (fixture === null) return value;
    isComplete &&= peers[fixture] !== undefined;
    return peers[fixture];
  });
  return isComplete ? replaced : null;
}

/**
 * Returns the replacement for a part of a payload, or the part itself if it is not replaced. `peers` are the values at
 * the same path in the fixtures.
 */
type Replace = (value: unknown, peers: readonly unknown[]) => unknown;

function replacedFields(payload: Bag, peers: readonly unknown[], replace: Replace): Bag {
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [
      key,
      replacedIn(
        value,
        peers.map((peer) => (isBag(peer) ? peer[key] : undefined)),
        replace,
      ),
    ]),
  );
}

function replacedIn(given: unknown, peers: readonly unknown[], replace: Replace): unknown {
  const value = replace(given, peers);
  if (value !== given) return value;
  if (isBag(value)) return replacedFields(value, peers, replace);
  if (!Array.isArray(value)) return value;
  return value.map((part: unknown, at) =>
    replacedIn(
      part,
      peers.map((peer: unknown) => (Array.isArray(peer) ? (peer as unknown[])[at] : undefined)),
      replace,
    ),
  );
}
