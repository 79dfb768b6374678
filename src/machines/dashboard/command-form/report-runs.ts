import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { commandFormMachine } from './command-form.machine';

/** The form treats the execution as a remote change: it rebases its draft. Returns a function that unsubscribes. */
export function reportRuns(
  form: ActorRefFrom<typeof commandFormMachine>,
  edit: ActorRefFrom<typeof configEditMachine>,
): () => void {
  const reports = [
    form.on('saved', ({ stored }) => edit.send({ type: 'remote changed', stored })),
    form.on('stale', ({ theirs }) => edit.send({ type: 'remote changed', stored: theirs })),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
