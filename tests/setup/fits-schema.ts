import type { ConfigValue } from '../../src/domain/bot-config/config';
import { isRecord } from '../../src/domain/bot-config/parse-json';
import { lengthOf } from '../../src/domain/bot-config/problem';
import type { JsonSchema } from '../../src/domain/bot-config/json-schema';

/**
 * Returns whether the database would accept `value` for a setting with this schema. Supports only the keywords of
 * `JsonSchema`.
 */
export function fitsSchema(schema: JsonSchema, value: ConfigValue): boolean {
  const types = schema.type === undefined ? [typeOf(value)] : [schema.type].flat();
  const isOfType = types.some((type) => type === typeOf(value));
  if (!isOfType) return false;
  if (typeof value === 'string') return fitsText(schema, value);
  if (typeof value === 'number') return fitsNumber(schema, value);
  if (Array.isArray(value)) return fitsList(schema, value);
  return isRecord(value) ? fitsMap(schema, value) : true;
}

function typeOf(value: ConfigValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function fitsText({ pattern = '', maxLength = Infinity }: JsonSchema, text: string): boolean {
  return new RegExp(pattern, 'u').test(text) && lengthOf(text) <= maxLength;
}

function fitsNumber({ minimum = -Infinity, maximum = Infinity }: JsonSchema, number: number) {
  return number >= minimum && number <= maximum;
}

function fitsList({ items = {}, maxItems = Infinity }: JsonSchema, list: readonly ConfigValue[]) {
  return list.length <= maxItems && list.every((item) => fitsSchema(items, item));
}

function fitsMap(schema: JsonSchema, map: Readonly<Record<string, ConfigValue>>): boolean {
  const { properties = {}, required = [], additionalProperties = {} } = schema;
  const { propertyNames = {}, maxProperties = Infinity } = schema;
  const names = Object.keys(map);
  return (
    names.length <= maxProperties &&
    required.every((name) => Object.hasOwn(map, name)) &&
    names.every((name) => {
      const wanted = properties[name] ?? additionalProperties;
      return (
        wanted !== false && fitsText(propertyNames, name) && fitsSchema(wanted, map[name] ?? null)
      );
    })
  );
}
