import type { ActorRefFrom } from 'xstate';
import type { shareOpenMachine } from '../share-open/share-open.machine';
import type { webhookSendMachine } from '../webhook-send/webhook-send.machine';
import type { messageDraftMachine } from './message-draft.machine';

/**
 * Puts under edit what a link shares and what is read from Discord. What was there before is a step back. Returns how
 * to stop: what an effect gives back.
 */
export function takeMessages(
  draft: ActorRefFrom<typeof messageDraftMachine>,
  from: {
    share: ActorRefFrom<typeof shareOpenMachine>;
    send: ActorRefFrom<typeof webhookSendMachine>;
  },
): () => void {
  const reports = [
    from.share.on('loaded', ({ message }) =>
      draft.send({ type: 'replace', message, reason: 'shared' }),
    ),
    from.send.on('loaded', ({ message }) =>
      draft.send({ type: 'replace', message, reason: 'loaded' }),
    ),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
