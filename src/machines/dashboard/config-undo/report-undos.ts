import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { configUndoMachine } from './config-undo.machine';

/**
 * Passes the result of an undo to the form. The form treats an undo as a remote change: the form's draft is rebased and
 * stays unsaved. Returns a function that unsubscribes.
 */
export function reportUndos(
  undo: ActorRefFrom<typeof configUndoMachine>,
  edit: ActorRefFrom<typeof configEditMachine>,
): () => void {
  const reports = [
    undo.on('saved', ({ stored }) => edit.send({ type: 'remote changed', stored })),
    undo.on('stale', ({ theirs }) => edit.send({ type: 'remote changed', stored: theirs })),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
