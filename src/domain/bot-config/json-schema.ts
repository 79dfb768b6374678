import { embedLimits } from './checks';
import type { ConfigValue } from './config';
import { cronPattern } from './cron-pattern';
import { digitsUpTo } from './digits-pattern';
import type { FieldKind, FieldRow } from './field';
import { fields, type Field } from './fields';

/** JSON Schema (draft 2020-12) as the database's validator supports it. PostgreSQL also reads the patterns. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  default?: ConfigValue;
  type?: JsonType | readonly JsonType[];
  pattern?: string;
  /** The maximum length as Discord counts it: code points after trimming white space. */
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: false | JsonSchema;
  propertyNames?: Pick<JsonSchema, 'pattern' | 'maxLength'>;
  maxProperties?: number;
}

type JsonType = 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

const id = { type: 'string', pattern: '^([0-9]{17,20})?$' } as const satisfies JsonSchema;
const chosenId = { type: 'string', pattern: '^[0-9]{17,20}$' } as const satisfies JsonSchema;
const ids = { type: 'array', items: chosenId, maxItems: 100 } as const satisfies JsonSchema;

/** A server's custom emoji, or a text without ASCII letters. The pattern does not check that the text is an emoji. */
const anEmoji = '<a?:[0-9A-Za-z_]{2,32}:[0-9]{17,20}>|[0-9#*]?[^\\u0001-\\u007f]+';
const emojiLength = 64;

const address = {
  type: 'string',
  pattern: '^([Hh][Tt][Tt][Pp][Ss]?://\\S+)?$',
  maxLength: 2048,
} as const satisfies JsonSchema;

/** Returns the schema of a whole number within the bounds of the row. Without bounds, it allows every safe integer. */
function wholeNumber({ min, max }: Pick<FieldRow, 'min' | 'max'>) {
  return {
    type: 'integer',
    minimum: min ?? Number.MIN_SAFE_INTEGER,
    maximum: max ?? Number.MAX_SAFE_INTEGER,
  } as const satisfies JsonSchema;
}

const schemas: { readonly [Kind in FieldKind]: (field: FieldRow<Kind>) => JsonSchema } = {
  text: ({ maxLength = 256 }) => text(maxLength),
  secret: () => text(512),
  snowflake: () => id,
  role: () => id,
  channel: () => id,
  category: () => id,
  roles: () => ids,
  channels: () => ids,
  number: (field) => ({ ...wholeNumber(field), type: ['integer', 'null'] }),
  numberText: ({ max = Number.MAX_SAFE_INTEGER }) => ({
    type: 'string',
    pattern: `^(${digitsUpTo(max)})?$`,
  }),
  switch: () => ({ type: 'boolean' }),
  color: () => ({ type: 'string', pattern: '^(#[0-9A-Fa-f]{6})?$' }),
  url: () => address,
  image: () => address,
  emoji: () => ({ type: 'string', pattern: `^(${anEmoji})?$`, maxLength: emojiLength }),
  emojis: () => ({
    type: 'array',
    items: { type: 'string', pattern: `^(${anEmoji})$`, maxLength: emojiLength },
    maxItems: 20,
  }),
  words: () => ({
    type: 'array',
    items: { type: 'string', pattern: '\\S', maxLength: 100 },
    maxItems: 1000,
  }),
  cron: () => ({ type: 'string', pattern: cronPattern(), maxLength: 256 }),
  channelPairs: () => ({
    type: 'array',
    items: record({ from: chosenId, to: chosenId }),
    maxItems: 100,
  }),
  ticketEmbed: () =>
    record({
      title: text(embedLimits.title),
      description: text(embedLimits.description),
      footerText: text(embedLimits.footerText),
      timestamp: { type: 'boolean' },
      fields: {
        type: 'array',
        items: record({
          name: text(embedLimits.name),
          value: text(embedLimits.value),
          inline: { type: 'boolean' },
        }),
        maxItems: embedLimits.fields,
      },
    }),
  welcomeEmbed: () => record({ description: text(embedLimits.description), channels: ids }),
  descriptionEmbed: () => record({ description: text(embedLimits.description) }),
  pointsMap: (field) =>
    map({ pattern: chosenId.pattern }, { most: 100, values: wholeNumber(field) }),
  relayMap: () => map({ pattern: '\\S', maxLength: 100 }, { most: 100, values: chosenId }),
  commandLog: () =>
    map(
      { maxLength: 100 },
      {
        most: 200,
        values: map(
          { maxLength: 100 },
          {
            most: 50,
            values: {
              ...wholeNumber({}),
              type: ['string', 'integer', 'boolean', 'null'],
              maxLength: 4000,
            },
          },
        ),
      },
    ),
};

/**
 * The schema cannot compare parts of a value. Only `checkValue` finds duplicates, self-paired channels and long embeds.
 */
export function valueSchema(field: Field): JsonSchema {
  return schemaOf(field);
}

function schemaOf<Kind extends FieldKind>(field: FieldRow<Kind>): JsonSchema {
  return schemas[field.kind](field);
}

/** A missing key has the default value. Secrets are stored elsewhere. A newer version of the site may add keys. */
export function configSchema(): JsonSchema {
  const described = fields
    .filter(({ kind }) => kind !== 'secret')
    .map((field) => {
      const { key, label, help } = field;
      const about = { title: label, description: help, default: field.default };
      return [key, { ...about, ...valueSchema(field) }] as const;
    });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of a server',
    description:
      'The column config of the table server_configs. A missing key has its default. White space around a text does not count toward maxLength.',
    type: 'object',
    properties: Object.fromEntries(described),
  };
}

function text(maxLength: number): JsonSchema {
  return { type: 'string', maxLength };
}

function record(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}

function map(
  propertyNames: NonNullable<JsonSchema['propertyNames']>,
  { most, values }: { most: number; values: JsonSchema },
): JsonSchema {
  return { type: 'object', propertyNames, additionalProperties: values, maxProperties: most };
}
