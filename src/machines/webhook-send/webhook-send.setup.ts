import { assign, emit, fromPromise, setup } from 'xstate';
import type { DeliveryError } from '#domain/message/delivery';
import { checkMessage, isBlocking, type MessageProblem } from '#domain/message/limits';
import type { Message } from '#domain/message/message';
import { isSet, keptParts, type KeptParts } from '#domain/message/kept-parts';
import { parseMessageLink, type WebhookInfo } from '#domain/message/message-link';
import { parseWebhookUrl, type Webhook, type WebhookUrlError } from '#domain/message/webhook-url';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';
import type {
  EditRequest,
  LoadAnswer,
  LoadRequest,
  PostedMessage,
  SendAnswer,
  SendRequest,
  WebhookSendContext,
  WebhookSendEmitted,
  WebhookSendEvent,
  WebhookTask,
} from './webhook-send.events';

type Requested = NonNullable<WebhookSendContext['requested']>;
type Answer = SendAnswer | LoadAnswer;

const noMemory: (_: unknown, url: string) => void = unprovided('rememberUrl');

/** The whole of what sending through a webhook is made of; the chart itself is `webhook-send.machine.ts`. */
export const sendSetup = setup({
  types: {
    /** `url` is the address this browser remembers, '' for none. */
    input: {} as { url: string },
    context: {} as WebhookSendContext,
    events: {} as WebhookSendEvent,
    emitted: {} as WebhookSendEmitted,
  },
  actors: {
    send: fromPromise<SendAnswer, SendRequest>(unprovided('send')),
    edit: fromPromise<SendAnswer, EditRequest>(unprovided('edit')),
    remove: fromPromise<SendAnswer, PostedMessage>(unprovided('remove')),
    load: fromPromise<LoadAnswer, LoadRequest>(unprovided('load')),
    /** What a webhook says of itself; null where it does not. */
    readWebhook: fromPromise<WebhookInfo | null, Webhook>(unprovided('readWebhook')),
  },
  actions: {
    /** Keeps the address in this browser, and nowhere else. The app provides it. */
    rememberUrl: noMemory,
    changeUrl: assign((_, url: string) => ({ url })),
    setRequest: assign((_, requested: Requested) => ({ requested, error: null })),
    setWebhook: assign(({ context }) => ({ webhook: enteredWebhook(context) })),
    storePosted: assign(({ context }, answer: SendAnswer) => postedBy(context, answer)),
    storeLoaded: assign(({ context }, answer: LoadAnswer) => loadedBy(context, answer)),
    /** What the sent message has from now on. */
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
    /** The webhook is known to be gone: another request would fail the same way. */
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
    /** Treats a message that Discord no longer has as deleted. */
    isDeleted: (_, answer: SendAnswer) =>
      answer.ok || (answer.error.kind === 'notFound' && !answer.error.isGone),
    isAnotherWebhook: ({ context }, url: string) => {
      const webhook = parseWebhookUrl(url);
      return webhook.ok && webhook.value.id !== context.limited;
    },
    isCountdownOver: ({ context }) => context.secondsLeft <= 0,
  },
  delays: {
    /** The countdown of spec §8's «Please try again later» goes by seconds. */
    second: 1_000,
  },
});

/** The parts of a message that the form does not edit. */
function partsOf(message: Message): KeptParts {
  return Object.fromEntries(
    keptParts.flatMap((part) => (message[part] === undefined ? [] : [[part, message[part]]])),
  );
}

/** Those of a message that was sent: it has no files. */
function partsSent(message: Message): KeptParts {
  const { attachments: _, ...parts } = partsOf(message);
  return parts;
}

/** What stands against sending what is asked for; a message that is changed keeps its name, picture and thread. */
export function blockingProblems(request: Requested): MessageProblem[] {
  if (request.task !== 'send' && request.task !== 'edit') return [];
  const isEdit = request.task === 'edit';
  const hasFiles = isEdit && isSet(request.message, 'attachments');
  const isSent = ({ path, kind }: MessageProblem) =>
    !isEdit || (/^(?:content|embeds.*)?$/.test(path) && !(hasFiles && kind === 'emptyMessage'));
  return checkMessage(request.message).filter((problem) => isBlocking(problem) && isSent(problem));
}

