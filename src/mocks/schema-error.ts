import { isRecord } from '#domain/bot-config/parse-json';
import { lengthOf } from '#domain/bot-config/problem';
import type { JsonSchema } from '#domain/bot-config/json-schema';

/** Why a value does not match a schema, as the database's function `misfit` reports it; null when it matches. */
export type SchemaError = 'type' | 'size' | null;

/** Returns the first mismatch. Runs the checks in the same order as the database. */
export function schemaError(schema: JsonSchema, value: unknown): SchemaError {
  if (!isOfType(schema, value)) return 'type';
  if (typeof value === 'string') return schemaErrorOfText(schema, value);
  if (typeof value === 'number') return schemaErrorOfNumber(schema, value);
  if (Array.isArray(value)) return schemaErrorOfList(schema, value);
  return isRecord(value) ? schemaErrorOfMap(schema, value) : null;
}

function isOfType({ type }: JsonSchema, value: unknown): boolean {
  return type === undefined || [type].flat().some((name) => name === typeOf(value));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function schemaErrorOfText(
  { pattern = '', maxLength = Infinity }: JsonSchema,
  text: string,
): SchemaError {
  if (lengthOf(text) > maxLength) return 'size';
  return new RegExp(pattern, 'u').test(text) ? null : 'type';
}

function schemaErrorOfNumber(schema: JsonSchema, number: number): SchemaError {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return number < minimum || number > maximum ? 'size' : null;
}

function schemaErrorOfList(
  { items = {}, maxItems = Infinity }: JsonSchema,
  list: readonly unknown[],
) {
  return list.length > maxItems ? 'size' : first(list.map((item) => schemaError(items, item)));
}

function schemaErrorOfMap(schema: JsonSchema, map: Readonly<Record<string, unknown>>): SchemaError {
  const { properties = {}, required = [], additionalProperties = {} } = schema;
  const { propertyNames = {}, maxProperties = Infinity } = schema;
  const entries = Object.entries(map);
  if (entries.length > maxProperties) return 'size';
  if (!required.every((name) => Object.hasOwn(map, name))) return 'type';
  return first(
    entries.flatMap(([name, value]) => {
      const wanted = properties[name] ?? additionalProperties;
      return [
        schemaErrorOfText(propertyNames, name),
        wanted === false ? 'type' : schemaError(wanted, value),
      ];
    }),
  );
}

function first(found: readonly SchemaError[]): SchemaError {
  return found.find((each) => each !== null) ?? null;
}
