import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { commandFormMachine } from './command-form.machine';

/**
 * Passes the result of an execution on to the settings form. The form treats it as a remote change: the form's draft is
 * rebased and stays unsaved. Returns a function that unsubscribes.
 */
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
