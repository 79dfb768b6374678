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

/** Who a message may ping; a list of ids is snowflake strings. Without it everyone mentioned is pinged. */
export interface AllowedMentions {
  parse?: readonly MentionType[];
  roles?: readonly string[];
  users?: readonly string[];
}

const mentionTypes = ['roles', 'users', 'everyone'] as const;
export type MentionType = (typeof mentionTypes)[number];

/** An emoji of a poll: a custom one by its id, or one of Unicode as `name`. */
interface PollEmoji {
  id?: string;
  name?: string;
}

export interface Poll {
  question: { text: string };
  answers: readonly { poll_media: { text?: string; emoji?: PollEmoji } }[];
  /** Hours. */
  duration?: number;
  allow_multiselect?: boolean;
  layout_type?: number;
}

/** A component as Discord defines it. Only its kind is read here; the rest is passed on. */
export type Component = { readonly type: number } & { readonly [name: string]: Json };

/** A file of a message that was read from Discord. */
export interface Attachment {
  id: string;
  filename: string;
  url?: string;
}

/**
 * The parts of a message that the form does not edit, by Discord's names. An absent part is not set; one that the user
 * removed is an empty list or 0, so that an edit removes it from the sent message too.
 */
export interface KeptParts {
  tts?: boolean;
  /** The bits of `sendableFlags`. */
  flags?: number;
  allowed_mentions?: AllowedMentions;
  components?: readonly Component[];
  poll?: Poll;
  /** Tags of the forum post that is created, snowflake strings. */
  applied_tags?: readonly string[];
  /** Only of a message that was read from Discord: the files it has there. */
  attachments?: readonly Attachment[];
}

export type KeptPart = keyof KeptParts;

/** In the order in which they are shown. */
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
/** Components V2: the message consists of its components alone. It cannot be taken off a sent message. */
export const COMPONENTS_V2 = 32_768;

/** The flags that a webhook can set (discord.md §2.7). */
export const sendableFlags = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;

/** What a value has to be, as the texts of `content/messages/embeds.ts` name it. */
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

/** Marks what a schema expects, where the schema reports it. */
export const expecting = (expectation: Expectation): Expectation => expectation;

const MOST_IDS = 100;
const MOST_TAGS = 5;
const MOST_ANSWERS = 10;
const MOST_COMPONENTS = 40;
const MOST_FILES = 10;

/** Values within one component, and how deep they may lie: more than Discord takes. */
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

const component = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, expecting('object')),
  v.check((raw: Record<string, unknown>) => isShallow(raw), expecting('shallow')),
  v.transform((raw) => copied(raw) as Readonly<Record<string, Json>>),
  v.looseObject({ type: wholeNumber }, expecting('object')),
);

const pollMedia = v.object(
  {
    text: v.optional(plainText),
    emoji: v.nullish(
      v.object({ id: v.nullish(id), name: v.nullish(plainText) }, expecting('object')),
    ),
  },
  expecting('object'),
);

/** One schema for each part, so that a part that cannot be read costs no other. */
export const keptPartSchemas = {
  tts: v.boolean(expecting('boolean')),
  flags: v.pipe(
    wholeNumber,
    v.transform((flags) => flags & sendableFlags),
  ),
  allowed_mentions: v.object(
    {
      parse: v.nullish(listOf(v.picklist(mentionTypes, expecting('mentionType')), 3)),
      roles: v.nullish(listOf(id, MOST_IDS)),
      users: v.nullish(listOf(id, MOST_IDS)),
    },
    expecting('object'),
  ),
  components: listOf(component, MOST_COMPONENTS),
  poll: v.object(
    {
      question: v.object({ text: plainText }, expecting('object')),
      answers: listOf(v.object({ poll_media: pollMedia }, expecting('object')), MOST_ANSWERS),
      duration: v.nullish(wholeNumber),
      allow_multiselect: v.nullish(v.boolean(expecting('boolean'))),
      layout_type: v.nullish(wholeNumber),
    },
    expecting('object'),
  ),
  applied_tags: listOf(id, MOST_TAGS),
  attachments: listOf(
    v.object(
      { id, filename: plainText, url: v.optional(v.string(expecting('text'))) },
      expecting('object'),
    ),
    MOST_FILES,
  ),
} satisfies Record<KeptPart, v.GenericSchema>;

/**
 * Reads the kept parts of a message from outside that are set. `onIssues` gets the issues of each part that cannot be read;
 * such a part is absent from the result.
 */
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
  // Each value is what the schema of its name produces, without its nulls.
  const parts = Object.fromEntries(found) as KeptParts;
  return Object.fromEntries(
    Object.entries(parts).filter(([part]) => isSet(parts, part as KeptPart)),
  );
}

/** Whether a part says anything: an empty one was removed, and is sent only to remove it from a sent message. */
export function isSet(parts: KeptParts, part: KeptPart): boolean {
  const value = parts[part];
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== 0 && value !== false;
}

/** Whether the message consists of components alone. */
export function hasComponentsV2({ flags = 0 }: KeptParts): boolean {
  return (flags & COMPONENTS_V2) !== 0;
}

/** The parts without one of them: empty where an edit has to say so, else absent. */
export function withoutPart<Parts extends KeptParts>(parts: Parts, part: KeptPart): Parts {
  if (part === 'components' || part === 'attachments') return { ...parts, [part]: [] };
  if (part === 'flags') return { ...parts, flags: 0 };
  const { [part]: _, ...others } = parts;
  // Every part is optional: without one of them it is still the same type.
  return others as Parts;
}

/** A copy of JSON with clean texts, without what could change a prototype. */
function copied(raw: unknown): Json {
  if (typeof raw === 'string') return cleanBlockText(raw);
  if (Array.isArray(raw)) return raw.map(copied);
  if (isRecord(raw)) {
    return Object.fromEntries(entriesOf(raw).map(([name, value]) => [name, copied(value)]));
  }
  return typeof raw === 'number' || typeof raw === 'boolean' ? raw : null;
}

/** Whether JSON is small and flat enough to be copied. Works without recursion, so that depth costs nothing. */
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

/** JSON that was read, without entries that are null or undefined. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      entry === null || entry === undefined ? [] : [[name, withoutNothing(entry)]],
    ),
  );
}
