import { own } from '../bot-config/parse-json';
import { isUrl } from '../is-url';

/** The location of a message on Discord. Ids are snowflake strings. `guildId` is null if it is unknown. */
export interface MessagePlace {
  guildId: string | null;
  channelId: string;
  messageId: string;
}

const hosts: ReadonlySet<string> = new Set([
  'discord.com',
  'canary.discord.com',
  'ptb.discord.com',
  'discordapp.com',
]);

const place = /^\/channels\/(\d{17,20}|@me)\/(\d{17,20})\/(\d{17,20})\/?$/;

export function messageLink({ guildId, channelId, messageId }: MessagePlace): string {
  return `https://discord.com/channels/${guildId ?? '@me'}/${channelId}/${messageId}`;
}

/** Parses a link to a message ("Copy Message Link"). Returns null for any other text. */
export function parseMessageLink(text: string): MessagePlace | null {
  const entered = text.trim();
  if (entered.length > 500 || !isUrl(entered)) return null;
  const { protocol, hostname, pathname } = new URL(entered);
  if (!/^https?:$/.test(protocol) || !hosts.has(hostname)) return null;
  const [, guildId, channelId, messageId] = place.exec(pathname) ?? [];
  if (guildId === undefined || channelId === undefined || messageId === undefined) return null;
  return { guildId: guildId === '@me' ? null : guildId, channelId, messageId };
}

/** The information that Discord returns at a webhook's own URL. */
export interface WebhookInfo {
  guildId: string | null;
  channelId: string | null;
  name: string | null;
  /** The avatar's hash, for the CDN. */
  avatarHash: string | null;
}

/** Parses the response of a webhook's own URL. Returns null if the response is not a webhook. */
export function webhookInfoOf(body: unknown): WebhookInfo | null {
  if (textIn(body, 'id', /^\d{1,20}$/) === null) return null;
  return {
    guildId: textIn(body, 'guild_id', /^\d{1,20}$/),
    channelId: textIn(body, 'channel_id', /^\d{1,20}$/),
    name: textIn(body, 'name', /\S/),
    avatarHash: textIn(body, 'avatar', /^\w{1,64}$/),
  };
}

function textIn(body: unknown, name: string, form: RegExp): string | null {
  const text = own(body, name);
  return typeof text === 'string' && form.test(text) ? text : null;
}
