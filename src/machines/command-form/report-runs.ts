import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { commandFormMachine } from './command-form.machine';

/**
 * Lets the settings under edit know what an execution left behind. To them it is a change from outside: what is being
 * edited is carried over to it and stays unsaved. Returns how to stop: what an effect gives back.
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
