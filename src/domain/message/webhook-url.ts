import type { Result } from '../result';
import { isUrl } from '../is-url';

/**
 * A webhook. Anyone who has the token can post messages through the webhook, so the token must be sent to Discord only.
 */
export interface Webhook {
  /** A snowflake string. */
  id: string;
  token: string;
  /** The URL as entered, without its query. */
  url: string;
  /** The thread in the query of the URL, a snowflake string. */
  threadId?: string;
}

/** Why the entered text is not a webhook URL (product.md §15.9). */
export type WebhookUrlError = 'missing' | 'malformed';

/** The hosts of Discord's stable, Canary and PTB clients. */
const hosts: ReadonlySet<string> = new Set([
  'discord.com',
  'canary.discord.com',
  'ptb.discord.com',
]);

/** The version is optional (discord.md §3.1). More segments after the token are a different endpoint. */
const endpoint = /^\/api(?:\/v\d{1,2})?\/webhooks\/(\d{1,20})\/([\w-]{1,256})\/?$/;

const longestUrl = 2048;

/** Parses a webhook URL with the browser's URL parser. Comparing prefixes would not be safe. */
export function parseWebhookUrl(text: string): Result<Webhook, WebhookUrlError> {
  const entered = text.trim();
  if (entered === '') return { ok: false, error: 'missing' };
  const webhook = webhookAt(entered);
  return webhook === null ? { ok: false, error: 'malformed' } : { ok: true, value: webhook };
}

/** Query parameters of a webhook request. */
export interface WebhookQuery {
  /** The thread, a snowflake. It overrides the thread of the webhook URL. */
  threadId?: string | undefined;
  /** Whether the message has components. Discord ignores them if this is not set. */
  hasComponents?: boolean;
}

/** Adds `wait`, so that Discord responds with the message, or with an error if it did not post it. */
export function executeUrl(
  webhook: Webhook,
  { threadId, hasComponents }: WebhookQuery = {},
): string {
  return withQuery(webhook.url, {
    wait: 'true',
    thread_id: threadId || webhook.threadId,
    with_components: hasComponents ? 'true' : undefined,
  });
}

export function postedMessageUrl(
  webhook: Webhook,
  messageId: string,
  { threadId, hasComponents }: WebhookQuery = {},
): string {
  return withQuery(`${webhook.url}/messages/${encodeURIComponent(messageId)}`, {
    thread_id: threadId || webhook.threadId,
    with_components: hasComponents ? 'true' : undefined,
  });
}

export function maskedWebhookUrl({ url, token }: Webhook): string {
  return `${url.slice(0, -token.length)}${'•'.repeat(8)}`;
}

function webhookAt(text: string): Webhook | null {
  if (text.length > longestUrl || /\s/.test(text) || !isUrl(text)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
  const isDiscord = protocol === 'https:' && hosts.has(hostname) && port === '';
  if (!isDiscord || username !== '' || password !== '') return null;
  const [, id, token] = endpoint.exec(pathname) ?? [];
  if (id === undefined || token === undefined) return null;
  const threadId = searchParams.get('thread_id') ?? '';
  return {
    id,
    token,
    url: `https://${hostname}${pathname.replace(/\/$/, '')}`,
    ...(/^\d{1,20}$/.test(threadId) && { threadId }),
  };
}

function withQuery(url: string, query: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return entries.length > 0 ? `${url}?${entries.join('&')}` : url;
}
