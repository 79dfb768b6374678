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

export interface Counter {
  count: number;
  limit: number;
}

/** The minimum length of a text, in UTF-16 units, for which the result is cached. */
const LONG = 1_000;

/** The last long text and its length, cached because several checks count it after each key press. */
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

/** Counts title, description, author name, footer, and fields, as Discord's limit for all embeds does. */
export function embedLength({ title, description, author, footer, fields }: Embed): number {
  return [
    title,
    description,
    author.name,
    footer.text,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ].reduce((sum, text) => sum + lengthOf(text), 0);
}

export function counterOf(text: string, limit: keyof typeof limits): Counter {
  return { count: lengthOf(text), limit: limits[limit] };
}

export function totalCounterOf({ embeds }: Pick<Message, 'embeds'>): Counter {
  return {
    count: embeds.reduce((sum, embed) => sum + embedLength(embed), 0),
    limit: limits.allEmbeds,
  };
}

/** Returns counters by path, such as "content" or "embeds.0.fields.2.value". "embeds" has the total of all embeds. */
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
