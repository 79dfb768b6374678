import * as v from 'valibot';
import { isRecord } from '../bot-config/parse-json';
import {
  blankEmbed,
  embedSchema,
  embedWithIds,
  listOf,
  newEmbed,
  text,
  type Embed,
  type NewId,
} from './embed';

/** A message as it is edited: texts as they were typed, '' for what is not there. */
export interface Message {
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

/** How many embeds one message can have (discord.md §1.1). */
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

const messageSchema = v.object({
  content: text,
  username: text,
  avatar_url: text,
  thread_name: text,
  thread_id: text,
  embeds: listOf(embedSchema, MOST_EMBEDS),
});

const messageKeys = ['content', 'embeds', 'username', 'avatar_url', 'thread_name'] as const;
const embedKeys = Object.keys(embedSchema.entries);

/**
 * A message out of anything: a stored draft, a link, what Discord sends, or one embed alone (spec §7). Only known keys
 * are copied, into a fresh object with fresh ids; null where it is no message or a part of it is of the wrong kind.
 * Texts stay as they were typed, addresses included: whoever shows or loads one asks `webAddress` first.
 */
export function readMessage(raw: unknown, newId: NewId): Message | null {
  if (!isRecord(raw)) return null;
  if (has(raw, messageKeys)) return parsed(raw, newId);
  return has(raw, embedKeys) ? parsed({ embeds: [raw] }, newId) : null;
}

function parsed(raw: unknown, newId: NewId): Message | null {
  const read = v.safeParse(messageSchema, raw);
  if (!read.success) return null;
  const embeds = read.output.embeds.map((embed) => embedWithIds(embed, newId));
  return { ...read.output, embeds: embeds.length > 0 ? embeds : [blankEmbed(newId())] };
}

function has(raw: object, keys: readonly string[]): boolean {
  return keys.some((key) => Object.hasOwn(raw, key));
}
