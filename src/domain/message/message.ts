import * as v from 'valibot';
import { isRecord, own } from '../bot-config/parse-json';
import {
  blankEmbed,
  blockText,
  embedSchema,
  embedWithIds,
  listOf,
  newEmbed,
  text,
  type Embed,
  type NewId,
} from './embed';
import { keptParts, readKeptParts, type KeptParts } from './kept-parts';

/** A message as it is edited: texts as they were typed, '' for what is not there; and the parts the form does not edit. */
export interface Message extends KeptParts {
  content: string;
  /** What the webhook is called for this message; '' leaves it its own name. */
  username: string;
  /** What the webhook looks like for this message; '' leaves it its own picture. */
  avatar_url: string;
  /** The post to open in a forum or media channel; '' elsewhere. */
  thread_name: string;
  /** The thread to post in, a snowflake; '' for the webhook's own channel. Of this browser: never in a link. */
  thread_id: string;
  /** 1 to 10. One that is empty is not sent. */
  embeds: readonly Embed[];
}

/** The most embeds of one message (discord.md §2.1). */
export const MOST_EMBEDS = 10;

/** A message with nothing in it. */
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

/** What the designer opens with (spec §3): one embed with its defaults; `now` is an ISO timestamp. */
export function newMessage(newId: NewId, now: string): Message {
  return { ...blankMessage(newId), embeds: [newEmbed(newId(), now)] };
}

/** The texts and embeds of a message from outside; its other parts have schemas of their own (`kept-parts.ts`). */
export const messageSchema = v.object({
  content: blockText,
  username: text,
  avatar_url: text,
  thread_name: text,
  thread_id: text,
  embeds: listOf(embedSchema, MOST_EMBEDS),
});

/** The keys of a message that another message or a program can have, by Discord's names. */
export const messageKeys: readonly string[] = [
  'content',
  'embeds',
  'username',
  'avatar_url',
  'thread_name',
  ...keptParts.filter((part) => part !== 'attachments'),
];
export const embedKeys: readonly string[] = Object.keys(embedSchema.entries);

/**
 * Reads a message from a stored draft, a link or Discord's answer, or from one embed alone (spec §7). Copies known keys
 * only, with new ids; a kept part that cannot be read is left out. Returns null where it is no message or one of its
 * texts has the wrong type. Texts stay as they were typed, addresses included: ask `webAddress` before using one.
 */
export function readMessage(raw: unknown, newId: NewId): Message | null {
  const form = formOf(raw);
  if (form === null) return null;
  const message = form === 'message' ? raw : { embeds: [raw] };
  const read = v.safeParse(messageSchema, message);
  return read.success ? messageOf(read.output, readKeptParts(message), newId) : null;
}

/** Whether a value has keys of a message or of one embed; null where it has neither. */
export function formOf(raw: unknown): 'message' | 'embed' | null {
  if (!isRecord(raw)) return null;
  if (has(raw, messageKeys)) return 'message';
  return has(raw, embedKeys) ? 'embed' : null;
}

/** The places of the embeds that Discord made of links, as it answers with them. */
export function previewsIn(raw: unknown): number[] {
  const embeds = own(raw, 'embeds');
  if (!Array.isArray(embeds)) return [];
  return embeds.flatMap((embed: unknown, at) => {
    const type = own(embed, 'type');
    return typeof type === 'string' && type !== 'rich' ? [at] : [];
  });
}

/** A message that was read, with new ids. */
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
