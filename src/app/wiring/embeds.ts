import { fromCallback, fromPromise, type InputFrom } from 'xstate';
import { newMessage } from '#domain/message/message';
import { decodeShare } from '#domain/message/share-link';
import { copyNoticeMachine } from '#machines/copy-notice/copy-notice.machine';
import { messageDraftMachine } from '#machines/message-draft/message-draft.machine';
import { shareOpenMachine } from '#machines/share-open/share-open.machine';
import { webhookSendMachine } from '#machines/webhook-send/webhook-send.machine';
import { writeText } from '#services/browser/clipboard';
import {
  keepMessage,
  keepNamedDrafts,
  loadDrafts,
  watchDrafts,
} from '#services/browser/message-drafts';
import { watchPageHidden } from '#services/browser/page-hidden';
import { readWebhookUrl, rememberWebhookUrl } from '#services/browser/webhook-url';
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

/** The address this browser remembers. */
export function webhookSendInput(): InputFrom<typeof webhookSendMachine> {
  return { url: readWebhookUrl() };
}

/**
 * What is typed outlives the page. Whoever leaves the designer without leaving the page has to say so ('page hidden'):
 * an actor that is stopped keeps nothing any more.
 */
export const messageDraftLogic = messageDraftMachine.provide({
  actors: {
    loadDraft: fromPromise(async () => loadDrafts(newId)),
    keepDraft: fromPromise(async ({ input }) => keepMessage(input)),
    keepDrafts: fromPromise(async ({ input }) => keepNamedDrafts(input)),
    watchDrafts: fromCallback(({ sendBack }) => {
      const stopWatching = watchDrafts(newId, {
        onDraft: (message) => sendBack({ type: 'draft changed elsewhere', message }),
        onDrafts: (drafts) => sendBack({ type: 'drafts changed elsewhere', drafts }),
      });
      const stopLooking = watchPageHidden(() => sendBack({ type: 'page hidden' }));
      return () => {
        stopWatching();
        stopLooking();
      };
    }),
  },
});

export const webhookSendLogic = webhookSendMachine.provide({
  actors: {
    send: abortable(sendMessage),
    edit: abortable((input, signal) => editMessage(input, signal)),
    remove: abortable((input, signal) => deleteMessage(input, signal)),
    load: abortable((input, signal) => loadMessage(input, { newId, signal })),
    readWebhook: abortable(readWebhook),
  },
  actions: { rememberUrl: (_, url) => rememberWebhookUrl(url) },
});

export const shareOpenLogic = shareOpenMachine.provide({
  actors: { decode: abortable((share) => decodeShare(share, newId)) },
});

export const copyNoticeLogic = copyNoticeMachine.provide({
  actors: { write: fromPromise(({ input }) => writeText(input)) },
});
