import type { ActorRefFrom } from 'xstate';
import type { membershipListMachine } from '../membership-list/membership-list.machine';
import type { membershipDraftMachine } from './membership-draft.machine';

/** Reports each saved membership to the list. Returns a function that unsubscribes. */
export function reportSaved(
  draft: ActorRefFrom<typeof membershipDraftMachine>,
  list: ActorRefFrom<typeof membershipListMachine>,
): () => void {
  const report = draft.on('saved', ({ membership }) => list.send({ type: 'stored', membership }));
  return () => report.unsubscribe();
}
