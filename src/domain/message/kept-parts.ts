import * as v from 'valibot';
import { entriesOf, isRecord, own } from '../bot-config/parse-json';
import { isSnowflake } from '../bot-config/snowflake';
import { cleanBlockText, cleanText } from './clean-text';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

/** The mentions that may notify. Ids are snowflake strings. If this part is absent, `allowedMentionsOf` computes it. */
export interface AllowedMentions {
  parse?: readonly MentionType[];
  roles?: readonly string[];
  users?: readonly string[];
}

const mentionTypes = ['roles', 'users', 'everyone'] as const;
export type MentionType = (typeof mentionTypes)[number];

/** The emoji of a poll. A custom emoji has an `id`. A Unicode emoji is the `name`. */
interface PollEmoji {
  id?: string;
  name?: string;
}

export interface Poll {
  question: { text: string };
  answers: readonly { poll_media: { text?: string; emoji?: PollEmoji } }[];
  /** In hours. */
  duration?: number;
  allow_multiselect?: boolean;
  layout_type?: number;
}

/** A component as Discord defines it. Only `type` is read; all other properties are passed on unchanged. */
export type Component = { readonly type: number } & { readonly [name: string]: Json };

/** A file of a message that was loaded from Discord. */
export interface Attachment {
  id: string;
  filename: string;
  url?: string;
}

/**
 * The parts of a message that the form cannot edit, by Discord's names (product.md §15.8). A part that is not set is
 * absent. If the user has removed the components, the attachments or the flags, that part is an empty list or 0, so
 * that an edit also removes it from the sent message.
 */
export interface KeptParts {
  tts?: boolean;
  /** A combination of bits of `sendableFlags`. */
  flags?: number;
  allowed_mentions?: AllowedMentions;
  components?: readonly Component[];
  poll?: Poll;
  /** The ids of the tags for a new forum post, as snowflake strings. */
  applied_tags?: readonly string[];
  /** Only for a message that was loaded from Discord. */
  attachments?: readonly Attachment[];
}

export type KeptPart = keyof KeptParts;

/** In display order. */
export const keptParts = [
  'allowed_mentions',
  'flags',
  'tts',
  'poll',
  'components',
  'applied_tags',
  'attachments',
] as const satisfies readonly KeptPart[];

export const SUPPRESS_EMBEDS = 4;
export const SUPPRESS_NOTIFICATIONS = 4_096;
/** Components V2: the message has only components. Discord does not allow removing this flag from a sent message. */
export const COMPONENTS_V2 = 32_768;

/** The flags that a webhook can set (discord.md §2.7). */
export const sendableFlags = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;

/** The expected type of a value, as named in `content/messages/designer/embeds.ts`. */
export type Expectation =
  | 'text'
  | 'color'
  | 'timestamp'
  | 'boolean'
  | 'object'
  | 'list'
  | 'wholeNumber'
  | 'mentionType'
  | 'id'
  | 'shallow';

/** Returns its argument. Makes the compiler check that the error message of a schema is an `Expectation`. */
export const expecting = (expectation: Expectation): Expectation => expectation;

/** The schema of an object. Unlike `v.object`, it rejects lists. */
export const objectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isRecord, expecting('object')),
    v.object(entries, expecting('object')),
  );

/** The most roles, and the most members, that allowed mentions can name. */
export const MOST_IDS = 100;
const MOST_TAGS = 5;
const MOST_ANSWERS = 10;
const MOST_COMPONENTS = 40;
const MOST_FILES = 10;

/** Limits for one component, in values and in nesting. They are higher than Discord's. */
const MOST_VALUES = 2_000;
const DEEPEST = 16;

const wholeNumber = v.pipe(
  v.number(expecting('wholeNumber')),
  v.integer(expecting('wholeNumber')),
  v.minValue(0, expecting('wholeNumber')),
);
const plainText = v.pipe(v.string(expecting('text')), v.transform(cleanText));
const id = v.pipe(v.string(expecting('id')), v.check(isSnowflake, expecting('id')));
const listOf = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
  v.pipe(v.array(entry, expecting('list')), v.maxLength(most));

/** Discord rejects a list in which an entry is repeated. */
const each = <Entry>(list: v.GenericSchema<unknown, Entry[]>) =>
  v.pipe(
    list,
    v.transform((entries) => [...new Set(entries)]),
  );

