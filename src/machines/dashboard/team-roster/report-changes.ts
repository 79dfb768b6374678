import type { ActorRefFrom } from 'xstate';
import type { memberEditMachine } from '../member-edit/member-edit.machine';
import type { permissionEditMachine } from '../permission-edit/permission-edit.machine';
import type { teamRosterMachine } from './team-roster.machine';

/**
 * Passes pending changes and their results on to the list, which shows changes optimistically. Returns a function that
 * unsubscribes.
 */
export function reportChanges(
  editor: ActorRefFrom<typeof memberEditMachine> | ActorRefFrom<typeof permissionEditMachine>,
  roster: ActorRefFrom<typeof teamRosterMachine>,
): () => void {
  const reports = [
    editor.on('expect', (event) => roster.send(event)),
    editor.on('confirm', (event) => roster.send(event)),
    editor.on('roll back', (event) => roster.send(event)),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
