import type { Result } from '../result';

/** A webhook's address. The token in it is the right to post: it stays in this browser. */
export interface Webhook {
  /** A snowflake string. */
  id: string;
  token: string;
  /** The address as it was entered, without a query. */
  url: string;
  /** The thread the address names in its query, if any; a snowflake string. */
  threadId?: string;
}

/** Why there is no webhook to post to (spec §5): nothing was entered, or it is no webhook's address. */
export type WebhookUrlError = 'missing' | 'malformed';

/** The hosts of spec §5: main, canary and ptb. */
const hosts: ReadonlySet<string> = new Set([
  'discord.com',
  'canary.discord.com',
  'ptb.discord.com',
]);

/** The version is optional (discord.md §3.1). A path after the token is another endpoint. */
const endpoint = /^\/api(?:\/v\d{1,2})?\/webhooks\/(\d{1,20})\/([\w-]{1,256})\/?$/;

const longestUrl = 2048;

/** Reads what was entered as a webhook's address, as a browser would read it, never by how it begins. */
export function parseWebhookUrl(text: string): Result<Webhook, WebhookUrlError> {
  const entered = text.trim();
  if (entered === '') return { ok: false, error: 'missing' };
  const webhook = webhookAt(entered);
  return webhook === null ? { ok: false, error: 'malformed' } : { ok: true, value: webhook };
}

/** What a call says in its query besides `wait`. */
export interface WebhookQuery {
  /** The thread, a snowflake; it takes precedence over the one in the webhook's own address. */
  threadId?: string | undefined;
  /** Whether the body has components, which Discord ignores otherwise. */
  hasComponents?: boolean;
}

/** Where a message is posted. With `wait`, Discord answers with the message it made, and says so where it could not. */
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

/** Where a message that was posted is read, changed and deleted. */
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

/** The address as it may be seen by whoever looks over a shoulder: its token in dots. */
export function maskedWebhookUrl({ url, token }: Webhook): string {
  return `${url.slice(0, -token.length)}${'•'.repeat(8)}`;
}

function webhookAt(text: string): Webhook | null {
  if (text.length > longestUrl || /\s/.test(text) || !URL.canParse(text)) return null;
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
