import type { SnapshotFrom } from 'xstate';
import type { DeliveryError } from '#domain/message/delivery';
import type { DiscordComplaint } from '#domain/message/error-tree';
import { messageLink } from '#domain/message/message-link';
import {
  maskedWebhookUrl,
  parseWebhookUrl,
  type WebhookUrlError,
} from '#domain/message/webhook-url';
import type { PostedMessage, WebhookTask } from './webhook-send.events';
import type { webhookSendMachine } from './webhook-send.machine';

type WebhookSend = SnapshotFrom<typeof webhookSendMachine>;

const running = {
  sending: 'send',
  editing: 'edit',
  deleting: 'delete',
  loading: 'load',
} as const satisfies Record<string, WebhookTask>;

export function runningTask(snapshot: WebhookSend): WebhookTask | null {
  const { value } = snapshot;
  return typeof value === 'object' && 'requesting' in value ? running[value.requesting] : null;
}

/** The URL is checked when a request uses it; until then, the result is null. */
export function urlError(snapshot: WebhookSend): WebhookUrlError | null {
  if (snapshot.matches('missingUrl')) return 'missing';
  return snapshot.matches('malformedUrl') ? 'malformed' : null;
}

export function maskedUrl({ context }: WebhookSend): string | null {
  const webhook = parseWebhookUrl(context.url);
  return webhook.ok ? maskedWebhookUrl(webhook.value) : null;
}

/** Returns null if there is no error, or if it was dismissed. */
export function errorOf(snapshot: WebhookSend): { task: WebhookTask; error: DeliveryError } | null {
  const { requested, error } = snapshot.context;
  return snapshot.matches('failed') && requested && error ? { task: requested.task, error } : null;
}

/** The path of each error is the path of a form field. */
export function complaintsOf(snapshot: WebhookSend): readonly DiscordComplaint[] {
  const found = errorOf(snapshot);
  return found?.error.kind === 'badRequest' ? found.error.complaints : none;
}

export function secondsLeft(snapshot: WebhookSend): number {
  return snapshot.matches({ failed: { rateLimited: 'counting' } })
    ? snapshot.context.secondsLeft
    : 0;
}

export function postedMessage({ context }: WebhookSend): PostedMessage | null {
  return context.posted;
}

/** Returns the link to the posted message. Returns null if the channel or the server is unknown. */
export function postedLink({ context: { posted } }: WebhookSend): string | null {
  if (posted === null || posted.channelId === null || posted.guildId === null) return null;
  const { guildId, channelId, messageId } = posted;
  return messageLink({ guildId, channelId, messageId });
}

const none: readonly DiscordComplaint[] = [];
