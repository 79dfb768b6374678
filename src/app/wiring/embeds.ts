import { fromCallback, fromPromise, type InputFrom, type PromiseActorLogic } from 'xstate';
import { newMessage } from '#domain/message/message';
import { decodeShare } from '#domain/message/share-link';
import type { KeptWork } from '#machines/message-draft/message-draft.events';
import { messageDraftMachine } from '#machines/message-draft/message-draft.machine';
import { workToKeep } from '#machines/message-draft/message-draft.setup';
import { tellTyped } from '#machines/message-draft/typed-text';
import { shareOpenMachine } from '#machines/share-open/share-open.machine';
import { webhookSendMachine } from '#machines/webhook-send/webhook-send.machine';
import {
  keepHistory,
  keepMessage,
  keepNamedDrafts,
  loadDrafts,
  watchDrafts,
} from '#services/browser/message-drafts';
import { watchPageHidden } from '#services/browser/page-hidden';
import { rememberWebhookUrl } from '#services/browser/webhook-url';
import {
  deleteMessage,
  editMessage,
  loadMessage,
  readWebhook,
  sendMessage,
} from '#services/discord/webhook';
import { abortable } from './abortable';

/*
 * Where the flows of the embed designer meet the outside world. The designer needs no account, and no other page
 * needs the designer.
 */

let ids = 0;

/** Names embeds and fields while this page is open. */
export function newId(): string {
  ids += 1;
  return `part-${ids}`;
}

/** What a message under edit starts with: the embed of spec §3. */
export function messageDraftInput(): InputFrom<typeof messageDraftMachine> {
  const message = newMessage(newId, new Date().toISOString());
  return { newId, now: Date.now, message };
}

/**
 * What is typed outlives the page. Whoever leaves the designer without leaving the page has to say so ('page hidden'):
 * an actor that is stopped keeps nothing any more.
 */
export const messageDraftLogic = messageDraftMachine.provide({
  actors: {
    loadDraft: fromPromise<KeptWork>(async () => loadDrafts(newId)),
    keepDraft: fromPromise(async ({ input }) => keepMessage(input)),
    keepDrafts: fromPromise(async ({ input }) => keepNamedDrafts(input)),
    watchDrafts: fromCallback(({ sendBack }) => {
      const stopWatching = watchDrafts(newId, {
        onDraft: (message) => sendBack({ type: 'draft changed elsewhere', message }),
        onDrafts: (drafts) => sendBack({ type: 'drafts changed elsewhere', drafts }),
      });
      const stopLooking = watchPageHidden(() => {
        tellTyped();
        sendBack({ type: 'page hidden' });
      });
      return () => {
        stopWatching();
        stopLooking();
      };
    }),
  },
  actions: { keepHistory: ({ context }) => keepHistory(workToKeep(context), context) },
});

/**
 * Discord is asked once `ready` settles: at once where there is a backend, and in the demo when this browser has been
 * made to play Discord.
 */
export function webhookSendLogic(ready: () => Promise<unknown>) {
  const asking = <Input, Answer>(
    service: (input: Input, signal: AbortSignal) => Promise<NoInfer<Answer>>,
  ): PromiseActorLogic<Answer, Input> =>
    abortable(async (input, signal) => {
      await ready();
      return service(input, signal);
    });
  return webhookSendMachine.provide({
    actors: {
      send: asking(sendMessage),
      edit: asking((input, signal) => editMessage(input, signal)),
      remove: asking((input, signal) => deleteMessage(input, signal)),
      load: asking((input, signal) => loadMessage(input, { newId, signal })),
      readWebhook: asking(readWebhook),
    },
    actions: { rememberUrl: (_, url) => rememberWebhookUrl(url) },
  });
}

export const shareOpenLogic = shareOpenMachine.provide({
  actors: { decode: abortable((share) => decodeShare(share, newId)) },
});
