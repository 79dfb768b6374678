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

/** What Discord is being asked for; null while it is asked for nothing. */
export function runningTask(snapshot: WebhookSend): WebhookTask | null {
  const { value } = snapshot;
  return typeof value === 'object' && 'requesting' in value ? running[value.requesting] : null;
}

/** What the address lacks, once something was tried with it. */
export function urlError(snapshot: WebhookSend): WebhookUrlError | null {
  if (snapshot.matches('missingUrl')) return 'missing';
  return snapshot.matches('malformedUrl') ? 'malformed' : null;
}

/** The address in dots, as whoever looks over a shoulder may see it; null while it is not valid. */
export function maskedUrl({ context }: WebhookSend): string | null {
  const webhook = parseWebhookUrl(context.url);
  return webhook.ok ? maskedWebhookUrl(webhook.value) : null;
}

/** What was refused last, and what had been asked for; null where nothing was, or it was read. */
export function errorOf(snapshot: WebhookSend): { task: WebhookTask; error: DeliveryError } | null {
  const { requested, error } = snapshot.context;
  return snapshot.matches('failed') && requested && error ? { task: requested.task, error } : null;
}

/** What Discord had against parts of the message, by the paths of the form. */
export function complaintsOf(snapshot: WebhookSend): readonly DiscordComplaint[] {
  const found = errorOf(snapshot);
  return found?.error.kind === 'badRequest' ? found.error.complaints : none;
}

/** Seconds until Discord may be asked again; 0 where it may be now. */
export function secondsLeft(snapshot: WebhookSend): number {
  return snapshot.matches({ failed: { rateLimited: 'counting' } })
    ? snapshot.context.secondsLeft
    : 0;
}

/** The message that 'edit' and 'delete' are about; null where none was posted or loaded. */
export function postedMessage({ context }: WebhookSend): PostedMessage | null {
  return context.posted;
}

/** The link that opens the posted message in Discord; null where its channel or server is not known. */
export function postedLink({ context: { posted } }: WebhookSend): string | null {
  if (posted === null || posted.channelId === null || posted.guildId === null) return null;
  const { guildId, channelId, messageId } = posted;
  return messageLink({ guildId, channelId, messageId });
}

const none: readonly DiscordComplaint[] = [];
