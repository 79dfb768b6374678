import { waitFor, type ActorRefFrom } from 'xstate';
import type { shareOpenMachine } from '../share-open/share-open.machine';
import type { webhookSendMachine } from '../webhook-send/webhook-send.machine';
import type { messageDraftMachine } from './message-draft.machine';
import { tellTyped } from './typed-text';

export interface TakenFrom {
  share: ActorRefFrom<typeof shareOpenMachine>;
  send: ActorRefFrom<typeof webhookSendMachine>;
  /** The name under which somebody's own work is put aside before a shared message takes its place. */
  asideName: () => string;
}

/**
 * Puts under edit what a link shares and what is read from Discord. What was there before is a step back; before a link
 * that was only followed, it is put aside besides, to be found again after the page is gone. Returns how to stop: what
 * an effect gives back.
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
        tellTyped();
        const snapshot = draft.getSnapshot();
        if (!snapshot.matches({ open: { message: 'empty' } })) {
          const taken = snapshot.context.drafts.map(({ name }) => name);
          draft.send({ type: 'put aside', name: unusedName(asideName(), taken) });
        }
        draft.send({ type: 'replace', message, reason: 'shared' });
      });
    }),
    send.on('loaded', ({ message }) => {
      tellTyped();
      draft.send({ type: 'replace', message, reason: 'loaded' });
    }),
  ];
  return () => {
    isStopped = true;
    for (const report of reports) report.unsubscribe();
  };
}

/** The name, or where it is taken the first of its kind that is not: what was put aside before stays. */
function unusedName(name: string, taken: readonly string[]): string {
  let unused = name;
  for (let count = 2; taken.includes(unused); count += 1) unused = `${name} (${count})`;
  return unused;
}
