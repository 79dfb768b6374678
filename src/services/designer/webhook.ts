import {
  classifyAnswer,
  classifyLoss,
  type Delivered,
  type DeliveryError,
  type DiscordAnswer,
} from '#domain/message/delivery';
import type { NewId } from '#domain/message/embed';
import type { KeptParts } from '#domain/message/kept-parts';
import { blankMessage, type Message } from '#domain/message/message';
import { webhookInfoOf, type MessagePlace, type WebhookInfo } from '#domain/message/message-link';
import { fromPayload, toEditPayload, toPayload } from '#domain/message/payload';
import { executeUrl, postedMessageUrl, type Webhook } from '#domain/message/webhook-url';
import type { Result } from '#domain/result';
import { parseJson } from '../json';
import { REQUEST_LIMIT, withinLimit } from '../time-limit';

/** A posted message. `threadId` is '' if the message is in the webhook's own channel. */
interface Posted {
  webhook: Webhook;
  messageId: string;
  threadId: string;
}

/** Posts a message (product.md §15.10). Returns the id of the new message. */
export async function sendMessage(
  { webhook, message }: { webhook: Webhook; message: Message },
  signal?: AbortSignal,
): Promise<Result<Delivered, DeliveryError>> {
  // Discord rejects a thread name together with a thread id.
  const opensThread = message.thread_name.trim() !== '';
  const body = toPayload(message);
  const hasComponents = body.components !== undefined;
  const url = opensThread
    ? executeUrl(withoutThread(webhook), { hasComponents })
    : executeUrl(webhook, { threadId: message.thread_id.trim(), hasComponents });
  const answer = await send('POST', url, { body, signal });
  return answer.ok ? classifyAnswer(answer.value, message) : answer;
}

/** Sends the parts that `toEditPayload` selects. `posted` has the parts of the message on Discord. */
export async function editMessage(
  { posted, message }: { posted: Posted & { parts: KeptParts }; message: Message },
  signal?: AbortSignal,
): Promise<Result<Delivered, DeliveryError>> {
  const body = toEditPayload(message, posted.parts);
  const url = urlOf(posted, body.components !== undefined);
  const answer = await send('PATCH', url, { body, signal });
  return answer.ok ? classifyAnswer(answer.value, message) : answer;
}

export async function deleteMessage(
  posted: Posted,
  signal?: AbortSignal,
): Promise<Result<Delivered, DeliveryError>> {
  const answer = await send('DELETE', urlOf(posted), { signal });
  return answer.ok ? classifyAnswer(answer.value, noMessage) : answer;
}

/** A link does not reveal whether its channel is a thread, so any channel but the webhook's own counts as one. */
export async function loadMessage(
  { webhook, place }: { webhook: Webhook; place: MessagePlace },
  { newId, signal }: { newId: NewId; signal?: AbortSignal },
): Promise<Result<{ message: Message; threadId: string }, DeliveryError>> {
  const own = await read(webhook.url, signal);
  if (!own.ok) return own;
  const channelId = webhookInfoOf(parseJson(own.value.body))?.channelId ?? place.channelId;
  const threadId = channelId === place.channelId ? '' : place.channelId;
  const answer = await read(urlOf({ webhook, messageId: place.messageId, threadId }), signal);
  if (!answer.ok) return answer;
  const message = fromPayload(parseJson(answer.value.body), newId);
  if (message) return { ok: true, value: { message, threadId } };
  return { ok: false, error: { kind: 'other', status: answer.value.status, message: '' } };
}

export async function askWebhook(
  webhook: Webhook,
  signal?: AbortSignal,
): Promise<Result<WebhookInfo, DeliveryError>> {
  const answer = await read(webhook.url, signal);
  if (!answer.ok) return answer;
  const info = webhookInfoOf(parseJson(answer.value.body));
  if (info) return { ok: true, value: info };
  return { ok: false, error: { kind: 'other', status: answer.value.status, message: '' } };
}

/** Like `askWebhook`, but returns null if the webhook cannot be read. */
export async function readWebhook(
  webhook: Webhook,
  signal?: AbortSignal,
): Promise<WebhookInfo | null> {
  const answer = await askWebhook(webhook, signal);
  return answer.ok ? answer.value : null;
}

async function read(
  url: string,
  signal: AbortSignal | undefined,
): Promise<Result<DiscordAnswer, DeliveryError>> {
  const answer = await send('GET', url, { signal });
  if (!answer.ok) return answer;
  const meaning = classifyAnswer(answer.value, noMessage);
  return meaning.ok ? answer : meaning;
}

/** A webhook URL is a secret: the request goes only to Discord, without credentials and without a referrer. */
async function send(
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  { body, signal }: { body?: object; signal: AbortSignal | undefined },
): Promise<Result<DiscordAnswer, DeliveryError>> {
  const init: RequestInit = {
    method,
    mode: 'cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  };
  try {
    const value = await withinLimit(
      async (limited) => {
        const response = await fetch(url, { ...init, signal: limited });
        const { status, headers } = response;
        return { status, headers, body: await response.text() };
      },
      { limit: REQUEST_LIMIT, signal },
    );
    return { ok: true, value };
  } catch (error) {
    return { ok: false, error: classifyLoss(error) };
  }
}

function urlOf({ webhook, messageId, threadId }: Posted, hasComponents = false): string {
  return postedMessageUrl(withoutThread(webhook), messageId, { threadId, hasComponents });
}

/** The thread in the webhook's URL applies only to messages that do not specify one themselves. */
function withoutThread({ id, token, url }: Webhook): Webhook {
  return { id, token, url };
}

const noMessage = blankMessage(() => '');
