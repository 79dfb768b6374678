import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { configHistoryMachine } from './config-history.machine';

/**
 * Lets the form know what an undo left behind, and the history of every save the form hears of. To the form an undo is
 * a change from outside: what is being edited is carried over to it and stays unsaved. Returns how to stop: what an
 * effect gives back.
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
