import { createActorContext } from '@xstate/react';
import {
  assign,
  emit,
  fromPromise,
  setup,
  type DoneActorEvent,
  type SnapshotFrom,
  type ActorRefFrom,
} from 'xstate';
import type { DeliveryError } from '#domain/message/delivery';
import type { WebhookInfo } from '#domain/message/message-link';
import { type Webhook, parseWebhookUrl } from '#domain/message/webhook-url';
import type { Result } from '#domain/result';
import { webhookSender, type WebhookSender } from '#domain/message/webhook-sender';
import { unprovided } from '../../unprovided';
import type { webhookSendMachine } from '../webhook-send/webhook-send.machine';

export type WebhookAnswer = Result<WebhookInfo, DeliveryError>;

export interface WebhookProfileEvent {
  type: 'enter';
  /** The webhook of the entered URL; null if the URL is invalid, or if Discord has deleted the webhook. */
  webhook: Webhook | null;
}

/** Discord has deleted the webhook. It must not be requested again. */
export interface WebhookProfileEmitted {
  type: 'gone';
  webhookId: string;
}

interface WebhookProfileContext {
  webhook: Webhook | null;
  info: WebhookInfo | null;
}

const answered = ({ event }: { event: DoneActorEvent<WebhookAnswer> }) => event.output;

/**
 * Reads the name, the picture and the server of the entered webhook (product.md §15.9). The request is debounced,
 * because while the user types a token, the URL is already valid after each character. Errors are not shown, because no
 * other function depends on the response. There is one request per URL.
 */
export const webhookProfileMachine = setup({
  types: {
    context: {} as WebhookProfileContext,
    events: {} as WebhookProfileEvent,
    emitted: {} as WebhookProfileEmitted,
  },
  actors: { read: fromPromise<WebhookAnswer, Webhook>(unprovided('read')) },
  actions: {
    setWebhook: assign((_, webhook: Webhook | null) => ({ webhook, info: null })),
    storeInfo: assign((_, answer: WebhookAnswer) => (answer.ok ? { info: answer.value } : {})),
    emitGone: emit(({ context }) => ({ type: 'gone', webhookId: webhookOf(context).id })),
  },
  guards: {
    isSame: ({ context }, webhook: Webhook | null) => context.webhook?.url === webhook?.url,
    isNone: (_, webhook: Webhook | null) => webhook === null,
    isOk: (_, answer: WebhookAnswer) => answer.ok,
    isGone: (_, answer: WebhookAnswer) =>
      !answer.ok && answer.error.kind === 'notFound' && answer.error.isGone,
    isUnanswered: (_, answer: WebhookAnswer) => !answer.ok,
  },
  delays: { typingPause: 600 },
}).createMachine({
  id: 'webhookProfile',
  context: { webhook: null, info: null },
  initial: 'empty',
  on: {
    enter: [
      {
        guard: { type: 'isSame', params: entered },
        actions: [],
      },
      {
        guard: { type: 'isNone', params: entered },
        target: '.empty',
        actions: { type: 'setWebhook', params: null },
      },
      {
        target: '.settling',
        reenter: true,
        actions: { type: 'setWebhook', params: entered },
      },
    ],
  },
  states: {
    empty: {},
    settling: { after: { typingPause: 'reading' } },
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => webhookOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'known',
            actions: { type: 'storeInfo', params: answered },
          },
          {
            guard: { type: 'isGone', params: answered },
            target: 'unknown',
            actions: 'emitGone',
          },
          { guard: { type: 'isUnanswered', params: answered }, target: 'unknown' },
        ],
      },
    },
    known: {},
    unknown: {},
  },
});

function entered({ event }: { event: WebhookProfileEvent }): Webhook | null {
  return event.webhook;
}

/** @throws if no webhook was entered, which is a defect in the chart. */
function webhookOf({ webhook }: WebhookProfileContext): Webhook {
  if (!webhook) throw new Error('No webhook was entered');
  return webhook;
}

export const WebhookProfileContext = createActorContext(webhookProfileMachine);

export function senderOf({
  context: { webhook, info },
}: SnapshotFrom<typeof webhookProfileMachine>): WebhookSender | null {
  return webhook && info && webhookSender(webhook.id, info);
}

/** Returns the id of the webhook's server; null if it is unknown. */
export function guildIdOf({
  context: { info },
}: SnapshotFrom<typeof webhookProfileMachine>): string | null {
  return info?.guildId ?? null;
}

/**
 * Keeps the profile in sync with the webhook in the form. A webhook that was deleted on Discord has no profile. If the
 * profile machine finds that a webhook was deleted, the form is notified. Returns a function that unsubscribes.
 */
export function followWebhook(
  profile: ActorRefFrom<typeof webhookProfileMachine>,
  send: ActorRefFrom<typeof webhookSendMachine>,
): () => void {
  const enter = () => profile.send({ type: 'enter', webhook: usableWebhook(send) });
  enter();
  const changes = send.subscribe(enter);
  const reports = profile.on('gone', ({ webhookId }) =>
    send.send({ type: 'webhook gone', webhookId }),
  );
  return () => {
    changes.unsubscribe();
    reports.unsubscribe();
  };
}

function usableWebhook(send: ActorRefFrom<typeof webhookSendMachine>): Webhook | null {
  const { url, gone } = send.getSnapshot().context;
  const webhook = parseWebhookUrl(url);
  return webhook.ok && !gone.includes(webhook.value.id) ? webhook.value : null;
}
