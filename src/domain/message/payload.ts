import { colourToInteger } from './colour';
import { isEmptyEmbed, type Embed, type NewId } from './embed';
import { readMessage, type Message } from './message';
import { parseTimestamp } from './timestamp';

/** An embed as Discord takes it: nothing empty, the colour an integer, the timestamp UTC (discord.md §1.1). */
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

/** The body of a call that sends a message through a webhook. */
export interface Payload {
  content?: string;
  username?: string;
  avatar_url?: string;
  thread_name?: string;
  embeds?: PayloadEmbed[];
}

/** The body of a call that changes a message that was sent. Both keys are there: one left out would stay as it was. */
export interface EditPayload {
  content: string;
  embeds: PayloadEmbed[];
}

/**
 * Exactly what Discord takes of a message: empty texts, addresses, objects and embeds are left out, for Discord
 * refuses them. What cannot be sent at all (a colour that is none, a time that is none) is left out too;
 * `checkMessage` has told of it. Where the message goes (`thread_id`) is no part of the body.
 */
export function toPayload(message: Message): Payload {
  const embeds = payloadEmbeds(message);
  return {
    ...filled({
      content: message.content,
      username: message.username,
      avatar_url: message.avatar_url.trim(),
      thread_name: message.thread_name,
    }),
    ...(embeds.length > 0 && { embeds }),
  };
}

/** What Discord takes to change a message that was sent: its name, picture and thread stay as they are. */
export function toEditPayload(message: Message): EditPayload {
  return { content: filled(message).content ?? '', embeds: payloadEmbeds(message) };
}

/** The form of a payload, or of a message as Discord sends it; null where it is neither. */
export function fromPayload(payload: unknown, newId: NewId): Message | null {
  return readMessage(payload, newId);
}

/** The path in the form of a path in the payload: an embed that was left out is counted in the form only. */
export function formPathOf(message: Message, payloadPath: string): string {
  const [head, index, ...rest] = payloadPath.split('.');
  if (head !== 'embeds' || index === undefined) return payloadPath;
  const at = message.embeds.flatMap((embed, place) => (isEmptyEmbed(embed) ? [] : [place]))[
    Number(index)
  ];
  return ['embeds', at ?? index, ...rest].join('.');
}

/** The entries of an object that are texts with something in them. */
export function filled<Texts extends object>(texts: Texts): Partial<Texts> {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => typeof text === 'string' && text.trim() !== ''),
  ) as Partial<Texts>;
}

function payloadEmbeds({ embeds }: Message): PayloadEmbed[] {
  return embeds.filter((embed) => !isEmptyEmbed(embed)).map(payloadEmbed);
}

function payloadEmbed(embed: Embed): PayloadEmbed {
  const color = colourToInteger(embed.color);
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

/** An object under its name, or nothing where it is empty. */
function part(name: string, value: object) {
  return Object.keys(value).length > 0 ? { [name]: value } : {};
}
