import type { Delivered, DeliveryError } from '#domain/message/delivery';
import type { KeptParts } from '#domain/message/kept-parts';
import type { Message } from '#domain/message/message';
import type { MessagePlace, WebhookInfo } from '#domain/message/message-link';
import type { Webhook } from '#domain/message/webhook-url';
import type { Result } from '#domain/result';

/** What may happen to sending. While Discord is asked, and while it asks to wait, only the address can be changed. */
export type WebhookSendEvent =
  | { type: 'change url'; url: string }
  /** Posts the message as another one, however often it was posted before. */
  | { type: 'send'; message: Message }
  /** Changes the message that was posted or loaded. */
  | { type: 'edit'; message: Message }
  /** Deletes the message that was posted or loaded. */
  | { type: 'delete' }
  /** Reads a message of this webhook by its link, to be changed. */
  | { type: 'load'; link: string }
  /** Lets go of the message that was posted or loaded: what follows is about another one. */
  | { type: 'forget' }
  /** What was said has been read. */
  | { type: 'dismiss' };

/** What Discord is asked for. */
export type WebhookTask = 'send' | 'edit' | 'delete' | 'load';

/** A message that stands on Discord, and the webhook it came through. */
export interface PostedMessage {
  webhook: Webhook;
  messageId: string;
  /** A snowflake; '' where the message is in the webhook's own channel. */
  threadId: string;
  channelId: string | null;
  /** null until the webhook has been asked for its server. */
  guildId: string | null;
  /** The parts it has on Discord that the form does not edit. */
  parts: KeptParts;
}

/** A webhook's message as it was read. */
export interface LoadedMessage {
  message: Message;
  /** A snowflake; '' where the message is in the webhook's own channel. */
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

/** What the app is told. */
export type WebhookSendEmitted =
  | { type: 'notice'; notice: 'sent' | 'edited' | 'deleted' | 'loaded' }
  | { type: 'failed'; task: WebhookTask; error: DeliveryError }
  /** A message was read from Discord: it takes the place of the one under edit. */
  | { type: 'loaded'; message: Message };

export interface WebhookSendContext {
  /** As it was typed, or remembered. */
  url: string;
  /** What is asked for, or was last. */
  requested:
    | { task: 'send'; message: Message }
    | { task: 'edit'; message: Message }
    | { task: 'delete' }
    | { task: 'load'; link: string }
    | null;
  /** The webhook that is asked, or was last. */
  webhook: Webhook | null;
  /** What 'edit' and 'delete' are about. */
  posted: PostedMessage | null;
  /** Why the last thing asked for was not done; null where it was, or nothing was asked. */
  error: DeliveryError | null;
  /** Seconds to wait until Discord may be asked again. */
  secondsLeft: number;
  /** The webhook that asked to wait, by id; another one may be asked meanwhile. */
  limited: string | null;
  /** The webhooks Discord does not know any more, by id: asking again brings a ban (discord.md §1.2). */
  gone: readonly string[];
  /** What the webhook of `posted` says of itself. */
  info: { webhookId: string; info: WebhookInfo | null } | null;
}
