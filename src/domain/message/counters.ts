import type { Embed } from './embed';
import type { Message } from './message';

/** Discord's limits for the texts of a message, in characters as `lengthOf` counts them (discord.md §2.1). */
export const limits = {
  content: 2000,
  username: 80,
  thread_name: 100,
  /** All texts of all embeds together. */
  allEmbeds: 6000,
  title: 256,
  description: 4096,
  'author.name': 256,
  'footer.text': 2048,
  'fields.name': 256,
  'fields.value': 1024,
  address: 2048,
} as const;

/** The length of a text and its limit. */
export interface Counter {
  count: number;
  limit: number;
}

/** The minimum length of a text, in UTF-16 units, for which the result is cached. */
const LONG = 1_000;

/**
 * The last long text and its length. They are cached, because several checks count the same text after each key press.
 */
let counted = { text: '', length: 0 };

/** Returns the length of a text as Discord counts it: code points of the trimmed text (discord.md §2.2). */
export function lengthOf(text: string): number {
  if (text.length < LONG) return codePointsOf(text.trim());
  if (counted.text !== text) counted = { text, length: codePointsOf(text.trim()) };
  return counted.length;
}

function codePointsOf(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (isHighHalf(text.charCodeAt(at)) && isLowHalf(text.charCodeAt(at + 1))) {
      pairs += 1;
      at += 1;
    }
  }
  return text.length - pairs;
}

/**
 * Returns the part of an embed's length that counts toward the limit for all embeds: title, description, author name,
 * footer, and the names and values of fields.
 */
export function embedLength({ title, description, author, footer, fields }: Embed): number {
  return [
    title,
    description,
    author.name,
    footer.text,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ].reduce((sum, text) => sum + lengthOf(text), 0);
}

/** Returns the counter of one text. Takes time proportional to the length of the text. */
export function counterOf(text: string, limit: keyof typeof limits): Counter {
  return { count: lengthOf(text), limit: limits[limit] };
}

/** Returns the counter of all embeds together. Takes time proportional to their total length. */
export function totalCounterOf({ embeds }: Pick<Message, 'embeds'>): Counter {
  return {
    count: embeds.reduce((sum, embed) => sum + embedLength(embed), 0),
    limit: limits.allEmbeds,
  };
}

/**
 * Returns all counters of a message, keyed by path, such as "content" or "embeds.0.fields.2.value". The path "embeds"
 * has the total of all embeds. The text of an embed is read twice: for its own counter, and for the total.
 */
export function countersOf(message: Message): ReadonlyMap<string, Counter> {
  const counters = new Map<string, Counter>([
    ['content', counterOf(message.content, 'content')],
    ['username', counterOf(message.username, 'username')],
    ['thread_name', counterOf(message.thread_name, 'thread_name')],
    ['embeds', totalCounterOf(message)],
  ]);
  for (const [index, embed] of message.embeds.entries()) {
    const at = `embeds.${index}`;
    counters.set(`${at}.title`, counterOf(embed.title, 'title'));
    counters.set(`${at}.description`, counterOf(embed.description, 'description'));
    counters.set(`${at}.author.name`, counterOf(embed.author.name, 'author.name'));
    counters.set(`${at}.footer.text`, counterOf(embed.footer.text, 'footer.text'));
    for (const [place, { name, value }] of embed.fields.entries()) {
      counters.set(`${at}.fields.${place}.name`, counterOf(name, 'fields.name'));
      counters.set(`${at}.fields.${place}.value`, counterOf(value, 'fields.value'));
    }
  }
  return counters;
}

function isHighHalf(unit: number): boolean {
  return unit >= 0xd8_00 && unit <= 0xdb_ff;
}

function isLowHalf(unit: number): boolean {
  return unit >= 0xdc_00 && unit <= 0xdf_ff;
}
