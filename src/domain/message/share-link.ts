import type { Result } from '../result';
import { fromBase64, fromUtf8, toBase64Url } from './base64';
import { cleanBlockText } from './clean-text';
import { parseColor } from './color';
import { limits } from './counters';
import { deflate, inflate } from './deflate';
import type { Embed, NewId } from './embed';
import { readMessage, type Message } from './message';
import { toShared } from './shared-json';
import { parseTimestamp } from './timestamp';
import { webAddress } from './web-address';

/** Why a link holds no message. The page says the same of each (spec §5); tests tell them apart. */
export type ShareFailure =
  | 'empty'
  /** Longer than any message, before or after inflating. */
  | 'tooLarge'
  | 'notBase64'
  | 'notDeflate'
  | 'notUtf8'
  | 'notJson'
  | 'notAMessage'
  /** Compressed, and this browser cannot inflate. */
  | 'unsupported';

/** What the compressed form starts with; base64url has no dot. */
const COMPRESSED = 'z.';

/** More JSON than a message within Discord's limits comes to: ten embeds of the longest addresses and texts. */
const MOST_BYTES = 524_288;

/** As many characters as that many bytes come to in base64. */
const MOST_CHARACTERS = Math.ceil(MOST_BYTES / 3) * 4 + COMPRESSED.length;

/**
 * What stands in a link's `share` parameter: base64url of UTF-8 JSON, or `z.` and the same compressed where that is
 * shorter. Neither the webhook nor the thread is in it.
 */
export async function encodeShare(message: Message): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(toShared(message)));
  const plain = toBase64Url(bytes);
  const compressed = await deflate(bytes);
  if (compressed === null) return plain;
  const short = `${COMPRESSED}${toBase64Url(compressed)}`;
  return short.length < plain.length ? short : plain;
}

/**
 * The message in a `share` parameter. Trusts nothing: work and memory are bounded, only known keys are copied, and what
 * could be more than a text (an address that is not http or https, a color or a time that is none) is left out.
 */
export async function decodeShare(
  text: string,
  newId: NewId,
): Promise<Result<Message, ShareFailure>> {
  const json = await jsonOf(text.trim());
  if (!json.ok) return json;
  const raw = parsedJson(json.value);
  if (raw === undefined) return refused('notJson');
  const message = readMessage(raw, newId);
  return message === null ? refused('notAMessage') : { ok: true, value: harmless(message) };
}

/**
 * The message without what only its owner can have meant, and its texts no longer than anybody would draft them: used
 * for whatever a stranger wrote. A browser takes seconds to lay out a hundred thousand characters made for that.
 */
export function harmless(message: Message): Message {
  return {
    ...message,
    content: cut(message.content, limits.content),
    username: cut(message.username, limits.username),
    thread_name: cut(message.thread_name, limits.thread_name),
    avatar_url: webAddress(message.avatar_url) ?? '',
    thread_id: '',
    embeds: message.embeds.map(harmlessEmbed),
  };
}

function harmlessEmbed(embed: Embed): Embed {
  const { author, footer, thumbnail, image, fields } = embed;
  return {
    ...embed,
    title: cut(embed.title, limits.title),
    description: cut(embed.description, limits.description),
    url: webAddress(embed.url) ?? '',
    color: parseColor(embed.color) ?? '',
    timestamp: parseTimestamp(embed.timestamp) ?? '',
    author: {
      name: cut(author.name, limits['author.name']),
      url: webAddress(author.url) ?? '',
      icon_url: webAddress(author.icon_url) ?? '',
    },
    footer: {
      text: cut(footer.text, limits['footer.text']),
      icon_url: webAddress(footer.icon_url) ?? '',
    },
    thumbnail: { url: webAddress(thumbnail.url) ?? '' },
    image: { url: webAddress(image.url) ?? '' },
    fields: fields.map((field) => ({
      ...field,
      name: cut(field.name, limits['fields.name']),
      value: cut(field.value, limits['fields.value']),
    })),
  };
}

/** A text cut at twice what Discord takes, so that a draft that is too long can still be handed on. */
function cut(text: string, limit: number): string {
  const most = 2 * limit;
  return text.length > most ? cleanBlockText(text.slice(0, most)) : text;
}

async function jsonOf(text: string): Promise<Result<string, ShareFailure>> {
  if (text === '' || text === COMPRESSED) return refused('empty');
  if (text.length > MOST_CHARACTERS) return refused('tooLarge');
  const isCompressed = text.startsWith(COMPRESSED);
  const packed = fromBase64(isCompressed ? text.slice(COMPRESSED.length) : text);
  if (packed === null) return refused('notBase64');
  const bytes = isCompressed ? await inflate(packed, MOST_BYTES) : packed;
  if (bytes === 'malformed') return refused('notDeflate');
  if (bytes === 'tooLarge' || bytes === 'unsupported') return refused(bytes);
  const json = fromUtf8(bytes);
  return json === null ? refused('notUtf8') : { ok: true, value: json };
}

/** What a JSON text stands for; undefined, which no JSON text does, where it is none. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(error: ShareFailure): { ok: false; error: ShareFailure } {
  return { ok: false, error };
}
