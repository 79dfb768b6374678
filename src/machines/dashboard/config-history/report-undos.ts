import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { configHistoryMachine } from './config-history.machine';

/**
 * Passes the result of an undo to the form, and notifies the history when the form has a new version. The form treats
 * an undo as a remote change: the form's draft is rebased and stays unsaved. Returns a function that unsubscribes.
 */
export function reportUndos(
  history: ActorRefFrom<typeof configHistoryMachine>,
  edit: ActorRefFrom<typeof configEditMachine>,
): () => void {
  let { version } = edit.getSnapshot().context;
  const reports = [
    history.on('saved', ({ stored }) => edit.send({ type: 'remote changed', stored })),
    history.on('stale', ({ theirs }) => edit.send({ type: 'remote changed', stored: theirs })),
    edit.subscribe(({ context }) => {
      if (context.version === version) return;
      version = context.version;
      history.send({ type: 'history changed' });
    }),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
