import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { configUndoMachine } from './config-undo.machine';

/** The form treats an undo as a remote change: it rebases its draft. Returns a function that unsubscribes. */
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
