import type { AnyEventObject } from 'xstate';
import { isBag } from './fixture-values';
import { payloadOf } from './labels';

/** A typed payload, or a message that explains why it is invalid. */
export type ParsedPayload =
  | { ok: true; value: Readonly<Record<string, unknown>> }
  | { ok: false; message: string };

/** Reads the payload of an event: the fields of a JSON object. The type of the event is not a field. */
export function parsePayload(text: string): ParsedPayload {
  const value = jsonOf(text);
  if (value === undefined) return { ok: false, message: 'This is not valid JSON.' };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, message: 'Enter a JSON object, such as {"name": "value"}.' };
  }
  if (isDeeperThan(DEEPEST, text)) {
    return { ok: false, message: `This has more than ${DEEPEST} levels of brackets.` };
  }
  if ('type' in value)
    return { ok: false, message: 'Leave out “type”: it is the name of the event.' };
  return { ok: true, value: { ...value } };
}

/** A payload with more levels could exceed the stack of the functions that read it. */
const DEEPEST = 100;

/** Returns whether valid JSON has more than `limit` levels of brackets. */
function isDeeperThan(limit: number, json: string): boolean {
  let level = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') level += 1;
    if (token === '}' || token === ']') level -= 1;
    if (level > limit) return true;
  }
  return false;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Compares a typed payload with the fixtures of its event. Returns why the event cannot have this payload, or null. A
 * field that all fixtures have is required. If no fixture has a field, or a fixture has null there, any value fits.
 */
export function misfitIn(
  typed: Readonly<Record<string, unknown>>,
  fixtures: readonly AnyEventObject[],
): string | null {
  return misfit(typed, fixtures.map(payloadOf), []);
}

function misfit(value: unknown, peers: readonly unknown[], path: readonly string[]): string | null {
  const field = `The field “${path.join('.')}”`;
  const kinds = new Set(peers.map(kindOf));
  if (peers.length === 0 || kinds.has('null')) return null;
  if (!kinds.has(kindOf(value))) {
    return `${field} must be ${[...kinds].join(' or ')}, not ${kindOf(value)}.`;
  }
  if (Array.isArray(value)) {
    const parts = peers.flatMap((peer): unknown[] => (Array.isArray(peer) ? peer : []));
    return first(value.map((part, at) => misfit(part, parts, [...path, String(at)])));
  }
  if (!isBag(value)) return null;
  const bags = peers.filter(isBag);
  const keys = new Set(bags.flatMap((bag) => Object.keys(bag)));
  return first(
    [...keys].map((key) => {
      const given = bags.map((bag) => bag[key]).filter((each) => each !== undefined);
      if (value[key] !== undefined) return misfit(value[key], given, [...path, key]);
      const isRequired = given.length === bags.length;
      return isRequired ? `The field “${[...path, key].join('.')}” is missing.` : null;
    }),
  );
}

function first(messages: readonly (string | null)[]): string | null {
  return messages.find((message) => message !== null) ?? null;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (isBag(value)) return 'an object';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return value.constructor.name;
  }
}