const component = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, expecting('object')),
  v.check((raw: Record<string, unknown>) => isShallow(raw), expecting('shallow')),
  v.transform((raw) => copied(raw) as Readonly<Record<string, Json>>),
  v.looseObject({ type: wholeNumber }, expecting('object')),
);

const pollMedia = objectOf({
  text: v.optional(plainText),
  emoji: v.nullish(objectOf({ id: v.nullish(id), name: v.nullish(plainText) })),
});

/** Each part has its own schema, so that an invalid part does not invalidate the other parts. */
export const keptPartSchemas = {
  tts: v.boolean(expecting('boolean')),
  flags: v.pipe(
    wholeNumber,
    v.transform((flags) => flags & sendableFlags),
  ),
  allowed_mentions: v.pipe(
    objectOf({
      parse: v.nullish(each(listOf(v.picklist(mentionTypes, expecting('mentionType')), 3))),
      roles: v.nullish(each(listOf(id, MOST_IDS))),
      users: v.nullish(each(listOf(id, MOST_IDS))),
    }),
    // Discord rejects a word beside ids of the same kind (discord.md §2.8). The ids notify fewer.
    v.transform(({ parse, ...named }) => {
      const isNamed = (of: MentionType) => of !== 'everyone' && (named[of]?.length ?? 0) > 0;
      return { ...named, parse: parse?.filter((of) => !isNamed(of)) };
    }),
  ),
  components: listOf(component, MOST_COMPONENTS),
  poll: objectOf({
    question: objectOf({ text: plainText }),
    answers: listOf(objectOf({ poll_media: pollMedia }), MOST_ANSWERS),
    duration: v.nullish(wholeNumber),
    allow_multiselect: v.nullish(v.boolean(expecting('boolean'))),
    layout_type: v.nullish(wholeNumber),
  }),
  applied_tags: listOf(id, MOST_TAGS),
  attachments: listOf(
    objectOf({ id, filename: plainText, url: v.optional(v.string(expecting('text'))) }),
    MOST_FILES,
  ),
} satisfies Record<KeptPart, v.GenericSchema>;

export function readKeptParts(
  raw: unknown,
  onIssues: (part: KeptPart, issues: readonly v.BaseIssue<unknown>[]) => void = () => {},
): KeptParts {
  const found = keptParts.flatMap((part) => {
    const value = own(raw, part);
    if (value === undefined || value === null) return [];
    const read = v.safeParse(keptPartSchemas[part], value);
    if (read.success) return [[part, withoutNothing(read.output)]];
    onIssues(part, read.issues);
    return [];
  });
  // The type cast is safe, because each value is the output of its schema. Only null entries were removed.
  const parts = Object.fromEntries(found) as KeptParts;
  return Object.fromEntries(
    Object.entries(parts).filter(([part]) => isSet(parts, part as KeptPart)),
  );
}

/** An empty part counts as not set. It is sent only to remove the part from a sent message. */
export function isSet(parts: KeptParts, part: KeptPart): boolean {
  const value = parts[part];
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== 0 && value !== false;
}

export function hasComponentsV2({ flags = 0 }: KeptParts): boolean {
  return (flags & COMPONENTS_V2) !== 0;
}

/** The part becomes empty if an edit has to remove it from the sent message, otherwise absent. */
export function withoutPart<Parts extends KeptParts>(parts: Parts, part: KeptPart): Parts {
  if (part === 'components' || part === 'attachments') return { ...parts, [part]: [] };
  if (part === 'flags') return { ...parts, flags: 0 };
  const { [part]: _, ...others } = parts;
  // The cast is safe: every part is optional, so the object without one still has the type `Parts`.
  return others as Parts;
}

/** Copies a JSON value. Cleans its texts, and leaves out keys that could change a prototype. */
function copied(raw: unknown): Json {
  if (typeof raw === 'string') return cleanBlockText(raw);
  if (Array.isArray(raw)) return raw.map(copied);
  if (isRecord(raw)) {
    return Object.fromEntries(entriesOf(raw).map(([name, value]) => [name, copied(value)]));
  }
  return typeof raw === 'number' || typeof raw === 'boolean' ? raw : null;
}

/** Works without recursion, so that deep nesting cannot overflow the stack. */
function isShallow(raw: unknown): boolean {
  let level: unknown[] = [raw];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > DEEPEST || values > MOST_VALUES) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}

/** Removes null and undefined entries from JSON. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      entry === null || entry === undefined ? [] : [[name, withoutNothing(entry)]],
    ),
  );
}
