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

/** A message that stands on Discord: `threadId` is '' in the webhook's own channel. */
interface Posted {
  webhook: Webhook;
  messageId: string;
  threadId: string;
}

/** Posts a message (spec §7). Discord says which message it made of it. */
export async function sendMessage(
  { webhook, message }: { webhook: Webhook; message: Message },
  signal?: AbortSignal,
): Promise<Result<Delivered, DeliveryError>> {
  // A thread of its own cannot stand in another one.
  const opensThread = message.thread_name.trim() !== '';
  const body = toPayload(message);
  const hasComponents = body.components !== undefined;
  const url = opensThread
    ? executeUrl(withoutThread(webhook), { hasComponents })
    : executeUrl(webhook, { threadId: message.thread_id.trim(), hasComponents });
  const answer = await ask('POST', url, { body, signal });
  return answer.ok ? classifyAnswer(answer.value, message) : answer;
}

/** Changes a message that was posted: its content, its embeds, and the other parts that differ from those of `posted`. */
export async function editMessage(
  { posted, message }: { posted: Posted & { parts: KeptParts }; message: Message },
  signal?: AbortSignal,
): Promise<Result<Delivered, DeliveryError>> {
  const body = toEditPayload(message, posted.parts);
  const url = urlOf(posted, body.components !== undefined);
  const answer = await ask('PATCH', url, { body, signal });
  return answer.ok ? classifyAnswer(answer.value, message) : answer;
}

/** Deletes a message that was posted. */
export async function deleteMessage(
  posted: Posted,
  signal?: AbortSignal,
): Promise<Result<Delivered, DeliveryError>> {
  const answer = await ask('DELETE', urlOf(posted), { signal });
  return answer.ok ? classifyAnswer(answer.value, noMessage) : answer;
}

/**
 * Reads a message of the webhook's. A link does not say whether its channel is a thread, which Discord wants to know:
 * it is one where it is not the webhook's own channel.
 */
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

/** What a webhook says of itself: where it posts, and as whom. null where it does not say. */
export async function readWebhook(
  webhook: Webhook,
  signal?: AbortSignal,
): Promise<WebhookInfo | null> {
  const answer = await read(webhook.url, signal);
  return answer.ok ? webhookInfoOf(parseJson(answer.value.body)) : null;
}

/** An answer that is a success, or what it refuses. */
async function read(
  url: string,
  signal: AbortSignal | undefined,
): Promise<Result<DiscordAnswer, DeliveryError>> {
  const answer = await ask('GET', url, { signal });
  if (!answer.ok) return answer;
  const meaning = classifyAnswer(answer.value, noMessage);
  return meaning.ok ? answer : meaning;
}

/** The address is the right to post: it goes to Discord alone, without a word of who asks and from where. */
async function ask(
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

/** The thread in the address is for messages that name none themselves. */
function withoutThread({ id, token, url }: Webhook): Webhook {
  return { id, token, url };
}

const noMessage = blankMessage(() => '');
