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

/** The page shows the same text for every reason. Only tests distinguish the reasons. */
export type ShareFailure =
  | 'empty'
  /** The data is too large, before or after inflating. */
  | 'tooLarge'
  | 'notBase64'
  | 'notDeflate'
  | 'notUtf8'
  | 'notJson'
  | 'notAMessage'
  /** The message is compressed, but this browser cannot inflate it. */
  | 'unsupported';

/** An uncompressed message cannot start with this prefix, because base64url has no dot. */
const COMPRESSED = 'z.';

/** Maximum size of a message as JSON. It allows ten embeds with the longest texts and URLs that Discord accepts. */
const MOST_BYTES = 524_288;

/** The length of `MOST_BYTES` bytes in base64, plus the prefix. */
const MOST_CHARACTERS = Math.ceil(MOST_BYTES / 3) * 4 + COMPRESSED.length;

/** Does not compress, because that would not make the parameter of a short message shorter. */
export function encodePlainShare(message: Message): string {
  return toBase64Url(bytesOf(message));
}

/** Returns JSON in base64url, or `z.` and compressed JSON, whichever is shorter. Leaves out webhook and thread. */
export async function encodeShare(message: Message): Promise<string> {
  const bytes = bytesOf(message);
  const plain = toBase64Url(bytes);
  const compressed = await deflate(bytes);
  if (compressed === null) return plain;
  const short = `${COMPRESSED}${toBase64Url(compressed)}`;
  return short.length < plain.length ? short : plain;
}

function bytesOf(message: Message): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(toShared(message)));
}

/**
 * Decodes a `share` parameter from an untrusted link (product.md §15.16). Limits the time and memory that are used.
 * Copies only known keys, and leaves out invalid URLs, colors and times.
 */
export async function decodeShare(
  text: string,
  newId: NewId,
): Promise<Result<Message, ShareFailure>> {
  const json = await jsonOf(text.trim());
  if (!json.ok) return json;
  const raw = parsedJson(json.value);
  if (raw === undefined) return failure('notJson');
  const message = readMessage(raw, newId);
  return message === null ? failure('notAMessage') : { ok: true, value: sanitize(message) };
}

/** Removes what only the author may set, and cuts long texts, because a browser can take seconds to lay them out. */
export function sanitize(message: Message): Message {
  return {
    ...message,
    content: cut(message.content, limits.content),
    username: cut(message.username, limits.username),
    thread_name: cut(message.thread_name, limits.thread_name),
    avatar_url: webAddress(message.avatar_url) ?? '',
    thread_id: '',
    embeds: message.embeds.map(sanitizeEmbed),
  };
}

function sanitizeEmbed(embed: Embed): Embed {
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

/** Truncates a text to twice Discord's limit. Drafts that exceed the limit can therefore still be shared. */
function cut(text: string, limit: number): string {
  const most = 2 * limit;
  return text.length > most ? cleanBlockText(text.slice(0, most)) : text;
}

async function jsonOf(text: string): Promise<Result<string, ShareFailure>> {
  if (text === '' || text === COMPRESSED) return failure('empty');
  if (text.length > MOST_CHARACTERS) return failure('tooLarge');
  const isCompressed = text.startsWith(COMPRESSED);
  const packed = fromBase64(isCompressed ? text.slice(COMPRESSED.length) : text);
  if (packed === null) return failure('notBase64');
  const bytes = isCompressed ? await inflate(packed, MOST_BYTES) : packed;
  if (bytes === 'malformed') return failure('notDeflate');
  if (bytes === 'tooLarge' || bytes === 'unsupported') return failure(bytes);
  const json = fromUtf8(bytes);
  return json === null ? failure('notUtf8') : { ok: true, value: json };
}

/** Returns undefined for invalid text, because undefined is not a JSON value. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(error: ShareFailure): { ok: false; error: ShareFailure } {
  return { ok: false, error };
}
