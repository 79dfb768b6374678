import { colorToInteger } from './color';
import { own } from '../bot-config/parse-json';
import { isEmptyEmbed, type Embed, type NewId } from './embed';
import {
  COMPONENTS_V2,
  hasComponentsV2,
  isSet,
  SUPPRESS_EMBEDS,
  type AllowedMentions,
  type Attachment,
  type Component,
  type KeptPart,
  type KeptParts,
  type Poll,
} from './kept-parts';
import { allowedMentionsOf } from './mentions';
import { previewsIn, readMessage, type Message } from './message';
import { parseTimestamp } from './timestamp';

/** An embed as the API accepts it: no empty values, `color` an integer, `timestamp` in UTC (discord.md §2.3). */
export interface PayloadEmbed {
  title?: string;
  description?: string;
  url?: string;
  color?: number;
  timestamp?: string;
  author?: { name?: string; url?: string; icon_url?: string };
  footer?: { text?: string; icon_url?: string };
  thumbnail?: { url: string };
  image?: { url: string };
  fields?: { name: string; value: string; inline: boolean }[];
}

export interface Payload {
  content?: string;
  username?: string;
  avatar_url?: string;
  thread_name?: string;
  embeds?: PayloadEmbed[];
  tts?: boolean;
  flags?: number;
  allowed_mentions?: AllowedMentions;
  components?: readonly Component[];
  poll?: Poll;
  applied_tags?: readonly string[];
}

/** Discord keeps the parts whose keys are absent. A Components V2 message has no `content` and `embeds`. */
export interface EditPayload {
  content?: string;
  embeds?: PayloadEmbed[];
  flags?: number;
  allowed_mentions?: AllowedMentions;
  components?: readonly Component[];
  /** The ids of the files to keep. */
  attachments?: { id: string }[];
}

/** Leaves out what Discord rejects: empty texts, URLs, objects and embeds, and invalid colors and times. */
export function toPayload(message: Message): Payload {
  return { ...writtenPayload(message), allowed_mentions: allowedMentionsOf(message) };
}

/** Returns the payload with only those allowed mentions that the message itself has. */
export function writtenPayload(message: Message): Payload {
  const embeds = payloadEmbeds(message);
  return {
    ...filled({
      content: message.content,
      username: message.username,
      avatar_url: message.avatar_url.trim(),
      thread_name: message.thread_name,
    }),
    ...(embeds.length > 0 && { embeds }),
    ...keptPayload(message),
  };
}

/** Returns the parts of the request body that the form cannot edit, without attachments. */
function keptPayload(message: Message): Omit<KeptParts, 'attachments'> {
  const { tts, flags, allowed_mentions, components, poll, applied_tags } = message;
  const parts = { tts, flags, allowed_mentions, components, poll, applied_tags };
  return Object.fromEntries(
    Object.entries(parts).filter(([part]) => isSet(message, part as KeptPart)),
  );
}

/**
 * Returns the body of a request that edits a sent message. `sent` has the parts of the message on Discord. A part is
 * left out if it equals the sent part, or if the draft does not have it. In both cases, Discord keeps the sent part.
 * Username, avatar, thread and poll cannot be edited. Allowed mentions are always sent, because Discord does not keep them.
 */
export function toEditPayload(message: Message, sent: KeptParts = {}): EditPayload {
  const { components, flags } = message;
  const isV2 = hasComponentsV2(message) || hasComponentsV2(sent);
  const embeds = withAttachments(payloadEmbeds(message), message.attachments ?? []);
  const content = filled({ content: message.content }).content ?? '';
  return {
    ...(!(isV2 && content === '') && { content }),
    ...(!(isV2 && embeds.length === 0) && { embeds }),
    allowed_mentions: allowedMentionsOf(message),
    ...(isChanged(components, sent.components) && { components }),
    ...(isChanged(flags, sent.flags) && { flags: flags & EDITABLE_FLAGS }),
    ...attachmentsThatStay(message, sent),
  };
}

/** SUPPRESS_NOTIFICATIONS matters only when the message is sent. */
const EDITABLE_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2;

