import { waitFor, type ActorRefFrom } from 'xstate';
import type { shareOpenMachine } from '../share-open/share-open.machine';
import type { webhookSendMachine } from '../webhook-send/webhook-send.machine';
import type { messageDraftMachine } from './message-draft.machine';
import { flushPendingText } from './typed-text';

export interface TakenFrom {
  share: ActorRefFrom<typeof shareOpenMachine>;
  send: ActorRefFrom<typeof webhookSendMachine>;
  /** Returns the draft name under which the user's own message is stored before a shared message replaces it. */
  asideName: () => string;
}

/**
 * Replaces the message in the editor as an undo step. Before a shared message replaces it, the user's own message is
 * also stored as a named draft, because users may follow a link by accident. Returns a function that unsubscribes.
 */
export function takeMessages(
  draft: ActorRefFrom<typeof messageDraftMachine>,
  { share, send, asideName }: TakenFrom,
): () => void {
  let isStopped = false;
  const reports = [
    share.on('loaded', ({ message }) => {
      void waitFor(draft, (snapshot) => snapshot.matches('open')).then(() => {
        if (isStopped) return;
        flushPendingText();
        const snapshot = draft.getSnapshot();
        if (!snapshot.matches({ open: { message: 'empty' } })) {
          const taken = snapshot.context.drafts.map(({ name }) => name);
          draft.send({ type: 'put aside', name: unusedName(asideName(), taken) });
        }
        draft.send({ type: 'replace', message, reason: 'shared' });
      });
    }),
    send.on('loaded', ({ message }) => {
      flushPendingText();
      draft.send({ type: 'replace', message, reason: 'loaded' });
    }),
  ];
  return () => {
    isStopped = true;
    for (const report of reports) report.unsubscribe();
  };
}

/** Returns `name`, with a number appended if the name is already used. */
function unusedName(name: string, taken: readonly string[]): string {
  let unused = name;
  for (let count = 2; taken.includes(unused); count += 1) unused = `${name} (${count})`;
  return unused;
}
