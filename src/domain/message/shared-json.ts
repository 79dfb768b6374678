import { integerToColor } from './color';
import { toPayload, writtenPayload, type Payload, type PayloadEmbed } from './payload';
import type { Message } from './message';

/**
 * An embed in a share link. It has the same properties as the embed of a payload, but its color has the form `#rrggbb`.
 */
export type SharedEmbed = Omit<PayloadEmbed, 'color'> & { color?: string };

/** A message in a share link. It contains no webhook and no thread id. */
export type SharedMessage = Omit<Payload, 'embeds'> & { embeds?: SharedEmbed[] };

/**
 * Returns the content of "View JSON", "Copy JSON" and share links (product.md §15.11). If the message consists of a
 * single embed, the content is that embed, otherwise the message. Allowed mentions are those of the message itself, so that
 * whoever opens the content and changes the text notifies whom the changed text mentions.
 */
export function toShared(message: Message): SharedEmbed | SharedMessage {
  const { embeds: sent = [], ...rest } = writtenPayload(message);
  const embeds = sent.map(sharedEmbed);
  const [only] = embeds;
  if (only !== undefined && embeds.length === 1 && Object.keys(rest).length === 0) return only;
  return { ...rest, ...(embeds.length > 0 && { embeds }) };
}

/** Returns the result of `toShared` as formatted JSON. */
export function toJson(message: Message): string {
  return JSON.stringify(toShared(message), null, 2);
}

/** Returns the payload that Discord receives, as formatted JSON. */
export function toPayloadJson(message: Message): string {
  return JSON.stringify(toPayload(message), null, 2);
}

function sharedEmbed({ color, ...embed }: PayloadEmbed): SharedEmbed {
  const hex = color === undefined ? null : integerToColor(color);
  return { ...embed, ...(hex !== null && { color: hex }) };
}
