import type { Delivered, DeliveryError } from '#domain/message/delivery';
import type { KeptParts } from '#domain/message/kept-parts';
import type { Message } from '#domain/message/message';
import type { MessagePlace, WebhookInfo } from '#domain/message/message-link';
import type { Webhook } from '#domain/message/webhook-url';
import type { Result } from '#domain/result';

/** During a request or a countdown, only `change url` and `webhook gone` are accepted. */
export type WebhookSendEvent =
  | { type: 'change url'; url: string }
  | { type: 'send'; message: Message }
  /** Edits the posted or loaded message. */
  | { type: 'edit'; message: Message }
  /** Deletes the posted or loaded message. */
  | { type: 'delete' }
  /** Loads a message of this webhook, by its link, so that it can be edited. */
  | { type: 'load'; link: string }
  | { type: 'forget' }
  | { type: 'dismiss' }
  /** Discord has reported a webhook as deleted, in a response to another request. */
  | { type: 'webhook gone'; webhookId: string };

export type WebhookTask = 'send' | 'edit' | 'delete' | 'load';

/** A message on Discord, and its webhook. */
export interface PostedMessage {
  webhook: Webhook;
  messageId: string;
  /** The thread's id, a snowflake. It is '' if the message is in the webhook's own channel. */
  threadId: string;
  channelId: string | null;
  /** null until the webhook's server is known. */
  guildId: string | null;
  /** The parts of the message that the form cannot edit. */
  parts: KeptParts;
}

export interface LoadedMessage {
  message: Message;
  /** The thread's id, a snowflake. It is '' if the message is in the webhook's own channel. */
  threadId: string;
}

export interface SendRequest {
  webhook: Webhook;
  message: Message;
}
export interface EditRequest {
  posted: PostedMessage;
  message: Message;
}
export interface LoadRequest {
  webhook: Webhook;
  place: MessagePlace;
}

export type SendAnswer = Result<Delivered, DeliveryError>;
export type LoadAnswer = Result<LoadedMessage, DeliveryError>;

export type WebhookSendEmitted =
  | { type: 'notice'; notice: 'sent' | 'edited' | 'deleted' | 'loaded' }
  | { type: 'failed'; task: WebhookTask; error: DeliveryError }
  /** The loaded message replaces the message in the editor. */
  | { type: 'loaded'; message: Message };

export interface WebhookSendData {
  /** The URL as typed, or as restored from storage. It may be invalid. */
  url: string;
  /** The pending or last request. */
  requested:
    | { task: 'send'; message: Message }
    | { task: 'edit'; message: Message }
    | { task: 'delete' }
    | { task: 'load'; link: string }
    | null;
  /** The webhook of the pending or last request. */
  webhook: Webhook | null;
  posted: PostedMessage | null;
  error: DeliveryError | null;
  /** Seconds until a retry is allowed. */
  secondsLeft: number;
  /** The id of the rate-limited webhook. The user can still use other webhooks. */
  limited: string | null;
  /** The ids of deleted webhooks. They must not be requested again, because Discord bans clients that do this. */
  gone: readonly string[];
  info: { webhookId: string; info: WebhookInfo | null } | null;
}
