import { integerToColor } from './color';
import { toPayload, type Payload, type PayloadEmbed } from './payload';
import type { Message } from './message';

/** An embed as shared: as in the payload, but with the color as `#rrggbb`. */
export type SharedEmbed = Omit<PayloadEmbed, 'color'> & { color?: string };

/** A message as shared, without webhook and thread. */
export type SharedMessage = Omit<Payload, 'embeds'> & { embeds?: SharedEmbed[] };

/**
 * Returns the content of "View JSON", "Copy JSON" and share links: the embed alone if there is nothing else, otherwise
 * the message (product.md §15.11).
 */
export function toShared(message: Message): SharedEmbed | SharedMessage {
  const { embeds: sent = [], ...rest } = toPayload(message);
  const embeds = sent.map(sharedEmbed);
  const [only] = embeds;
  if (only !== undefined && embeds.length === 1 && Object.keys(rest).length === 0) return only;
  return { ...rest, ...(embeds.length > 0 && { embeds }) };
}

/** Returns `toShared` as formatted JSON. */
export function toJson(message: Message): string {
  return JSON.stringify(toShared(message), null, 2);
}

/** Returns the payload that Discord receives as formatted JSON. */
export function toPayloadJson(message: Message): string {
  return JSON.stringify(toPayload(message), null, 2);
}

function sharedEmbed({ color, ...embed }: PayloadEmbed): SharedEmbed {
  const hex = color === undefined ? null : integerToColor(color);
  return { ...embed, ...(hex !== null && { color: hex }) };
}
