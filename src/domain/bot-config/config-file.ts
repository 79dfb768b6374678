import * as v from 'valibot';
import type { Result } from '../result';
import type { BotConfig, ConfigPatch } from './config';
import type { FieldKind } from './field';
import { fieldOf, isConfigKey, type ConfigKey } from './fields';
import type { GuildChannel, GuildResources } from './guild-resources';
import { parseValue } from './parse';
import { isRecord } from './parse-json';
import { namesFor, proposable, type Proposal, type ProposalError } from './proposal';

/** The version of the file that `configFileOf` writes. 0 is a bare configuration, as the bot stores it. */
const SCHEMA = 1;

const KIND = 'grouped-configuration';

/** Bytes of a file. A configuration has at most 512 KiB (product.md §9.3). */
export const MOST_FILE_BYTES = 2_097_152;

/** The settings of a server as a file, with the names of their roles and channels. Contains no secret. */
export function configFileOf({
  server: { id, name },
  config,
  isSeen,
  resources,
}: {
  server: { id: string; name: string };
  config: BotConfig;
  isSeen: (key: ConfigKey) => boolean;
  resources: GuildResources;
}): string {
  const settings = proposable(config, isSeen);
  const names = namesFor(settings, resources);
  const file = { kind: KIND, schema: SCHEMA, server: { id, name }, settings, names };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const text = v.string();
const texts = v.union([v.array(text), text]);
const amount = v.union([v.number(), text, v.null()]);
const channelTypes = [
  'text',
  'announcement',
  'voice',
  'stage',
  'forum',
  'media',
  'category',
] as const satisfies readonly GuildChannel['type'][];

const embedField = v.object({ name: text, value: text, inline: v.optional(v.boolean(), false) });

/** The shapes that `parseValue` reads without losing anything. Numbers, switches and lists may be text (product.md §9.8). */
const shapes = {
  text,
  secret: v.nullable(text),
  emoji: text,
  cron: text,
  url: text,
  image: text,
  numberText: amount,
  color: v.union([text, v.number()]),
  snowflake: text,
  role: text,
  channel: text,
  category: text,
  roles: texts,
  channels: texts,
  emojis: texts,
  words: texts,
  number: amount,
  switch: v.union([v.boolean(), v.picklist(['true', 'false'])]),
  channelPairs: v.array(v.union([v.object({ from: text, to: text }), v.tuple([text, text])])),
  ticketEmbed: v.partial(
    v.object({
      title: text,
      description: text,
      footerText: text,
      timestamp: v.boolean(),
      fields: v.array(embedField),
    }),
  ),
  welcomeEmbed: v.partial(v.object({ description: text, channels: texts })),
  descriptionEmbed: v.partial(v.object({ description: text })),
  pointsMap: v.record(text, amount),
  relayMap: v.record(text, text),
  commandLog: v.record(text, v.record(text, v.unknown())),
} as const satisfies Record<FieldKind, v.GenericSchema>;

const named = { id: text, name: text, position: v.number() };
const namesSchema = v.object({
  roles: v.array(v.object(named)),
  channels: v.array(
    v.object({ ...named, type: v.picklist(channelTypes), category: v.nullable(text) }),
  ),
});
const fileSchema = v.object({
  kind: v.literal(KIND),
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  server: v.object({ id: text, name: text }),
  settings: v.record(text, v.unknown()),
  names: namesSchema,
});

/**
 * Reads a file of a configuration, also a bare one as the bot stores it. Never throws. A known setting with a value of
 * another type makes the file damaged; other keys are returned as `unknown`.
 */
export function parseConfigFile(json: string): Result<Proposal, ProposalError> {
  const raw = readJson(json);
  if (raw === undefined) return { ok: false, error: { kind: 'notJson' } };
  if (!isRecord(raw)) return { ok: false, error: { kind: 'notAConfiguration' } };
  if (!Object.hasOwn(raw, 'schema') && !Object.hasOwn(raw, 'kind')) {
    return settingsIn(raw, '', { server: null, names: { roles: [], channels: [] } });
  }
  if (raw['kind'] !== KIND) return { ok: false, error: { kind: 'notAConfiguration' } };
  if (typeof raw['schema'] === 'number' && raw['schema'] > SCHEMA) {
    return { ok: false, error: { kind: 'tooNew' } };
  }
  const parsed = v.safeParse(fileSchema, raw, { abortEarly: true });
  if (!parsed.success) return damaged(parsed.issues, '');
  const { server, settings, names } = parsed.output;
  return settingsIn(settings, 'settings', { server, names });
}

function settingsIn(
  settings: Readonly<Record<string, unknown>>,
  path: string,
  rest: Pick<Proposal, 'server' | 'names'>,
): Result<Proposal, ProposalError> {
  const keys = Object.keys(settings);
  const known = keys.filter(isConfigKey);
  if (known.length === 0) return { ok: false, error: { kind: 'notAConfiguration' } };
  const values: [ConfigKey, ConfigPatch[ConfigKey]][] = [];
  for (const key of known) {
    const field = fieldOf(key);
    const parsed = v.safeParse(shapes[field.kind], settings[key], { abortEarly: true });
    if (!parsed.success) return damaged(parsed.issues, path === '' ? key : `${path}.${key}`);
    values.push([key, parseValue(field, parsed.output)]);
  }
  const unknown = keys.filter((key) => !isConfigKey(key));
  return { ok: true, value: { ...rest, values: Object.fromEntries(values), unknown } };
}

function damaged(
  [issue]: readonly v.BaseIssue<unknown>[],
  path: string,
): Result<never, ProposalError> {
  const inside = issue ? v.getDotPath(issue) : null;
  const whole = [path, inside ?? ''].filter((part) => part !== '').join('.');
  return { ok: false, error: { kind: 'damaged', path: whole } };
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
