import { assign, emit, fromPromise, setup } from 'xstate';
import type { DeliveryError } from '#domain/message/delivery';
import { checkMessage, isBlocking, type MessageProblem } from '#domain/message/limits';
import type { Message } from '#domain/message/message';
import { isSet, keptParts, type KeptParts } from '#domain/message/kept-parts';
import { parseMessageLink, type WebhookInfo } from '#domain/message/message-link';
import { parseWebhookUrl, type Webhook, type WebhookUrlError } from '#domain/message/webhook-url';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';
import type {
  EditRequest,
  LoadAnswer,
  LoadRequest,
  PostedMessage,
  SendAnswer,
  SendRequest,
  WebhookSendData,
  WebhookSendEmitted,
  WebhookSendEvent,
  WebhookTask,
} from './webhook-send.events';

type Requested = NonNullable<WebhookSendData['requested']>;
type Answer = SendAnswer | LoadAnswer;

const noMemory: (_: unknown, url: string) => void = unprovided('rememberUrl');

export const sendSetup = setup({
  types: {
    /** `url` is the URL that is stored in this browser, or '' if there is none. */
    input: {} as { url: string },
    context: {} as WebhookSendData,
    events: {} as WebhookSendEvent,
    emitted: {} as WebhookSendEmitted,
  },
  actors: {
    send: fromPromise<SendAnswer, SendRequest>(unprovided('send')),
    edit: fromPromise<SendAnswer, EditRequest>(unprovided('edit')),
    remove: fromPromise<SendAnswer, PostedMessage>(unprovided('remove')),
    load: fromPromise<LoadAnswer, LoadRequest>(unprovided('load')),
    /** Reads the information about a webhook. Returns null if the request fails. */
    readWebhook: fromPromise<WebhookInfo | null, Webhook>(unprovided('readWebhook')),
  },
  actions: {
    /** Stores the URL in this browser only. The app provides the implementation. */
    rememberUrl: noMemory,
    changeUrl: assign((_, url: string) => ({ url })),
    setRequest: assign((_, requested: Requested) => ({ requested, error: null })),
    setWebhook: assign(({ context }) => ({ webhook: enteredWebhook(context) })),
    storePosted: assign(({ context }, answer: SendAnswer) => postedBy(context, answer)),
    storeLoaded: assign(({ context }, answer: LoadAnswer) => loadedBy(context, answer)),
    storeEdited: assign(({ context: { posted, requested } }) =>
      posted && requested?.task === 'edit'
        ? { posted: { ...posted, parts: { ...posted.parts, ...partsOf(requested.message) } } }
        : {},
    ),
    forgetPosted: assign({ posted: null }),
    storeInfo: assign(({ context: { posted } }, info: WebhookInfo | null) =>
      posted
        ? {
            info: { webhookId: posted.webhook.id, info },
            posted: { ...posted, guildId: info?.guildId ?? null },
          }
        : {},
    ),
    storeGone: assign(({ context }, webhookId: string) => ({ gone: [...context.gone, webhookId] })),
    /** The webhook is known to be deleted. Another request would fail in the same way. */
    setGoneError: assign({ error: { kind: 'notFound', isGone: true } }),
    setError: assign(({ context }, answer: Answer) => errorContext(context, answer)),
    tick: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    stopCountdown: assign({ secondsLeft: 0 }),
    emitFailed: emit(({ context }) => ({
      type: 'failed',
      task: requestOf(context).task,
      error: errorIn(context),
    })),
    notify: emit((_, notice: 'sent' | 'edited' | 'deleted' | 'loaded') => ({
      type: 'notice',
      notice,
    })),
    emitLoaded: emit((_, answer: LoadAnswer) => ({ type: 'loaded', message: loadedOf(answer) })),
  },
  guards: {
    hasPosted: ({ context }) => context.posted !== null,
    requests: ({ context }, task: WebhookTask) => requestOf(context).task === task,
    lacksUrlAs: ({ context }, kind: WebhookUrlError) => {
      const webhook = parseWebhookUrl(context.url);
      return needsUrl(requestOf(context)) && !webhook.ok && webhook.error === kind;
    },
    hasMalformedLink: ({ context }) => {
      const request = requestOf(context);
      return request.task === 'load' && parseMessageLink(request.link) === null;
    },
    isKnownGone: ({ context }) => context.gone.includes(enteredWebhook(context).id),
    isBlocked: ({ context }) => blockingProblems(requestOf(context)).length > 0,
    knowsInfo: ({ context: { info, posted } }) =>
      info !== null && info.webhookId === posted?.webhook.id,
    isOk: (_, answer: Answer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    /** Whether the message is deleted. This includes a message that Discord no longer has. */
    isDeleted: (_, answer: SendAnswer) =>
      answer.ok || (answer.error.kind === 'notFound' && !answer.error.isGone),
    isAnotherWebhook: ({ context }, url: string) => {
      const webhook = parseWebhookUrl(url);
      return webhook.ok && webhook.value.id !== context.limited;
    },
    isCountdownOver: ({ context }) => context.secondsLeft <= 0,
  },
  delays: {
    second: 1_000,
  },
});

function partsOf(message: Message): KeptParts {
  return Object.fromEntries(
    keptParts.flatMap((part) => (message[part] === undefined ? [] : [[part, message[part]]])),
  );
}

/** Returns the parts of a message that was just sent. Such a message has no files. */
function partsSent(message: Message): KeptParts {
  const { attachments: _, ...parts } = partsOf(message);
  return parts;
}

/** An edit does not send the name, the picture and the thread, so their problems do not count. */
export function blockingProblems(request: Requested): MessageProblem[] {
  if (request.task !== 'send' && request.task !== 'edit') return [];
  const isEdit = request.task === 'edit';
  const hasFiles = isEdit && isSet(request.message, 'attachments');
  const isSent = ({ path, kind }: MessageProblem) =>
    !isEdit || (/^(?:content|embeds.*)?$/.test(path) && !(hasFiles && kind === 'emptyMessage'));
  return checkMessage(request.message).filter((problem) => isBlocking(problem) && isSent(problem));
}

/** @throws if there is no request, which is a defect in the chart. */
export function requestOf({ requested }: WebhookSendData): Requested {
  if (!requested) throw new Error('Nothing was requested');
  return requested;
}

/** @throws if no message was posted, which is a defect in the chart. */
export function postedOf({ posted }: WebhookSendData): PostedMessage {
  if (!posted) throw new Error('No message was posted');
  return posted;
}

/** Returns the webhook of the entered URL if the request needs a URL. Throws if the URL is invalid. */
function enteredWebhook(context: WebhookSendData): Webhook {
  if (!needsUrl(requestOf(context))) return postedOf(context).webhook;
  const webhook = parseWebhookUrl(context.url);
  if (!webhook.ok) throw new Error('The URL was not validated');
  return webhook.value;
}

/**
 * Returns the webhook of the last request; the entered URL may have changed since. Throws if there is none, which is a
 * defect in the chart.
 */
export function webhookOf({ webhook }: WebhookSendData): Webhook {
  if (!webhook) throw new Error('No request was sent');
  return webhook;
}

/** @throws if the request has no message, which is a defect in the chart. */
export function requestedMessage(context: WebhookSendData): Message {
  const request = requestOf(context);
  if (!('message' in request)) throw new Error(`The task ${request.task} has no message`);
  return request.message;
}

/** @throws if the link is invalid, which is a defect in the chart. */
export function requestedPlace(context: WebhookSendData): LoadRequest['place'] {
  const request = requestOf(context);
  const place = request.task === 'load' ? parseMessageLink(request.link) : null;
  if (!place) throw new Error('The link was not validated');
  return place;
}

function needsUrl({ task }: Requested): boolean {
  return task === 'send' || task === 'load';
}

function errorIn({ error }: WebhookSendData): DeliveryError {
  if (!error) throw new Error('No request failed');
  return error;
}

/** @throws if no message was loaded, which is a defect in the chart. */
function loadedOf(answer: LoadAnswer): Message {
  if (!answer.ok) throw new Error('No message was loaded');
  return answer.value.message;
}

/** Returns the posted message. It is null if the response contains no id; such a message cannot be edited. */
function postedBy(context: WebhookSendData, answer: SendAnswer): Partial<WebhookSendData> {
  if (!answer.ok || answer.value.messageId === null) return { posted: null };
  const webhook = webhookOf(context);
  const { messageId, channelId } = answer.value;
  const threadId = threadOf(requestedMessage(context), webhook, channelId);
  const guildId = context.info?.webhookId === webhook.id ? context.info.info?.guildId : null;
  const parts = partsSent(requestedMessage(context));
  return { posted: { webhook, messageId, channelId, threadId, guildId: guildId ?? null, parts } };
}

/** If the message created the thread, the channel in the response is that thread. */
function threadOf(message: Message, webhook: Webhook, channelId: string | null): string {
  if (message.thread_name.trim() !== '') return channelId ?? '';
  return message.thread_id.trim() || (webhook.threadId ?? '');
}

function loadedBy(context: WebhookSendData, answer: LoadAnswer): Partial<WebhookSendData> {
  if (!answer.ok) return {};
  const { messageId, channelId, guildId } = requestedPlace(context);
  const { threadId, message } = answer.value;
  const parts = partsOf(message);
  const webhook = webhookOf(context);
  return { posted: { webhook, messageId, channelId, guildId, threadId, parts } };
}

function errorContext(context: WebhookSendData, answer: Answer): Partial<WebhookSendData> {
  if (answer.ok) return {};
  const { error } = answer;
  const isGone = error.kind === 'notFound' && error.isGone;
  // For a known webhook, a 404 response means that the message was deleted. There is nothing left to edit.
  const isLost = error.kind === 'notFound' && requestOf(context).task === 'edit';
  return {
    error,
    secondsLeft: error.kind === 'rateLimited' ? Math.ceil(error.retryAfterMs / 1_000) : 0,
    limited: error.kind === 'rateLimited' ? webhookOf(context).id : null,
    ...(isGone && { gone: [...context.gone, webhookOf(context).id] }),
    ...(isLost && { posted: null }),
  };
}