function isChanged<Value>(value: Value | undefined, sent: Value | undefined): value is Value {
  if (value === undefined) return false;
  const isNothing = value === 0 || (Array.isArray(value) && value.length === 0);
  return isNothing ? sent !== undefined : JSON.stringify(value) !== JSON.stringify(sent);
}

/** Returns the `attachments` of an edit: the files to keep if some files were removed, otherwise an empty object. */
function attachmentsThatStay({ attachments }: Message, { attachments: sent = [] }: KeptParts) {
  if (attachments === undefined) return {};
  const remaining = new Set(attachments.map(({ id }) => id));
  const staying = sent.filter(({ id }) => remaining.has(id));
  return staying.length === sent.length ? {} : { attachments: staying.map(({ id }) => ({ id })) };
}

/** Refers to files of the message as `attachment://…`, because the URLs of files expire. */
function withAttachments(
  embeds: PayloadEmbed[],
  attachments: readonly Attachment[],
): PayloadEmbed[] {
  const names = new Map(
    attachments.flatMap(({ url, filename }) =>
      url === undefined ? [] : [[withoutQuery(url), `attachment://${filename}`]],
    ),
  );
  if (names.size === 0) return embeds;
  const named = (url: string) => names.get(withoutQuery(url)) ?? url;
  return embeds.map((embed) => ({
    ...embed,
    ...(embed.image && { image: { url: named(embed.image.url) } }),
    ...(embed.thumbnail && { thumbnail: { url: named(embed.thumbnail.url) } }),
    ...(embed.author?.icon_url && {
      author: { ...embed.author, icon_url: named(embed.author.icon_url) },
    }),
    ...(embed.footer?.icon_url && {
      footer: { ...embed.footer, icon_url: named(embed.footer.icon_url) },
    }),
  }));
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** Leaves out the embeds that Discord generated from links. Returns null if the payload is not a message. */
export function fromPayload(payload: unknown, newId: NewId): Message | null {
  const previews = previewsIn(payload);
  const embeds = own(payload, 'embeds');
  if (previews.length === 0 || !Array.isArray(embeds)) return readMessage(payload, newId);
  const written = embeds.filter((_embed, at) => !previews.includes(at));
  return readMessage({ ...(payload as object), embeds: written }, newId);
}

/** Returns the path in the form. The index of an embed can differ, because the payload leaves out empty embeds. */
export function formPathOf(message: Message, payloadPath: string): string {
  const [head, index, ...rest] = payloadPath.split('.');
  if (head !== 'embeds' || index === undefined) return payloadPath;
  const at = message.embeds.flatMap((embed, place) => (isEmptyEmbed(embed) ? [] : [place]))[
    Number(index)
  ];
  return ['embeds', at ?? index, ...rest].join('.');
}

/** Returns a copy of the object that has only the properties with a non-blank text. */
export function filled<Texts extends object>(texts: Texts): Partial<Texts> {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => typeof text === 'string' && text.trim() !== ''),
  ) as Partial<Texts>;
}

function payloadEmbeds({ embeds }: Message): PayloadEmbed[] {
  return embeds.filter((embed) => !isEmptyEmbed(embed)).map(payloadEmbed);
}

function payloadEmbed(embed: Embed): PayloadEmbed {
  const color = colorToInteger(embed.color);
  const timestamp = parseTimestamp(embed.timestamp);
  const { name, url, icon_url } = embed.author;
  return {
    ...filled({ title: embed.title, description: embed.description, url: embed.url.trim() }),
    ...(color !== null && { color }),
    ...(timestamp !== null && { timestamp }),
    ...part('author', filled({ name, url: url.trim(), icon_url: icon_url.trim() })),
    ...part('footer', filled({ text: embed.footer.text, icon_url: embed.footer.icon_url.trim() })),
    ...part('thumbnail', filled({ url: embed.thumbnail.url.trim() })),
    ...part('image', filled({ url: embed.image.url.trim() })),
    ...(embed.fields.length > 0 && {
      fields: embed.fields.map((field) => ({
        name: field.name,
        value: field.value,
        inline: field.inline,
      })),
    }),
  };
}

function part(name: string, value: object) {
  return Object.keys(value).length > 0 ? { [name]: value } : {};
}
