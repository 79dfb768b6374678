import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { configProposalMachine } from './config-proposal.machine';

/** Puts proposed values into the form as unsaved changes. Returns a function that unsubscribes. */
export function reportProposals(
  proposal: ActorRefFrom<typeof configProposalMachine>,
  edit: ActorRefFrom<typeof configEditMachine>,
): () => void {
  const report = proposal.on('proposed', ({ values }) => edit.send({ type: 'propose', values }));
  return () => report.unsubscribe();
}