/** @throws where nothing was asked for: a defect in the chart. */
export function requestOf({ requested }: WebhookSendContext): Requested {
  if (!requested) throw new Error('Nothing was requested');
  return requested;
}

/** @throws where no message was posted: a defect in the chart. */
export function postedOf({ posted }: WebhookSendContext): PostedMessage {
  if (!posted) throw new Error('No message was posted');
  return posted;
}

/** The webhook to ask: the message's own, where it is about one. @throws where the address was not checked. */
function enteredWebhook(context: WebhookSendContext): Webhook {
  if (!needsUrl(requestOf(context))) return postedOf(context).webhook;
  const webhook = parseWebhookUrl(context.url);
  if (!webhook.ok) throw new Error('The address was not checked');
  return webhook.value;
}

/** The webhook that is asked, whatever is entered meanwhile. @throws where none is: a defect in the chart. */
export function webhookOf({ webhook }: WebhookSendContext): Webhook {
  if (!webhook) throw new Error('No request was sent');
  return webhook;
}

/** @throws where another thing was asked for: a defect in the chart. */
export function requestedMessage(context: WebhookSendContext): Message {
  const request = requestOf(context);
  if (!('message' in request)) throw new Error(`The task ${request.task} has no message`);
  return request.message;
}

/** @throws where the link was not checked: a defect in the chart. */
export function requestedPlace(context: WebhookSendContext): LoadRequest['place'] {
  const request = requestOf(context);
  const place = request.task === 'load' ? parseMessageLink(request.link) : null;
  if (!place) throw new Error('The link was not checked');
  return place;
}

function needsUrl({ task }: Requested): boolean {
  return task === 'send' || task === 'load';
}

function errorIn({ error }: WebhookSendContext): DeliveryError {
  if (!error) throw new Error('No request failed');
  return error;
}

/** @throws where nothing was loaded: a defect in the chart. */
function loadedOf(answer: LoadAnswer): Message {
  if (!answer.ok) throw new Error('No message was loaded');
  return answer.value.message;
}

/** A message that was sent without Discord saying which it is cannot be changed. */
function postedBy(context: WebhookSendContext, answer: SendAnswer): Partial<WebhookSendContext> {
  if (!answer.ok || answer.value.messageId === null) return { posted: null };
  const webhook = webhookOf(context);
  const { messageId, channelId } = answer.value;
  const threadId = threadOf(requestedMessage(context), webhook, channelId);
  const guildId = context.info?.webhookId === webhook.id ? context.info.info?.guildId : null;
  const parts = partsSent(requestedMessage(context));
  return { posted: { webhook, messageId, channelId, threadId, guildId: guildId ?? null, parts } };
}

/** A message that opens a thread of its own is in it: the answer's channel is that thread. */
function threadOf(message: Message, webhook: Webhook, channelId: string | null): string {
  if (message.thread_name.trim() !== '') return channelId ?? '';
  return message.thread_id.trim() || (webhook.threadId ?? '');
}

function loadedBy(context: WebhookSendContext, answer: LoadAnswer): Partial<WebhookSendContext> {
  if (!answer.ok) return {};
  const { messageId, channelId, guildId } = requestedPlace(context);
  const { threadId, message } = answer.value;
  const parts = partsOf(message);
  const webhook = webhookOf(context);
  return { posted: { webhook, messageId, channelId, guildId, threadId, parts } };
}

function errorContext(context: WebhookSendContext, answer: Answer): Partial<WebhookSendContext> {
  if (answer.ok) return {};
  const { error } = answer;
  const isGone = error.kind === 'notFound' && error.isGone;
  // What is not found without its webhook being gone is the message: nothing is left to be changed.
  const isLost = error.kind === 'notFound' && requestOf(context).task === 'edit';
  return {
    error,
    secondsLeft: error.kind === 'rateLimited' ? Math.ceil(error.retryAfterMs / 1_000) : 0,
    limited: error.kind === 'rateLimited' ? webhookOf(context).id : null,
    ...(isGone && { gone: [...context.gone, webhookOf(context).id] }),
    ...(isLost && { posted: null }),
  };
}
