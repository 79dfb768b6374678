import { integerToColor } from './color';
import { writtenPayload, type Payload, type PayloadEmbed } from './payload';
import type { Message } from './message';

/** Like the embed of a payload, but the color has the form `#rrggbb`. */
export type SharedEmbed = Omit<PayloadEmbed, 'color'> & { color?: string };

/** A message in a share link. It contains no webhook and no thread id. */
export type SharedMessage = Omit<Payload, 'embeds'> & { embeds?: SharedEmbed[] };

/**
 * Returns the content of "View JSON", "Copy JSON" and share links (product.md §15.11): a single embed, or the message.
 * Allowed mentions are those of the message itself, so that a changed text notifies whom it mentions.
 */
export function toShared(message: Message): SharedEmbed | SharedMessage {
  const { embeds: sent = [], ...rest } = writtenPayload(message);
  const embeds = sent.map(sharedEmbed);
  const [only] = embeds;
  if (only !== undefined && embeds.length === 1 && Object.keys(rest).length === 0) return only;
  return { ...rest, ...(embeds.length > 0 && { embeds }) };
}

export function toJson(message: Message): string {
  return JSON.stringify(toShared(message), null, 2);
}

function sharedEmbed({ color, ...embed }: PayloadEmbed): SharedEmbed {
  const hex = color === undefined ? null : integerToColor(color);
  return { ...embed, ...(hex !== null && { color: hex }) };
}
