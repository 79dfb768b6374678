import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { ConfigValue, Conflict, StoredConfig } from '#domain/bot-config/config';
import { fieldOf, fields, isConfigKey, type ConfigKey } from '#domain/bot-config/fields';
import { valuesAt } from '#domain/bot-config/history';
import { valueSchema, type JsonSchema } from '#domain/bot-config/json-schema';
import { parseText, isRecord } from '#domain/bot-config/parse-json';
import { lengthOf } from '#domain/bot-config/problem';
import { isSecret } from '#domain/bot-config/secrets';
import { panels } from '#domain/permissions/panels';
import { sameValue } from '#domain/same-value';
import type { MockContext } from '../context';
import {
  isKnownServer,
  mayEdit,
  mayOpen,
  runsTheSite,
  serverSeenBy,
  visibleKeys,
  type SeenServer,
} from '../market/membership';
import { postgrestError } from '../postgrest';
import type { Person } from '../session/people';
import { visiblePart } from './configs';

const saveCall = v.object({
  server_id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  base_version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  changes: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(500)),
});
type SaveCall = v.InferOutput<typeof saveCall>;

interface Change {
  key: ConfigKey;
  before: ConfigValue;
  after: ConfigValue;
}

/** The maximum size of a whole configuration. */
const MOST_BYTES = 524_288;

/** The panels that have settings. The `editors` panel has none: editors are stored in a separate table. */
const configPanels = panels.filter((panel) => panel !== 'editors');

/**
 * Mocks the database function `save_server_config`: checks the right to each changed setting, then the values, then
 * merges the changes and stores the new version. A conflict is a 200 response, not an error.
 */
export function saveServerConfig(body: unknown, person: Person, context: MockContext): Response {
  const { conditions } = context;
  if (conditions.save === 'breaks')
    return HttpResponse.json({ message: 'upstream' }, { status: 500 });
  const parsed = v.safeParse(saveCall, body);
  if (!parsed.success || conditions.save === 'unknownServer') return invalid('server');
  const { server_id: serverId } = parsed.output;
  // Only people who run the site get this error. Others cannot tell a missing server from a hidden one.
  if (!isKnownServer(serverId) && runsTheSite(person)) return invalid('server');
  const server = serverSeenBy(person, serverId, conditions);
  const mayModify = server && configPanels.some((panel) => mayOpen(person, server, panel));
  if (!mayModify || conditions.save === 'mayNotModify') {
    return postgrestError(403, '42501', 'No right to this server', 'modify');
  }
  const changes = parsed.output.changes.map((change) =>
    checked(change, { person, server, context }),
  );
  const error = changes.find((change) => change instanceof Response);
  if (error instanceof Response) return error;
  if (conditions.save === 'otherWasFaster') letAnotherSave(serverId, context);
  const keys = visibleKeys(person, server);
  return merge(parsed.output, inOrder(changes as Change[]), { person, keys, context });
}

function checked(
  change: SaveCall['changes'][number],
  { person, server, context }: { person: Person; server: SeenServer; context: MockContext },
): Change | Response {
  const { key, before, after } = change;
  if (typeof key !== 'string' || !isConfigKey(key) || !Object.hasOwn(change, 'before')) {
    return invalid('key');
  }
  const hint = errorOf(key, { person, server, context });
  if (hint) return postgrestError(403, '42501', `No right to change ${key}`, hint);
  const problem = schemaError(valueSchema(fieldOf(key)), after);
  if (problem) return invalid(problem);
  return { key, before: before as ConfigValue, after: after as ConfigValue };
}

/** Returns 'api' for an API setting in a panel that the user may open, otherwise 'save'; null if they may change it. */
function errorOf(
  key: ConfigKey,
  { person, server, context }: { person: Person; server: SeenServer; context: MockContext },
): 'save' | 'api' | null {
  const { tab } = fieldOf(key);
  const isApi = tab === 'api' && mayOpen(person, server, tab);
  if (context.conditions.save === 'mayNotSave') return 'save';
  if (context.conditions.save === 'mayNotEditApi' && isApi) return 'api';
  if (mayEdit(person, server, key)) return null;
  return isApi ? 'api' : 'save';
}

function invalid(hint: 'server' | 'key' | 'type' | 'size'): Response {
  return postgrestError(400, '22023', 'Invalid server configuration', hint);
}

/** Returns one change per setting, in the order of the settings. The last change of a setting counts. */
function inOrder(changes: readonly Change[]): Change[] {
  return fields.flatMap((field) => changes.findLast(({ key }) => key === field.key) ?? []);
}

function merge(
  call: SaveCall,
  changes: readonly Change[],
  { person, keys, context }: { person: Person; keys: readonly ConfigKey[]; context: MockContext },
): Response {
  const { store } = context;
  const answer = (status: 'saved' | 'conflict', { config, version }: StoredConfig, more = {}) =>
    HttpResponse.json({ status, config: visiblePart(config, keys), version, ...more });
  const theirs = store.configOf(call.server_id);
  const settings = changes.filter(({ key }) => !isSecret(key));
  const conflicts = clashesWith(theirs, settings, { call, context });
  if (conflicts.length > 0) return answer('conflict', theirs, { conflicts });
  const config = {
    ...theirs.config,
    ...Object.fromEntries(settings.map(({ key, after }) => [key, after])),
  };
  if (new Blob([JSON.stringify(config)]).size > MOST_BYTES) return invalid('size');
  const secrets = changes.filter(({ key }) => isSecret(key));
  const values = new Map(secrets.map(({ key, after }) => [key, parseText(after, '')]));
  return answer('saved', store.saveConfig(call.server_id, config, person, values));
}

/** Returns whether the stored value differs from that of the caller's base version and from the caller's new value. */
function clashesWith(
  theirs: StoredConfig,
  changes: readonly Change[],
  { call: { server_id, base_version }, context }: { call: SaveCall; context: MockContext },
): Conflict[] {
  const revisions = context.store.revisionsOf(server_id);
  const keys = changes.map(({ key }) => key);
  const base = valuesAt(base_version, keys, { revisions, config: theirs.config });
  return changes.flatMap(({ key, before, after }): Conflict[] => {
    const [value, current] = [base[key] ?? null, theirs.config[key]];
    if (sameValue(current, after)) return [];
    // If the base version is newer than the stored version, only the caller knows the value at the base version.
    const then = base_version > theirs.version ? before : value;
    return sameValue(then, current) ? [] : [{ key, base: then, yours: after, theirs: current }];
  });
}

/** Simulates another user who saves a setting between the user's read and the user's save. Does this only once. */
function letAnotherSave(serverId: string, { store, since }: MockContext): StoredConfig | null {
  if (since.otherWasFaster) return null;
  since.otherWasFaster = true;
  const { config } = store.configOf(serverId);
  const points = Number(config.SuccessPoints ?? 0) + 17;
  return store.saveConfig(serverId, { ...config, SuccessPoints: points });
}

/** Why a value does not match a schema, as the database's function `misfit` reports it; null when it matches. */
type SchemaError = 'type' | 'size' | null;

/** Returns the first mismatch. Runs the checks in the same order as the database. */
function schemaError(schema: JsonSchema, value: unknown): SchemaError {
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
