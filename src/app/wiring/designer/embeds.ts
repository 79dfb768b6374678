import { fromCallback, fromPromise, type InputFrom, type PromiseActorLogic } from 'xstate';
import { newMessage } from '#domain/message/message';
import { decodeShare } from '#domain/message/share-link';
import type { LoadedWork } from '#machines/designer/message-draft/message-draft.events';
import { messageDraftMachine } from '#machines/designer/message-draft/message-draft.machine';
import { messageToStore } from '#machines/designer/message-draft/message-draft.setup';
import { flushPendingText } from '#machines/designer/message-draft/typed-text';
import { shareOpenMachine } from '#machines/designer/share-open/share-open.machine';
import { webhookProfileMachine } from '#machines/designer/webhook-profile/webhook-profile.machine';
import { webhookSendMachine } from '#machines/designer/webhook-send/webhook-send.machine';
import {
  storeHistory,
  storeMessage,
  storeNamedDrafts,
  loadDrafts,
  watchDrafts,
} from '#services/designer/message-drafts';
import { watchPageHidden } from '#services/browser/page-visibility';
import { rememberWebhookUrl } from '#services/designer/webhook-url';
import {
  askWebhook,
  deleteMessage,
  editMessage,
  loadMessage,
  readWebhook,
  sendMessage,
} from '#services/designer/webhook';
import { abortable } from '../actors';

// Provides the services to the machines of the embed designer. None of them needs an account.

let ids = 0;

/** Returns an id for an embed or field, unique while this page is open. */
export function newId(): string {
  ids += 1;
  return `part-${ids}`;
}

/** Returns the input for a new message: a message with the default embed (product.md §15.3). */
export function messageDraftInput(): InputFrom<typeof messageDraftMachine> {
  const message = newMessage(newId, new Date().toISOString());
  return { newId, now: Date.now, message };
}

/**
 * Stores the draft, so that it survives a reload. A component that unmounts the designer has to send 'page hidden'
 * first, because a stopped actor stores nothing.
 */
export const messageDraftLogic = messageDraftMachine.provide({
  actors: {
    loadDraft: fromPromise<LoadedWork>(async () => loadDrafts(newId)),
    storeDraft: fromPromise(async ({ input }) => storeMessage(input)),
    storeDrafts: fromPromise(async ({ input }) => storeNamedDrafts(input)),
    watchDrafts: fromCallback(({ sendBack }) => {
      const stopWatching = watchDrafts(newId, {
        onDraft: (message) => sendBack({ type: 'draft changed elsewhere', message }),
        onDrafts: (drafts) => sendBack({ type: 'drafts changed elsewhere', drafts }),
      });
      const stopLooking = watchPageHidden(() => {
        flushPendingText();
        sendBack({ type: 'page hidden' });
      });
      return () => {
        stopWatching();
        stopLooking();
      };
    }),
  },
  actions: { storeHistory: ({ context }) => storeHistory(messageToStore(context), context) },
});

/**
 * Sends requests to Discord once `ready` settles: immediately with a real backend, or when the mocks have started in
 * demo mode.
 */
export function webhookSendLogic(ready: () => Promise<unknown>) {
  const asking = <Input, Answer>(service: Service<Input, Answer>) => afterReady(ready, service);
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

/** Reads the entered webhook once `ready` settles, as in `webhookSendLogic`. */
export function webhookProfileLogic(ready: () => Promise<unknown>) {
  return webhookProfileMachine.provide({ actors: { read: afterReady(ready, askWebhook) } });
}

type Service<Input, Answer> = (input: Input, signal: AbortSignal) => Promise<NoInfer<Answer>>;

function afterReady<Input, Answer>(
  ready: () => Promise<unknown>,
  service: Service<Input, Answer>,
): PromiseActorLogic<Answer, Input> {
  return abortable(async (input, signal) => {
    await ready();
    return service(input, signal);
  });
}

export const shareOpenLogic = shareOpenMachine.provide({
  actors: { decode: abortable((share) => decodeShare(share, newId)) },
});
