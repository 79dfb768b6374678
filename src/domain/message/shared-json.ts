import { integerToColor } from './color';
import { toPayload, type Payload, type PayloadEmbed } from './payload';
import type { Message } from './message';

/** An embed as people read and share it (spec §3): as it is sent, but with its color as `#rrggbb`. */
export type SharedEmbed = Omit<PayloadEmbed, 'color'> & { color?: string };

/** A message as people read and share it. Neither the webhook nor the thread is part of it. */
export type SharedMessage = Omit<Payload, 'embeds'> & { embeds?: SharedEmbed[] };

/** What «View JSON», «Copy JSON» and a link hold: the embed alone (spec §7), or the message where there is more to it. */
export function toShared(message: Message): SharedEmbed | SharedMessage {
  const { embeds: sent = [], ...rest } = toPayload(message);
  const embeds = sent.map(sharedEmbed);
  const [only] = embeds;
  if (only !== undefined && embeds.length === 1 && Object.keys(rest).length === 0) return only;
  return { ...rest, ...(embeds.length > 0 && { embeds }) };
}

/** The same as text to read. */
export function toJson(message: Message): string {
  return JSON.stringify(toShared(message), null, 2);
}

/** The message as Discord's API takes it, its colors as integers, as text to read. */
export function toPayloadJson(message: Message): string {
  return JSON.stringify(toPayload(message), null, 2);
}

function sharedEmbed({ color, ...embed }: PayloadEmbed): SharedEmbed {
  const hex = color === undefined ? null : integerToColor(color);
  return { ...embed, ...(hex !== null && { color: hex }) };
}
