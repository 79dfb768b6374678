import { assign, emit, fromPromise, setup } from 'xstate';
import type { DeliveryError } from '#domain/message/delivery';
import { checkMessage, isBlocking, type MessageProblem } from '#domain/message/limits';
import type { Message } from '#domain/message/message';
import { isSet, keptParts, type KeptParts } from '#domain/message/kept-parts';
import { parseMessageLink, type WebhookInfo } from '#domain/message/message-link';
import { parseWebhookUrl, type Webhook, type WebhookUrlError } from '#domain/message/webhook-url';
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

type Asked = NonNullable<WebhookSendContext['asked']>;
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
    ask: assign((_, asked: Asked) => ({ asked, error: null })),
    takeWebhook: assign(({ context }) => ({ through: webhookToAsk(context) })),
    takePosted: assign(({ context }, answer: SendAnswer) => postedBy(context, answer)),
    takeLoaded: assign(({ context }, answer: LoadAnswer) => loadedBy(context, answer)),
    /** What the sent message has from now on. */
    takeEdited: assign(({ context: { posted, asked } }) =>
      posted && asked?.task === 'edit'
        ? { posted: { ...posted, parts: { ...posted.parts, ...partsOf(asked.message) } } }
        : {},
    ),
    forgetPosted: assign({ posted: null }),
    takeInfo: assign(({ context: { posted } }, info: WebhookInfo | null) =>
      posted
        ? {
            info: { webhookId: posted.webhook.id, info },
            posted: { ...posted, guildId: info?.guildId ?? null },
          }
        : {},
    ),
    /** Asked for again, it would be refused the same way. */
    refuseGone: assign({ error: { kind: 'notFound', isGone: true } }),
    refuse: assign(({ context }, answer: Answer) => refusedBy(context, answer)),
    tick: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    stopCounting: assign({ secondsLeft: 0 }),
    tellRefused: emit(({ context }) => ({
      type: 'refused',
      task: askedOf(context).task,
      error: errorIn(context),
    })),
    tellDone: emit((_, notice: 'sent' | 'edited' | 'deleted' | 'loaded') => ({
      type: 'notice',
      notice,
    })),
    handOver: emit((_, answer: LoadAnswer) => ({ type: 'loaded', message: loadedOf(answer) })),
  },
  guards: {
    hasPosted: ({ context }) => context.posted !== null,
    asks: ({ context }, task: WebhookTask) => askedOf(context).task === task,
    lacksUrlAs: ({ context }, kind: WebhookUrlError) => {
      const webhook = parseWebhookUrl(context.url);
      return needsUrl(askedOf(context)) && !webhook.ok && webhook.error === kind;
    },
    hasMalformedLink: ({ context }) => {
      const asked = askedOf(context);
      return asked.task === 'load' && parseMessageLink(asked.link) === null;
    },
    isKnownGone: ({ context }) => context.gone.includes(webhookToAsk(context).id),
    isBlocked: ({ context }) => blockingProblems(askedOf(context)).length > 0,
    knowsInfo: ({ context: { info, posted } }) =>
      info !== null && info.webhookId === posted?.webhook.id,
    wasDone: (_, answer: Answer) => answer.ok,
    wasRefusedAs: (_, { answer, kind }: { answer: Answer; kind: DeliveryError['kind'] }) =>
      !answer.ok && answer.error.kind === kind,
    /** Deleted, now or before: a message that is not found is what deleting was for. */
    standsNoMore: (_, answer: SendAnswer) =>
      answer.ok || (answer.error.kind === 'notFound' && !answer.error.isGone),
    isAnotherWebhook: ({ context }, url: string) => {
      const webhook = parseWebhookUrl(url);
      return webhook.ok && webhook.value.id !== context.limited;
    },
    mayAskAgain: ({ context }) => context.secondsLeft <= 0,
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
export function blockingProblems(asked: Asked): MessageProblem[] {
  if (asked.task !== 'send' && asked.task !== 'edit') return [];
  const isEdit = asked.task === 'edit';
  const hasFiles = isEdit && isSet(asked.message, 'attachments');
  const isSent = ({ path, kind }: MessageProblem) =>
    !isEdit || (/^(?:content|embeds.*)?$/.test(path) && !(hasFiles && kind === 'emptyMessage'));
  return checkMessage(asked.message).filter((problem) => isBlocking(problem) && isSent(problem));
}

/** @throws where nothing was asked for: a defect in the chart. */
export function askedOf({ asked }: WebhookSendContext): Asked {
  if (!asked) throw new Error('Discord was asked for nothing');
  return asked;
}

/** @throws where no message was posted: a defect in the chart. */
export function postedOf({ posted }: WebhookSendContext): PostedMessage {
  if (!posted) throw new Error('No message was posted');
  return posted;
}

/** The webhook to ask: the message's own, where it is about one. @throws where the address was not checked. */
function webhookToAsk(context: WebhookSendContext): Webhook {
  if (!needsUrl(askedOf(context))) return postedOf(context).webhook;
  const webhook = parseWebhookUrl(context.url);
  if (!webhook.ok) throw new Error('The address was not checked');
  return webhook.value;
}

/** The webhook that is asked, whatever is entered meanwhile. @throws where none is: a defect in the chart. */
export function throughOf({ through }: WebhookSendContext): Webhook {
  if (!through) throw new Error('No webhook was asked');
  return through;
}

/** @throws where another thing was asked for: a defect in the chart. */
export function messageAsked(context: WebhookSendContext): Message {
  const asked = askedOf(context);
  if (!('message' in asked)) throw new Error(`To ${asked.task} takes no message`);
  return asked.message;
}

/** @throws where the link was not checked: a defect in the chart. */
export function placeAsked(context: WebhookSendContext): LoadRequest['place'] {
  const asked = askedOf(context);
  const place = asked.task === 'load' ? parseMessageLink(asked.link) : null;
  if (!place) throw new Error('The link was not checked');
  return place;
}

function needsUrl({ task }: Asked): boolean {
  return task === 'send' || task === 'load';
}

function errorIn({ error }: WebhookSendContext): DeliveryError {
  if (!error) throw new Error('Nothing was refused');
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
  const webhook = throughOf(context);
  const { messageId, channelId } = answer.value;
  const threadId = threadOf(messageAsked(context), webhook, channelId);
  const guildId = context.info?.webhookId === webhook.id ? context.info.info?.guildId : null;
  const parts = partsSent(messageAsked(context));
  return { posted: { webhook, messageId, channelId, threadId, guildId: guildId ?? null, parts } };
}

/** A message that opens a thread of its own is in it: the answer's channel is that thread. */
function threadOf(message: Message, webhook: Webhook, channelId: string | null): string {
  if (message.thread_name.trim() !== '') return channelId ?? '';
  return message.thread_id.trim() || (webhook.threadId ?? '');
}

function loadedBy(context: WebhookSendContext, answer: LoadAnswer): Partial<WebhookSendContext> {
  if (!answer.ok) return {};
  const { messageId, channelId, guildId } = placeAsked(context);
  const { threadId, message } = answer.value;
  const parts = partsOf(message);
  const webhook = throughOf(context);
  return { posted: { webhook, messageId, channelId, guildId, threadId, parts } };
}

function refusedBy(context: WebhookSendContext, answer: Answer): Partial<WebhookSendContext> {
  if (answer.ok) return {};
  const { error } = answer;
  const isGone = error.kind === 'notFound' && error.isGone;
  // What is not found without its webhook being gone is the message: nothing is left to be changed.
  const isLost = error.kind === 'notFound' && askedOf(context).task === 'edit';
  return {
    error,
    secondsLeft: error.kind === 'rateLimited' ? Math.ceil(error.retryAfterMs / 1_000) : 0,
    limited: error.kind === 'rateLimited' ? throughOf(context).id : null,
    ...(isGone && { gone: [...context.gone, throughOf(context).id] }),
    ...(isLost && { posted: null }),
  };
}
