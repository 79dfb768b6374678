import * as v from 'valibot';
import { isRecord, own } from '../bot-config/parse-json';
import {
  blankEmbed,
  blockText,
  embedKeys,
  embedSchema,
  embedWithIds,
  listOf,
  newEmbed,
  text,
  type Embed,
  type NewId,
} from './embed';
import { keptParts, readKeptParts, type KeptParts } from './kept-parts';

/** Texts are as typed; a text that is not set is ''. Also has the parts that the form cannot edit. */
export interface Message extends KeptParts {
  content: string;
  /** The webhook's name for this message. If it is '', Discord shows the webhook's own name. */
  username: string;
  /** The webhook's avatar for this message. If it is '', Discord shows the webhook's own avatar. */
  avatar_url: string;
  /** The name of the post to create in a forum or media channel. It is '' for other channels. */
  thread_name: string;
  /** The thread to post in, as a snowflake. It is '' for the webhook's channel, and is never part of a share link. */
  thread_id: string;
  /** 1 to 10 embeds. An empty embed is not sent. */
  embeds: readonly Embed[];
}

/** The maximum number of embeds in one message (discord.md §2.1). */
export const MOST_EMBEDS = 10;

export function blankMessage(newId: NewId): Message {
  return {
    content: '',
    username: '',
    avatar_url: '',
    thread_name: '',
    thread_id: '',
    embeds: [blankEmbed(newId())],
  };
}

/** Returns the initial message of the designer (product.md §15.3). `now` is an ISO timestamp. */
export function newMessage(newId: NewId, now: string): Message {
  return { ...blankMessage(newId), embeds: [newEmbed(newId(), now)] };
}

/** The texts and embeds of an untrusted message. The other parts have their own schemas (`kept-parts.ts`). */
export const messageSchema = v.object({
  content: blockText,
  username: text,
  avatar_url: text,
  thread_name: text,
  thread_id: text,
  embeds: listOf(embedSchema, MOST_EMBEDS),
});

/** The keys of a message, as Discord names them in JSON and in code. */
export const messageKeys: readonly string[] = [
  'content',
  'embeds',
  'username',
  'avatar_url',
  'thread_name',
  ...keptParts.filter((part) => part !== 'attachments'),
];

/**
 * Reads a message, or a single embed, from a stored draft, a link or Discord's response. Copies only known keys,
 * creates new ids, and leaves out invalid kept parts. Returns null if the value is not a message, or if a text has the
 * wrong type. Does not check URLs: call `webAddress` before you use a URL.
 */
export function readMessage(raw: unknown, newId: NewId): Message | null {
  const form = formOf(raw);
  if (form === null) return null;
  const message = form === 'message' ? raw : { embeds: [raw] };
  const read = v.safeParse(messageSchema, message);
  return read.success ? messageOf(read.output, readKeptParts(message), newId) : null;
}

/** Returns null if the keys are neither those of a message nor those of an embed. */
export function formOf(raw: unknown): 'message' | 'embed' | null {
  if (!isRecord(raw)) return null;
  if (has(raw, messageKeys)) return 'message';
  return has(raw, embedKeys) ? 'embed' : null;
}

/** Returns the indexes of the embeds that Discord generated from links. */
export function previewsIn(raw: unknown): number[] {
  const embeds = own(raw, 'embeds');
  if (!Array.isArray(embeds)) return [];
  return embeds.flatMap((embed: unknown, at) => {
    const type = own(embed, 'type');
    return typeof type === 'string' && type !== 'rich' ? [at] : [];
  });
}

export function messageOf(
  read: v.InferOutput<typeof messageSchema>,
  parts: KeptParts,
  newId: NewId,
): Message {
  const embeds = read.embeds.map((embed) => embedWithIds(embed, newId));
  return { ...read, ...parts, embeds: embeds.length > 0 ? embeds : [blankEmbed(newId())] };
}

function has(raw: object, keys: readonly string[]): boolean {
  return keys.some((key) => Object.hasOwn(raw, key));
}
