import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { configSaveMachine } from './config-save.machine';

/** Lets the form distinguish saved changes from later ones. Returns a function that unsubscribes. */
export function reportSaves(
  save: ActorRefFrom<typeof configSaveMachine>,
  edit: ActorRefFrom<typeof configEditMachine>,
): () => void {
  const reports = [
    save.on('saving', (event) => edit.send(event)),
    save.on('saved', (event) => edit.send(event)),
    save.on('conflict', (event) => edit.send(event)),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
